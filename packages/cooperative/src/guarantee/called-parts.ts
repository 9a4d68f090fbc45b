import { shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import { type LoanContract, payoffSatang } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { isOwed } from '../money/settlement-lines.ts';
import type { Guarantee } from './guarantees.ts';

/** Returns what is open of sums that were asked for; together no more than is still owed, whoever has paid it. */
function openOf(sums: readonly number[], paid: readonly number[], owedSatang: number): number[] {
  const open = sums.map((satang, i) => Math.max(0, satang - (paid[i] ?? 0)));
  const isLess = owedSatang < sumOf(open);
  return isLess ? shareAmongGuarantors(owedSatang, open) : open;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, satang) => sum + satang, 0);

/**
 * Returns what each of several guarantors is asked for of what is still owed: the own part of it and of what they have
 * paid before, less what each has paid.
 */
export function askedParts(
  owedSatang: number,
  parts: readonly number[],
  paid: readonly number[],
): number[] {
  return openOf(shareAmongGuarantors(owedSatang + sumOf(paid), parts), paid, owedSatang);
}

/**
 * Returns what each guarantor of a contract is asked for after the borrower's settlement, and has paid since, satang:
 * equal parts of what it left unpaid, where what was paid before counts as paid by who paid it.
 */
export function calledParts(
  records: Records,
  contract: LoanContract,
  { guarantors }: Pick<Guarantee, 'guarantors'>,
) {
  const { contractNo } = contract;
  const parts = guarantors.map(({ amountSatang }) => amountSatang);
  const { settlement, view } = records;
  const since = settlement?.on ?? view.asOf;
  const paid = guarantors.map(({ no }) => paidBy(records, contractNo, no, since));
  const before = guarantors.map(
    ({ no }, i) => paidBy(records, contractNo, no, '') - (paid[i] ?? 0),
  );
  const sums = askedParts(missingOf(records, contractNo), parts, before);
  const open = openOf(sums, paid, payoffSatang(contract, since));
  return guarantors.map(({ no }, i) => ({
    no,
    openSatang: open[i] ?? 0,
    paidSatang: paid[i] ?? 0,
  }));
}

/** Returns the satang of a contract that the borrower's settlement left unpaid; 0 before there is one. */
export function missingOf({ settlement }: Records, contractNo: string): number {
  const line = settlement?.lines.find(
    (settlementLine) => isOwed(settlementLine) && settlementLine.refNo === contractNo,
  );
  return line ? line.satang - line.usedSatang : 0;
}

/** Returns the satang a guarantor has paid for a contract in the borrower's place after a day. */
export function paidBy(
  { vouchers }: Records,
  contractNo: string,
  guarantor: number,
  since: string,
): number {
  return vouchers
    .filter((voucher) => voucher.contractNo === contractNo && voucher.guarantor === guarantor)
    .filter((voucher) => voucher.on > since)
    .reduce((sum, voucher) => sum + voucher.satang - voucher.keptSatang, 0);
}
