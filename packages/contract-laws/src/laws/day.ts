import { textsOf } from '../texts.ts';
import { holds } from './figures.ts';
import type { Breach } from './law.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})( \d{2}:\d{2}:\d{2}|T\d{2}:\d{2}\S*)?$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/**
 * Tests whether what looks like a day is one of the calendar, in the common era. A time is Bangkok's, as 09:00:00: after a
 * T it may be that of any zone.
 */
function isReal([, year, month, day, time = ' 00:00:00']: RegExpExecArray): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isTime = !Number.isNaN(Date.parse(`2000-01-01${time.replace(' ', 'T')}Z`));
  const isOfEra = Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return date.getUTCDate() === Number(day) && isTime && isOfEra && !time.startsWith('T');
}

/** Every day in an answer, of any call, is a real day of the common era. */
export const REAL_DAY = {
  name: 'real-day',
  says: 'a day is one of the calendar, with a year of the common era, or an empty text',
} as const;

/** Finds days that do not exist, and times that a framework wrote: 2569-11-20, 2026-13-45, 2026-11-20T02:00:00.000000Z. */
export function unrealDays(answer: unknown): Breach[] {
  return textsOf(answer).flatMap(({ path, text }) => {
    const parts = DAY.exec(text);
    return parts ? holds(path, isReal(parts), text, 'a day of the calendar, common era') : [];
  });
}

export const NOT_TOMORROW = {
  name: 'as-of-today',
  says: 'the records are complete up to a day that has come',
} as const;

/** Finds an `as_of` that is later than today. */
export function ofTomorrow(answer: unknown, today: string): Breach[] {
  const { as_of } = (answer ?? {}) as { as_of?: unknown };
  return typeof as_of === 'string' ? holds('as_of', as_of <= today, as_of, `by ${today}`) : [];
}
