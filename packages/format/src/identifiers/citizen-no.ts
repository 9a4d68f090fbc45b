import { readTyped } from '../text/thai-text.ts';

/**
 * Returns the 13th digit of a citizen number: (11 - (Σ d(k)·(14-k)) mod 11) mod 10, k = 1 to 12.
 * @throws RangeError unless given exactly 12 digits.
 */
export function citizenCheckDigit(first12: string): number {
  if (!/^[0-9]{12}$/.test(first12)) throw new RangeError('twelve digits are needed');
  const sum = [...first12].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return (11 - (sum % 11)) % 10;
}

/**
 * Tests length and check digit of a citizen number; dashes, spaces and Thai digits are allowed. Persons have 1 to 8
 * first; 9 is accepted because demo data uses it, 0 is not.
 */
export function isCitizenNo(text: string): boolean {
  const digits = compact(text);
  return (
    /^[1-9][0-9]{12}$/.test(digits) && citizenCheckDigit(digits.slice(0, 12)) === Number(digits[12])
  );
}

/**
 * Masks 13 digits as `9-xxxx-xxxxx-x1-0`: the first digit and the last two, enough for the owner to recognise. Anything
 * else is hidden entirely: a malformed number may still be somebody's.
 */
export function maskCitizenNo(text: string): string {
  const digits = compact(text);
  if (!/^[0-9]{13}$/.test(digits)) return text.replace(/[\p{L}\p{N}]/gu, 'x');
  return digits.replace(/^(.).{10}(.)(.)$/, '$1-xxxx-xxxxx-x$2-$3');
}

function compact(text: string): string {
  return readTyped(text).replace(/[\s-]/g, '');
}
