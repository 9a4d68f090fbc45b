import type { ScheduleRow } from '@coop/finance/loans/loan-terms';
import { payrollsOf } from '../../plans/deposit-plans.ts';
import { deductibleSatang, hasIncome } from '../../plans/loan-limits.ts';
import { monthlyShareSatang, sharesPaused } from '../../plans/share-plan.ts';
import { addShares } from '../bookings.ts';
import type { History } from '../history-state.ts';
import { type OpenContract, payBill } from '../loans/loan-history.ts';
import { isClosed, nextInstalment } from '../loans/loans.ts';

// The quiet months of long ago, of which nothing was carried over and all was paid: they are collected without their
// bills, which takes half the time for a member of twenty years.

/** Sums that a quiet month collects on its due day. */
interface QuietMonth {
  readonly due: string;
  /** Undefined while the monthly share is paused. */
  readonly shareSatang: number | undefined;
  readonly instalments: readonly { readonly contract: OpenContract; readonly row: ScheduleRow }[];
  readonly savings: readonly { readonly accountNo: string; readonly amountSatang: number }[];
}

/** Returns whether nothing was done about a month and nothing carried over into it. */
function isQuiet(
  { facts, isMissed, billing: { arrears, unbilled }, bookings: { contracts } }: History,
  month: number,
): boolean {
  return (
    month < facts.sinceMonth &&
    arrears.length + unbilled.length === 0 &&
    contracts.every((contract) => contract.arrears.length === 0) &&
    !isMissed(month)
  );
}

/**
 * Returns what a month collects, as it is on the bill day; undefined if it is not quiet, or the income has no room for
 * the interest.
 */
export function quietMonths(
  history: History,
): (month: number, due: string) => QuietMonth | undefined {
  const { member, bookings, paying, deposits, cremationIn } = history;
  const payrolls = deposits.map(({ plan, accountNo }) => ({ accountNo, in: payrollsOf(plan) }));
  return (month, due) => {
    if (!isQuiet(history, month)) return undefined;
    const shareSatang = sharesPaused(member, month) ? undefined : monthlyShareSatang(member, month);
    const instalments: { contract: OpenContract; row: ScheduleRow }[] = [];
    const savings: { accountNo: string; amountSatang: number }[] = [];
    let sum = (shareSatang ?? 0) + cremationIn(month);
    for (const { accountNo, in: payrollIn } of payrolls) {
      const amountSatang = payrollIn(month);
      if (amountSatang === 0) continue;
      savings.push({ accountNo, amountSatang });
      sum += amountSatang;
    }
    for (const contract of bookings.contracts) {
      if (isClosed(contract) || due < contract.terms.firstDueOn) continue;
      const row = nextInstalment(contract, due);
      instalments.push({ contract, row });
      sum += row.totalSatang;
    }
    const isLimited = instalments.length > 0 && paying.payer === 'agency' && hasIncome(member);
    if (isLimited && sum > deductibleSatang(member, month)) return undefined;
    return { due, shareSatang, instalments, savings };
  };
}

/** Collects a quiet month on its due day. */
export function collectAll(
  { billing, bookings }: History,
  { due: on, shareSatang, instalments, savings }: QuietMonth,
): void {
  if (shareSatang !== undefined) {
    billing.sharePeriods += 1;
    addShares(bookings, { on, slipNo: '' }, 'monthly', shareSatang, billing.sharePeriods);
  }
  // One may have been paid off since its bill day.
  for (const { contract, row } of instalments) if (!isClosed(contract)) payBill(contract, row);
  for (const { accountNo, amountSatang } of savings) {
    bookings.payrolls.push({ on, accountNo, amountSatang });
  }
}
