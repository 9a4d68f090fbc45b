import { dayNumber, isoOfDay } from '@coop/finance/calendar';
import { bangkokDateTime } from '@coop/format/thai-date';
import { BANGKOK_OFFSET_MS, instantOf } from '@coop/format/wall-time';

// Days and moments in Bangkok.

/** Time of a clock, in milliseconds since 1970. */
export interface Clock {
  now(): number;
}

const DAY_MS = 86_400_000;

/**
 * Returns the number of the calendar day in Bangkok since 1970. Every call needs it, so it is computed without a Date.
 */
export function dayNumberToday(clock: Clock): number {
  return Math.floor((clock.now() + BANGKOK_OFFSET_MS) / DAY_MS);
}

/** Formats Bangkok wall time as on the wire, `YYYY-MM-DD HH:MM:SS`. */
export function wallTime(epochMs: number): string {
  return bangkokDateTime(epochMs);
}

/** Returns the current calendar day in Bangkok. */
export function today(clock: Clock): string {
  return isoOfDay(dayNumberToday(clock));
}

/** Returns the calendar day in Bangkok of a moment. */
export function dayOf(epochMs: number): string {
  return isoOfDay(Math.floor((epochMs + BANGKOK_OFFSET_MS) / DAY_MS));
}

/** Returns nine in the morning of a day: the office opens, and the records include the day before. */
export const morning = (day: string) => instantOf(day, '09:00');

/** Returns the first moment after a calendar day in Bangkok. */
export function endOfDay(day: string): number {
  return (dayNumber(day) + 1) * DAY_MS - BANGKOK_OFFSET_MS;
}
