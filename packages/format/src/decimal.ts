import { readTyped } from './text/thai-text.ts';

/** A decimal number as digits, so that no amount ever passes through binary fractions. */
export type Decimal = { negative: boolean; whole: string; fraction: string };

// Groups of three or no groups at all: "1,50" is a typo, not one hundred and fifty.
const PLAIN_DECIMAL = /^([-+]?)(?=\.?\d)(\d+|\d{1,3}(?:[, ]\d{3})+|)(?:\.(\d*))?$/;

/** The true minus sign: as wide as the digits, and no line breaks after it. */
export const MINUS = '\u2212';

/** Shown by every formatter for a missing or unusable value (specification, section 9). */
export const NOTHING = ' - ';

/** Parses a plain decimal as `readTyped` reads it, with optional grouping; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const match = PLAIN_DECIMAL.exec(readTyped(text).replace(/^([-+]) /, '$1'));
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  return { negative: sign === '-', whole: whole.replace(/[, ]/g, '') || '0', fraction };
}

/** Returns the shortest decimal that reads back as this number (1.005 stays 1.005); null unless finite. */
export function decimalOf(value: number): Decimal | null {
  if (!Number.isFinite(value)) return null;
  const text = String(value);
  if (text.includes('e-')) return parseDecimal(value.toFixed(20));
  if (text.includes('e+')) return parseDecimal(BigInt(value).toString());
  return parseDecimal(text);
}

/** Returns the absolute value in units of 10^-places; halves round away from zero, as accountants do. */
export function scaleDecimal(decimal: Decimal, places: number): bigint {
  const kept = decimal.fraction.slice(0, places).padEnd(places, '0');
  const roundsUp = (decimal.fraction[places] ?? '0') >= '5';
  return BigInt(decimal.whole + kept) + (roundsUp ? 1n : 0n);
}

/** Groups by three digits, as Thai does: 1234567 → 1,234,567. */
export function groupThousands(digits: string): string {
  const groups = [digits.slice(0, digits.length % 3 || 3)];
  for (let start = groups[0]?.length ?? 0; start < digits.length; start += 3) {
    groups.push(digits.slice(start, start + 3));
  }
  return groups.join(',');
}
