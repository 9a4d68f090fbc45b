import { formatCount, formatSatang, parseBaht, parseRate } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';

/** A whole number as it was typed, Thai digits too; null for anything else. */
export function parseTypedCount(text: string): number | null {
  const digits = readTyped(text);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** Formats a typed amount: 500000 → 500,000. Other texts stay unchanged. */
export function tidyBaht(text: string): string {
  const satang = parseBaht(text);
  return satang === null ? text : formatSatang(satang).replace(/\.00$/, '');
}

/** Satang as they would be typed. */
export const toTyped = (satang: number) => tidyBaht(formatSatang(satang));

/** An amount within limits (satang, both included); undefined otherwise. */
export function bahtWithin(text: string, minimum: number, maximum: number): number | undefined {
  const satang = parseBaht(text);
  return satang !== null && satang >= minimum && satang <= maximum ? satang : undefined;
}

/** A rate (1/100 percent) up to a limit; undefined otherwise. */
export function rateUpTo(text: string, maximum: number): number | undefined {
  const rate = parseRate(text);
  return rate !== null && rate >= 0 && rate <= maximum ? rate : undefined;
}

/** Baht without satang, for limits in messages. */
export const wholeBaht = (satang: number) => formatCount(Math.round(satang / 100));
