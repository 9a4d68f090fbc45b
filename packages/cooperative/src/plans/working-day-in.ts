import { startOfMonthIndex } from '@coop/finance/calendar';
import { workingDayOfMonth } from '../rules/working-days.ts';

const known = new Map<number, string>();

/**
 * Returns the working day of a day of a month counted from year 0, remembered: most of what members plan is on such
 * days, and to look one up by its text takes longer than all else about it.
 */
export function workingDayIn(month: number, day: number): string {
  const key = month * 32 + day;
  let found = known.get(key);
  if (found === undefined) {
    const first = startOfMonthIndex(month);
    found = workingDayOfMonth(first.slice(0, 8) + String(day).padStart(2, '0'));
    known.set(key, found);
  }
  return found;
}
