import { dayOfMonth, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { BILL_DAY } from '../rules/products.ts';

/** The day on which a month's collection is worked out; what happens later does not change it. */
export function billDayOf(month: number): string {
  return `${startOfMonthIndex(month).slice(0, 8)}${BILL_DAY}`;
}

/** The last month whose collection has been worked out on the view's day. */
export function lastBilledMonth(asOf: string): number {
  return dayOfMonth(asOf) >= BILL_DAY ? monthIndex(asOf) : monthIndex(asOf) - 1;
}
