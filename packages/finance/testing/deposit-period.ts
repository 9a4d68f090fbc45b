import { addDays, dayNumber, daysBetween } from '../src/calendar.ts';
import { createAccrual } from '../src/deposit-interest.ts';
import type { DayCount, RateStep } from '../src/rates.ts';
import type { RoundingRule } from '../src/rounding.ts';

// A whole period of a deposit, as the source states its examples; the product counts as it goes along.

/** Money in (positive) or out (negative) on a day, satang. */
export interface BalanceEvent {
  on: string;
  deltaSatang: number;
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
