import { withdrawalFee } from '@coop/finance/credit';
import { type DepositProduct, WITHDRAWAL_FEE } from './products.ts';

/** Returns what may be taken out of an account beside its least balance and what is held for others, satang. */
export function withdrawableSatang(
  { keepSatang }: Pick<DepositProduct, 'keepSatang'>,
  balanceSatang: number,
  heldSatang: number,
): number {
  return Math.max(0, balanceSatang - keepSatang - heldSatang);
}

/** Returns the fee of a withdrawal in satang. Only special savings have one, after those that are free. */
export function feeOf(accountNo: string, satang: number, earlierThisMonth: number): number {
  // The third part of an account number is its kind: 2 is special savings.
  return accountNo.startsWith('01-2-')
    ? withdrawalFee(satang, earlierThisMonth, WITHDRAWAL_FEE)
    : 0;
}
