import { monthIndex } from '@coop/finance/calendar';
import type { Paid } from '../arrears.ts';
import { bookDues, type DuesPaid } from '../bookings.ts';
import type { History } from '../history-state.ts';
import { addHeld } from '../holding.ts';
import { accrueTo, type OpenContract } from '../loans/loan-history.ts';
import { balanceOn, type LoanRow } from '../loans/loans.ts';

// What is collected after a death belongs to the estate: it is given back, and the debt stands as on that day.

/** A sum that is given back, with the contract it was paid for. */
interface Returned {
  readonly name: string;
  readonly refNo: string;
  readonly satang: number;
  readonly interestSatang: number;
}

/** Returns the principal of all contracts on the day of a death, satang: what their insurance pays. */
export function insuredSatang({ bookings }: History, diedOn: string): number {
  return bookings.contracts.reduce((sum, contract) => sum + balanceOn(contract, diedOn), 0);
}

/** Returns whether a row was paid by the member, and not by a guarantor or out of another contract. */
function isOwn({ bookings: { vouchers } }: History, { item, slipNo }: LoanRow): boolean {
  if (item === 'set-off') return false;
  return !vouchers.some(
    (voucher) => slipNo !== '' && voucher.slipNo === slipNo && voucher.guarantor,
  );
}

/** Takes back what was paid on a contract after the death: its principal and its interest are owed again. */
function takeBack(history: History, contract: OpenContract, paid: Paid, diedOn: string) {
  const rows = contract.rows.filter((row) => row.on > diedOn && isOwn(history, row));
  const principalSatang = rows.reduce((sum, row) => sum + row.principalSatang, 0);
  const interestSatang = rows.reduce((sum, row) => sum + row.interestSatang, 0);
  if (principalSatang + interestSatang === 0) return [];
  accrueTo(contract, paid.on);
  contract.accruedSatang += interestSatang;
  contract.balanceSatang += principalSatang;
  contract.rows.push({
    ...paid,
    item: 'returned',
    period: contract.billed - contract.arrears.length,
    days: 0,
    principalSatang: -principalSatang,
    interestSatang: -interestSatang,
    balanceSatang: contract.balanceSatang,
  });
  const { contractNo: refNo, product } = contract;
  const satang = principalSatang + interestSatang;
  return [{ name: `คืนเงินชำระ${product.name}`, refNo, satang, interestSatang }];
}

/** Takes back what was paid of cremation dues or premiums after the death. */
function duesBack(
  { bookings: { cremations, premiums } }: History,
  diedOn: string,
): { readonly group: 'CREMATION' | 'INSURANCE'; readonly name: string; readonly satang: number }[] {
  const after = (all: readonly DuesPaid[]) =>
    all.filter((paid) => paid.on > diedOn).reduce((sum, paid) => sum + paid.satang, 0);
  return [
    { group: 'CREMATION', name: 'คืนเงินฌาปนกิจสงเคราะห์', satang: after(cremations) },
    { group: 'INSURANCE', name: 'คืนเบี้ยประกันสินเชื่อ', satang: after(premiums) },
  ];
}

/**
 * Gives back what was collected after a death besides shares and savings, which are the estate's as they stand: it is
 * held. Dues of later months are owed no more.
 */
export function giveBack(history: History, paid: Paid, diedOn: string): Returned[] {
  const loans = history.bookings.contracts.flatMap((contract) =>
    takeBack(history, contract, paid, diedOn),
  );
  const dues = duesBack(history, diedOn).filter(({ satang }) => satang > 0);
  for (const { group, satang } of dues) {
    bookDues(history.bookings, group, { on: paid.on, satang: -satang });
  }
  for (const arrear of history.billing.arrears) {
    const isLater = arrear.group === 'CREMATION' && arrear.month > monthIndex(diedOn);
    if (isLater) Object.assign(arrear, { principalSatang: 0, settledOn: paid.on });
  }
  const all = [...loans, ...dues.map((item) => ({ ...item, refNo: '', interestSatang: 0 }))];
  const keptSatang = all.reduce((sum, loan) => sum + loan.satang, 0);
  if (keptSatang === 0) return [];
  addHeld(history.holding, paid.on, keptSatang);
  history.bookings.vouchers.push({ ...paid, kind: 'returned', satang: 0, keptSatang });
  return all;
}
