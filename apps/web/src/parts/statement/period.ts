import { addDays, addMonths, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { parseWallTime } from '@coop/format/wall-time';

/** Days of a statement, both included; an absent end is open. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const PERIOD_PRESETS = {
  month: 'เดือนนี้',
  quarter: '3 เดือนล่าสุด',
  fiscal: 'ปีบัญชีนี้',
  lastFiscal: 'ปีบัญชีก่อน',
  all: 'ทั้งหมด',
  own: 'กำหนดเอง',
} as const;
export type PeriodPreset = keyof typeof PERIOD_PRESETS;

export function isPeriodPreset(value: string | null): value is PeriodPreset {
  return value !== null && Object.hasOwn(PERIOD_PRESETS, value);
}

/** First day of the fiscal year that a day is in. */
export function fiscalYearStart(day: string, startMonth: number): string {
  const index = monthIndex(day);
  return startOfMonthIndex(index - (((((index % 12) + 1 - startMonth) % 12) + 12) % 12));
}

const isDay = (day: string) => day.length === 10 && parseWallTime(day) !== null;

/**
 * The days a preset means, seen from the day up to which the records are complete. A backend that does not name
 * that day leaves every preset open.
 */
export function resolvePeriod(
  preset: PeriodPreset,
  asOf: string,
  startMonth: number,
  own: Period,
): Period {
  if (preset === 'own') return own;
  if (preset === 'all' || !isDay(asOf)) return {};
  const fiscal = fiscalYearStart(asOf, startMonth);
  switch (preset) {
    case 'month':
      return { from: startOfMonthIndex(monthIndex(asOf)) };
    case 'quarter':
      return { from: addDays(addMonths(asOf, -3), 1) };
    case 'fiscal':
      return { from: fiscal };
    case 'lastFiscal':
      return { from: addMonths(fiscal, -12), to: addDays(fiscal, -1) };
  }
}

export function isWithin({ from, to }: Period, day: string): boolean {
  return (!from || day >= from) && (!to || day <= to);
}
