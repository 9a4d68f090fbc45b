import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { usePrintFonts } from '../../../fonts/use-print-fonts.ts';
import { columnGroups } from '../groups.ts';
import type { Person, Sums } from '../people/people.ts';
import { ChangesPaper } from './changes-paper.tsx';
import { Paper } from './paper.tsx';

export interface PapersProps {
  readonly data: GroupKeeprep;
  /** The papers of 400 members are too many to render beside the screen. */
  readonly printing: boolean;
  /** Who is chosen, in the order of the sheet. */
  readonly found: readonly Person[];
  readonly isPart: boolean;
  /** The rows of who changed, and those taken together under them; absent where the sheet is printed. */
  readonly changed:
    | { readonly rows: readonly Person[]; readonly rest: readonly Person[] }
    | undefined;
  readonly whole: Sums;
}

/** What is printed in place of the screen: who changed while that is chosen, else the sheet. */
export default function Papers(props: PapersProps) {
  const { data, printing, found, isPart, changed, whole } = props;
  usePrintFonts();
  if (!printing) return null;
  if (changed) {
    return <ChangesPaper data={data} people={changed.rows} rest={changed.rest} whole={whole} />;
  }
  const groups = columnGroups(data.totals.map((one) => one.kind));
  const members = found.filter((one) => !one.isGone).map((one) => one.member);
  return <Paper data={data} members={members} groups={groups} isPart={isPart} />;
}
