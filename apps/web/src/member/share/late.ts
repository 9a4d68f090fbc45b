import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { MemberShare } from '@coop/contracts/member/share';
import { parseBaht } from '@coop/format/money';
import { periodIndex, recvPeriodOf } from '@coop/format/thai-date';
import { epochOf } from '@coop/format/wall-time';

/** Shares that were paid late or are owed: so many in a row, or in an accounting year, may end the membership. A run that
 * ended longer ago than `late_within` months is over. */
type LateLaws = Pick<KnownByLaws['shares'], 'late_in_a_row' | 'late_in_a_year' | 'late_within'>;

function longestRun(months: readonly number[]): number {
  let longest = 0;
  let run = 0;
  months.forEach((month, index) => {
    run = month - 1 === months[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Returns what a member is to know of late shares; nothing where an older backend does not say. */
export function lateShares(share: MemberShare, fiscalStartMonth: number, laws: LateLaws) {
  const isDated = epochOf(share.as_of) !== null;
  const late = isDated ? (share.late_months ?? []) : [];
  const months = late.flatMap((month) => periodIndex(month) ?? []).sort((a, b) => a - b);
  const today = isDated ? (periodIndex(recvPeriodOf(share.as_of)) ?? 0) : 0;
  // The accounting year that today is in.
  const yearStart = today - ((today - (fiscalStartMonth - 1) + 12) % 12);
  const inARow = longestRun(months.filter((month) => month > today - laws.late_within));
  const inYear = months.filter((month) => month >= yearStart).length;
  return {
    /** Sum that is owed today, in satang; null when that is not known. */
    overdueSatang: parseBaht(share.overdue_amount),
    /** The longest run of months of late. */
    inARow,
    /** Months of this accounting year. */
    inYear,
    isTooManyInARow: inARow >= laws.late_in_a_row,
    isTooMany: inARow >= laws.late_in_a_row || inYear >= laws.late_in_a_year,
  };
}
