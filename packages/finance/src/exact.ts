/** An exact integer: a number while it is a safe integer, a bigint beyond. */
export type Exact = number | bigint;

/**
 * a × b without loss.
 * A float product inside the safe range is the true product: rounding is monotone, so a true
 * product of 2^53 or more could not have come out below it.
 */
export function multiplyExact(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** a + b without loss. */
export function addExact(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/** Throws RangeError unless `value` is a safe integer of at least `least`; `name` says which one. */
export function requireInteger(value: number, name: string, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be an integer of at least ${least}, not ${value}`);
  }
}

const MICRO_BAHT_PER_SATANG = 10_000n;
const MICRO_BAHT_PER_BAHT = 1_000_000n;

/**
 * The baht of an exact satang amount as text with 6 decimals, half up: for display and proofs,
 * never for booking.
 * @param numerator numerator / denominator is the amount in satang, not negative
 * @throws RangeError when the denominator is not positive or the amount is negative
 */
export function exactBaht(numerator: Exact, denominator: Exact): string {
  if (denominator <= 0) throw new RangeError('the denominator must be positive');
  if (numerator < 0) throw new RangeError('the amount must not be negative');
  const divisor = BigInt(denominator) * 2n;
  const micro = (BigInt(numerator) * MICRO_BAHT_PER_SATANG * 2n + BigInt(denominator)) / divisor;
  const decimals = String(micro % MICRO_BAHT_PER_BAHT).padStart(6, '0');
  return `${micro / MICRO_BAHT_PER_BAHT}.${decimals}`;
}
