import { yearOf } from '@coop/format/thai-date';
import { BY_LAWS, hundredthsOf } from './by-laws.ts';
import { dayOfEach } from './day-of-each.ts';
import { fiscalYearOf, yearAfter } from './fiscal-year.ts';
import { sundayOf, workingDayFrom } from './working-days.ts';

/** Rates approved by a general meeting for a fiscal year, in 1/100 percent. */
export interface DividendRates {
  readonly year: number;
  readonly dividend: number;
  readonly refund: number;
}

const { dividend } = BY_LAWS;

// Years after the list use its last entry, years before it the first.
const HISTORY: readonly DividendRates[] = dividend.history.map((item) => ({
  year: item.year,
  dividend: hundredthsOf(item.dividend),
  refund: hundredthsOf(item.refund),
}));

/** First fiscal year for which members could have the dividend paid into a deposit account or shares. */
export const FIRST_INSTRUCTED_YEAR = 2023;

/** Number of released years that members see, besides the estimated ones. */
const RELEASED_YEARS = dividend.years_on_show;

/** Returns the day of the general meeting that approves a fiscal year's rates. */
export const approvalDay = dayOfEach((year) => {
  const { meeting_month: month, meeting_sunday: sunday } = dividend;
  return sundayOf(yearAfter(year, month), month, sunday);
});

/** The bank pays on a working day. */
export const payDay = dayOfEach((year) => {
  const { paid_on } = dividend;
  return workingDayFrom(`${yearAfter(year, Number(paid_on.slice(0, 2)))}-${paid_on}`);
});

/** Returns the fiscal year that the general meeting of a calendar year approves. */
export function yearApprovedIn(calendarYear: number): number {
  return yearOf(approvalDay(calendarYear)) === calendarYear ? calendarYear : calendarYear - 1;
}

export function approvedRates(year: number): DividendRates {
  const rates = HISTORY.findLast((dividendRates) => dividendRates.year <= year) ?? HISTORY[0];
  if (!rates) throw new RangeError('no rates of a dividend were ever approved');
  return { ...rates, year };
}

/** Returns the last fiscal year whose rates have been approved on a day. */
export function lastApprovedYear(asOf: string): number {
  const before = fiscalYearOf(asOf) - 1;
  return asOf >= approvalDay(before) ? before : before - 1;
}

/**
 * Returns whether a year's dividend is paid on its day to who may have left on another: not if the settlement paid it, or
 * came before the year.
 */
export function isPaidAfter(leftOn: string | undefined, year: number): boolean {
  if (leftOn === undefined) return true;
  const isSettled = leftOn < payDay(year) && year <= lastApprovedYear(leftOn);
  return !isSettled && year <= fiscalYearOf(leftOn);
}

export type DividendStatus = 'ประมาณการ' | 'อนุมัติ' | 'โอนแล้ว';

export function dividendStatus(asOf: string, year: number): DividendStatus {
  if (year > lastApprovedYear(asOf)) return 'ประมาณการ';
  return asOf >= payDay(year) ? 'โอนแล้ว' : 'อนุมัติ';
}

/** Returns the fiscal years shown on a day, newest first: the running one, one awaiting approval, the released ones. */
export function yearsOnShow(asOf: string): number[] {
  const running = fiscalYearOf(asOf);
  const first = lastApprovedYear(asOf) - RELEASED_YEARS + 1;
  return Array.from({ length: running - first + 1 }, (_, i) => running - i);
}
