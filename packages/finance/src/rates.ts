import { dayNumber, isLeapYear, isoOfDay } from './calendar.ts';

/** A rate (integer of 1/100 percent per year, 550 = 5.50 %) in force from a day on, that day included. */
export interface RateStep {
  from: string;
  rate: number;
}

/** Way in which a year is counted for interest: 365 days every year, or 366 in a leap year, as some cooperatives do. */
export type DayCount = 365 | 366;

/** Number of days at one rate, in years of 365 days unless it says 366. */
export interface RatePart {
  rate: number;
  days: number;
  yearDays?: 366;
}

/**
 * Returns the rate in force on a day.
 * @param steps sorted by `from`, ascending
 * @throws RangeError when the day is before the first step
 */
export function rateOn(steps: readonly RateStep[], iso: string): number {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step !== undefined && step.from <= iso) return step.rate;
  }
  throw new RangeError(`no rate is in force on ${iso}`);
}

/**
 * Splits the days after `fromExclusive` up to and including `toInclusive` by the rate in force on each; a step's own
 * day already counts at the new rate. Neighbours of one rate are one part; where a leap year counts 366 days, its days
 * are parts of their own. Source: domain.md B1, rates may change inside a month.
 * @param steps sorted by `from`, ascending
 * @throws RangeError when the period runs backwards, a day has no rate or the steps are not sorted
 */
export function ratePartsBetween(
  steps: readonly RateStep[],
  fromExclusive: string,
  toInclusive: string,
  dayCount: DayCount = 365,
): RatePart[] {
  const last = dayNumber(toInclusive);
  let counted = dayNumber(fromExclusive);
  if (last < counted) throw new RangeError(`${toInclusive} is before ${fromExclusive}`);
  const parts: RatePart[] = [];
  if (last === counted) return parts;
  const add = dayCount === 366 ? addByYear : addPart;
  let rate: number | undefined;
  let previous = '';
  for (const step of steps) {
    if (step.from <= previous) throw new RangeError(`the rates are not sorted at ${step.from}`);
    previous = step.from;
    if (step.from > toInclusive) break;
    if (step.from > fromExclusive) {
      const eve = dayNumber(step.from) - 1;
      add(parts, rate, counted, eve);
      counted = eve;
    }
    rate = step.rate;
  }
  add(parts, rate, counted, last);
  return parts;
}

function addPart(
  parts: RatePart[],
  rate: number | undefined,
  after: number,
  upTo: number,
  yearDays?: 366,
): void {
  if (upTo === after) return;
  if (rate === undefined) throw new RangeError(`no rate is in force on ${isoOfDay(after + 1)}`);
  const last = parts.at(-1);
  if (last?.rate === rate && last.yearDays === yearDays) last.days += upTo - after;
  else parts.push({ rate, days: upTo - after, ...(yearDays && { yearDays }) });
}

/** Adds the days of each calendar year by themselves, those of a leap year marked. */
function addByYear(parts: RatePart[], rate: number | undefined, after: number, upTo: number): void {
  let counted = after;
  while (counted < upTo) {
    const year = isoOfDay(counted + 1).slice(0, 4);
    const end = Math.min(upTo, dayNumber(`${year}-12-31`));
    addPart(parts, rate, counted, end, isLeapYear(Number(year)) ? 366 : undefined);
    counted = end;
  }
}
