import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import { type Short, shortsOf } from './shorts.ts';

/** What a record or a form says about a member; absent: deducted in full. */
export type Told = Pick<Short, 'deducted' | 'reason'>;

export interface Compared {
  readonly membership_no: string;
  readonly name: string;
  readonly theirs: Told | undefined;
  readonly mine: Told | undefined;
  readonly isSame: boolean;
}

/** What a form does to a record: how many more people, other amounts or reasons, and people fewer. */
export type Change = 'added' | 'changed' | 'removed';

export function changeOf({ theirs, mine }: Compared): Change {
  if (!theirs) return 'added';
  return mine ? 'changed' : 'removed';
}

function isSame(theirs: Told | undefined, mine: Told | undefined): boolean {
  return (
    theirs?.reason === mine?.reason && parseBaht(theirs?.deducted) === parseBaht(mine?.deducted)
  );
}

/** Everybody whom one of the two says was not deducted in full, in the order of the sheet. */
export function compareShorts(
  sheet: readonly DeductLine[],
  recorded: readonly DeductLine[],
  typed: readonly Short[],
): Compared[] {
  const [theirs, mine] = [shortsOf(recorded), typed].map(
    (shorts) => new Map(shorts.map((one) => [one.membership_no, one])),
  );
  return sheet.flatMap(({ membership_no, member_fullname: name }): Compared[] => {
    const [one, other] = [theirs?.get(membership_no), mine?.get(membership_no)];
    if (!one && !other) return [];
    return [{ membership_no, name, theirs: one, mine: other, isSame: isSame(one, other) }];
  });
}

/** Where a form differs from the record. While nothing is recorded everybody counts as deducted in full. */
export function differences(
  sheet: readonly DeductLine[],
  typed: readonly Short[],
  isRecorded: boolean,
): Compared[] {
  return compareShorts(sheet, isRecorded ? sheet : [], typed).filter(({ isSame }) => !isSame);
}
