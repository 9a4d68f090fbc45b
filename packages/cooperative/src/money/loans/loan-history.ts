import { daysBetween, monthIndex } from '@coop/finance/calendar';
import type { LoanTerms, ScheduleRow } from '@coop/finance/loans/loan-terms';
import { firstDueDate, instalmentOf } from '@coop/finance/loans/schedule';
import type { LoanPlan } from '../../people/person/plans.ts';
import { DUE_DAY } from '../../rules/due-day.ts';
import { DAY_COUNT, FIRST_DUE, LOAN_PRODUCTS, type LoanProduct } from '../../rules/products.ts';
import {
  type Arrear,
  arrearsUpTo,
  owedSatang,
  type Paid,
  settlePart,
  type Taken,
} from '../arrears.ts';
import {
  interestTo,
  isClosed,
  type LoanContract,
  type LoanItem,
  type LoanRow,
  overduePrincipal,
} from './loans.ts';

// The events of a contract: payout, interest, due bills, payments.

/** A contract while its history is derived. */
export interface OpenContract extends LoanContract {
  rows: LoanRow[];
  billed: number;
  balanceSatang: number;
  countedTo: string;
  accruedSatang: number;
  arrears: Arrear[];
  settledOn?: string;
  /** Amounts that payments took of arrears whose cheques were not paid, by receipt. */
  taken?: Map<string, readonly Taken[]>;
}

/** Creates a contract on the day it is paid out. */
export function openContract(contractNo: string, plan: LoanPlan): OpenContract {
  const product: LoanProduct = LOAN_PRODUCTS[plan.product];
  const terms: LoanTerms = {
    principalSatang: plan.principalSatang,
    instalments: plan.instalments,
    rates: product.rates,
    method: product.method,
    rounding: product.rounding,
    disbursedOn: plan.disbursedOn,
    firstDueOn: firstDueDate(plan.disbursedOn, FIRST_DUE, DUE_DAY),
    dayCount: DAY_COUNT,
  };
  return {
    contractNo,
    plan,
    product,
    terms,
    instalmentSatang: instalmentOf(terms),
    rows: [],
    billed: 0,
    balanceSatang: plan.principalSatang,
    countedTo: plan.disbursedOn,
    accruedSatang: 0,
    arrears: [],
  };
}

/** Accrues the interest up to a day, so that the balance may change. */
export function accrueTo(contract: OpenContract, on: string): void {
  contract.accruedSatang += interestTo(contract, on);
  contract.countedTo = contract.settledOn ?? on;
}

/**
 * Uses a sum for a contract on a day: interest before principal, arrears first; returns the rest. `dueOnly` stops after
 * what has been billed, and a month after what was billed up to it.
 */
export function payContract(
  contract: OpenContract,
  paid: Paid,
  satang: number,
  item: LoanItem,
  dueOnly: boolean | number,
): number {
  const { on } = paid;
  // Of a contract that is paid off nothing is counted any more.
  if (satang === 0 || isClosed(contract)) return satang;
  const since = contract.rows.at(-1)?.on ?? contract.plan.disbursedOn;
  accrueTo(contract, on);
  const { arrears } = contract;
  const due = typeof dueOnly === 'number' ? arrearsUpTo(arrears, dueOnly) : arrears;
  let left = settlePart(due, 'interestSatang', satang, paid);
  if (dueOnly === false) {
    const accrued = Math.min(left, contract.accruedSatang);
    contract.accruedSatang -= accrued;
    left -= accrued;
  }
  const interestSatang = satang - left;
  const beforePrincipal = left;
  left = settlePart(due, 'principalSatang', left, paid);
  const overdue = beforePrincipal - left;
  const more = dueOnly !== false ? 0 : Math.min(left, contract.balanceSatang - overdue);
  left -= more;
  const principalSatang = overdue + more;
  if (principalSatang + interestSatang === 0) return left;
  contract.balanceSatang -= principalSatang;
  contract.arrears = arrears.filter((arrear) => owedSatang(arrear) > 0);
  contract.rows.push({
    ...paid,
    item,
    period: contract.billed - contract.arrears.length,
    days: daysBetween(since, on),
    principalSatang,
    interestSatang,
    balanceSatang: contract.balanceSatang,
    ...(item === 'monthly' &&
      contract.accruedSatang > 0 && { leftOutSatang: contract.accruedSatang }),
  });
  return left;
}

/** Pays a bill in full on its due day, when nothing is overdue. */
export function payBill(contract: OpenContract, bill: ScheduleRow): void {
  const { no: period, dueOn: on, days, principalSatang, interestSatang, balanceSatang } = bill;
  const item = 'monthly';
  contract.rows.push({
    on,
    slipNo: '',
    item,
    period,
    days,
    principalSatang,
    interestSatang,
    balanceSatang,
  });
  contract.billed = period;
  contract.balanceSatang = balanceSatang;
  contract.countedTo = on;
  contract.accruedSatang = 0;
}

/**
 * Lets a bill fall due: its interest is recomputed from the actual days, its principal is as billed.
 * @param isAll whether all interest was billed; otherwise the rest stays counted
 */
export function fallDue(
  contract: OpenContract,
  bill: ScheduleRow,
  desc: string,
  isAll = true,
): Arrear {
  accrueTo(contract, bill.dueOn);
  const { accruedSatang } = contract;
  const interestSatang = isAll ? accruedSatang : Math.min(bill.interestSatang, accruedSatang);
  const freeSatang = contract.balanceSatang - overduePrincipal(contract);
  const principalSatang = Math.min(bill.principalSatang, freeSatang);
  const arrear: Arrear = {
    group: 'LOAN',
    refNo: contract.contractNo,
    desc,
    month: monthIndex(bill.dueOn),
    period: bill.no,
    carriedSatang: interestSatang + principalSatang,
    interestSatang,
    principalSatang,
    settledOn: '',
    settledBy: '',
  };
  contract.accruedSatang -= interestSatang;
  contract.billed += 1;
  contract.arrears.push(arrear);
  return arrear;
}
