import { monthIndex } from '@coop/finance/calendar';
import type { View } from '../chance/view.ts';
import type { NationalMembership } from '../cremation/cremation-members.ts';
import { type MemberState, stateOn } from '../people/ending.ts';
import { deriveMember } from '../people/member.ts';
import type { Member } from '../people/person/person.ts';
import { personaOf } from '../people/personas/personas.ts';
import { ARCHIVE_AFTER_MONTHS } from '../plans/loan-plans.ts';
import { monthlyShareSatang, sharesPaused } from '../plans/share-plan.ts';
import type { Arrear, Rest } from './arrears.ts';
import type { Kep } from './bills/collection.ts';
import type { DuesPaid, Voucher } from './bookings.ts';
import { type DepositAccountRecord, deriveDeposits } from './deposits/deposits.ts';
import { type PayoutWay, payoutWay } from './dividend/dividend-payout.ts';
import { deriveHistory } from './history/history.ts';
import type { History } from './history-state.ts';
import type { HeldBalance } from './holding.ts';
import { closedOn, isClosed, type LoanContract } from './loans/loans.ts';
import { type MoneyFacts, NO_FACTS } from './money-facts.ts';
import type { Paying } from './paying.ts';
import type { Settlement } from './settlement-lines.ts';
import type { Shares } from './shares/shares.ts';

/** Arrears settled longer ago than this are needed by no record: the dividends on show go back less far. */
const CARRIED_MONTHS = 72;

/** Everything on record about one member on one day. */
export interface Records {
  readonly view: View;
  readonly member: Member;
  readonly facts: MoneyFacts;
  readonly shares: Shares;
  /** Contracts shown on the portal: open ones first, newest first within each kind. */
  readonly loans: readonly LoanContract[];
  /** All contracts of the last years, oldest first, archived ones included. */
  readonly contracts: readonly LoanContract[];
  readonly deposits: readonly DepositAccountRecord[];
  readonly national: readonly NationalMembership[];
  /** Destination of the dividends. */
  readonly dividendsTo: PayoutWay;
  /** Bills of the last three years by month, and all since an agency first said anything of a month. */
  readonly keps: ReadonlyMap<number, Kep>;
  /** Amounts carried over from one bill to the next, oldest first: everything owed, and recent settlements. */
  readonly carried: readonly Arrear[];
  readonly vouchers: readonly Voucher[];
  /** Requests of which nothing was taken on their day, by number. */
  readonly untaken: readonly string[];
  readonly cremations: readonly DuesPaid[];
  readonly premiums: readonly DuesPaid[];
  /** Rests that the last dividend did not cover, until the next bill is made. */
  readonly unbilled: readonly Rest[];
  /** Money that comes back with the next bill, satang. */
  readonly heldSatang: number;
  /** Every change of it, in order. */
  readonly held: readonly HeldBalance[];
  /** Place of the agency that bills the member, and the payer. */
  readonly agency: number;
  readonly payer: Paying['payer'];
  /** Present if the membership has ended. */
  readonly settlement?: Settlement;
}

/** Returns the contracts that are shown: what is owed, and those of the personas' stories, are never archived. */
function onPortal(view: View, member: Member, contracts: readonly LoanContract[]): LoanContract[] {
  const since = monthIndex(view.asOf) - ARCHIVE_AFTER_MONTHS;
  const isStory = personaOf(member.no)?.loans !== undefined;
  const rank = (contract: LoanContract) => (isClosed(contract) ? 0 : 1);
  return contracts
    .filter((contract) => isStory || monthIndex(closedOn(contract) ?? view.asOf) >= since)
    .sort((a, b) => rank(b) - rank(a) || b.plan.disbursedOn.localeCompare(a.plan.disbursedOn));
}

/** A member's bills, and the records that they came from. */
export type BillRecords = Pick<
  Records,
  'view' | 'member' | 'contracts' | 'keps' | 'carried' | 'agency' | 'payer'
>;

const stillShown = ({ view, billing: { carried } }: History): Arrear[] => {
  const month = monthIndex(view.asOf);
  return carried.filter(
    (arrear) => arrear.settledOn === '' || arrear.month >= month - CARRIED_MONTHS,
  );
};

/** Derives what an agency's bill needs of a member, without the accounts. */
export function deriveBillRecords(view: View, no: number, facts: MoneyFacts): BillRecords {
  const member = deriveMember(view, no);
  const history = deriveHistory(view, member, facts);
  const {
    bookings: { contracts },
    billing: { keps },
    paying: { agency, payer },
  } = history;
  return { view, member, contracts, keps, carried: stillShown(history), agency, payer };
}

/** Derives a member's records: the person, the history of the money, and the accounts. */
export function deriveRecords(view: View, no: number, facts: MoneyFacts = NO_FACTS): Records {
  const member = deriveMember(view, no);
  const history = deriveHistory(view, member, facts);
  const {
    settlement,
    bookings: { shares: entries, contracts, vouchers, cremations, premiums },
    billing: { keps, unbilled },
    holding: { heldSatang, held },
    paying: { agency, payer },
  } = history;
  const month = monthIndex(view.asOf);
  const deposits = deriveDeposits(history);
  const paused = payer === 'nobody' || sharesPaused(member, month) || history.paying.suspended;
  return {
    view,
    member,
    facts,
    shares: {
      entries,
      balanceSatang: entries.at(-1)?.balanceSatang ?? 0,
      monthlySatang: monthlyShareSatang(
        member,
        month,
        history.billing.monthlyShareSatang - history.billing.shareLeftOutSatang,
      ),
      askedSatang: history.billing.monthlyShareSatang,
      lastPeriod: entries.at(-1)?.period ?? 0,
      paused,
    },
    loans: onPortal(view, member, contracts),
    contracts,
    deposits,
    national: history.national,
    dividendsTo: payoutWay(history),
    keps,
    carried: stillShown(history),
    vouchers,
    untaken: [...history.bookings.untaken, ...deposits.flatMap((deposit) => deposit.untaken)],
    cremations,
    premiums,
    unbilled,
    heldSatang,
    held,
    agency,
    payer,
    ...(settlement && { settlement }),
  };
}

/** Returns the member's state on the day of the records; a death counts from the day it was reported. */
export function stateNow({ view, member, payer, settlement }: Records): MemberState {
  if (settlement) return settlement.how;
  return payer === 'nobody' ? 'เสียชีวิต' : stateOn(member, view.asOf);
}

/** Returns the collection of a month; undefined if nothing was collected, or it is no longer kept. */
export function kepOf({ keps }: Pick<Records, 'keps'>, month: number): Kep | undefined {
  return keps.get(month);
}
