import { dayNumber, isoOfDay } from '@coop/finance/calendar';
import { bangkokDateTime } from '@coop/format/thai-date';
import { BANGKOK_OFFSET_MS, instantOf } from '@coop/format/wall-time';

/** Creates a clock that runs with `base`, starting at `startAt` if given. */
export function createClock(base: () => number, startAt?: number) {
  let offset = startAt === undefined ? 0 : startAt - base();
  return {
    /** Milliseconds since 1970. */
    now: () => base() + offset,
    /** Moves the clock so that it reads `epochMs` now and runs on from there. */
    set(epochMs: number): void {
      offset = epochMs - base();
    },
    advance(ms: number): void {
      offset += ms;
    },
  };
}

/** Clock of a world, used instead of the machine's. */
export type Clock = ReturnType<typeof createClock>;

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
