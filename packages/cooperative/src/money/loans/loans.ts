import { dueDateOf } from '@coop/finance/due-date';
import { loanInterest } from '@coop/finance/interest';
import type { LoanTerms, ScheduleRow } from '@coop/finance/loans/loan-terms';
import { type OpenLoan, openPayoff, regularInstalment } from '@coop/finance/loans/open-loan';
import { quoteOn, remainingPlan } from '@coop/finance/loans/repayment-plan';
import { rateOn, ratePartsBetween } from '@coop/finance/rates';
import type { LoanPlan } from '../../people/person/plans.ts';
import { dueAfter } from '../../rules/due-day.ts';
import type { LoanProduct } from '../../rules/products.ts';
import { type Arrear, sumOwed } from '../arrears.ts';

/**
 * Source of a payment: the collection, the standing order in it, after its due day, at the counter, or out of a new
 * contract. `returned` takes back what was paid after the borrower's death, `bounced` a cheque that was not paid; their
 * amounts are negative.
 */
export type LoanItem =
  | 'monthly'
  | 'standing'
  | 'late'
  | 'counter'
  | 'set-off'
  | 'returned'
  | 'bounced';

/** A payment on a contract. */
export interface LoanRow {
  readonly on: string;
  /** Number of its receipt; empty for a month's collection. */
  readonly slipNo: string;
  readonly item: LoanItem;
  /** Number of instalments fully paid after it. */
  readonly period: number;
  /** Days of interest since the payment before. */
  readonly days: number;
  readonly principalSatang: number;
  readonly interestSatang: number;
  readonly balanceSatang: number;
  /** Interest counted to that day that the month's bill left out; it comes with the next. */
  readonly leftOutSatang?: number;
}

/** A contract with every payment so far. */
export interface LoanContract {
  readonly contractNo: string;
  readonly plan: LoanPlan;
  readonly product: LoanProduct;
  readonly terms: LoanTerms;
  /** Regular principal (equal principal) or regular total (equal total), satang. */
  readonly instalmentSatang: number;
  readonly rows: readonly LoanRow[];
  /** Number of bills that have fallen due. */
  readonly billed: number;
  readonly balanceSatang: number;
  /** Day up to which interest has been counted. */
  readonly countedTo: string;
  /** Interest counted to that day and not yet billed, satang. */
  readonly accruedSatang: number;
  /** Unpaid bills, oldest first. */
  readonly arrears: readonly Arrear[];
  /** Day on which the membership was settled; interest ends with it. */
  readonly settledOn?: string;
}

function sumOf(arrears: readonly Arrear[], part: 'interestSatang' | 'principalSatang'): number {
  let sum = 0;
  for (const arrear of arrears) sum += arrear[part];
  return sum;
}

export function overdueInterest({ arrears }: Pick<LoanContract, 'arrears'>): number {
  return sumOf(arrears, 'interestSatang');
}

export function overduePrincipal({ arrears }: Pick<LoanContract, 'arrears'>): number {
  return sumOf(arrears, 'principalSatang');
}

/** Returns the number of unpaid instalments of all contracts: nobody is lent more while there is one. */
export function overdueInstalments(contracts: readonly LoanContract[]): number {
  return contracts.reduce((sum, contract) => sum + contract.arrears.length, 0);
}

/** Returns the day up to which interest is counted: no further than the settlement of the membership. */
function lastDay({ settledOn }: LoanContract, on: string): string {
  return settledOn && settledOn < on ? settledOn : on;
}

/** Returns the interest from the day it is counted to until another, satang. */
export function interestTo(contract: LoanContract, on: string): number {
  const { balanceSatang, countedTo, terms } = contract;
  const parts = ratePartsBetween(terms.rates, countedTo, lastDay(contract, on), terms.dayCount);
  return loanInterest(balanceSatang, parts, terms.rounding.interest);
}

function owedOf(contract: LoanContract): Omit<OpenLoan, 'nextDueOn'> {
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
  };
}

function openLoanOf(contract: LoanContract): OpenLoan {
  return { ...owedOf(contract), nextDueOn: nextDueOn(contract) };
}

/** Returns the satang that close the contract on a day. */
export function payoffSatang(contract: LoanContract, on: string): number {
  return openPayoff(openLoanOf(contract), lastDay(contract, on)).totalSatang;
}

/** Returns what a former member owes on a day: contracts, dues and premiums, satang. */
export function debtSatang(
  { contracts, carried }: { contracts: readonly LoanContract[]; carried: readonly Arrear[] },
  on: string,
): number {
  const dues = sumOwed(carried.filter(({ group }) => group !== 'LOAN'));
  return contracts.reduce((sum, contract) => sum + payoffSatang(contract, on), dues);
}

/** Returns the satang that close the contract on a day to come, every bill before it paid; 0 if nothing is left by then. */
export function payoffToCome(contract: LoanContract, on: string): number {
  return quoteOn(openLoanOf(contract), lastDay(contract, on))?.totalSatang ?? 0;
}

/** Returns the regular instalment of the next due date, without arrears; its balance assumes everything is paid. */
export function nextInstalment(contract: LoanContract, dueOn: string): ScheduleRow {
  return regularInstalment(owedOf(contract), dueOn);
}

/** Returns whether nothing is owed any more. */
export function isClosed(contract: LoanContract): boolean {
  // The last principal may have been paid as an arrear, before the interest of the days since the bill.
  const { balanceSatang, accruedSatang } = contract;
  return balanceSatang === 0 && accruedSatang === 0 && overdueInterest(contract) === 0;
}

/** Returns the day of the payment that closed it; undefined while anything is owed. */
export function closedOn(contract: LoanContract): string | undefined {
  return isClosed(contract) ? contract.rows.at(-1)?.on : undefined;
}

/** Returns the rate of interest on a day, 1/100 percent per year. */
export function rateOf({ product }: LoanContract, on: string): number {
  return rateOn(product.rates, on);
}

/** Returns the principal owed at the end of a day, satang. */
export function balanceOn({ plan, rows }: LoanContract, day: string): number {
  if (plan.disbursedOn > day) return 0;
  return rows.findLast((row) => row.on <= day)?.balanceSatang ?? plan.principalSatang;
}

/**
 * Returns the day of the next bill. While a borrower was wrongly recorded as deceased there was none, so that day may
 * be past: then it is the next due day.
 */
export function nextDueOn({ terms, billed, countedTo }: LoanContract): string {
  const dueOn = dueDateOf(terms.firstDueOn, billed + 1);
  return dueOn > countedTo ? dueOn : dueAfter(countedTo);
}

/** Returns the future instalments, arrears collected with the first; assumes each is paid on its day. */
export function remainingSchedule(contract: LoanContract): ScheduleRow[] {
  return isClosed(contract) ? [] : remainingPlan(openLoanOf(contract));
}

/** Returns the interest paid on a contract between two days, both included, satang. */
export function interestPaid({ rows }: LoanContract, from: string, to: string): number {
  let sum = 0;
  for (const { on, interestSatang } of rows) if (on >= from && on <= to) sum += interestSatang;
  return sum;
}
