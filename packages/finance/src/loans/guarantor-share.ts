import { addExact, type Exact, multiplyExact, requireInteger } from '../exact.ts';

/**
 * Divides a sum among guarantors by the parts of the loan that each guarantees. Each ends where its part of the whole
 * ends, cut to the satang, so that the shares add up to the sum and none is a satang off its part.
 * @param totalSatang satang, not negative
 * @param partsSatang the guaranteed amounts in the order in which they were signed
 * @returns integer satang, one for each part; none for no parts
 * @throws RangeError on a negative or fractional number, or parts that are all zero
 */
export function shareAmongGuarantors(
  totalSatang: number,
  partsSatang: readonly number[],
): number[] {
  requireInteger(totalSatang, 'the sum in satang', 0);
  for (const part of partsSatang) requireInteger(part, 'a guaranteed amount in satang', 0);
  if (partsSatang.length === 0) return [];
  const whole = partsSatang.reduce<Exact>(addExact, 0);
  if (BigInt(whole) === 0n) throw new RangeError('no guarantor guarantees anything');
  let upTo: Exact = 0;
  let givenSatang = 0;
  return partsSatang.map((part) => {
    upTo = addExact(upTo, part);
    const end = Number(BigInt(multiplyExact(totalSatang, upTo)) / BigInt(whole));
    const share = end - givenSatang;
    givenSatang = end;
    return share;
  });
}

/**
 * Divides a loan among its guarantors in whole baht; the first ones take the baht that are left over.
 * @returns integer satang, one for each guarantor
 * @throws RangeError on a negative or fractional number
 */
export function guaranteedAmounts(principalSatang: number, guarantors: number): number[] {
  requireInteger(principalSatang, 'the loan in satang', 0);
  requireInteger(guarantors, 'the number of guarantors', 0);
  const baht = Math.floor(principalSatang / 100);
  const each = Math.floor(baht / guarantors);
  const left = baht - each * guarantors;
  return Array.from({ length: guarantors }, (_, i) => (each + (i < left ? 1 : 0)) * 100);
}
