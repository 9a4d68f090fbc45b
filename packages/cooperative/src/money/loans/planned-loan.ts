import { monthIndex } from '@coop/finance/calendar';
import type { LoanPlan } from '../../people/person/plans.ts';
import { payrollsOf } from '../../plans/deposit-plans.ts';
import { limitsOf, mostCremation } from '../../plans/loan-limits.ts';
import type { History } from '../history-state.ts';
import { isLeaving } from '../money-facts.ts';
import type { OpenContract } from './loan-history.ts';
import { isClosed, overdueInstalments } from './loans.ts';

/** Returns the contracts that were asked for and are open, or are paid out on the day after the planned ones. */
function byRequest({ facts, bookings: { contracts } }: History, on: string): LoanPlan[] {
  const borrowed = facts.movements.flatMap((movement) =>
    movement.kind === 'borrow' ? movement : [],
  );
  return borrowed
    .filter(
      ({ plan, on: paidOn }) =>
        paidOn === on ||
        contracts.some((contract) => contract.plan === plan && !isClosed(contract)),
    )
    .map(({ plan }) => plan);
}

/**
 * Returns whether the income has room for a planned contract beside requested ones and those that wait for their
 * payout; without any there is, as all are planned by the same rule. An order to pay more and a higher monthly share
 * take only what loans leave.
 */
function hasRoomFor(history: History, plan: LoanPlan, requested: readonly LoanPlan[]): boolean {
  const {
    view,
    member,
    facts,
    deposits,
    bookings: { contracts },
  } = history;
  const { disbursedOn: on } = plan;
  const waiting = facts.asked
    .filter(({ from, until }) => from <= on && on < until)
    .map((fact) => fact.plan);
  if (requested.length + waiting.length === 0) return true;
  const after = monthIndex(on) + 1;
  const payroll = deposits.reduce((sum, deposit) => sum + payrollsOf(deposit.plan)(after), 0);
  const open = contracts.filter((contract) => !isClosed(contract)).map((contract) => contract.plan);
  const borrower = {
    view,
    member,
    othersSatang: payroll + mostCremation(member),
    granted: [...new Set([...open, ...requested, ...waiting])],
  };
  const limits = limitsOf(borrower, plan, () => Number.POSITIVE_INFINITY);
  return limits.every(({ satang }) => plan.principalSatang <= satang);
}

/**
 * Returns whether a planned contract is paid out: not to somebody who is leaving or in arrears, not beside an open one
 * of its kind that was asked for, and not where the income has no room for it.
 */
export function isGranted(history: History, { plan }: OpenContract): boolean {
  const { facts, bookings } = history;
  if (isLeaving(facts, plan.disbursedOn) || overdueInstalments(bookings.contracts) > 0)
    return false;
  const requested = byRequest(history, plan.disbursedOn);
  if (requested.some(({ product }) => product === plan.product)) return false;
  return hasRoomFor(history, plan, requested);
}
