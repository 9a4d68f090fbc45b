import {
  decimalOf,
  groupThousands,
  MINUS,
  NOTHING,
  parseDecimal,
  scaleDecimal,
} from './decimal.ts';
import { readTyped } from './text/thai-text.ts';

/** The currency as people and banks write it around an amount: `฿500`, `THB 500.00`, `500.-`, `500 บาท`. */
const BAHT_BEFORE = /(?:฿|THB|บาท) ?(?=[-+]?[\d.])/i;
const BAHT_AFTER = /(?:\.-)? ?(?:บาท(?:ถ้วน)?|บ\.|฿|THB)?$/i;

/** `formatNumber` keeps decimals up to here; beyond it there is only floating-point noise. */
const MAX_DECIMALS = 6;

/**
 * Parses baht to integer satang: the wire's decimal string, what a person typed (grouping commas or spaces, Thai
 * digits, dashes for a minus, ฿, บาท or `.-`), or a foreign backend's JS number, which is rounded half-up (away from zero) to
 * satang by its decimal digits. Null: not a number, misplaced commas, more than 2 significant decimals in a text, or
 * unsafe.
 */
export function parseBaht(text: string | number | null | undefined): number | null {
  if (typeof text === 'number') return toSafeHundredths(decimalOf(text));
  return parseHundredths(text, BAHT_BEFORE, BAHT_AFTER);
}

/** Formats satang as `1,234.50`; negative with U+2212. Null, NaN and unsafe sizes → ` - `. */
export function formatSatang(satang: number | null | undefined): string {
  if (satang === null || satang === undefined) return NOTHING;
  // Halves away from zero.
  const rounded = Math.sign(satang) * Math.round(Math.abs(satang));
  if (!Number.isSafeInteger(rounded)) return NOTHING;
  const { whole, cents } = splitHundredths(rounded);
  return `${rounded < 0 ? MINUS : ''}${groupThousands(whole)}.${cents}`;
}

/**
 * Formats satang as the wire's ASCII decimal, `-1234.50`.
 * @throws RangeError when the amount is not a safe integer: sending a guess would be worse.
 */
export function toWire(satang: number): string {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`not an amount in satang: ${satang}`);
  const { whole, cents } = splitHundredths(satang);
  return `${satang < 0 ? '-' : ''}${whole}.${cents}`;
}

/** Returns the total in satang; null when any value is unknown (a partial total misleads) or it is unsafe. */
export function sumSatang(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return Number.isSafeInteger(total) ? total : null;
}

/**
 * Formats any number with Thai grouping and at least 2 decimals (specification, section 9). Further decimals are kept
 * up to 6, then rounded half-up. Plain numeric strings count as numbers; anything else (also NaN and infinity) → ` - `.
 */
export function formatNumber(value: unknown): string {
  const decimal = typeof value === 'string' ? parseDecimal(value) : numericDecimal(value);
  if (decimal === null) return NOTHING;
  const scaled = scaleDecimal(decimal, MAX_DECIMALS);
  const digits = scaled.toString().padStart(MAX_DECIMALS + 1, '0');
  const fraction = digits.slice(-MAX_DECIMALS).replace(/0{1,4}$/, '');
  const sign = decimal.negative && scaled !== 0n ? MINUS : '';
  return `${sign}${groupThousands(digits.slice(0, -MAX_DECIMALS))}.${fraction}`;
}

/** Formats a count with grouping, rounded to no decimals; null, undefined, NaN → ` - `. */
export function formatCount(n: number | null | undefined): string {
  const decimal = numericDecimal(n);
  if (decimal === null) return NOTHING;
  const rounded = scaleDecimal(decimal, 0);
  const sign = decimal.negative && rounded !== 0n ? MINUS : '';
  return `${sign}${groupThousands(rounded.toString())}`;
}

/** Formats a rate in 1/100 % as `5.50` (no % sign); null, undefined, NaN → ` - `. */
export function formatRate(hundredths: number | null | undefined): string {
  return formatSatang(hundredths);
}

/** Parses `5.50` or `5.50 %` to 550 (1/100 %); null under the same conditions as `parseBaht`. */
export function parseRate(text: string | number | null | undefined): number | null {
  if (typeof text === 'number') return parseBaht(text);
  return parseHundredths(text, /%$/);
}

function parseHundredths(
  text: string | null | undefined,
  ...units: readonly RegExp[]
): number | null {
  if (text === null || text === undefined) return null;
  const bare = units.reduce((rest, unit) => rest.replace(unit, ''), readTyped(text));
  const decimal = parseDecimal(bare);
  if (decimal === null || /[1-9]/.test(decimal.fraction.slice(2))) return null;
  return toSafeHundredths(decimal);
}

function toSafeHundredths(decimal: ReturnType<typeof parseDecimal>): number | null {
  if (decimal === null) return null;
  const size = Number(scaleDecimal(decimal, 2));
  if (!Number.isSafeInteger(size)) return null;
  // Never -0: it is equal to 0 but tests and JSON tools tell them apart.
  return decimal.negative && size !== 0 ? -size : size;
}

function numericDecimal(value: unknown): ReturnType<typeof parseDecimal> {
  if (typeof value === 'number') return decimalOf(value);
  return typeof value === 'bigint' ? parseDecimal(value.toString()) : null;
}

function splitHundredths(value: number): { whole: string; cents: string } {
  const size = Math.abs(value);
  return { whole: String(Math.trunc(size / 100)), cents: String(size % 100).padStart(2, '0') };
}
