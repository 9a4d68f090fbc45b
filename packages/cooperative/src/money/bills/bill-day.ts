import { dayOfMonthIndex, endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { dayOfEach } from '../../rules/day-of-each.ts';
import { BILL_DAY } from '../../rules/products.ts';

/** Returns the day from whose first minute a month's bill is there. */
export const billDayOf = dayOfEach((month) => dayOfMonthIndex(month, BILL_DAY));

/** Returns the last day whose events are in a month's bill; later ones do not change it. */
export const billedUpTo = dayOfEach((month) =>
  BILL_DAY === 1 ? endOfMonthIndex(month - 1) : dayOfMonthIndex(month, BILL_DAY - 1),
);

/** Returns the last month whose bill is there when the view's day is over. */
export function lastBilledMonth(asOf: string): number {
  const month = monthIndex(asOf);
  return billedUpTo(month) <= asOf ? month : month - 1;
}
