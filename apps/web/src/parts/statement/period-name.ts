import { addDays, addMonths } from '@coop/finance/calendar';
import {
  formatThaiDate,
  formatThaiMonth,
  recvPeriodOf,
  toBuddhistYear,
} from '@coop/format/thai-date';
import { PERIOD_PRESETS, type Period, type PeriodPreset } from './period.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));
const dayOf = (day: string) => formatThaiDate(day).trim();

/** 1 ส.ค.-31 ต.ค. 2569: short enough for the name of a sheet. */
function rangeOf(from: string, to: string): string {
  const first = dayOf(from);
  const short = yearOf(from) === yearOf(to) ? first.replace(/ \d{4}$/, '') : first;
  return `${short}-${dayOf(to)}`;
}

/** What a file calls the days that it holds, with their year; the days themselves where the name does not say them. */
export function periodName(
  preset: PeriodPreset,
  { from, to }: Period,
): { readonly period: string; readonly days?: string } {
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
      return { period: `ปีบัญชี ${toBuddhistYear(yearOf(last))}`, days };
    }
    default:
      return { period: rangeOf(from, to) };
  }
}
