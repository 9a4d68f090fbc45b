import { addDays } from './calendar.ts';
import { addExact, type Exact } from './exact.ts';
import { INTEREST_UNIT, interestNumerator } from './interest.ts';
import { type DayCount, type RateStep, ratePartsBetween } from './rates.ts';
import { type RoundingRule, roundRatio } from './rounding.ts';

/**
 * Accrues deposit interest as a stream: Σ end-of-day balance × rate / (100 % × days of the year) with an exact numerator.
 * Source: domain.md B4.
 * @param rates in 1/100 percent per year, sorted
 * @param firstDay the first day that earns; without it, the day of the first `advance`
 */
export function createAccrual(
  rates: readonly RateStep[],
  dayCount: DayCount = 365,
  firstDay?: string,
  rule: RoundingRule = 'half2dp',
) {
  let countedUpTo = firstDay === undefined ? undefined : addDays(firstDay, -1);
  let numerator: Exact = 0;
  return {
    /**
     * Adds every day after the last call, up to and including `toIso`, with this end-of-day balance (satang). The first
     * call counts from the accrual's first day.
     * @throws RangeError when `toIso` is earlier than before, a day has no rate, or the balance is negative
     */
    advance(toIso: string, balanceSatang: number): void {
      const parts = ratePartsBetween(rates, countedUpTo ?? addDays(toIso, -1), toIso, dayCount);
      countedUpTo = toIso;
      if (parts.length === 0) return; // within a day only its end counts
      numerator = addExact(numerator, interestNumerator(balanceSatang, parts));
    },
    /** Returns the interest so far, rounded once, in satang, and starts again at zero. */
    credit(): number {
      const interestSatang = roundRatio(numerator, INTEREST_UNIT, rule);
      numerator = 0;
      return interestSatang;
    },
  };
}
