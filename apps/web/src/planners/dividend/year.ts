import { addDays, addMonths, monthIndex } from '@coop/finance/calendar';
import { THAI_MONTHS_SHORT, toCommonYear, yearBEOf } from '@coop/format/thai-date';
import { parseTypedCount } from '../typed.ts';
import { type Fields, IN_YEAR, type MonthName, YEARS } from './fields.ts';

type Start = Pick<Fields, 'startMonth' | 'startYear'>;
type Year = Start & Pick<Fields, 'method'>;

/** The months whose amounts count, in their order. */
export function monthsOf({ method }: Pick<Fields, 'method'>): readonly MonthName[] {
  return method === 'thirteen_lines' ? ['m0', ...IN_YEAR] : IN_YEAR;
}

/** A Buddhist year as it was typed; undefined while it is none. */
function readYear(typed: string): number | undefined {
  const year = parseTypedCount(typed);
  return year !== null && year >= YEARS.first && year <= YEARS.last ? year : undefined;
}

/** First day of the fiscal year; the year that is typed must be one. */
export function yearStartOf({ startMonth, startYear }: Start): string {
  const year = toCommonYear(readYear(startYear) ?? YEARS.first);
  return `${year}-${startMonth.padStart(2, '0')}-01`;
}

export const yearEndOf = (year: Start) => addDays(addMonths(yearStartOf(year), 12), -1);

/** First day of the first month that is counted: 13 lines begin a month before the year. */
export function firstMonthOf(year: Year): string {
  const start = yearStartOf(year);
  return year.method === 'thirteen_lines' ? addMonths(start, -1) : start;
}

/** ม.ค. 2569, or only ม.ค. while there is no year. */
export function monthLabel(year: Start, name: MonthName): string {
  const day = addMonths(yearStartOf(year), Number(name.slice(1)) - 1);
  const label = THAI_MONTHS_SHORT[monthIndex(day) % 12] ?? '';
  if (readYear(year.startYear) === undefined) return label;
  return `${label} ${yearBEOf(day)}`;
}
