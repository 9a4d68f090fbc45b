import { yearOf } from '@coop/format/thai-date';
import { COOPERATIVE } from './cooperative.ts';
import { sundayOf, workingDayFrom } from './working-days.ts';

/** Rates approved by a general meeting for a fiscal year, in 1/100 percent. */
export interface DividendRates {
  readonly year: number;
  readonly dividend: number;
  readonly refund: number;
}

// Typical of published rates (domain.md B3). Years after the list use its last entry.
const HISTORY: readonly [DividendRates, ...DividendRates[]] = [
  { year: 2019, dividend: 460, refund: 950 },
  { year: 2020, dividend: 470, refund: 1_000 },
  { year: 2021, dividend: 480, refund: 1_050 },
  { year: 2022, dividend: 490, refund: 1_100 },
  { year: 2023, dividend: 500, refund: 1_150 },
  { year: 2024, dividend: 515, refund: 1_150 },
  { year: 2025, dividend: 525, refund: 1_200 },
  { year: 2026, dividend: 530, refund: 1_225 },
  { year: 2027, dividend: 520, refund: 1_250 },
];

/** First fiscal year for which members could have the dividend paid into a deposit account or shares. */
export const FIRST_INSTRUCTED_YEAR = 2023;

/** Number of released years that members see, besides the estimated ones. */
const RELEASED_YEARS = 5;

/** Returns the day of the general meeting that approves a fiscal year's rates. */
export function approvalDay(year: number): string {
  const { month, sunday } = COOPERATIVE.generalMeeting;
  return sundayOf(year + 1, month, sunday);
}

/** The bank pays on a working day. */
export function payDay(year: number): string {
  return workingDayFrom(`${year + 1}-${COOPERATIVE.dividendPaidOn}`);
}

export function approvedRates(year: number): DividendRates {
  return { ...(HISTORY.findLast((one) => one.year <= year) ?? HISTORY[0]), year };
}

/** Returns the last fiscal year whose rates have been approved on a day. */
export function lastApprovedYear(asOf: string): number {
  const before = yearOf(asOf) - 1;
  return asOf >= approvalDay(before) ? before : before - 1;
}

/**
 * Returns whether a year's dividend is paid on its day to who may have left on another: not if the settlement paid it, or
 * came before the year.
 */
export function isPaidAfter(leftOn: string | undefined, year: number): boolean {
  if (leftOn === undefined) return true;
  const isSettled = leftOn < payDay(year) && year <= lastApprovedYear(leftOn);
  return !isSettled && year <= yearOf(leftOn);
}

export type DividendStatus = 'ประมาณการ' | 'อนุมัติ' | 'โอนแล้ว';

export function dividendStatus(asOf: string, year: number): DividendStatus {
  if (year > lastApprovedYear(asOf)) return 'ประมาณการ';
  return asOf >= payDay(year) ? 'โอนแล้ว' : 'อนุมัติ';
}

/** Returns the rates approved by a day, oldest first. */
export function approvedHistory(asOf: string): readonly DividendRates[] {
  const last = lastApprovedYear(asOf);
  return HISTORY.filter((one) => one.year <= last);
}

/** Returns the fiscal years shown on a day, newest first: the running one, one awaiting approval, the released ones. */
export function yearsOnShow(asOf: string): number[] {
  const running = yearOf(asOf);
  const first = lastApprovedYear(asOf) - RELEASED_YEARS + 1;
  return Array.from({ length: running - first + 1 }, (_, i) => running - i);
}
