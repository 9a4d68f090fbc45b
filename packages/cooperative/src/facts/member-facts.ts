import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { monthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import { instantOf } from '@coop/format/wall-time';
import type { View } from '../chance/view.ts';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf, endOfDay } from '../moments.ts';
import type { StandingOrder } from '../money/bills/orders.ts';
import {
  type AskedLoan,
  type Ends,
  type Hold,
  type MoneyFacts,
  type Movement,
  NO_FACTS,
} from '../money/money-facts.ts';
import { deriveMember, membershipNoOf } from '../people/member.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { filedClaims } from '../welfare/member-claims.ts';
import { claimStatus, deathWelfare, paidOn } from '../welfare/welfare-rights.ts';
import {
  type AgencyFacts,
  agenciesOf,
  correctionsOf,
  lateMovements,
  recordedOf,
} from './agency-facts.ts';
import {
  type ApplicationProgress,
  planOf,
  progressOfApplications,
} from './application-progress.ts';
import { type EndProgress, progressOfEnds } from './end-progress.ts';
import { approvalOf, progressOfRequests, type RequestProgress } from './request-progress.ts';

/** Returns the contract that a request for an emergency loan becomes on a day. */
export function emergencyPlan(principalSatang: number, disbursedOn: string): LoanPlan {
  const [instalments] = LOAN_PRODUCTS.emergency.terms;
  return { product: 'emergency', principalSatang, instalments, disbursedOn };
}

/** Returns the movement that a request results in. */
function movementOf(
  { fact, effectiveOn: on }: RequestProgress,
  earlier: readonly RequestProgress[],
): Movement[] {
  const { requestNo, type, refNo, amountSatang: satang, closes = false } = fact.value;
  switch (type) {
    case 'SUBSCRIBE':
    case 'MONTHLY_REPAY':
      return [];
    case 'WITHDRAW':
      return [{ kind: 'withdraw', on, accountNo: refNo, satang, requestNo }];
    case 'BUY_SHARES':
      return [{ kind: 'buy-shares', on, satang }];
    case 'CLAIM_HELD':
      return [{ kind: 'claim-held', on, satang, requestNo }];
    case 'CHANGE_SHARE':
      return [{ kind: 'monthly-share', on, satang }];
    case 'REPAY':
      return [{ kind: 'repay', on, contractNo: refNo, satang, closes, requestNo }];
    case 'EMERGENCY_LOAN': {
      const inYear = earlier.filter(
        ({ fact, effectiveOn }) =>
          fact.value.type === 'EMERGENCY_LOAN' && yearOf(effectiveOn) === yearOf(on),
      ).length;
      const plan = emergencyPlan(satang, on);
      // The plain number belongs to the member's planned contract of the year.
      return [{ kind: 'borrow', on, plan, ordinal: inYear + 2 }];
    }
  }
}

/**
 * Returns the contracts that applications became. The plain number belongs to the planned contract of that kind and
 * year.
 */
function contractMovements(requests: readonly ApplicationProgress[]): Movement[] {
  const paid = requests.filter(({ effectiveOn }) => effectiveOn !== '');
  return paid.map((progress, index) => {
    const plan = planOf(progress);
    const on = plan.disbursedOn;
    const earlier = paid.slice(0, index).map((request) => planOf(request));
    const alike = earlier.filter(
      ({ product, disbursedOn }) => product === plan.product && yearOf(disbursedOn) === yearOf(on),
    );
    return { kind: 'borrow', on, plan, ordinal: alike.length + 2 };
  });
}

/** Returns the approved orders to pay more with every bill. */
function ordersOf(
  overlay: FactLog,
  subject: string,
  until: number,
  effective: readonly RequestProgress[],
): StandingOrder[] {
  const stops = overlay.until('standing-order-stop', subject, until - 1);
  // Of those approved on one day the hour decides.
  const inOrder = effective.toSorted((a, b) => approvalOf(a) - approvalOf(b));
  return inOrder.flatMap((progress): StandingOrder[] => {
    const { fact, effectiveOn: since } = progress;
    const { type, requestNo, refNo: contractNo, amountSatang: satang, fromMonth = 0 } = fact.value;
    if (type !== 'MONTHLY_REPAY') return [];
    const approvedAt = approvalOf(progress);
    const stop = stops.find(({ at, value }) => value.contractNo === contractNo && at >= approvedAt);
    const order = { requestNo, contractNo, satang, since, fromMonth };
    return [{ ...order, ...(stop && { stoppedOn: dayOf(stop.at) }) }];
  });
}

const NEVER = '9999-12-31';

/** Returns what withdrawals and claims hold back, from the request until they are paid or dropped. */
function holdsOf(requests: readonly RequestProgress[]): Hold[] {
  return requests
    .filter(({ fact }) => fact.value.type === 'WITHDRAW' || fact.value.type === 'CLAIM_HELD')
    .map((request) => {
      const { refNo: accountNo, amountSatang: satang } = request.fact.value;
      return { accountNo, satang, ...waitOf(request) };
    });
}

/** Returns the days from a request until it is carried out or dropped. */
function waitOf({ fact, effectiveOn, log }: RequestProgress | ApplicationProgress) {
  const dropped = log.find(isWithoutContract);
  const until = effectiveOn || (dropped ? dayOf(dropped.at) : NEVER);
  return { from: dayOf(fact.at), until };
}

