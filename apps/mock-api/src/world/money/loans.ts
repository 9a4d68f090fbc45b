import { monthIndex } from '@coop/finance/calendar';
import { dueDateOf } from '@coop/finance/due-date';
import { type LoanState, openingState, stateAfter } from '@coop/finance/loan-state';
import type { LoanTerms, ScheduleRow } from '@coop/finance/loan-terms';
import { rateOn } from '@coop/finance/rates';
import { firstDueDate, instalmentOf, payInstalment } from '@coop/finance/schedule';
import { loanContractNo } from '../chance/contract-no.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person.ts';
import type { LoanPlan } from '../people/plans.ts';
import { FIRST_DUE, LOAN_PRODUCTS, type LoanProduct } from '../rules/products.ts';
import { loanPlans } from './loan-plans.ts';
import { isMissed } from './missed.ts';

/** A collected or missed instalment. */
export interface LoanBill extends ScheduleRow {
  readonly paid: boolean;
}

export interface LoanContract {
  readonly contractNo: string;
  readonly plan: LoanPlan;
  readonly product: LoanProduct;
  readonly terms: LoanTerms;
  /** The regular principal (equal principal) or the regular total (equal total), satang. */
  readonly instalmentSatang: number;
  /** Every bill that has fallen due, oldest first; the paid ones are the rows of the statement. */
  readonly bills: readonly LoanBill[];
  /** The bill of the first due date after the view's day; undefined once nothing is owed. */
  readonly next: ScheduleRow | undefined;
  readonly state: LoanState;
  /** Bills at the end of `bills` that were not paid. */
  readonly missed: number;
  readonly rate: number;
}

/** One contract with every bill so far. */
export function deriveContract(view: View, member: Member, plan: LoanPlan): LoanContract {
  const product = LOAN_PRODUCTS[plan.product];
  const terms: LoanTerms = {
    principalSatang: plan.principalSatang,
    instalments: plan.instalments,
    rates: product.rates,
    method: product.method,
    rounding: product.rounding,
    disbursedOn: plan.disbursedOn,
    firstDueOn: firstDueDate(plan.disbursedOn, FIRST_DUE),
  };
  const instalmentSatang = instalmentOf(terms);
  const bills: LoanBill[] = [];
  let state = openingState(terms);
  let missed = 0;
  let due = 1;
  let next: ScheduleRow | undefined;
  while (state.balanceSatang > 0) {
    const dueOn = dueDateOf(terms.firstDueOn, due);
    const row = payInstalment(terms, instalmentSatang, state, dueOn, missed);
    if (dueOn > view.asOf) {
      next = row;
      break;
    }
    const paid = !isMissed(view, member.no, monthIndex(dueOn));
    bills.push({ ...row, paid });
    missed = paid ? 0 : missed + 1;
    if (paid) state = stateAfter(row);
    due += 1;
  }
  return {
    contractNo: loanContractNo(view, member.no, product.prefix, plan.disbursedOn),
    plan,
    product,
    terms,
    instalmentSatang,
    bills,
    next,
    state,
    missed,
    rate: rateOn(product.rates, view.asOf),
  };
}

/** Contracts of a member with every bill so far: open ones first, newest first within each kind. */
export function deriveLoans(view: View, member: Member): LoanContract[] {
  const contracts = loanPlans(view, member).map((plan) => deriveContract(view, member, plan));
  const rank = (one: LoanContract) => (one.state.balanceSatang > 0 ? 1 : 0);
  return contracts.sort(
    (a, b) => rank(b) - rank(a) || b.plan.disbursedOn.localeCompare(a.plan.disbursedOn),
  );
}

/** Instalments still to come, the missed ones collected with the first; assumes each is paid on its day. */
export function remainingSchedule(contract: LoanContract): ScheduleRow[] {
  const { terms, instalmentSatang } = contract;
  const rows: ScheduleRow[] = [];
  let { state, missed } = contract;
  let due = contract.bills.length + 1;
  while (state.balanceSatang > 0) {
    const row = payInstalment(
      terms,
      instalmentSatang,
      state,
      dueDateOf(terms.firstDueOn, due),
      missed,
    );
    rows.push(row);
    state = stateAfter(row);
    missed = 0;
    due += 1;
  }
  return rows;
}

/** A contract's part of one month's collection. */
export interface CollectedBill {
  readonly bill: ScheduleRow;
  /** Number of unpaid bills right before it, which are collected with it. */
  readonly missed: number;
  /** Interest of those bills, included in this bill's, satang. */
  readonly interestArrearSatang: number;
}

/** What is collected for a contract on a month end, or undefined when nothing is. */
export function billDueOn(contract: LoanContract, on: string): CollectedBill | undefined {
  const { bills, next, terms } = contract;
  // There is one bill a month, so the index follows from the month.
  const at = monthIndex(on) - monthIndex(terms.firstDueOn);
  const bill = bills[at] ?? next;
  if (!bill || bill.dueOn !== on) return undefined;
  let missed = 0;
  while (bills[at - 1 - missed]?.paid === false) missed += 1;
  const interestArrearSatang = missed > 0 ? (bills[at - 1]?.interestSatang ?? 0) : 0;
  return { bill, missed, interestArrearSatang };
}

/** Interest that was billed and not paid, satang. */
export function interestArrearSatang(contract: LoanContract): number {
  return contract.missed > 0 ? (contract.bills.at(-1)?.interestSatang ?? 0) : 0;
}

/** Interest paid from a day on, over all contracts, satang: the base of the average refund. */
export function interestPaidSince(contracts: readonly LoanContract[], day: string): number {
  let sum = 0;
  for (const { bills } of contracts) {
    for (const bill of bills) if (bill.paid && bill.dueOn >= day) sum += bill.interestSatang;
  }
  return sum;
}
