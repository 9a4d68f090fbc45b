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
