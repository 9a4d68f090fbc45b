import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import type { Making } from '../../parts/export/export-file.ts';
import type { PaperFile } from '../../parts/papers/paper.ts';
import { LongPaper } from '../../parts/papers/paper-sheet.tsx';
import { changesFile } from './changes-paper.ts';
import type { SheetFilter } from './find/use-filter.ts';
import { type Person, sumsOf } from './people/people.ts';
import { sheetFile } from './sheet-paper.ts';

export interface KeeprepProps {
  readonly data: GroupKeeprep;
  readonly people: readonly Person[];
  readonly filter: SheetFilter;
}

/** The paper of the page: who changed while that is chosen, else the sheet. */
export function keeprepFile({ data, people, filter }: KeeprepProps, making: Making): PaperFile {
  if (filter.mark === 'changed') {
    const { shown: rows, rest } = filter;
    return changesFile({ data, rows, rest, whole: sumsOf(people) }, making);
  }
  const members = filter.found.filter((one) => !one.isGone).map((one) => one.member);
  return sheetFile({ data, members, isPart: filter.isPart });
}

/** It in print, in place of the screen. */
export default function Papers(props: KeeprepProps) {
  const { verification } = props.data;
  return (
    <LongPaper
      verification={verification}
      of={(making) => keeprepFile(props, making).papers}
      canHide
    />
  );
}
