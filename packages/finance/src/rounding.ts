import type { Exact } from './exact.ts';

/**
 * Rule that rounds an exact amount. `2dp` rounds to the satang; 1, 10 and 100 are baht. Rules seen at real
 * cooperatives: domain.md B1 (interest, principal, total) and B3 (dividend).
 */
export type RoundingRule =
  | 'half2dp'
  | 'ceil1'
  | 'ceil10'
  | 'ceil100'
  | 'half1'
  | 'half10'
  | 'floor1';

const UNIT_SATANG = {
  half2dp: 1,
  ceil1: 100,
  ceil10: 1_000,
  ceil100: 10_000,
  half1: 100,
  half10: 1_000,
  floor1: 100,
} as const satisfies Record<RoundingRule, number>;

/**
 * Rounds the exact amount numerator / denominator (satang) by a rule. A negative amount is rounded by its size and gets
 * its sign back, so that a reversal is exactly the negative of what it reverses: half goes away from zero, `floor1`
 * cuts, `ceil` rounds outward.
 * @returns integer satang
 * @throws RangeError when the denominator is not positive, an argument is not an exact integer, or the result is beyond
 * the safe integers
 */
export function roundRatio(numerator: Exact, denominator: Exact, rule: RoundingRule): number {
  if (denominator <= 0) throw new RangeError('the denominator must be positive');
  const unit = UNIT_SATANG[rule];
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
      throw new RangeError(`not an exact ratio: ${numerator} / ${denominator}`);
    }
    const divisor = denominator * unit;
    if (Number.isSafeInteger(divisor)) return roundNumbers(numerator, divisor, unit, rule);
  }
  return roundBigints(BigInt(numerator), BigInt(denominator) * BigInt(unit), unit, rule);
}

// The remainder of two safe integers is exact, and so is the division of what is left.
function roundNumbers(numerator: number, divisor: number, unit: number, rule: RoundingRule) {
  const size = Math.abs(numerator);
  const rest = size % divisor;
  let units = (size - rest) / divisor;
  if (goesUp(rule, rest > 0, rest * 2 >= divisor)) units += 1;
  return signed(units * unit, numerator < 0);
}

function roundBigints(numerator: bigint, divisor: bigint, unit: number, rule: RoundingRule) {
  const size = numerator < 0n ? -numerator : numerator;
  const rest = size % divisor;
  let units = size / divisor;
  if (goesUp(rule, rest > 0n, rest * 2n >= divisor)) units += 1n;
  return signed(Number(units * BigInt(unit)), numerator < 0n);
}

function goesUp(rule: RoundingRule, hasRest: boolean, isHalf: boolean): boolean {
  switch (rule) {
    case 'half2dp':
    case 'half1':
    case 'half10':
      return isHalf;
    case 'ceil1':
    case 'ceil10':
    case 'ceil100':
      return hasRest;
    case 'floor1':
      return false;
  }
}

function signed(size: number, isNegative: boolean): number {
  if (!Number.isSafeInteger(size)) throw new RangeError('the rounded amount is beyond exact money');
  return isNegative && size !== 0 ? -size : size;
}
