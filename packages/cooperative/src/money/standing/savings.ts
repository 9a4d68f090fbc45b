import { addDays, monthIndex } from '@coop/finance/calendar';
import { dueAfter } from '../../rules/due-day.ts';
import { billDayOf } from '../bills/bill-day.ts';
import { orderIn, type StandingOrder, startOf } from '../bills/orders.ts';
import { closedOn, type LoanContract, remainingSchedule } from '../loans/loans.ts';
import { deriveRecords, type Records } from '../records.ts';

/** Result of a standing order so far: what it has paid and saved. Amounts are satang. */
export interface StandingResult {
  readonly order: StandingOrder;
  /** Day on which it was stopped or replaced, or the contract paid off; empty while it goes on. */
  readonly endedOn: string;
  readonly paidCount: number;
  readonly paidSatang: number;
  /** Less interest until the end than without the payments so far, if no more are made. */
  readonly savedSatang: number;
  readonly savedMonths: number;
}

/** Returns the interest of a contract from payout to its end, satang. */
function wholeInterest(contract: LoanContract): number {
  const all = [...contract.rows, ...remainingSchedule(contract)];
  return all.reduce((sum, row) => sum + row.interestSatang, 0);
}

/** Returns the month of the last payment. */
function lastMonth(contract: LoanContract): number {
  const on = remainingSchedule(contract).at(-1)?.dueOn ?? closedOn(contract);
  return on ? monthIndex(on) : 0;
}

/** Returns the day on which a newer order of the contract takes an order's place; undefined while none does. */
function replacedOn(orders: readonly StandingOrder[], order: StandingOrder): string | undefined {
  const newer = orders.slice(orders.indexOf(order) + 1);
  const days = newer
    .filter((standingOrder) => standingOrder.contractNo === order.contractNo)
    .map((standingOrder) => billDayOf(startOf(standingOrder)));
  return days.sort()[0];
}

/** Returns the orders without one, in whose place those before it do not go on. */
function without(orders: readonly StandingOrder[], order: StandingOrder): StandingOrder[] {
  const begins = billDayOf(startOf(order));
  const index = orders.indexOf(order);
  return orders
    .filter((standingOrder) => standingOrder !== order)
    .map((standingOrder, i) =>
      i < index && standingOrder.contractNo === order.contractNo
        ? { stoppedOn: begins, ...standingOrder }
        : standingOrder,
    );
}

/** Returns the day of the end, of several the first; empty while the order goes on. */
function endOf({ facts, view, contracts }: Records, order: StandingOrder): string {
  const contract = contracts.find((loanContract) => loanContract.contractNo === order.contractNo);
  const days = [order.stoppedOn, replacedOn(facts.orders, order), contract && closedOn(contract)];
  return days.flatMap((day) => (day && day <= view.asOf ? day : [])).sort()[0] ?? '';
}

/** Returns the last day that an order is told of: what is over is told as it was when its last bill fell due. */
function lastDay({ view, contracts }: Records, { contractNo }: StandingOrder, endedOn: string) {
  if (endedOn === '') return view.asOf;
  const contract = contracts.find((loanContract) => loanContract.contractNo === contractNo);
  if (contract && closedOn(contract) === endedOn) return endedOn;
  const [first = view.asOf] = [dueAfter(addDays(endedOn, -1)), view.asOf].sort();
  return first;
}

function resultOf(records: Records, order: StandingOrder): StandingResult[] {
  const { view, member, facts } = records;
  const { contractNo } = order;
  const { orders } = facts;
  const endedOn = endOf(records, order);
  const asOf = lastDay(records, order, endedOn);
  const then = endedOn ? deriveRecords({ ...view, asOf }, member.no, facts) : records;
  const other = deriveRecords({ ...view, asOf }, member.no, {
    ...facts,
    orders: without(orders, order),
  });
  const find = (all: Records) =>
    all.contracts.find((contract) => contract.contractNo === contractNo);
  const is = find(then);
  const unordered = find(other);
  if (!is || !unordered) return [];
  const isOwn = ({ on, item }: LoanContract['rows'][number]) =>
    item === 'standing' && orderIn(orders, contractNo, monthIndex(on)) === order;
  const paid = is.rows.filter(isOwn);
  return [
    {
      order,
      endedOn,
      paidCount: paid.length,
      paidSatang: paid.reduce((sum, row) => sum + row.principalSatang + row.interestSatang, 0),
      savedSatang: Math.max(0, wholeInterest(unordered) - wholeInterest(is)),
      savedMonths: Math.max(0, lastMonth(unordered) - lastMonth(is)),
    },
  ];
}

/**
 * Returns every standing order in the order of approval with what came of its own payments: the same history is derived
 * without it.
 */
export function standingResults(records: Records): StandingResult[] {
  return records.facts.orders.flatMap((order) => resultOf(records, order));
}

/** Returns what came of the order of a contract that was approved last. */
export function newestResult(records: Records, contractNo: string): StandingResult | undefined {
  const newest = records.facts.orders.findLast((order) => order.contractNo === contractNo);
  return newest && resultOf(records, newest)[0];
}
