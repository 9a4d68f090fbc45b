import { endOfMonthIndex, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { BY_LAWS } from './by-laws.ts';

// A fiscal year is called after the year in which it ends.

/** Months of a fiscal year that are in the calendar year before. */
const MONTHS_BEFORE = (13 - BY_LAWS.fiscal_year.start_month) % 12;

export const fiscalYearOf = (day: string): number =>
  Math.floor((monthIndex(day) + MONTHS_BEFORE) / 12);

/** Returns the first day of a fiscal year. */
export const firstDayOf = (year: number): string => startOfMonthIndex(year * 12 - MONTHS_BEFORE);

const lastMonthOf = (year: number): number => year * 12 + 11 - MONTHS_BEFORE;

/** Returns the last day of a fiscal year. */
export const lastDayOf = (year: number): string => endOfMonthIndex(lastMonthOf(year));

/** Returns the first day of the fiscal year that a day is in. */
export const fiscalYearStart = (day: string): string => firstDayOf(fiscalYearOf(day));

/** Returns the calendar year in which a month (1 = January) comes after the end of a fiscal year. */
export const yearAfter = (year: number, month: number): number =>
  Math.floor((lastMonthOf(year) - (month - 1)) / 12) + 1;
