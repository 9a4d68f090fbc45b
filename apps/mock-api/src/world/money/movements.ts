import { loanContractNo } from '../chance/contract-no.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { addShares, type Course, settleLine } from './course-state.ts';
import { type OpenContract, openContract, payContract } from './loan-course.ts';
import { isClosed, overdueInterest, overduePrincipal, payoffSatang } from './loans.ts';
import type { Movement } from './money-facts.ts';

// What people do beside the monthly collection, applied to a member's money on its day.

/** Opens a contract: the first of its kind in a year has the plain number, later ones count on. */
export function contractOf({ view, member }: Course, plan: LoanPlan, ordinal = 1): OpenContract {
  const { prefix } = LOAN_PRODUCTS[plan.product];
  const no = loanContractNo(view, member.no, prefix, plan.disbursedOn);
  return openContract(ordinal === 1 ? no : `${no}-${ordinal}`, plan);
}

/** Pays a new contract out; it closes the old one of its kind. */
function borrow(course: Course, { plan, ordinal, on }: Movement & { kind: 'borrow' }): void {
  for (const old of course.contracts) {
    if (old.plan.product !== plan.product || isClosed(old)) continue;
    const satang = payoffSatang(old, on);
    payContract(old, on, satang, 'set-off', false);
    course.vouchers.push({ on, kind: 'set-off', satang, keptSatang: 0 });
  }
  course.contracts.push(contractOf(course, plan, ordinal));
}

/** Pays what is overdue, whatever the line, by the order of collection; the rest is kept for the next bill. */
function payArrears(course: Course, on: string, satang: number, item: 'counter' | 'late'): void {
  let left = satang;
  const shares = new Map<OpenContract, number>();
  for (const part of [overdueInterest, overduePrincipal]) {
    for (const contract of course.contracts) {
      const paid = Math.min(left, part(contract));
      shares.set(contract, (shares.get(contract) ?? 0) + paid);
      left -= paid;
    }
  }
  for (const [contract, sum] of shares) payContract(contract, on, sum, item, true);
  const keptSatang = settleOthers(course, on, left);
  course.heldSatang += keptSatang;
  course.vouchers.push({ on, kind: item, satang, keptSatang });
}

/** Pays arrears of shares, cremation dues and deposits; returns what is left. */
function settleOthers(course: Course, on: string, satang: number): number {
  let left = satang;
  for (const group of ['SHARE', 'CREMATION', 'DEPOSIT'] as const) {
    for (const one of course.arrears.filter((other) => other.group === group)) {
      left = settleLine(course, one, on, left);
    }
  }
  course.arrears = course.arrears.filter((one) => one.settledOn === '');
  return left;
}

/** Applies one movement; those of deposit accounts are applied by `deriveDeposits`. */
export function applyMovement(course: Course, movement: Movement): void {
  const { on } = movement;
  switch (movement.kind) {
    case 'repay': {
      const contract = course.contracts.find((one) => one.contractNo === movement.contractNo);
      const satang = movement.closes && contract ? payoffSatang(contract, on) : movement.satang;
      const keptSatang = contract ? payContract(contract, on, satang, 'counter', false) : satang;
      course.heldSatang += keptSatang;
      course.vouchers.push({ on, kind: 'counter', satang, keptSatang });
      return;
    }
    case 'pay-arrears':
      payArrears(course, on, movement.satang, 'counter');
      return;
    case 'late':
      payArrears(course, on, movement.satang, 'late');
      return;
    case 'buy-shares':
      addShares(course, on, 'request', movement.satang);
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