/** Returns the loans that were asked for. */
function askedLoans(
  requests: readonly RequestProgress[],
  applications: readonly ApplicationProgress[],
): AskedLoan[] {
  const emergencies = requests.filter(({ fact }) => fact.value.type === 'EMERGENCY_LOAN');
  return [
    ...emergencies.map((emergency) => {
      const wait = waitOf(emergency);
      return { plan: emergencyPlan(emergency.fact.value.amountSatang, wait.from), ...wait };
    }),
    ...applications.map((application) => {
      const wait = waitOf(application);
      return { plan: planOf(application, wait.from), ...wait };
    }),
  ];
}

function paymentOf({ at, value }: Fact<'payment'>): Movement {
  const { refNo, satang, closes, slipNo, guarantor } = value;
  const paid = { on: dayOf(at), satang, ...(slipNo && { slipNo }) };
  return refNo === ''
    ? { kind: 'pay-arrears', ...paid }
    : { kind: 'repay', ...paid, contractNo: refNo, closes, ...(guarantor && { guarantor }) };
}

/** Returns welfare that is paid into one of the member's accounts. */
function welfareMovements(overlay: FactLog, subject: string, until: number): Movement[] {
  return filedClaims(overlay, subject, until - 1).flatMap((claim): Movement[] => {
    const { payTo, amountSatang: satang } = claim;
    const on = paidOn(claim);
    if (!payTo || claimStatus(claim, on) !== 'โอนเงินแล้ว') return [];
    return [{ kind: 'welfare', on, accountNo: payTo, satang }];
  });
}

/** Returns what the ledger needs to know of a membership that ends. */
function endingOf(
  { how, noticedAt, boardOn, eventOn, decision }: EndProgress,
  view: View,
  no: number,
): Ends {
  const welfareSatang = how === 'เสียชีวิต' ? deathWelfare(deriveMember(view, no), eventOn) : 0;
  const dropped = decision && { droppedOn: dayOf(decision.at) };
  const died = how === 'เสียชีวิต' && { diedOn: eventOn };
  return { how, noticedOn: dayOf(noticedAt), on: boardOn, welfareSatang, ...died, ...dropped };
}

/** Returns what agencies recorded late for a member, and what the cooperative corrected. */
const lateOf = (agencies: ReadonlyMap<number, AgencyFacts>, no: number): Movement[] =>
  [...agencies].flatMap(([agency, facts]) => [
    ...lateMovements(facts, no, agency),
    ...correctionsOf(facts, no, agency),
  ]);

/**
 * Returns the facts that move a member's money, up to the end of the view's day.
 * @param now the clock's time, after which nothing is known of a day to come
 * @param lateBy moment up to which late records count for the bills, though their day is not over; none if absent
 */
export function memberFacts(
  overlay: FactLog,
  view: View,
  no: number,
  now = Number.POSITIVE_INFINITY,
  lateBy?: number,
): MoneyFacts {
  if (overlay.revisions.ofMember(no) === 0) return NO_FACTS;
  const until = Math.min(endOfDay(view.asOf), now + 1);
  const subject = membershipNoOf(no);
  const agencies = agenciesOf(overlay, view, no, until);
  const billedBy = [...agencies.values()];
  const ends = progressOfEnds(overlay, no, until);
  const requests = progressOfRequests(overlay, subject, until - 1, ends);
  const effective = requests
    .filter((request) => request.effectiveOn !== '')
    .toSorted((a, b) => a.effectiveOn.localeCompare(b.effectiveOn));
  const applications = progressOfApplications(overlay, subject, until - 1, ends);
  const welfare = welfareMovements(overlay, subject, until);
  const payments = overlay.until('payment', subject, until - 1);
  const bounced = overlay.until('payment-bounced', subject, until - 1);
  const retires = overlay.until('retirement-payer', subject, until - 1).at(-1);
  const late = lateOf(
    lateBy === undefined ? agencies : agenciesOf(overlay, view, no, lateBy + 1),
    no,
  );
  const movements = [
    ...effective.flatMap((request, index) => movementOf(request, effective.slice(0, index))),
    ...contractMovements(applications),
    ...payments.map(paymentOf),
    ...bounced.map(
      ({ at, value }): Movement => ({ kind: 'bounce', on: dayOf(at), slipNo: value.slipNo }),
    ),
    ...welfare,
    ...late,
  ].sort((a, b) => a.on.localeCompare(b.on));
  const days = [
    ...requests.map(({ fact }) => fact.at),
    ...applications.map(({ fact }) => fact.at),
    ...[...payments, ...billedBy.flatMap(({ results, withheld }) => [...results, ...withheld])].map(
      ({ at }) => at,
    ),
    ...[...welfare, ...late].map(({ on }) => instantOf(on, '00:00')),
    ...ends.map((end) => end.noticedAt),
    ...(retires ? [retires.at] : []),
  ];
  const months = billedBy.map(({ sinceMonth }) => sinceMonth);
  const billsSince = Math.min(Number.POSITIVE_INFINITY, ...months);
  if (days.length === 0) {
    return Number.isFinite(billsSince) ? { ...NO_FACTS, billsSince } : NO_FACTS;
  }
  return {
    sinceMonth: monthIndex(dayOf(Math.min(...days))),
    billsSince,
    recorded: (agency, month) => recordedOf(agencies.get(agency), no, month),
    holds: holdsOf(requests),
    asked: askedLoans(requests, applications),
    movements,
    orders: ordersOf(overlay, subject, until, effective),
    ends: ends.map((end) => endingOf(end, view, no)),
    ...(retires && { retires: retires.value }),
  };
}
