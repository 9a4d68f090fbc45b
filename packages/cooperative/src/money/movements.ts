import { loanContractNo } from '../chance/contract-no.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { arrearsUpTo, type Paid } from './arrears.ts';
import { addShares, bookDues, numbered, settleLine } from './bookings.ts';
import { bounce, rememberTaken } from './bounced.ts';
import type { History } from './history-state.ts';
import { addHeld, freeHeldSatang } from './holding.ts';
import { askLate, reasonLater } from './late-record.ts';
import { type OpenContract, openContract, payContract } from './loans/loan-history.ts';
import {
  isClosed,
  type LoanItem,
  overdueInterest,
  overduePrincipal,
  payoffSatang,
} from './loans/loans.ts';
import type { Movement } from './money-facts.ts';

// Applies movements besides the monthly collection to a member's money on their day.

/** Opens a contract: the first of its kind in a year has the plain number, later ones are numbered. */
export function contractOf({ view, member }: History, plan: LoanPlan, ordinal = 1): OpenContract {
  const { prefix } = LOAN_PRODUCTS[plan.product];
  const no = loanContractNo(view, member.no, prefix, plan.disbursedOn);
  return openContract(ordinal === 1 ? no : `${no}-${ordinal}`, plan);
}

/** Pays out a new contract, which closes the old one of its kind as far as it is enough. */
function borrow(history: History, { plan, ordinal, on }: Movement & { kind: 'borrow' }): void {
  const paid = numbered(history, on);
  let leftSatang = plan.principalSatang;
  for (const old of history.bookings.contracts) {
    if (old.plan.product !== plan.product || isClosed(old) || leftSatang === 0) continue;
    const satang = Math.min(leftSatang, payoffSatang(old, on));
    leftSatang -= satang;
    payContract(old, paid, satang, 'set-off', false);
    history.bookings.vouchers.push({ ...paid, kind: 'set-off', satang, keptSatang: 0 });
  }
  history.bookings.contracts.push(contractOf(history, plan, ordinal));
}

/** Pays arrears of any kind by the order of collection; the rest is kept for the next bill. */
function payArrears(
  history: History,
  movement: Movement & { kind: 'pay-arrears' | 'late' },
  paid: Paid,
): void {
  const { satang } = movement;
  const item = movement.kind === 'late' ? 'late' : 'counter';
  const keptSatang = history.settlement
    ? payDebts(history, paid, satang, item)
    : payBilled(history, movement, paid);
  addHeld(history.holding, paid.on, keptSatang);
  const month = movement.kind === 'late' ? { month: movement.month } : undefined;
  history.bookings.vouchers.push({ ...paid, kind: item, satang, keptSatang, ...month });
}

/** Pays what the bill of a late record asked for, then what is overdue of later months; returns the rest. */
function payBilled(
  history: History,
  movement: Movement & { kind: 'pay-arrears' | 'late' },
  paid: Paid,
): number {
  const { kind, satang } = movement;
  if (kind === 'pay-arrears') return payOverdue(history, paid, satang, 'counter');
  const left = payOverdue(history, paid, satang, 'late', movement.month);
  return payOverdue(history, paid, left, 'late');
}

/** Pays arrears of the months up to one by the order of collection; returns the rest. */
function payOverdue(
  history: History,
  paid: Paid,
  satang: number,
  item: LoanItem,
  upTo = Number.POSITIVE_INFINITY,
): number {
  let left = satang;
  const shares = new Map<OpenContract, number>();
  for (const part of [overdueInterest, overduePrincipal]) {
    for (const contract of history.bookings.contracts) {
      const paid = Math.min(left, part({ arrears: arrearsUpTo(contract.arrears, upTo) }));
      shares.set(contract, (shares.get(contract) ?? 0) + paid);
      left -= paid;
    }
  }
  for (const [contract, sum] of shares) payContract(contract, paid, sum, item, upTo);
  return settleOthers(history, paid, left, item, upTo);
}

/** Pays all debts, the oldest contract first and dues last; returns the rest. */
export function payDebts(history: History, paid: Paid, satang: number, item: LoanItem): number {
  let left = satang;
  for (const contract of history.bookings.contracts)
    left = payContract(contract, paid, left, item, false);
  return settleOthers(history, paid, left, item);
}

/** Pays what the last dividend did not cover and no bill asks for yet; returns the rest. */
function settleUnbilled(history: History, on: string, satang: number): number {
  let left = satang;
  for (const item of history.billing.unbilled) {
    const paid = Math.min(left, item.satang);
    item.satang -= paid;
    left -= paid;
    bookDues(history.bookings, item.group, { on, satang: paid });
  }
  history.billing.unbilled = history.billing.unbilled.filter((item) => item.satang > 0);
  return left;
}

