import { dayOfMonth, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { BILL_DAY } from '../../rules/products.ts';

/** Returns the day on which a month's collection is computed; later events do not change it. */
export function billDayOf(month: number): string {
  return `${startOfMonthIndex(month).slice(0, 8)}${BILL_DAY}`;
}

/** Returns the last month whose collection has been computed by the view's day. */
export function lastBilledMonth(asOf: string): number {
  return dayOfMonth(asOf) >= BILL_DAY ? monthIndex(asOf) : monthIndex(asOf) - 1;
}
