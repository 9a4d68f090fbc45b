import { addDays, addMonths, endOfMonth } from '@coop/finance/calendar';
import { bangkokDate } from '@coop/format/thai-date';
import { epochOf, instantOf } from '@coop/format/wall-time';

export const STEPS = [
  'day-back',
  'half-hour',
  'day',
  'week',
  'month',
  'month-end',
  'year',
] as const;
export type Step = (typeof STEPS)[number];

function moved(day: string, step: Exclude<Step, 'half-hour'>): string {
  if (step === 'day-back') return addDays(day, -1);
  if (step === 'day') return addDays(day, 1);
  if (step === 'week') return addDays(day, 7);
  if (step === 'month') return addMonths(day, 1);
  if (step === 'year') return addMonths(day, 12);
  // On the last day itself the next month's last day, so that the button always moves forward.
  return endOfMonth(endOfMonth(day) === day ? addDays(day, 1) : day);
}

/** Long enough that who does nothing is signed out. */
const HALF_HOUR_MS = 31 * 60_000;

/** Returns the instant a step later, at the same time of day in Bangkok. */
export function stepFrom(now: number, step: Step): number {
  if (step === 'half-hour') return now + HALF_HOUR_MS;
  const day = bangkokDate(now);
  return instantOf(moved(day, step), '00:00') + (now - instantOf(day, '00:00'));
}

/** Returns the instant of `YYYY-MM-DD` and `9:05` or `09.05` in Bangkok; undefined when one of them is incomplete. */
export function momentOf(day: string, time: string): number | undefined {
  const [hour = '', minute = ''] = time.trim().split(/[:.]/);
  return epochOf(`${day} ${hour.padStart(2, '0')}:${minute}`) ?? undefined;
}
