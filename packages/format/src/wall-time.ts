import dayjs, { type Dayjs } from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);
dayjs.extend(buddhistEra);

/** A date, with a time when the source carried one, in Bangkok. */
export interface WallTime {
  /**
   * Bangkok's calendar and clock, held as if they were UTC's: the library's own zones (`utcOffset`, `tz`) count in the
   * device's, and err by an hour where that changes to summer time.
   */
  readonly at: Dayjs;
  readonly hasTime: boolean;
}

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s?(Z|[+-]\d{2}(?::?\d{2})?))?)?$/i;
const DAY = 'YYYY-MM-DD';
const TIME = 'HH:mm:ss';

// Fixed: Thailand has kept +7 without daylight saving since 1920.
const BANGKOK_HOURS = 7;
export const BANGKOK_OFFSET_MS = BANGKOK_HOURS * 3_600_000;

/**
 * Parses `YYYY-MM-DD`, `YYYY-MM-DD HH:MM[:SS]` (already Bangkok time) or an ISO instant with Z or an offset
 * (converted). Null when the text is none of these or names a day that does not exist; the years 1 to 99, which the
 * library takes for 1901 to 1999, count as none. Each format is parsed by itself: a list of them is parsed in the
 * device's zone, and strictly with an offset only in the device's own.
 */
export function parseWallTime(value: string): WallTime | null {
  const [, day, clock, second = '00', zone] = ISO.exec(value.trim()) ?? [];
  if (!day) return null;
  const hasTime = clock !== undefined;
  const [text, format] = hasTime ? [`${day} ${clock}:${second}`, `${DAY} ${TIME}`] : [day, DAY];
  const time = dayjs.utc(text, format, true);
  if (!time.isValid()) return null;
  if (!zone) return { at: time, hasTime };
  return {
    at: dayjs.utc(text + zone.toUpperCase(), `${format}Z`).add(BANGKOK_HOURS, 'hour'),
    hasTime,
  };
}

/** Returns the wall time in Bangkok at an instant (epoch milliseconds). @throws RangeError for NaN. */
export function wallTimeAt(epochMs: number): Dayjs {
  const time = dayjs.utc(epochMs).add(BANGKOK_HOURS, 'hour');
  if (!time.isValid()) throw new RangeError(`not an instant: ${epochMs}`);
  return time;
}

/** Returns the instant (epoch milliseconds) of a date on the wire, at midnight if it has no time; null for no date. */
export function epochOf(value: string): number | null {
  return parseWallTime(value)?.at.subtract(BANGKOK_HOURS, 'hour').valueOf() ?? null;
}

/** Returns the instant (epoch milliseconds) of a time of a day in Bangkok: `instantOf('2026-11-30', '16:30')`. */
export const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}+07:00`);

/** Returns a day as it is, a time with Bangkok's offset, `2026-11-30T16:30:00+07:00`; null for no date. */
export function isoOf(value: string): string | null {
  const wall = parseWallTime(value);
  return wall?.at.format(wall.hasTime ? `${DAY}T${TIME}[+07:00]` : DAY) ?? null;
}

/** Returns the Date at midnight in UTC of a day, as a spreadsheet has it; null for no date. */
export function utcDateOf(value: string): Date | null {
  return parseWallTime(value)?.at.startOf('day').toDate() ?? null;
}

/** Instants that a clock can begin at: by-laws, calendars and people are made for these years. */
const FIRST = instantOf('2001-01-01', '00:00');
const END = instantOf('2100-01-01', '00:00');

/**
 * Reads the instant (epoch milliseconds) at which a clock begins, midnight in Bangkok of a day alone; undefined for no
 * such day or another century.
 */
export function readClockStart(text: string): number | undefined {
  const instant = epochOf(text);
  return instant !== null && instant >= FIRST && instant < END ? instant : undefined;
}
