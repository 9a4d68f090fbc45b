import { shareAmongGuarantors } from '@coop/finance/loans/guarantor-share';
import { type LoanContract, payoffSatang } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { isOwed } from '../money/settlement-lines.ts';
import type { Guarantee } from './guarantees.ts';

/**
 * Returns what each of several guarantors is asked for: the own part of a whole sum, less what each has paid of it;
 * together no more than is still owed, whoever has paid it.
 */
export function askedParts(
  allSatang: number,
  owedSatang: number,
  parts: readonly number[],
  paid: readonly number[],
): number[] {
  const shares = shareAmongGuarantors(allSatang, parts);
  const open = shares.map((share, i) => Math.max(0, share - (paid[i] ?? 0)));
  const isLess = owedSatang < open.reduce((sum, number) => sum + number, 0);
  return isLess ? shareAmongGuarantors(owedSatang, open) : open;
}

/**
 * Returns what each guarantor of a contract is asked for after the borrower's settlement, and has paid, satang: equal
 * parts of what it left unpaid, less what each has paid; together no more than is still owed, whoever has paid it.
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
  const owed = payoffSatang(contract, since);
  const partsAsked = askedParts(missingOf(records, contractNo), owed, parts, paid);
  return guarantors.map(({ no }, i) => ({
    no,
    openSatang: partsAsked[i] ?? 0,
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
