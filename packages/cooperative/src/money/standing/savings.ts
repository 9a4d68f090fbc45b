import { monthIndex } from '@coop/finance/calendar';
import type { StandingOrder } from '../bills/orders.ts';
import { closedOn, isClosed, type LoanContract, remainingSchedule } from '../loans/loans.ts';
import { deriveRecords, type Records } from '../records.ts';

/** What the standing orders of a contract have paid and saved so far. Amounts are satang. */
export interface StandingResult {
  /** The one that was approved last. */
  readonly order: StandingOrder;
  /** Day on which it was stopped or the contract paid off; empty while it goes on. */
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
  return all.reduce((sum, one) => sum + one.interestSatang, 0);
}

/** Returns the month of the last payment. */
function lastMonth(contract: LoanContract): number {
  const on = remainingSchedule(contract).at(-1)?.dueOn ?? closedOn(contract);
  return on ? monthIndex(on) : 0;
}

function resultOf(records: Records, order: StandingOrder): StandingResult[] {
  const { view, member, facts, contracts } = records;
  const { contractNo } = order;
  const orders = facts.orders.filter((one) => one.contractNo !== contractNo);
  const find = (all: readonly LoanContract[]) => all.find((one) => one.contractNo === contractNo);
  const is = find(contracts);
  const without = find(deriveRecords(view, member.no, { ...facts, orders }).contracts);
  if (!is || !without) return [];
  const paid = is.rows.filter(({ item }) => item === 'standing');
  return [
    {
      order,
      endedOn: order.stoppedOn ?? (isClosed(is) ? (closedOn(is) ?? '') : ''),
      paidCount: paid.length,
      paidSatang: paid.reduce((sum, one) => sum + one.principalSatang + one.interestSatang, 0),
      savedSatang: Math.max(0, wholeInterest(without) - wholeInterest(is)),
      savedMonths: Math.max(0, lastMonth(without) - lastMonth(is)),
    },
  ];
}

/** Returns the newest standing order of each contract with what came of it: the same history is derived without it. */
export function standingResults(records: Records): StandingResult[] {
  const newest = new Map(records.facts.orders.map((one) => [one.contractNo, one]));
  return [...newest.values()].flatMap((order) => resultOf(records, order));
}
