import { monthIndex } from '../calendar.ts';
import { dueDateOf } from '../due-date.ts';
import { requireInteger } from '../exact.ts';
import { type LoanState, openingState, stateAfter } from './loan-state.ts';
import type { LoanTerms, ScheduleRow } from './loan-terms.ts';
import { payoffOn } from './payoff.ts';
import { instalmentOf, payInstalment, summarise } from './schedule.ts';

/** Money paid beside the instalments, satang. */
export interface ExtraPayment {
  on: string;
  amountSatang: number;
}

/** Keep paying the same each month and finish sooner, or keep the end and pay less each month. */
export type ExtraMode = 'keep_instalment' | 'keep_term';

/** A payment of a plan; an extra one carries the number of the instalment before it. */
export interface PlanRow extends ScheduleRow {
  kind: 'instalment' | 'extra';
  /** Interest up to this day that an extra payment was too small to cover, satang. */
  unpaidInterestSatang?: number;
}

/**
 * Returns the plan with extra payments. An extra payment first pays the interest up to its day, then principal;
 * interest it does not cover waits for the next payment. On a due date it comes after the instalment. Nothing beyond
 * the debt is taken, and payments after the end are left out. `keep_term` recomputes the instalment for the balance and
 * the instalments left, never higher.
 * @param extras in any order
 * @throws RangeError when an extra payment is before the disbursement or not a positive integer, and as `buildSchedule`
 */
export function scheduleWithExtras(
  terms: LoanTerms,
  extras: readonly ExtraPayment[],
  mode: ExtraMode,
): PlanRow[] {
  const queue = sortedExtras(terms, extras);
  const rows: PlanRow[] = [];
  let instalmentSatang = instalmentOf(terms);
  let state = openingState(terms);
  let next = 0;
  while (state.balanceSatang > 0) {
    const dueOn = dueDateOf(terms.firstDueOn, state.no + 1);
    const extra = queue[next];
    if (extra !== undefined && extra.on < dueOn) {
      next += 1;
      const paid = payExtra(terms, state, extra);
      rows.push(paid.row);
      state = paid.state;
      if (mode === 'keep_term' && state.balanceSatang > 0) {
        instalmentSatang = Math.min(instalmentSatang, instalmentLeft(terms, state));
      }
    } else {
      const row = payInstalment(terms, instalmentSatang, state, dueOn);
      rows.push({ kind: 'instalment', ...row });
      state = stateAfter(row);
    }
  }
  return rows;
}

/** Savings of one plan against another, satang and months. */
export interface PlanComparison {
  interestSavedSatang: number;
  monthsSaved: number;
}

/**
 * Compares two plans: savings of the second against the first, negative where it costs more.
 * @throws RangeError when a plan is empty
 */
export function comparePlans(
  before: readonly ScheduleRow[],
  after: readonly ScheduleRow[],
): PlanComparison {
  return {
    interestSavedSatang: summarise(before).interestSatang - summarise(after).interestSatang,
    monthsSaved: lastMonth(before) - lastMonth(after),
  };
}

function lastMonth(rows: readonly ScheduleRow[]): number {
  const { lastDueOn } = summarise(rows);
  if (lastDueOn === null) throw new RangeError('an empty plan cannot be compared');
  return monthIndex(lastDueOn);
}

function payExtra(terms: LoanTerms, state: LoanState, extra: ExtraPayment) {
  const owed = payoffOn({
    balanceSatang: state.balanceSatang,
    paidUntil: state.paidUntil,
    on: extra.on,
    rates: terms.rates,
    rounding: terms.rounding.interest,
    dayCount: terms.dayCount ?? 365,
    arrearsSatang: state.unpaidInterestSatang ?? 0,
  });
  const totalSatang = Math.min(extra.amountSatang, owed.totalSatang);
  const interestDue = owed.interestSatang + owed.arrearsSatang;
  const interestSatang = Math.min(totalSatang, interestDue);
  const principalSatang = totalSatang - interestSatang;
  const balanceSatang = state.balanceSatang - principalSatang;
  const row: PlanRow = {
    kind: 'extra',
    no: state.no,
    dueOn: extra.on,
    days: owed.days,
    principalSatang,
    interestSatang,
    totalSatang,
    balanceSatang,
  };
  const unpaidInterestSatang = interestDue - interestSatang;
  if (unpaidInterestSatang > 0) row.unpaidInterestSatang = unpaidInterestSatang;
  return { row, state: { ...stateAfter(row), unpaidInterestSatang } };
}

// Treats the rest of the loan as a loan of its own, begun on the day of the extra payment.
function instalmentLeft(terms: LoanTerms, state: LoanState): number {
  return instalmentOf({
    ...terms,
    principalSatang: state.balanceSatang,
    instalments: terms.instalments - state.no,
    disbursedOn: state.paidUntil,
    // The agreement was for the whole loan.
    agreedSatang: undefined,
  });
}

function sortedExtras(terms: LoanTerms, extras: readonly ExtraPayment[]): ExtraPayment[] {
  for (const { on, amountSatang } of extras) {
    requireInteger(amountSatang, 'an extra payment in satang', 1);
    if (on < terms.disbursedOn) throw new RangeError(`${on} is before the loan is paid out`);
  }
  return extras.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
