import type { Dayjs } from 'dayjs';
import th from 'dayjs/locale/th.js';
import { NOTHING } from './decimal.ts';
import { parseWallTime, type WallTime, wallTimeAt } from './wall-time.ts';

export const THAI_MONTHS: readonly string[] = th.months ?? [];
export const THAI_MONTHS_SHORT: readonly string[] = th.monthsShort ?? [];

/** Not the locale's own (`LL`), whose years are those of the common era. */
const FORMATS = {
  short: 'D MMM BBBB',
  long: 'D MMMM BBBB',
  full: 'วันddddที่ D MMMM BBBB',
  numeric: 'DD/MM/BBBB',
  /** Under the name of its month: `จ. 30`. */
  inMonth: 'dd D',
} as const;

export type ThaiDateStyle = keyof typeof FORMATS;

const TIME = 'HH:mm น.';

// A year typed in the wrong era (2026 for 2569) is refused, instead of becoming the year 1483.
const EARLIEST_YEAR_BE = 2400;
const LATEST_YEAR_BE = 2999;

/** Tells whether it is the specification's empty date: '', null, undefined or 0000-00-00[…]. */
export function isEmptyDate(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' && /^(?:0000-00-00(?:[T ].*)?)?$/s.test(value.trim());
}

/**
 * Formats a date in the Buddhist era. Takes `YYYY-MM-DD`, `YYYY-MM-DD HH:MM:SS` (Bangkok wall time) or an ISO instant
 * with Z or an offset (converted to Bangkok); empty or impossible → ` - `.
 */
export function formatThaiDate(value: string | null | undefined, style: ThaiDateStyle = 'short') {
  const wall = readDate(value);
  return wall ? formatWallDate(wall.at, style) : NOTHING;
}

/** Formats `28 ก.พ. 2569 14:05 น.`; only the date when the value has no time; empty or impossible → ` - `. */
export function formatThaiDateTime(value: string | null | undefined): string {
  const wall = readDate(value);
  return wall ? formatWallDate(wall.at, 'short', wall.hasTime) : NOTHING;
}

/** Does the same with an instant (epoch milliseconds). @throws RangeError for NaN. */
export function formatThaiInstant(epochMs: number): string {
  return formatWallDate(wallTimeAt(epochMs), 'short', true);
}

/** Formats a receive period (Buddhist year + month) in words: `256902` → กุมภาพันธ์ 2569; else ` - `. */
export function formatThaiMonth(recvPeriod: string): string {
  return formatPeriod(recvPeriod, THAI_MONTHS);
}

/** Does the same with the short month: `256902` → ก.พ. 2569. */
export function formatThaiMonthShort(recvPeriod: string): string {
  return formatPeriod(recvPeriod, THAI_MONTHS_SHORT);
}

/** Returns the receive period of a date: 2026-02-28 → `256902`. @throws RangeError when not a date. */
export function recvPeriodOf(iso: string): string {
  const wall = readDate(iso);
  if (!wall) throw new RangeError(`not a date: ${iso}`);
  return wall.at.format('BBBBMM');
}

const ERA = 543;

export const toBuddhistYear = (year: number): number => year + ERA;

export const toCommonYear = (yearBE: number): number => yearBE - ERA;

/** Returns the year of a date on the wire. Cut out as text, because the mock's derivation asks for it all the time. */
export const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** Returns its Buddhist year. */
export const yearBEOf = (iso: string): number => toBuddhistYear(yearOf(iso));

/** Months since year 0 of a period (256911 is November 2026, as `recvPeriodOf` writes it); null for what is none. */
export function periodIndex(recvPeriod: string): number | null {
  const [, year, month] = /^(2[45]\d{2})(0[1-9]|1[0-2])$/.exec(recvPeriod) ?? [];
  return year ? toCommonYear(Number(year)) * 12 + Number(month) - 1 : null;
}

/** Returns the period of a month counted from year 0, the reverse of `periodIndex`. */
export function periodAt(month: number): string {
  return String(toBuddhistYear(Math.floor(month / 12)) * 100 + (month % 12) + 1);
}

/** Returns the date in Bangkok at an instant, `YYYY-MM-DD`. @throws RangeError for NaN. */
export const bangkokDate = (epochMs: number): string => wallTimeAt(epochMs).format('YYYY-MM-DD');

/** Returns the time of day in Bangkok at an instant, `14:05`. @throws RangeError for NaN. */
export const bangkokTime = (epochMs: number, format: 'HH:mm' | 'HH:mm:ss' = 'HH:mm'): string =>
  wallTimeAt(epochMs).format(format);

/** Returns both as on the wire, `2026-02-28 14:05:09`. @throws RangeError for NaN. */
export const bangkokDateTime = (epochMs: number): string =>
  wallTimeAt(epochMs).format('YYYY-MM-DD HH:mm:ss');

/** Converts day, month and Buddhist year to `YYYY-MM-DD`; null for no such day or a year outside 2400-2999. */
export function thaiDateToIso(day: number, month: number, yearBE: number): string | null {
  if (!(yearBE >= EARLIEST_YEAR_BE && yearBE <= LATEST_YEAR_BE)) return null;
  // Leap years are leap in the common era: 2567 has a 29 February because 2024 has. The library formats Buddhist years
  // and parses none.
  const iso = [toCommonYear(yearBE), month, day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return parseWallTime(iso) ? iso : null;
}

/** Says of a day, month and Buddhist year that are no date which day to mend, or only that there is none. */
export function noSuchDayWords(day: number, month: number, yearBE: number): string {
  const last = [31, 30, 29, 28].find(
    (other) => other < day && thaiDateToIso(other, month, yearBE) !== null,
  );
  return last === undefined
    ? 'ไม่มีวันที่นี้ในปฏิทิน'
    : `เดือน${THAI_MONTHS[month - 1]} ${yearBE} มี ${last} วัน กรุณาแก้วันที่`;
}

const readDate = (value: string | null | undefined): WallTime | null =>
  typeof value === 'string' ? parseWallTime(value) : null;

function formatWallDate(time: Dayjs, style: ThaiDateStyle, hasTime = false): string {
  return time.locale('th').format(hasTime ? `${FORMATS[style]} ${TIME}` : FORMATS[style]);
}

function formatPeriod(recvPeriod: string, months: readonly string[]): string {
  const match = /^(\d{4})(\d{2})$/.exec(recvPeriod.trim());
  const month = months[Number(match?.[2]) - 1];
  return month ? `${month} ${match?.[1]}` : NOTHING;
}
