/** An exact integer: a number while it is a safe integer, a bigint beyond. */
export type Exact = number | bigint;

/**
 * Multiplies without loss. A float product inside the safe range is the true product: rounding is monotone, so a true
 * product of 2^53 or more could not have come out below it.
 */
export function multiplyExact(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** Adds without loss. */
export function addExact(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/** Throws RangeError unless `value` is a safe integer of at least `least`; `name` is for the message. */
export function requireInteger(value: number, name: string, minimum: number): void {
  if (!Number.isSafeInteger(value) || value < minimum) {
    throw new RangeError(`${name} must be an integer of at least ${minimum}, not ${value}`);
  }
}
