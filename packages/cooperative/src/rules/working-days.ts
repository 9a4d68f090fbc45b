import { addDays, dayNumber } from '@coop/finance/calendar';
import { bangkokDate } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import holidays from '../../content/rules/holidays.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { DayOfYear, Words } from '../content/written.ts';
import { COOPERATIVE } from './cooperative.ts';

// Counter, approvals and payouts are on working days. Holidays that depend on the moon, and days that the cabinet added
// for one year, are listed for the years for which they have been announced (content/rules/README.md).

const OneDay = z.strictObject({ on: z.iso.date(), name: Words });

const { yearly, moving, added } = readContent(
  'rules/holidays.json',
  z.strictObject({
    yearly: z.array(z.strictObject({ on: DayOfYear, name: Words })),
    moving: z.array(OneDay),
    added: z.array(OneDay),
  }),
  holidays,
);

const YEARLY = new Set(yearly.map((item) => item.on));
const MOVING = new Set(moving.map((item) => item.on));
const ADDED = new Set(added.map((item) => item.on));

const isHoliday = (day: string) => YEARLY.has(day.slice(5)) || MOVING.has(day);

/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: string): number => (dayNumber(day) + 4) % 7;

export function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** Returns the first, second, … Sunday of a month. */
export function sundayOf(year: number, month: number, which: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((7 - weekdayOf(first)) % 7) + 7 * (which - 1));
}

/**
 * Returns whether a day is free in lieu of a holiday at a weekend: the first day after a run of free days, once for a
 * run.
 */
function substitutesFor(day: string): boolean {
  let isOwed = false;
  for (
    let dayBefore = addDays(day, -1);
    isHoliday(dayBefore) || isWeekend(dayBefore);
    dayBefore = addDays(dayBefore, -1)
  ) {
    isOwed ||= isHoliday(dayBefore) && isWeekend(dayBefore);
  }
  return isOwed;
}

const nameOf = (day: string): string | undefined =>
  [...moving, ...added].find(({ on }) => on === day)?.name ??
  yearly.find(({ on }) => on === day.slice(5))?.name;

/** Returns why the cooperative is closed on a day that is no weekend: the holiday, or the one that it is in lieu of. */
export function closedFor(day: string): string | undefined {
  const holidayName = nameOf(day);
  if (holidayName !== undefined || !substitutesFor(day)) return holidayName;
  let dayBefore = addDays(day, -1);
  while (!(isHoliday(dayBefore) && isWeekend(dayBefore))) dayBefore = addDays(dayBefore, -1);
  return `ชดเชย${nameOf(dayBefore)}`;
}

/** Tells whether the cooperative is open: no weekend, no public holiday, no day in lieu of one. */
export function isOpenOn(day: string): boolean {
  return !isWeekend(day) && !isHoliday(day) && !ADDED.has(day) && !substitutesFor(day);
}

/** Members' records go back some decades, which are some ten thousand days. */
const known = new LRUCache<string, boolean>({ max: 20_000, memoMethod: isOpenOn });

/** The same, remembered. */
export const isWorkingDay = (day: string): boolean => known.memo(day);

/** Returns the day itself, or the next one on which the cooperative is open. */
export function workingDayFrom(day: string): string {
  let date = day;
  while (!isWorkingDay(date)) date = addDays(date, 1);
  return date;
}

/** Returns the day itself, or the last one before it on which the cooperative is open. */
export function workingDayUntil(day: string): string {
  let date = day;
  while (!isWorkingDay(date)) date = addDays(date, -1);
  return date;
}

/** Returns the last day before this one on which the cooperative is open. */
export function workingDayBefore(day: string): string {
  return workingDayUntil(addDays(day, -1));
}

/** Returns the day itself, or the next working day of its month; if the month has none left, the last one before. */
export function workingDayOfMonth(day: string): string {
  const next = workingDayFrom(day);
  return next.slice(0, 7) === day.slice(0, 7) ? next : workingDayUntil(day);
}

/** Returns the moment itself within opening hours, else the next one at which the cooperative opens. */
export function officeMoment(epochMs: number): number {
  const { opens, closes } = COOPERATIVE.hours;
  const day = bangkokDate(epochMs);
  if (isWorkingDay(day)) {
    if (epochMs < instantOf(day, opens)) return instantOf(day, opens);
    if (epochMs < instantOf(day, closes)) return epochMs;
  }
  return instantOf(workingDayFrom(addDays(day, 1)), opens);
}
