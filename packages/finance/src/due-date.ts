import { addMonths, dayOfMonthIndex, endOfMonth, endOfMonthIndex, monthIndex } from './calendar.ts';

/**
 * Returns the due day of the instalment with this number (from 1): at month ends if the first one is, otherwise on the
 * same day of each month. Source: domain.md B2, payments at month end.
 */
export function dueDateOf(firstDueOn: string, no: number): string {
  return endOfMonth(firstDueOn) === firstDueOn
    ? endOfMonthIndex(monthIndex(firstDueOn) + no - 1)
    : addMonths(firstDueOn, no - 1);
}

/**
 * Returns the first month whose due day is after a day.
 * @param dueDay day of the month on which instalments are due; 31 for its last one
 */
export function nextDueMonth(day: string, dueDay: number): number {
  const month = monthIndex(day);
  return dayOfMonthIndex(month, dueDay) > day ? month : month + 1;
}
