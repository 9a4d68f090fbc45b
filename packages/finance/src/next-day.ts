import { addDays, dayOfMonth, isLeapYear } from './calendar.ts';

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
