/** A date, with a time when the source carried one, in Bangkok. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  time: { hour: number; minute: number; second: number } | null;
};

const DATE = String.raw`(\d{4})-(\d{2})-(\d{2})`;
const TIME = String.raw`[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?`;
const ZONE = String.raw`\s?(Z|[+-]\d{2}(?::?\d{2})?)`;
const ISO = new RegExp(`^${DATE}(?:${TIME}(?:${ZONE})?)?$`, 'i');

// Fixed: Thailand has kept +7 without daylight saving since 1920.
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Parses `YYYY-MM-DD`, `YYYY-MM-DD HH:MM[:SS]` (already Bangkok time) or an ISO instant with Z or an offset
 * (converted). Null when the text is none of these or names a day that does not exist. Avoids the platform's Date
 * parser, which guesses zones and turns 31 February into March.
 */
export function parseWallTime(value: string): WallTime | null {
  const match = ISO.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '0', zone] = match;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (!isRealDate(date.year, date.month, date.day)) return null;
  if (hour === undefined) return { ...date, time: null };
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return null;
  if (zone === undefined) return { ...date, time };
  const utcMs = utcEpoch({ ...date, time }) - offsetMs(zone);
  return wallTimeAt(utcMs);
}

/** Returns the wall time in Bangkok at an instant (epoch milliseconds). @throws RangeError for NaN. */
export function wallTimeAt(epochMs: number): WallTime {
  const shifted = new Date(epochMs + BANGKOK_OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`not an instant: ${epochMs}`);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    time: {
      hour: shifted.getUTCHours(),
      minute: shifted.getUTCMinutes(),
      second: shifted.getUTCSeconds(),
    },
  };
}

/** Returns the instant (epoch milliseconds) of a wall time in Bangkok; midnight when it has no time. */
export function epochOf(wall: WallTime): number {
  return utcEpoch(wall) - BANGKOK_OFFSET_MS;
}

/** Returns the instant (epoch milliseconds) of a time of a day in Bangkok: `instantOf('2026-11-30', '16:30')`. */
export const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}+07:00`);

/** Returns whole days since 1970-01-01: subtract two to count the days between. */
export function dayNumber(date: Pick<WallTime, 'year' | 'month' | 'day'>): number {
  return utcEpoch({ ...date, time: null }) / 86_400_000;
}

/** Returns `YYYY-MM-DD`. */
export function isoDateOf(date: Pick<WallTime, 'year' | 'month' | 'day'>): string {
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

export function pad(n: number, length: number): string {
  return String(n).padStart(length, '0');
}

/** Tests whether a day exists in the Gregorian calendar; year in the common era, 1 or later. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

function utcEpoch({ year, month, day, time }: WallTime): number {
  const date = new Date(0);
  // setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  if (time) date.setUTCHours(time.hour, time.minute, time.second);
  return date.getTime();
}

function offsetMs(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  // +07, +0700 and +07:00 all occur: databases print the first.
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''));
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}
