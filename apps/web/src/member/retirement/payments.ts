import { addMonths } from '@coop/finance/calendar';
import { comparePlans } from '@coop/finance/extra-payment';
import { unlessRefused } from '@coop/finance/refused';
import { extraToEndBy, payMoreMonthly } from '@coop/finance/retirement/loan';
import type { PlannedLoan, RetirementPlan } from './plan.ts';

/** What ends a contract in time. Money in satang. */
export interface PayOff {
  /** Beside each instalment; null when no instalment is left before the day of retiring. */
  readonly extraSatang: number | null;
  /** Day of the first and of the last payment with it. */
  readonly from: string;
  readonly endsOn: string;
  readonly savedSatang: number;
}

/** Days from which one could pay more: the next instalment, and the same month of every year before retiring. */
export function startsOf({ next, retireOn }: RetirementPlan): string[] {
  const starts: string[] = [];
  for (
    let at = next.on;
    retireOn !== null && at <= retireOn;
    at = addMonths(next.on, starts.length * 12)
  ) {
    starts.push(at);
  }
  return starts;
}

/**
 * The least amount in whole baht beside the instalments from a day on that leaves nothing owed at
 * retirement; undefined when the contract's terms do not tell.
 */
export const payOffOf = (loan: PlannedLoan, from: string, by: string): PayOff | undefined =>
  unlessRefused(() => {
    const { running } = loan;
    const extraSatang = extraToEndBy(running, from, by);
    if (extraSatang === null) return { extraSatang, from, endsOn: by, savedSatang: 0 };
    const rows = payMoreMonthly(running, from, extraSatang);
    const { interestSavedSatang: savedSatang } = comparePlans(running.rows, rows);
    return { extraSatang, from, endsOn: rows.at(-1)?.dueOn ?? by, savedSatang };
  });
