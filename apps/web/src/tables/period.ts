import {
  addDays,
  addMonths,
  fiscalYearStart,
  isDay,
  monthIndex,
  startOfMonthIndex,
} from '@coop/finance/calendar';
import {
  formatThaiDate,
  formatThaiMonth,
  recvPeriodOf,
  yearBEOf,
  yearOf,
} from '@coop/format/thai-date';

/** First and last day of a statement; an absent one means no limit. */
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

/**
 * The days of a preset, relative to the date of the records. When the backend does not send that date, presets have no
 * limits.
 */
export function resolvePeriod(
  preset: PeriodPreset,
  asOf: string,
  startMonth: number,
  custom: Period,
): Period {
  if (preset === 'own') return custom;
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

const dayOf = (day: string) => formatThaiDate(day).trim();

/** 1 ส.ค.-31 ต.ค. 2569: short enough for the name of a sheet. */
function rangeOf(from: string, to: string): string {
  const first = dayOf(from);
  const short = yearOf(from) === yearOf(to) ? first.replace(/ \d{4}$/, '') : first;
  return `${short}-${dayOf(to)}`;
}

/**
 * Returns what a file calls the days that it holds, with their year; the days themselves where the name does not say
 * them.
 */
export function periodName(preset: PeriodPreset, { from, to }: Period) {
  if (!from) {
    const word = PERIOD_PRESETS[preset === 'own' ? 'all' : preset];
    return to ? { period: `ถึง ${dayOf(to)}`, days: word } : { period: word };
  }
  if (!to) return { period: `ตั้งแต่ ${dayOf(from)}` };
  const days = `${dayOf(from)} ถึง ${dayOf(to)}`;
  switch (preset) {
    case 'month':
      return { period: formatThaiMonth(recvPeriodOf(from)), days };
    case 'fiscal':
    case 'lastFiscal': {
      // A year is called after the one in which it ends.
      const last = addDays(addMonths(from, 12), -1);
      return { period: `ปีบัญชี ${yearBEOf(last)}`, days };
    }
    default:
      return { period: rangeOf(from, to) };
  }
}
