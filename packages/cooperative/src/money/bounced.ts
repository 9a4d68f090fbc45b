import type { Taken } from './arrears.ts';
import { numbered } from './bookings.ts';
import type { History } from './history-state.ts';
import { accrueTo, type OpenContract } from './loans/loan-history.ts';
import { isClosed } from './loans/loans.ts';

// A cheque that is not paid after its receipt: what it paid on a contract is owed again. The days between are free of
// interest, as the receipt says.

/** Does a payment on a contract and keeps in mind what it takes of each arrear, where its cheque will not be paid. */
export function rememberTaken<T>(
  { facts }: History,
  contract: OpenContract | undefined,
  slipNo: string,
  pay: () => T,
): T {
  const isBounced = facts.movements.some(
    (movement) => movement.kind === 'bounce' && movement.slipNo === slipNo,
  );
  if (!contract || !isBounced) return pay();
  const before = contract.arrears.map((arrear) => ({ ...arrear, arrear }));
  const paid = pay();
  const taken = before.map(({ arrear, interestSatang, principalSatang }) => ({
    arrear,
    interestSatang: interestSatang - arrear.interestSatang,
    principalSatang: principalSatang - arrear.principalSatang,
  }));
  contract.taken = new Map([...(contract.taken ?? []), [slipNo, taken]]);
  return paid;
}

/** Opens again what was overdue; returns its interest, satang. */
function reopen(contract: OpenContract, taken: readonly Taken[]): number {
  let overdue = 0;
  for (const { arrear, interestSatang, principalSatang } of taken) {
    if (interestSatang + principalSatang === 0) continue;
    arrear.interestSatang += interestSatang;
    arrear.principalSatang += principalSatang;
    Object.assign(arrear, { settledOn: '', settledBy: '' });
    if (!contract.arrears.includes(arrear)) contract.arrears.push(arrear);
    overdue += interestSatang;
  }
  contract.arrears.sort((a, b) => a.month - b.month);
  return overdue;
}

/** Takes back a payment whose cheque was not paid. */
export function bounce(history: History, { on, slipNo }: { on: string; slipNo: string }): void {
  const isOf = (item: { readonly slipNo: string }) => item.slipNo === slipNo;
  const contract = history.bookings.contracts.find(({ rows }) => rows.some(isOf));
  const row = contract?.rows.find(isOf);
  if (!contract || !row || history.settlement) return;
  const paid = numbered(history, on);
  if (!isClosed(contract)) accrueTo(contract, on);
  contract.countedTo = on;
  const overdue = reopen(contract, contract.taken?.get(slipNo) ?? []);
  contract.accruedSatang += row.interestSatang - overdue;
  contract.balanceSatang += row.principalSatang;
  contract.rows.push({
    ...paid,
    item: 'bounced',
    period: contract.billed - contract.arrears.length,
    days: 0,
    principalSatang: -row.principalSatang,
    interestSatang: -row.interestSatang,
    balanceSatang: contract.balanceSatang,
  });
  const satang = -(row.principalSatang + row.interestSatang);
  history.bookings.vouchers.push({ ...paid, kind: 'bounced', satang, keptSatang: 0 });
}
