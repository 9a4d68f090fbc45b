import { dayOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { nextDueMonth } from '@coop/finance/due-date';
import { BY_LAWS } from './by-laws.ts';
import { dayOfEach } from './day-of-each.ts';

// A month's bill is due on its day in the by-laws: on members' papers, for the agency that hands its money over, and for
// the instalments of loans.

/** Day of the month; 31 for its last one. */
export const DUE_DAY = BY_LAWS.bills.due_day;

/** Returns the day by which a month is paid. */
export const dueOn = dayOfEach((month) => dayOfMonthIndex(month, DUE_DAY));

export const isDueDay = (day: string): boolean => dueOn(monthIndex(day)) === day;

/** Returns the next due day after a day. */
export const dueAfter = (day: string): string => dueOn(nextDueMonth(day, DUE_DAY));
