import { monthIndex } from '@coop/finance/calendar';
import type { LoanPlan } from '../../people/person/plans.ts';
import { type Borrower, mostCremation } from '../../plans/loan-limits.ts';
import { monthlyShareSatang } from '../../plans/share-plan.ts';
import type { LoanProductKey } from '../../rules/products.ts';
import { mostFrom, type StandingOrder } from '../bills/orders.ts';
import { isClosed } from '../loans/loans.ts';
import type { Records } from '../records.ts';

/** Request of a member that no record knows yet. */
export interface Asked {
  /** Contracts that requests will become. */
  readonly plans: readonly LoanPlan[];
  readonly orders: readonly Pick<StandingOrder, 'contractNo' | 'satang'>[];
  /** Largest monthly share, satang. */
  readonly shareSatang: number;
}

export const NOTHING_ASKED: Asked = { plans: [], orders: [], shareSatang: 0 };

/**
 * Things that a further request takes the place of: the contracts of its kind, a contract's order, or the monthly
 * share.
 */
interface Replaced {
  readonly product?: LoanProductKey;
  readonly contractNo?: string;
  readonly share?: true;
}

/** Returns a member with everything that is deducted every month, or will be by what was asked for. */
export function borrowerOf(records: Records, pending: Asked, replaced: Replaced): Borrower {
  const { view, member, shares, deposits, loans, facts } = records;
  const month = monthIndex(view.asOf);
  const payroll = deposits
    .filter((deposit) => !deposit.closed)
    .reduce((sum, { plan }) => sum + plan.payrollSatang, 0);
  const shareSatang = replaced.share ? 0 : Math.max(shares.askedSatang, pending.shareSatang);
  const moreShares =
    monthlyShareSatang(member, month, shareSatang) - monthlyShareSatang(member, month);
  const open = loans.filter((loan) => !isClosed(loan) && loan.plan.product !== replaced.product);
  // An order that waits takes the place of the one before once it is approved.
  const orders = open
    .filter(({ contractNo }) => contractNo !== replaced.contractNo)
    .map(({ contractNo }) => {
      const waiting = pending.orders.filter((order) => order.contractNo === contractNo);
      const running = mostFrom(facts.orders, contractNo, month);
      return Math.max(running, ...waiting.map(({ satang }) => satang));
    });
  const ordered = orders.reduce((sum, satang) => sum + satang, 0);
  return {
    view,
    member,
    othersSatang: payroll + mostCremation(member) + moreShares + ordered,
    granted: [
      ...open.map(({ plan }) => plan),
      ...pending.plans.filter(({ product }) => product !== replaced.product),
    ],
  };
}
