import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import type { Shortfall } from './shortfalls.ts';

/** What a record or a form says about a member; absent: deducted in full. */
export type Deduction = Pick<Shortfall, 'deducted' | 'reason'>;

export interface Compared {
  readonly membership_no: string;
  readonly name: string;
  readonly theirs: Deduction | undefined;
  readonly mine: Deduction | undefined;
  readonly isSame: boolean;
}

/** What a form does to a record: how many more people, other amounts or reasons, and people fewer. */
export type Change = 'added' | 'changed' | 'removed';

export function changeOf({ theirs, mine }: Compared): Change {
  if (!theirs) return 'added';
  return mine ? 'changed' : 'removed';
}

function isSame(theirs: Deduction | undefined, mine: Deduction | undefined): boolean {
  return (
    theirs?.reason === mine?.reason && parseBaht(theirs?.deducted) === parseBaht(mine?.deducted)
  );
}

const byNo = (shortfalls: readonly Shortfall[]) =>
  new Map(
    shortfalls.map(({ membership_no, deducted, reason }) => [membership_no, { deducted, reason }]),
  );

/** Everybody whom one of the two says was not deducted in full, in the order of the sheet. */
export function compareShortfalls(
  sheet: readonly DeductLine[],
  theirs: readonly Shortfall[],
  mine: readonly Shortfall[],
): Compared[] {
  const [others, own] = [byNo(theirs), byNo(mine)];
  return sheet.flatMap(({ membership_no, member_fullname: name }): Compared[] => {
    const [one, other] = [others.get(membership_no), own.get(membership_no)];
    if (!one && !other) return [];
    return [{ membership_no, name, theirs: one, mine: other, isSame: isSame(one, other) }];
  });
}

export type Side = 'mine' | 'theirs';

/** A member in two versions of one record, and which of them changed it; both: to be decided. */
export interface Merged extends Compared {
  readonly from: Side | 'both';
}

/** Joins two versions that began as one record, member by member: a three-way merge. */
export function mergeShortfalls(
  sheet: readonly DeductLine[],
  base: readonly Shortfall[],
  theirs: readonly Shortfall[],
  mine: readonly Shortfall[],
): Merged[] {
  const before = byNo(base);
  return compareShortfalls(sheet, theirs, mine).map((one) => {
    const was = before.get(one.membership_no);
    if (one.isSame || isSame(was, one.mine)) return { ...one, from: 'theirs' };
    return { ...one, from: isSame(was, one.theirs) ? 'mine' : 'both' };
  });
}

/** The merged entries; `decide` says whose counts where both changed it. */
export function shortfallsOfMerged(
  rows: readonly Merged[],
  decide: (row: Merged) => Side | undefined,
): Shortfall[] {
  return rows.flatMap((row) => {
    const side = row.from === 'both' ? decide(row) : row.from;
    const deduction = side === 'mine' ? row.mine : row.theirs;
    return deduction ? [{ membership_no: row.membership_no, ...deduction }] : [];
  });
}
