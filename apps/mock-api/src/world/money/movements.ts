import { loanContractNo } from '../chance/contract-no.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import type { Paid } from './arrears.ts';
import { addShares, type Course, freeHeldSatang, numbered, settleLine } from './course-state.ts';
import { type OpenContract, openContract, payContract } from './loan-course.ts';
import {
  isClosed,
  type LoanItem,
  overdueInterest,
  overduePrincipal,
  payoffSatang,
} from './loans.ts';
import type { Movement } from './money-facts.ts';

// Applies movements besides the monthly collection to a member's money on their day.

/** Opens a contract: the first of its kind in a year has the plain number, later ones are numbered. */
export function contractOf({ view, member }: Course, plan: LoanPlan, ordinal = 1): OpenContract {
  const { prefix } = LOAN_PRODUCTS[plan.product];
  const no = loanContractNo(view, member.no, prefix, plan.disbursedOn);
  return openContract(ordinal === 1 ? no : `${no}-${ordinal}`, plan);
}

/** Pays out a new contract, which closes the old one of its kind. */
function borrow(course: Course, { plan, ordinal, on }: Movement & { kind: 'borrow' }): void {
  const paid = numbered(course, on);
  for (const old of course.contracts) {
    if (old.plan.product !== plan.product || isClosed(old)) continue;
    const satang = payoffSatang(old, on);
    payContract(old, paid, satang, 'set-off', false);
    course.vouchers.push({ ...paid, kind: 'set-off', satang, keptSatang: 0 });
  }
  course.contracts.push(contractOf(course, plan, ordinal));
}

/** Pays arrears of any kind by the order of collection; the rest is kept for the next bill. */
function payArrears(
  course: Course,
  movement: Movement & { kind: 'pay-arrears' | 'late' },
  paid: Paid,
): void {
  const { satang } = movement;
  const item = movement.kind === 'late' ? 'late' : 'counter';
  const keptSatang = course.settlement
    ? payDebts(course, paid, satang, item)
    : payOverdue(course, paid, satang, item);
  course.heldSatang += keptSatang;
  const month = movement.kind === 'late' ? { month: movement.month } : undefined;
  course.vouchers.push({ ...paid, kind: item, satang, keptSatang, ...month });
}

/** Pays arrears by the order of collection; returns the rest. */
function payOverdue(course: Course, paid: Paid, satang: number, item: LoanItem): number {
  let left = satang;
  const shares = new Map<OpenContract, number>();
  for (const part of [overdueInterest, overduePrincipal]) {
    for (const contract of course.contracts) {
      const paid = Math.min(left, part(contract));
      shares.set(contract, (shares.get(contract) ?? 0) + paid);
      left -= paid;
    }
  }
  for (const [contract, sum] of shares) payContract(contract, paid, sum, item, true);
  return settleOthers(course, paid, left);
}

/** Pays all debts, the oldest contract first and dues last; returns the rest. */
export function payDebts(course: Course, paid: Paid, satang: number, item: LoanItem): number {
  let left = satang;
  for (const contract of course.contracts) left = payContract(contract, paid, left, item, false);
  return settleOthers(course, paid, left);
}

/** Pays arrears of shares, cremation dues and deposits; returns the rest. */
function settleOthers(course: Course, paid: Paid, satang: number): number {
  let left = satang;
  for (const group of ['SHARE', 'CREMATION', 'DEPOSIT'] as const) {
    for (const one of course.arrears.filter((other) => other.group === group)) {
      left = settleLine(course, one, paid, left);
    }
  }
  course.arrears = course.arrears.filter((one) => one.settledOn === '');
  return left;
}

/** Takes the cashier's receipt number if there is one. */
function paidBy(course: Course, movement: { readonly on: string; readonly slipNo?: string }): Paid {
  const { on, slipNo } = movement;
  return slipNo ? { on, slipNo } : numbered(course, on);
}

/** Pays out held money, as far as there is any left. */
export function payOut(course: Course, paid: Paid, asked: number): void {
  const satang = Math.min(asked, freeHeldSatang(course));
  if (satang <= 0) return;
  course.heldSatang -= satang;
  course.vouchers.push({ ...paid, kind: 'paid-out', satang, keptSatang: 0 });
}

/** Applies one movement; those of deposit accounts are applied by `deriveDeposits`. */
export function applyMovement(course: Course, movement: Movement): void {
  applyTo(course, movement);
  // Nobody is billed any more, so the money cannot come back with a bill.
  if (course.settlement) payOut(course, numbered(course, movement.on), course.heldSatang);
}

function applyTo(course: Course, movement: Movement): void {
  const { on } = movement;
  switch (movement.kind) {
    case 'repay': {
      const paid = paidBy(course, movement);
      const contract = course.contracts.find((one) => one.contractNo === movement.contractNo);
      // A request takes what closes the contract on its day; a surplus taken by the cashier is held.
      const isOrder = movement.closes && !movement.slipNo;
      const satang = isOrder && contract ? payoffSatang(contract, on) : movement.satang;
      const keptSatang = contract ? payContract(contract, paid, satang, 'counter', false) : satang;
      course.heldSatang += keptSatang;
      const { contractNo, guarantor } = movement;
      const by = guarantor === undefined ? undefined : { contractNo, guarantor };
      course.vouchers.push({ ...paid, kind: 'counter', satang, keptSatang, ...by });
      return;
    }
    case 'pay-arrears':
    case 'late':
      payArrears(course, movement, paidBy(course, movement));
      return;
    case 'claim-held':
      payOut(course, numbered(course, on), movement.satang);
      return;
    case 'buy-shares':
      addShares(course, numbered(course, on), 'request', movement.satang);
      return;
    case 'monthly-share':
      course.monthlyShareSatang = movement.satang;
      return;
    case 'borrow':
      borrow(course, movement);
      return;
    case 'withdraw':
    case 'welfare':
  }
}
