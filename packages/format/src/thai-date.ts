import { NOTHING } from './decimal.ts';
import {
  isoDateOf,
  isRealDate,
  pad,
  parseWallTime,
  type WallTime,
  wallTimeAt,
} from './wall-time.ts';

export const THAI_MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;

export const THAI_MONTHS_SHORT = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
] as const;

const WEEKDAYS = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'] as const;

// A year typed in the wrong era (2026 for 2569) is refused, instead of becoming the year 1483.
const EARLIEST_YEAR_BE = 2400;
const LATEST_YEAR_BE = 2999;

export type ThaiDateStyle = 'short' | 'long' | 'full' | 'numeric';

/** True for the specification's empty date: '', null, undefined or 0000-00-00[…]. */
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
  return wall ? formatWallDate(wall, style) : NOTHING;
}

/** Formats `28 ก.พ. 2569 14:05 น.`; only the date when the value has no time; empty or impossible → ` - `. */
export function formatThaiDateTime(value: string | null | undefined): string {
  const wall = readDate(value);
  if (!wall) return NOTHING;
  const date = formatWallDate(wall, 'short');
  if (!wall.time) return date;
  return `${date} ${pad(wall.time.hour, 2)}:${pad(wall.time.minute, 2)} น.`;
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
  return pad(toBuddhistYear(wall.year), 4) + pad(wall.month, 2);
}

export function toBuddhistYear(year: number): number {
  return year + 543;
}

/** Months since year 0 of a period (256911 is November 2026, as `recvPeriodOf` writes it); null for what is none. */
export function periodIndex(recvPeriod: string): number | null {
  const [, year, month] = /^(2[45]\d{2})(0[1-9]|1[0-2])$/.exec(recvPeriod) ?? [];
  return year ? (Number(year) - 543) * 12 + Number(month) - 1 : null;
}

/** Returns the date in Bangkok at an instant, `YYYY-MM-DD`. @throws RangeError for NaN. */
export function bangkokDate(epochMs: number): string {
  return isoDateOf(wallTimeAt(epochMs));
}

/** Converts day, month and Buddhist year to `YYYY-MM-DD`; null for no such day or a year outside 2400-2999. */
export function thaiDateToIso(day: number, month: number, yearBE: number): string | null {
  if (!(yearBE >= EARLIEST_YEAR_BE && yearBE <= LATEST_YEAR_BE)) return null;
  // Leap years are leap in the common era: 2567 has a 29 February because 2024 has.
  const year = yearBE - 543;
  return isRealDate(year, month, day) ? isoDateOf({ year, month, day }) : null;
}

function readDate(value: string | null | undefined): WallTime | null {
  // The empty rule comes first: date libraries read 0000-00-00 as a day in the year -1.
  if (isEmptyDate(value) || typeof value !== 'string') return null;
  return parseWallTime(value);
}

function formatWallDate({ year, month, day }: WallTime, style: ThaiDateStyle): string {
  const yearBE = toBuddhistYear(year);
  if (style === 'numeric') return `${pad(day, 2)}/${pad(month, 2)}/${yearBE}`;
  if (style === 'short') return `${day} ${THAI_MONTHS_SHORT[month - 1] ?? ''} ${yearBE}`;
  const long = `${day} ${THAI_MONTHS[month - 1] ?? ''} ${yearBE}`;
  if (style === 'long') return long;
  // The weekday belongs to the common-era date; 543 years later it is another one.
  const weekday = new Date(`${isoDateOf({ year, month, day })}T00:00:00Z`).getUTCDay();
  return `วัน${WEEKDAYS[weekday] ?? ''}ที่ ${long}`;
}

function formatPeriod(recvPeriod: string, months: readonly string[]): string {
  const match = /^(\d{4})(\d{2})$/.exec(recvPeriod.trim());
  const month = months[Number(match?.[2]) - 1];
  return month ? `${month} ${match?.[1]}` : NOTHING;
}
