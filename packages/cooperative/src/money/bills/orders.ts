import { dayOfMonth, monthIndex } from '@coop/finance/calendar';
import { BILL_DAY } from '../../rules/products.ts';
import { billDayOf } from './bill-day.ts';

/** A member's order to pay more on a contract with every bill from a month on. */
export interface StandingOrder {
  readonly requestNo: string;
  readonly contractNo: string;
  readonly satang: number;
  /** Day of the approval; a bill made before it is not changed. */
  readonly since: string;
  readonly fromMonth: number;
  /** Day on which the member stopped it. */
  readonly stoppedOn?: string;
}

/** Returns the first month whose bill has the events of a day. */
export function firstBillFrom(day: string): number {
  return dayOfMonth(day) < BILL_DAY ? monthIndex(day) : monthIndex(day) + 1;
}

/** Returns the first month that an order is collected with. */
export function startOf({ since, fromMonth }: Pick<StandingOrder, 'since' | 'fromMonth'>): number {
  return Math.max(fromMonth, firstBillFrom(since));
}

/**
 * Returns the order that is carried out with a contract's bill of a month: of those that have begun the one that was
 * approved last, unless it is stopped. Orders stand in the order of their approval.
 */
export function orderIn(
  orders: readonly StandingOrder[],
  contractNo: string,
  month: number,
): StandingOrder | undefined {
  const last = orders.findLast(
    (order) => order.contractNo === contractNo && startOf(order) <= month,
  );
  const isStopped = last?.stoppedOn !== undefined && last.stoppedOn < billDayOf(month);
  return isStopped ? undefined : last;
}

/** Returns the most that a contract's orders take with any bill from a month on, satang. */
export function mostFrom(
  orders: readonly StandingOrder[],
  contractNo: string,
  month: number,
): number {
  const months = [month, ...orders.map(startOf).filter((start) => start > month)];
  return Math.max(...months.map((start) => orderIn(orders, contractNo, start)?.satang ?? 0));
}
