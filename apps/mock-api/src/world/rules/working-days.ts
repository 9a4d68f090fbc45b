import { addDays, dayNumber } from '@coop/finance/calendar';
import * as z from 'zod/mini';
import holidays from '../../../content/rules/holidays.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { DayOfYear, Words } from '../content/written.ts';

// Counter, approvals and payouts are on working days. Holidays that move with the moon are listed for the years for
// which they have been announced.

const { yearly, moving } = readContent(
  'rules/holidays.json',
  z.strictObject({
    yearly: z.array(z.strictObject({ on: DayOfYear, name: Words })),
    moving: z.array(z.strictObject({ on: z.iso.date(), name: Words })),
  }),
  holidays,
);

const YEARLY = new Set(yearly.map((one) => one.on));
const MOVING = new Set(moving.map((one) => one.on));

const isHoliday = (day: string) => YEARLY.has(day.slice(5)) || MOVING.has(day);

/** Saturday or Sunday; 1 January 1970 was a Thursday. */
function isWeekend(day: string): boolean {
  const weekday = (dayNumber(day) + 4) % 7;
  return weekday === 0 || weekday === 6;
}

/** Days in lieu of holidays at a weekend: the first free days after it. */
function substitutesFor(day: string): boolean {
  let owed = 0;
  // The longest run of holidays and weekends is shorter than two weeks.
  for (let at = addDays(day, -14); at < day; at = addDays(at, 1)) {
    if (isHoliday(at) && isWeekend(at)) owed += 1;
    else if (owed > 0 && !isWeekend(at) && !isHoliday(at)) owed -= 1;
  }
  return owed > 0;
}

const known = new Map<string, boolean>();

/** Whether the cooperative is open: no weekend, no public holiday, no day in lieu of one. */
export function isWorkingDay(day: string): boolean {
  let isOpen = known.get(day);
  if (isOpen === undefined) {
    isOpen = !isWeekend(day) && !isHoliday(day) && !substitutesFor(day);
    // Members' records go back some decades, which are some ten thousand days.
    known.set(day, isOpen);
  }
  return isOpen;
}

/** The day itself, or the next one on which the cooperative is open. */
export function workingDayFrom(day: string): string {
  let at = day;
  while (!isWorkingDay(at)) at = addDays(at, 1);
  return at;
}

/** The day itself, or the last one before it on which the cooperative is open. */
export function workingDayUntil(day: string): string {
  let at = day;
  while (!isWorkingDay(at)) at = addDays(at, -1);
  return at;
}

/** The day itself, or the next working day of its month; where the month has none left, the last one before. */
export function workingDayOfMonth(day: string): string {
  const next = workingDayFrom(day);
  return next.slice(0, 7) === day.slice(0, 7) ? next : workingDayUntil(day);
}
