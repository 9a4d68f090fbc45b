import { monthIndex } from '@coop/finance/calendar';
import { instantOf } from '@coop/format/wall-time';
import type { View } from '../chance/view.ts';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf, endOfDay } from '../moments.ts';
import { type Ends, type MoneyFacts, type Movement, NO_FACTS } from '../money/money-facts.ts';
import { deriveMember, membershipNoOf } from '../people/member.ts';
import { filedClaims } from '../welfare/member-claims.ts';
import { claimStatus, deathWelfare, paidOn } from '../welfare/welfare-rights.ts';
import {
  type AgencyFacts,
  agenciesOf,
  correctionsOf,
  lateMovements,
  recordedMonths,
} from './agency-facts.ts';
import { progressOfApplications } from './application-progress.ts';
import { type EndProgress, progressOfEnds } from './end-progress.ts';
import { askedLoans, contractMovements, holdsOf, movementOf, ordersOf } from './request-facts.ts';
import { progressOfRequests } from './request-progress.ts';

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
    recorded: [...agencies].flatMap(([agency, facts]) => recordedMonths(facts, no, agency)),
    holds: holdsOf(requests),
    asked: askedLoans(requests, applications),
    movements,
    orders: ordersOf(overlay, subject, until, effective),
    ends: ends.map((end) => endingOf(end, view, no)),
    ...(retires && { retires: retires.value }),
  };
}
