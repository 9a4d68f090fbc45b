import { addDays, dayNumber, daysBetween } from './calendar.ts';
import { addExact, type Exact } from './exact.ts';
import { type DayCount, interestNumerator, RATE_UNIT } from './interest.ts';
import { type RateStep, ratePartsBetween } from './rates.ts';
import { type RoundingRule, roundRatio } from './rounding.ts';

/** Money in (positive) or out (negative) on a day, satang. */
export interface BalanceEvent {
  on: string;
  deltaSatang: number;
}

/** Interest that accrues day by day until it is credited. */
export interface Accrual {
  /**
   * Adds every day after the last call, up to and including `toIso`, with this end-of-day balance (satang). The first
   * call counts from the accrual's first day.
   * @throws RangeError when `toIso` is earlier than before, a day has no rate, or the balance is negative
   */
  advance(toIso: string, balanceSatang: number): void;
  /** Returns the interest so far, rounded once, in satang, and starts again at zero. */
  credit(): number;
}

/**
 * Accrues deposit interest as a stream: Σ end-of-day balance × rate / (100 % × dayCount) with an exact numerator.
 * Source: domain.md B4.
 * @param rates in 1/100 percent per year, sorted
 * @param firstDay the first day that earns; without it, the day of the first `advance`
 */
export function createAccrual(
  rates: readonly RateStep[],
  dayCount: DayCount = 365,
  firstDay?: string,
  rule: RoundingRule = 'half2dp',
): Accrual {
  let countedUpTo = firstDay === undefined ? undefined : addDays(firstDay, -1);
  let numerator: Exact = 0;
  return {
    advance(toIso, balanceSatang) {
      const parts = ratePartsBetween(rates, countedUpTo ?? addDays(toIso, -1), toIso);
      countedUpTo = toIso;
      if (parts.length === 0) return; // within a day only its end counts
      numerator = addExact(numerator, interestNumerator(balanceSatang, parts));
    },
    credit() {
      const interestSatang = roundRatio(numerator, RATE_UNIT * dayCount, rule);
      numerator = 0;
      return interestSatang;
    },
  };
}

/** A period of a deposit. Money in satang, rates in 1/100 percent per year, days ISO. */
export interface DepositPeriod {
  /** The balance before the events of the first day. */
  openingSatang: number;
  from: string;
  to: string;
  /** In any order. */
  events: readonly BalanceEvent[];
  rates: readonly RateStep[];
  dayCount?: DayCount;
  rounding?: RoundingRule;
}

/**
 * Returns the interest of a period on end-of-day balances, counting every day including the first and the last: a
 * deposit earns on its day, a withdrawal does not. Rounded once. Source: domain.md B4.
 * @returns days counted, interest and the balance before crediting, integer satang
 * @throws RangeError when the period runs backwards, an event is outside it, a day ends below zero or has no rate
 */
export function depositInterest(period: DepositPeriod) {
  const { openingSatang, from, to, rates, dayCount, rounding } = period;
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new RangeError(`${to} is before ${from}`);
  const accrual = createAccrual(rates, dayCount, from, rounding);
  let balanceSatang = openingSatang;
  for (const { on, deltaSatang } of sortedEvents(period)) {
    if (on > from) accrual.advance(addDays(on, -1), balanceSatang);
    balanceSatang += deltaSatang;
  }
  accrual.advance(to, balanceSatang);
  return { days, interestSatang: accrual.credit(), balanceSatang };
}

function sortedEvents({ from, to, events }: DepositPeriod): BalanceEvent[] {
  for (const { on } of events) {
    dayNumber(on); // throws on text that is no day
    if (on < from || on > to) throw new RangeError(`${on} is outside ${from} to ${to}`);
  }
  return events.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}
