import { dueDateOf } from '../due-date.ts';
import { requireInteger } from '../exact.ts';
import { openingState, stateAfter } from './loan-state.ts';
import type { LoanTerms, ScheduleRow } from './loan-terms.ts';
import { buildSchedule, payInstalment } from './schedule.ts';

/** The longest loans seen run 30 years (domain.md A1). */
export const LONGEST_LOAN = 360;

/**
 * Returns how many instalments an agreed amount needs: the regular principal (equal_principal) or the regular total
 * (equal_total).
 * @returns null when the loan would not be paid after `longest` instalments, for example because the amount does not
 * cover the interest
 * @throws RangeError on invalid terms, or an amount that is not a positive integer
 */
export function instalmentsFor(
  terms: Omit<LoanTerms, 'instalments' | 'agreedSatang'>,
  agreedSatang: number,
  longest: number = LONGEST_LOAN,
): number | null {
  requireInteger(agreedSatang, 'the agreed instalment in satang', 1);
  requireInteger(terms.principalSatang, 'the principal in satang', 1);
  // One more than needed, because the last one would take all that is left.
  const open: LoanTerms = { ...terms, instalments: longest + 1 };
  let state = openingState(open);
  while (state.balanceSatang > 0 && state.no < longest) {
    const dueOn = dueDateOf(open.firstDueOn, state.no + 1);
    state = stateAfter(payInstalment(open, agreedSatang, state, dueOn));
  }
  return state.balanceSatang === 0 ? state.no : null;
}

/** Returns the largest payment of a plan, satang; 0 for an empty one. */
export function highestPayment(rows: readonly ScheduleRow[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.totalSatang), 0);
}

/**
 * Finds the largest loan, in whole steps, whose every payment stays within an amount. The first payment counts with all
 * its days, so it often decides.
 * @param stepSatang loans are granted in round amounts
 * @returns integer satang, 0 when not even one step fits
 * @throws RangeError on invalid terms, or a number that is not whole
 */
export function largestLoan(
  terms: Omit<LoanTerms, 'principalSatang' | 'agreedSatang'>,
  maxPaymentSatang: number,
  stepSatang = 100_00,
): number {
  requireInteger(maxPaymentSatang, 'the largest payment in satang', 0);
  requireInteger(stepSatang, 'the step in satang', 1);
  const fits = (steps: number) =>
    highestPayment(buildSchedule({ ...terms, principalSatang: steps * stepSatang })) <=
    maxPaymentSatang;
  // Even without interest no more than this could be paid back.
  const mostSteps = Math.floor((maxPaymentSatang * terms.instalments) / stepSatang);
  return mostThat(fits, mostSteps) * stepSatang;
}

/** Returns the largest whole number up to the most that fits, where all smaller ones do; 0 where not even 1 fits. */
export function mostThat(fits: (count: number) => boolean, mostCount: number): number {
  let low = 0;
  let high = mostCount + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
