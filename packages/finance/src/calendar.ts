/**
 * Civil days as ISO `YYYY-MM-DD` text, years 0001 to 9999 of the Common Era. No Date objects: they are slow in the
 * mock's loops and drag a time zone in. Every function throws RangeError on text that is not a day of the calendar.
 */

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const TWO_DIGITS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const DASHED = TWO_DIGITS.map((text) => `-${text}`);
const FIRST_DAY = -719_162; // 0001-01-01
const LAST_DAY = 2_932_896; // 9999-12-31

/** Tests whether the year (CE) has 366 days. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns days since 1970-01-01. Method: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms". */
export function dayNumber(iso: string): number {
  const civil = civilOf(iso);
  const month = Math.trunc(civil / 100) % 100;
  // Years begin in March here, so that the leap day is the last of its year.
  const year = Math.trunc(civil / 10_000) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.trunc((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + (civil % 100);
  const leapDays = Math.trunc(year / 4) - Math.trunc(year / 100) + Math.trunc(year / 400);
  return year * 365 + leapDays + dayOfYear - 719_469;
}

/** Returns the day `n` days after 1970-01-01. Throws RangeError outside the years 0001 to 9999. */
export function isoOfDay(n: number): string {
  if (!Number.isInteger(n) || n < FIRST_DAY || n > LAST_DAY) {
    throw new RangeError(`no calendar day has the number ${n}`);
  }
  const shifted = n + 719_468;
  const era = Math.trunc(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.trunc(
    (dayOfEra -
      Math.trunc(dayOfEra / 1_460) +
      Math.trunc(dayOfEra / 36_524) -
      Math.trunc(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100));
  const marchMonth = Math.trunc((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.trunc((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return isoOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** Counts nights from one day to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the day `n` days later (earlier when negative). */
export function addDays(iso: string, n: number): string {
  return isoOfDay(dayNumber(iso) + n);
}

/** Returns the same day `n` months later, or the month's last day where it is shorter (31 Jan + 1 = 28 Feb). */
export function addMonths(iso: string, n: number): string {
  const index = monthIndex(iso) + n;
  return dayInMonth(index, Math.min(dayOfMonth(iso), monthLength(index)));
}

export function endOfMonth(iso: string): string {
  return endOfMonthIndex(monthIndex(iso));
}

/** Returns months counted from year 0: year × 12 + month − 1. */
export function monthIndex(iso: string): number {
  const civil = civilOf(iso);
  return Math.trunc(civil / 10_000) * 12 + (Math.trunc(civil / 100) % 100) - 1;
}

/** Returns the last day of the month with this index. Throws RangeError outside the years 0001 to 9999. */
export function endOfMonthIndex(index: number): string {
  return dayInMonth(index, monthLength(index));
}

/** Returns a day, 1 to 31, of the month with this index, or its last one where it is shorter. Throws as the above. */
export function dayOfMonthIndex(index: number, day: number): string {
  return dayInMonth(index, Math.min(day, monthLength(index)));
}

/** Returns the first day of the month with this index. Throws RangeError outside the years 0001 to 9999. */
export function startOfMonthIndex(index: number): string {
  return dayInMonth(index, 1);
}

/** Tests whether a text is a day of the calendar: `2026-02-31` is none. */
export function isDay(text: string): boolean {
  try {
    civilOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the day of the month, 1 to 31. */
export function dayOfMonth(iso: string): number {
  return civilOf(iso) % 100;
}

// One integer YYYYMMDD, so that hot paths allocate nothing.
function civilOf(iso: string): number {
  const year = twoDigits(iso, 0) * 100 + twoDigits(iso, 2);
  const month = twoDigits(iso, 5);
  const day = twoDigits(iso, 8);
  const hasShape = iso.length === 10 && iso.charCodeAt(4) === 45 && iso.charCodeAt(7) === 45;
  const isInMonth =
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    (day <= 28 || day <= daysInMonth(year, month));
  if (!hasShape || !isInMonth) throw new RangeError(`not a calendar day: ${iso}`);
  return year * 10_000 + month * 100 + day;
}

/** Returns the first day of the fiscal year that a day is in. */
export function fiscalYearStart(day: string, startMonth: number): string {
  const index = monthIndex(day);
  return startOfMonthIndex(index - (((((index % 12) + 1 - startMonth) % 12) + 12) % 12));
}

/** Returns the number that two signs are; far below zero unless both are digits. */
function twoDigits(text: string, start: number): number {
  const tens = text.charCodeAt(start) - 48;
  const ones = text.charCodeAt(start + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1_000_000;
}

function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

function monthLength(index: number): number {
  return daysInMonth(Math.trunc(index / 12), (index % 12) + 1);
}

function dayInMonth(index: number, day: number): string {
  if (!Number.isInteger(index) || index < 12 || index >= 120_000) {
    throw new RangeError(`no calendar month has the index ${index}`);
  }
  return isoOf(Math.trunc(index / 12), (index % 12) + 1, day);
}

function isoOf(year: number, month: number, day: number): string {
  const century = TWO_DIGITS[Math.trunc(year / 100)];
  return `${century}${TWO_DIGITS[year % 100]}${DASHED[month]}${DASHED[day]}`;
}

const LEAP_DAY = '02-29';

/** Returns the next day `MM-DD` of the year from a day on, that day included. */
export function nextDayOfYear(from: string, on: string): string {
  const inYear = (year: number) => {
    const day = on === LEAP_DAY && !isLeapYear(year) ? '02-28' : on;
    return `${String(year).padStart(4, '0')}-${day}`;
  };
  const year = Number(from.slice(0, 4));
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
}

/** Returns the next of some days of the month, 1 to 28, from a day on, that day included. */
export function nextDayOfMonth(from: string, days: readonly number[]): string | undefined {
  for (let ahead = 0; ahead <= 31; ahead += 1) {
    const day = addDays(from, ahead);
    if (days.includes(dayOfMonth(day))) return day;
  }
  return undefined;
}
