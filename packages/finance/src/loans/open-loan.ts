import { requireInteger } from '../exact.ts';
import type { LoanState } from './loan-state.ts';
import type { LoanTerms, ScheduleRow } from './loan-terms.ts';
import { type Payoff, payoffOn } from './payoff.ts';
import { payInstalment } from './schedule.ts';

/** A contract between two payments, as its records have it. Money in satang, rates in 1/100 percent, days ISO. */
export interface OpenLoan extends Pick<LoanTerms, 'method' | 'rounding' | 'rates' | 'dayCount'> {
  /** All principal that is owed, including what is overdue. */
  balanceSatang: number;
  /** Last day of counted interest, and the part of it that is not billed yet. */
  countedTo: string;
  accruedSatang: number;
  /** Billed and not paid. */
  overduePrincipalSatang: number;
  overdueInterestSatang: number;
  /** The regular principal (equal_principal) or the regular total (equal_total). */
  instalmentSatang: number;
  /** Instalments in the contract, and those billed so far. */
  instalments: number;
  billed: number;
  nextDueOn: string;
  /** Principal of the next instalment where its bill is made, which a payment beside it no longer changes. */
  billedPrincipalSatang?: number;
}

/**
 * Returns what closes an open contract on a day: principal, interest to that day, overdue amounts. No instalment is
 * paid before.
 * @throws RangeError when `on` is before `countedTo`, a day has no rate, or an amount is negative
 */
export function openPayoff(loan: OpenLoan, on: string): Payoff {
  const { balanceSatang, countedTo: paidUntil, accruedSatang, rates, rounding, dayCount } = loan;
  return payoffOn({
    balanceSatang,
    paidUntil,
    on,
    rates,
    rounding: rounding.interest,
    arrearsSatang: accruedSatang + loan.overdueInterestSatang,
    ...(dayCount && { dayCount }),
  });
}

/** Returns the regular instalment of a due day, without overdue amounts; its balance is after everything is paid. */
export function regularInstalment(loan: Omit<OpenLoan, 'nextDueOn'>, dueOn: string): ScheduleRow {
  const { balanceSatang, countedTo, accruedSatang, instalmentSatang, billed } = loan;
  const freeSatang = balanceSatang - loan.overduePrincipalSatang;
  const state: LoanState = {
    no: billed,
    balanceSatang,
    paidUntil: countedTo,
    unpaidInterestSatang: accruedSatang,
  };
  const row = payInstalment(loan, instalmentSatang, state, dueOn);
  const billedSatang = loan.billedPrincipalSatang ?? row.principalSatang;
  const principalSatang = Math.min(billedSatang, freeSatang);
  return {
    ...row,
    principalSatang,
    totalSatang: principalSatang + row.interestSatang,
    balanceSatang: freeSatang - principalSatang,
  };
}

/** Returns the payment of the next due day: the regular instalment and everything overdue. */
export function nextPayment(loan: OpenLoan): ScheduleRow {
  const row = regularInstalment(loan, loan.nextDueOn);
  const principalSatang = row.principalSatang + loan.overduePrincipalSatang;
  const interestSatang = row.interestSatang + loan.overdueInterestSatang;
  return { ...row, principalSatang, interestSatang, totalSatang: principalSatang + interestSatang };
}

/**
 * Applies a payment beside the instalments to a contract on a day: overdue interest, interest to that day, overdue
 * principal, then principal. Nothing beyond the debt is taken. Returns its row, and the contract after it.
 * @throws RangeError as `openPayoff`, and when the sum is not a positive integer
 */
export function payBeside(loan: OpenLoan, on: string, amountSatang: number) {
  requireInteger(amountSatang, 'an extra payment in satang', 1);
  const owed = openPayoff(loan, on);
  const totalSatang = Math.min(amountSatang, owed.totalSatang);
  const overdueInterest = Math.min(totalSatang, loan.overdueInterestSatang);
  const counted = loan.accruedSatang + owed.interestSatang;
  const accrued = Math.min(totalSatang - overdueInterest, counted);
  const interestSatang = overdueInterest + accrued;
  const principalSatang = totalSatang - interestSatang;
  const balanceSatang = loan.balanceSatang - principalSatang;
  return {
    row: {
      no: loan.billed,
      dueOn: on,
      days: owed.days,
      principalSatang,
      interestSatang,
      totalSatang,
      balanceSatang,
    },
    after: {
      ...loan,
      balanceSatang,
      countedTo: on,
      accruedSatang: counted - accrued,
      overdueInterestSatang: loan.overdueInterestSatang - overdueInterest,
      overduePrincipalSatang: Math.max(0, loan.overduePrincipalSatang - principalSatang),
    },
  };
}
