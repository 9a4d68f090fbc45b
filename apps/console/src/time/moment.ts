import { addDays, addMonths, endOfMonth } from '@coop/finance/calendar';
import { bangkokDate, formatThaiDateTime } from '@coop/format/thai-date';
import { epochOf, pad, parseWallTime, wallTimeAt } from '@coop/format/wall-time';

export const STEPS = ['day-back', 'day', 'week', 'month', 'month-end', 'year'] as const;
export type Step = (typeof STEPS)[number];

/** Time of day in Bangkok, `HH:MM`. */
export function timeOfDay(now: number): string {
  const { time } = wallTimeAt(now);
  return `${pad(time?.hour ?? 0, 2)}:${pad(time?.minute ?? 0, 2)}`;
}

/** Time of day in Bangkok to the second, `HH:MM:SS`. */
export function timeToSecond(now: number): string {
  const seconds = Math.floor(now / 1_000) % 60;
  return `${timeOfDay(now)}:${pad(seconds, 2)}`;
}

export function formatMoment(now: number): string {
  return formatThaiDateTime(new Date(now).toISOString());
}

function moved(day: string, step: Step): string {
  if (step === 'day-back') return addDays(day, -1);
  if (step === 'day') return addDays(day, 1);
  if (step === 'week') return addDays(day, 7);
  if (step === 'month') return addMonths(day, 1);
  if (step === 'year') return addMonths(day, 12);
  // On the last day itself the next month's last day, so that the button always moves forward.
  return endOfMonth(endOfMonth(day) === day ? addDays(day, 1) : day);
}

/** Returns the instant a step later, at the same time of day in Bangkok. */
export function stepFrom(now: number, step: Step): number {
  const day = bangkokDate(now);
  const midnight = Date.parse(`${day}T00:00:00+07:00`);
  return Date.parse(`${moved(day, step)}T00:00:00+07:00`) + (now - midnight);
}

/** Returns the instant of `YYYY-MM-DD` and `9:05` or `09.05` in Bangkok; undefined when one of them is incomplete. */
export function momentOf(day: string, time: string): number | undefined {
  const [hour = '', minute = ''] = time.trim().split(/[:.]/);
  const wall = parseWallTime(`${day} ${hour.padStart(2, '0')}:${minute}`);
  return wall ? epochOf(wall) : undefined;
}
