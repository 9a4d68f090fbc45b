import { addExact, type Exact, multiplyExact, requireInteger } from './exact.ts';
import type { RatePart } from './rates.ts';
import { type RoundingRule, roundRatio } from './rounding.ts';

/** Divisor that turns a rate (integer of 1/100 percent) into a fraction. */
export const RATE_UNIT = 10_000;

/** Divisor that turns what `interestNumerator` returns into satang: common to years of 365 and of 366 days. */
export const INTEREST_UNIT = RATE_UNIT * 365 * 366;

/**
 * Computes interest on one balance: balance × rate × days / (100 % × days of the year), the parts summed exactly and
 * rounded once. Source: domain.md B1 (divisor 36,500; sum exactly, round once).
 * @param balanceSatang satang, not negative
 * @param parts rates in 1/100 percent per year with their days, as `ratePartsBetween` gives them
 * @returns integer satang
 * @throws RangeError on a negative or fractional balance, rate or number of days
 */
export function loanInterest(
  balanceSatang: number,
  parts: readonly RatePart[],
  rule: RoundingRule,
): number {
  return roundRatio(interestNumerator(balanceSatang, parts), INTEREST_UNIT, rule);
}

/** Returns balance × Σ (rate × days), to be divided by INTEREST_UNIT. @throws RangeError as `loanInterest` */
export function interestNumerator(balanceSatang: number, parts: readonly RatePart[]): Exact {
  requireInteger(balanceSatang, 'the balance in satang', 0);
  let rateDays: Exact = 0;
  for (const { rate, days, yearDays } of parts) {
    requireInteger(rate, 'the rate in 1/100 percent', 0);
    requireInteger(days, 'the number of days', 0);
    rateDays = addExact(rateDays, multiplyExact(rate, days * (yearDays === 366 ? 365 : 366)));
  }
  return multiplyExact(balanceSatang, rateDays);
}

/** A row that a sum is made of: its amount, and the rate and the part of a year that it counts with. */
export interface OriginRow {
  /** Signed, satang. */
  readonly satang: number;
  /** Integer of 1/100 percent; without it the amount counts whole. */
  readonly rate?: number;
  /** Days or months out of those of a year: 28 of 365, 11 of 12. */
  readonly part?: readonly [count: number, of: number];
}

/** Divisor that all parts of a year have in common: of 365 and 366 days, and of 11 and 12 months. */
const PARTS = 365 * 366 * 11 * 2;

/**
 * Adds up the rows that a sum is made of, exactly, and rounds once.
 * @returns integer satang; undefined for a part of a year that is not counted in days or months
 */
export function sumOfRows(
  rows: readonly OriginRow[],
  rule: RoundingRule = 'half2dp',
): number | undefined {
  let sum: Exact = 0;
  for (const { satang, rate = RATE_UNIT, part: [count, of] = [1, 1] } of rows) {
    const share = (PARTS / of) * count;
    if (!Number.isSafeInteger(share)) return undefined;
    sum = addExact(sum, multiplyExact(multiplyExact(satang, rate), share));
  }
  return roundRatio(sum, BigInt(RATE_UNIT) * BigInt(PARTS), rule);
}
