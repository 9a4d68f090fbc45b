import { monthIndex } from '../calendar.ts';
import { type ExtraPayment, type PlanRow, scheduleWithExtras } from '../loans/extra-payment.ts';
import type { LoanTerms, ScheduleRow } from '../loans/loan-terms.ts';
import { payoffOn } from '../loans/payoff.ts';

/** A running loan: the instalments still to come as the backend foresees them, and the terms to compute others. */
export interface RunningLoan extends Pick<LoanTerms, 'method' | 'rates' | 'dayCount'> {
  /** The regular principal (equal_principal) or the regular total (equal_total), satang. */
  instalmentSatang: number;
  interestRounding: LoanTerms['rounding']['interest'];
  /** Oldest first; overdue amounts are in the first. */
  rows: readonly ScheduleRow[];
}

/** A loan on the day its borrower retires. Money in satang. */
export interface LoanAtRetirement {
  /** Day of the last instalment; null without any. */
  lastDueOn: string | null;
  /** Months from the day of retiring to the last instalment; 0 when it ends in time. */
  monthsBeyond: number;
  /** The one payment that closes it on that day, after the instalments up to it; 0 when it has ended. */
  owedSatang: number;
}

const after = (rows: readonly ScheduleRow[], on: string) => rows.filter((row) => row.dueOn > on);

/** Returns the debt before the first instalment. */
function debtOf([first]: readonly ScheduleRow[]): number {
  return first ? first.principalSatang + first.balanceSatang : 0;
}

/**
 * Computes the debt on the day of retiring, and how long the loan runs on. Before its first instalment a loan is owed
 * without interest: only that instalment says up to which day interest is paid.
 * @throws RangeError when a day does not exist, or has no rate
 */
export function loanAtRetirement(loan: RunningLoan, retireOn: string): LoanAtRetirement {
  const lastDueOn = loan.rows.at(-1)?.dueOn ?? null;
  const monthsBeyond =
    lastDueOn === null ? 0 : Math.max(0, monthIndex(lastDueOn) - monthIndex(retireOn));
  return { lastDueOn, monthsBeyond, owedSatang: owedOn(loan, loan.rows, retireOn) };
}

function owedOn(loan: RunningLoan, rows: readonly PlanRow[] | readonly ScheduleRow[], on: string) {
  const paid = rows.findLast((row) => row.dueOn <= on);
  if (!paid) return debtOf(loan.rows);
  if (paid.balanceSatang === 0) return 0;
  return payoffOn({
    balanceSatang: paid.balanceSatang,
    paidUntil: paid.dueOn,
    on,
    rates: loan.rates,
    rounding: loan.interestRounding,
    dayCount: loan.dayCount ?? 365,
  }).totalSatang;
}

/** Returns the loan after its next instalment as a loan of its own; null when that is the last. */
export function termsAfterNext(loan: RunningLoan): LoanTerms | null {
  const [next, second] = loan.rows;
  if (!next || !second || next.balanceSatang === 0) return null;
  return {
    principalSatang: next.balanceSatang,
    instalments: loan.rows.length - 1,
    rates: loan.rates,
    method: loan.method,
    // The instalment is agreed, so that its rounding is not used.
    rounding: { interest: loan.interestRounding, instalment: 'half2dp' },
    disbursedOn: next.dueOn,
    firstDueOn: second.dueOn,
    agreedSatang: loan.instalmentSatang,
    ...(loan.dayCount && { dayCount: loan.dayCount }),
  };
}

/**
 * Returns the instalments with an extra amount beside each from a day on, the regular ones kept.
 * @param from day of the first extra amount, or a later one: the next day with an instalment counts
 * @param extraSatang satang, positive
 * @throws RangeError as `scheduleWithExtras`
 */
export function payMoreMonthly(
  loan: RunningLoan,
  from: string,
  extraSatang: number,
): readonly PlanRow[] {
  const [next] = loan.rows;
  const terms = termsAfterNext(loan);
  if (!next) return [];
  const first: PlanRow = { kind: 'instalment', ...next };
  if (!terms) return [first];
  const extras: ExtraPayment[] = loan.rows
    .filter(({ dueOn }) => dueOn >= from)
    .map(({ dueOn }) => ({ on: dueOn, amountSatang: extraSatang }));
  return [first, ...scheduleWithExtras(terms, extras, 'keep_instalment')];
}

/** A whole baht: nobody is asked to pay satang beside an instalment. */
const STEP_SATANG = 100;

/**
 * Finds the least amount in whole baht that, paid beside every instalment from a day on, ends the loan by another day.
 * @returns satang; 0 when the loan ends by then anyway; null when no instalment falls due between the two days, so that
 * only one payment is left
 * @throws RangeError as `scheduleWithExtras`
 */
export function extraToEndBy(loan: RunningLoan, from: string, by: string): number | null {
  if (after(loan.rows, by).length === 0) return 0;
  if (!loan.rows.some(({ dueOn }) => dueOn >= from && dueOn <= by)) return null;
  const endsInTime = (steps: number) => {
    const last = payMoreMonthly(loan, from, steps * STEP_SATANG).at(-1);
    return last !== undefined && last.dueOn <= by;
  };
  let low = 0;
  // All the debt at once ends any loan.
  let high = Math.ceil(debtOf(loan.rows) / STEP_SATANG);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (endsInTime(middle)) high = middle;
    else low = middle;
  }
  return high * STEP_SATANG;
}
