import { dayOfMonth, dayOfMonthIndex, monthIndex } from '../calendar.ts';
import { dueDateOf } from '../due-date.ts';
import { requireInteger } from '../exact.ts';
import { loanInterest } from '../interest.ts';
import { rateOn, ratePartsBetween } from '../rates.ts';
import { annuityInstalment, equalPrincipalInstalment } from './instalment.ts';
import { type LoanState, openingState, stateAfter } from './loan-state.ts';
import type { FirstDueRule, LoanTerms, ScheduleRow } from './loan-terms.ts';

/**
 * Returns the due day of the first instalment. Source: domain.md B2: some cooperatives take money paid out on the 1st
 * to 5th into the same month's collection, others always begin with the next month. `same_month_end` begins with the
 * month of the payout itself. No instalment is due before the day after the payout.
 * @param dueDay day of the month on which instalments are due; 31 for its last one
 */
export function firstDueDate(disbursedOn: string, rule: FirstDueRule, dueDay: number): string {
  const month = monthIndex(disbursedOn);
  const due = dayOfMonthIndex(month, dueDay);
  const isSameMonth =
    rule === 'same_month_end' || (rule === 'same_month_if_by_5th' && dayOfMonth(disbursedOn) <= 5);
  return isSameMonth && disbursedOn < due ? due : dayOfMonthIndex(month + 1, dueDay);
}

/**
 * Returns the regular amount in satang: the principal part for equal_principal, the whole payment for equal_total (at
 * the rate of the disbursement day). Source: domain.md B2.
 * @throws RangeError on invalid terms, or without a rate on that day
 */
export function instalmentOf(terms: LoanTerms): number {
  const { principalSatang, instalments, rounding, agreedSatang } = terms;
  if (agreedSatang !== undefined) {
    requireInteger(agreedSatang, 'the agreed instalment in satang', 1);
    return agreedSatang;
  }
  return terms.method === 'equal_principal'
    ? equalPrincipalInstalment(principalSatang, instalments, rounding.instalment)
    : annuityInstalment(
        principalSatang,
        instalments,
        rateOn(terms.rates, terms.disbursedOn),
        rounding.instalment,
      );
}

/**
 * Computes one payment, the step that schedules and the mock's bills share. Interest runs from `state.paidUntil` to
 * `dueOn`. The principal is the regular one (or the regular total less interest), never negative, never above the
 * balance; the last instalment, or any later one, takes all that is left. Source: domain.md B2.
 * @param instalmentSatang from `instalmentOf`
 * @throws RangeError when `dueOn` is before `state.paidUntil`, a day has no rate, or a number is not whole
 */
export function payInstalment(
  terms: Pick<LoanTerms, 'instalments' | 'rates' | 'method' | 'rounding' | 'dayCount'>,
  instalmentSatang: number,
  state: LoanState,
  dueOn: string,
): ScheduleRow {
  const parts = ratePartsBetween(terms.rates, state.paidUntil, dueOn, terms.dayCount);
  const interestSatang =
    loanInterest(state.balanceSatang, parts, terms.rounding.interest) +
    (state.unpaidInterestSatang ?? 0);
  const no = state.no + 1;
  const regular =
    terms.method === 'equal_principal' ? instalmentSatang : instalmentSatang - interestSatang;
  const wanted = no >= terms.instalments ? state.balanceSatang : Math.max(0, regular);
  const principalSatang = Math.min(wanted, state.balanceSatang);
  return {
    no,
    dueOn,
    days: parts.reduce((sum, part) => sum + part.days, 0),
    principalSatang,
    interestSatang,
    totalSatang: principalSatang + interestSatang,
    balanceSatang: state.balanceSatang - principalSatang,
  };
}

/**
 * Builds the whole plan, one payment after another until nothing is owed. Rounding the instalment up can end it early;
 * the last payment takes what is left.
 * @throws RangeError as `instalmentOf` and `payInstalment`
 */
export function buildSchedule(terms: LoanTerms): ScheduleRow[] {
  const instalmentSatang = instalmentOf(terms);
  const rows: ScheduleRow[] = [];
  let state = openingState(terms);
  while (state.balanceSatang > 0) {
    const dueOn = dueDateOf(terms.firstDueOn, state.no + 1);
    const row = payInstalment(terms, instalmentSatang, state, dueOn);
    rows.push(row);
    state = stateAfter(row);
  }
  return rows;
}

/** Returns the totals of a plan in satang; `lastDueOn` is null for an empty one. */
export function summarise(rows: readonly ScheduleRow[]) {
  const sum = { instalments: rows.length, principalSatang: 0, interestSatang: 0, totalSatang: 0 };
  for (const row of rows) {
    sum.principalSatang += row.principalSatang;
    sum.interestSatang += row.interestSatang;
    sum.totalSatang += row.totalSatang;
  }
  return { ...sum, lastDueOn: rows.at(-1)?.dueOn ?? null };
}