/** Pays arrears of shares, cremation dues, insurance and deposits, then what is not billed yet; returns the rest. */
function settleOthers(
  history: History,
  paid: Paid,
  satang: number,
  item: LoanItem,
  upTo = Number.POSITIVE_INFINITY,
): number {
  let left = satang;
  for (const group of ['SHARE', 'CREMATION', 'INSURANCE', 'DEPOSIT'] as const) {
    const due = arrearsUpTo(history.billing.arrears, upTo);
    for (const arrear of due.filter((other) => other.group === group)) {
      left = settleLine(history.bookings, arrear, paid, left, item);
    }
  }
  history.billing.arrears = history.billing.arrears.filter((arrear) => arrear.settledOn === '');
  return Number.isFinite(upTo) ? left : settleUnbilled(history, paid.on, left);
}

/** Takes the cashier's receipt number if there is one. */
function paidBy(
  history: History,
  movement: { readonly on: string; readonly slipNo?: string },
): Paid {
  const { on, slipNo } = movement;
  return slipNo ? { on, slipNo } : numbered(history, on);
}

/** Pays out held money, as far as there is any left. */
export function payOut(history: History, paid: Paid, wishedSatang: number): void {
  const satang = Math.min(
    wishedSatang,
    freeHeldSatang(history.holding.heldSatang, history.billing.keps),
  );
  if (satang <= 0) return;
  addHeld(history.holding, paid.on, -satang);
  history.bookings.vouchers.push({ ...paid, kind: 'paid-out', satang, keptSatang: 0 });
}

/** Pays out the held money that is claimed: all of it or, where some has gone elsewhere since, none. */
function payClaim(history: History, { on, satang, requestNo }: Movement & { kind: 'claim-held' }) {
  if (satang <= freeHeldSatang(history.holding.heldSatang, history.billing.keps))
    payOut(history, numbered(history, on), satang);
  else if (requestNo) history.bookings.untaken.push(requestNo);
}

/** Repays a contract: by request, or with what the cashier took. */
function repay(history: History, movement: Movement & { kind: 'repay' }): void {
  const { on, contractNo, guarantor, requestNo } = movement;
  const contract = history.bookings.contracts.find((other) => other.contractNo === contractNo);
  if (requestNo && (!contract || isClosed(contract))) {
    history.bookings.untaken.push(requestNo);
    return;
  }
  // A request takes what closes the contract on its day; a surplus taken by the cashier is held.
  const isOrder = movement.closes && !movement.slipNo;
  const satang = isOrder && contract ? payoffSatang(contract, on) : movement.satang;
  // Somebody else was sooner: nothing is taken, and there is no receipt.
  if (satang === 0) return;
  const paid = paidBy(history, movement);
  const keptSatang = rememberTaken(history, contract, paid.slipNo, () =>
    contract ? payContract(contract, paid, satang, 'counter', false) : satang,
  );
  addHeld(history.holding, on, keptSatang);
  const by = guarantor === undefined ? undefined : { contractNo, guarantor };
  const request = requestNo && { requestNo };
  history.bookings.vouchers.push({
    ...paid,
    kind: 'counter',
    satang,
    keptSatang,
    ...by,
    ...request,
  });
}

/** Applies one movement; those of deposit accounts are applied by `deriveDeposits`. */
export function applyMovement(history: History, movement: Movement): void {
  applyTo(history, movement);
  // Nobody is billed any more, so the money cannot come back with a bill.
  if (history.settlement)
    payOut(history, numbered(history, movement.on), history.holding.heldSatang);
}

function applyTo(history: History, movement: Movement): void {
  const { on } = movement;
  switch (movement.kind) {
    case 'repay':
      repay(history, movement);
      return;
    case 'pay-arrears':
      payArrears(history, movement, paidBy(history, movement));
      return;
    case 'late':
      askLate(history, movement);
      if (movement.satang > 0) payArrears(history, movement, paidBy(history, movement));
      reasonLater(history, movement);
      return;
    case 'bounce':
      bounce(history, movement);
      return;
    case 'claim-held':
      payClaim(history, movement);
      return;
    case 'buy-shares':
      addShares(history.bookings, numbered(history, on), 'request', movement.satang);
      return;
    case 'monthly-share':
      history.billing.monthlyShareSatang = movement.satang;
      history.billing.shareLeftOutSatang = 0;
      return;
    case 'borrow':
      borrow(history, movement);
      return;
    case 'withdraw':
    case 'welfare':
  }
}
