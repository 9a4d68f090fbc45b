import { addDays, endOfMonth } from '@coop/finance/calendar';
import { dueDateOf } from '@coop/finance/due-date';
import { loanInterest } from '@coop/finance/interest';
import type { LoanTerms, ScheduleRow } from '@coop/finance/loan-terms';
import { type OpenLoan, openPayoff, regularInstalment } from '@coop/finance/open-loan';
import { rateOn, ratePartsBetween } from '@coop/finance/rates';
import { remainingPlan } from '@coop/finance/repayment-plan';
import type { LoanPlan } from '../people/person/plans.ts';
import type { LoanProduct } from '../rules/products.ts';
import type { Arrear } from './arrears.ts';

/** How a payment came: with the collection, after its due day, at the counter, out of a new contract. */
export type LoanItem = 'monthly' | 'late' | 'counter' | 'set-off';

/** A payment on a contract. */
export interface LoanRow {
  readonly on: string;
  /** Number of its receipt; empty for that of a month's collection. */
  readonly slipNo: string;
  readonly item: LoanItem;
  /** Instalments that are paid in full after it. */
  readonly period: number;
  /** Days of interest since the payment before. */
  readonly days: number;
  readonly principalSatang: number;
  readonly interestSatang: number;
  readonly balanceSatang: number;
}

/** A contract with every payment so far. */
export interface LoanContract {
  readonly contractNo: string;
  readonly plan: LoanPlan;
  readonly product: LoanProduct;
  readonly terms: LoanTerms;
  /** The regular principal (equal principal) or the regular total (equal total), satang. */
  readonly instalmentSatang: number;
  readonly rows: readonly LoanRow[];
  /** Bills that have fallen due. */
  readonly billed: number;
  readonly balanceSatang: number;
  /** Day up to which interest has been counted. */
  readonly countedTo: string;
  /** Interest counted to that day that has not been billed, satang. */
  readonly accruedSatang: number;
  /** Bills that are owed, oldest first. */
  readonly arrears: readonly Arrear[];
  /** The day on which the membership was settled; interest ends with it. */
  readonly settledOn?: string;
}

function sumOf(arrears: readonly Arrear[], part: 'interestSatang' | 'principalSatang'): number {
  let sum = 0;
  for (const one of arrears) sum += one[part];
  return sum;
}

/** Interest that was billed and not paid, satang. */
export function overdueInterest({ arrears }: LoanContract): number {
  return sumOf(arrears, 'interestSatang');
}

/** Principal that was billed and not paid, satang. */
export function overduePrincipal({ arrears }: LoanContract): number {
  return sumOf(arrears, 'principalSatang');
}

/** The day up to which interest is counted: no further than the settlement of the membership. */
function lastDay({ settledOn }: LoanContract, on: string): string {
  return settledOn && settledOn < on ? settledOn : on;
}

/** Interest from the day it is counted to until another, satang. */
export function interestTo(contract: LoanContract, on: string): number {
  const { balanceSatang, countedTo, terms } = contract;
  const parts = ratePartsBetween(terms.rates, countedTo, lastDay(contract, on));
  return loanInterest(balanceSatang, parts, terms.rounding.interest, terms.dayCount);
}

/** The contract as the rules of payment read it. */
function openLoanOf(contract: LoanContract): OpenLoan {
  const { terms, balanceSatang, countedTo, accruedSatang, instalmentSatang, billed } = contract;
  return {
    ...terms,
    balanceSatang,
    countedTo,
    accruedSatang,
    overduePrincipalSatang: overduePrincipal(contract),
    overdueInterestSatang: overdueInterest(contract),
    instalmentSatang,
    billed,
    nextDueOn: nextDueOn(contract),
  };
}

/** Everything that closes the contract on a day, satang. */
export function payoffSatang(contract: LoanContract, on: string): number {
  return openPayoff(openLoanOf(contract), lastDay(contract, on)).totalSatang;
}

/** The regular instalment of the next due date, without what is overdue; its balance is after all is paid. */
export function nextInstalment(contract: LoanContract, dueOn: string): ScheduleRow {
  return regularInstalment(openLoanOf(contract), dueOn);
}

/** Whether nothing at all is owed any more. */
export function isClosed(contract: LoanContract): boolean {
  // The last principal may have been paid as an arrear, before the interest of the days since the bill.
  const { balanceSatang, accruedSatang } = contract;
  return balanceSatang === 0 && accruedSatang === 0 && overdueInterest(contract) === 0;
}

/** The day its last payment closed it; undefined while anything is owed. */
export function closedOn(contract: LoanContract): string | undefined {
  return isClosed(contract) ? contract.rows.at(-1)?.on : undefined;
}

/** Rate of interest on a day, 1/100 percent per year. */
export function rateOf({ product }: LoanContract, on: string): number {
  return rateOn(product.rates, on);
}

/** Principal owed at the end of a day, satang. */
export function balanceOn({ plan, rows }: LoanContract, day: string): number {
  if (plan.disbursedOn > day) return 0;
  return rows.findLast((one) => one.on <= day)?.balanceSatang ?? plan.principalSatang;
}

/**
 * Day of the next bill. While a borrower was taken for dead there was none, so that day may be past: then it is the next
 * month end.
 */
export function nextDueOn({ terms, billed, countedTo }: LoanContract): string {
  const dueOn = dueDateOf(terms.firstDueOn, billed + 1);
  return dueOn > countedTo ? dueOn : endOfMonth(addDays(countedTo, 1));
}

/** Instalments still to come, what is overdue collected with the first; assumes each is paid on its day. */
export function remainingSchedule(contract: LoanContract): ScheduleRow[] {
  return isClosed(contract) ? [] : remainingPlan(openLoanOf(contract));
}

/** Interest paid on a contract within days, both included, satang. */
export function interestPaid({ rows }: LoanContract, from: string, to: string): number {
  let sum = 0;
  for (const { on, interestSatang } of rows) if (on >= from && on <= to) sum += interestSatang;
  return sum;
}
