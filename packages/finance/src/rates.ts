import { dayNumber, isoOfDay } from './calendar.ts';

/** A rate (integer of 1/100 percent per year, 550 = 5.50 %) in force from a day on, that day included. */
export interface RateStep {
  from: string;
  rate: number;
}

/** Number of days at one rate. */
export interface RatePart {
  rate: number;
  days: number;
}

/**
 * Returns the rate in force on a day.
 * @param steps sorted by `from`, ascending
 * @throws RangeError when the day is before the first step
 */
export function rateOn(steps: readonly RateStep[], iso: string): number {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    if (step !== undefined && step.from <= iso) return step.rate;
  }
  throw new RangeError(`no rate is in force on ${iso}`);
}

/**
 * Splits the days after `fromExclusive` up to and including `toInclusive` by the rate in force on each; a step's own
 * day already counts at the new rate. Neighbours of one rate are one part. Source: domain.md B1, rates may change
 * inside a month.
 * @param steps sorted by `from`, ascending
 * @throws RangeError when the period runs backwards, a day has no rate or the steps are not sorted
 */
export function ratePartsBetween(
  steps: readonly RateStep[],
  fromExclusive: string,
  toInclusive: string,
): RatePart[] {
  const last = dayNumber(toInclusive);
  let counted = dayNumber(fromExclusive);
  if (last < counted) throw new RangeError(`${toInclusive} is before ${fromExclusive}`);
  const parts: RatePart[] = [];
  if (last === counted) return parts;
  let rate: number | undefined;
  let previous = '';
  for (const step of steps) {
    if (step.from <= previous) throw new RangeError(`the rates are not sorted at ${step.from}`);
    previous = step.from;
    if (step.from > toInclusive) break;
    if (step.from > fromExclusive) {
      const eve = dayNumber(step.from) - 1;
      addPart(parts, rate, counted, eve);
      counted = eve;
    }
    rate = step.rate;
  }
  addPart(parts, rate, counted, last);
  return parts;
}

function addPart(parts: RatePart[], rate: number | undefined, after: number, upTo: number): void {
  if (upTo === after) return;
  if (rate === undefined) throw new RangeError(`no rate is in force on ${isoOfDay(after + 1)}`);
  const last = parts.at(-1);
  if (last?.rate === rate) last.days += upTo - after;
  else parts.push({ rate, days: upTo - after });
}
