import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { withdrawalFee } from '@coop/finance/credit';
import { lineOf } from '../agency/deduct-result.ts';
import type { View } from '../chance/view.ts';
import {
  type Hold,
  type MoneyFacts,
  type Movement,
  NO_FACTS,
  type Recorded,
} from '../money/money-facts.ts';
import { agencyAfter, agencyAt, agencyIndexOf } from '../people/agency.ts';
import { membershipNoOf } from '../people/member.ts';
import { LOAN_PRODUCTS, WITHDRAWAL_FEE } from '../rules/products.ts';
import { dayOf, endOfDay } from '../state/clock.ts';
import type { Fact, Overlay } from '../state/overlay.ts';
import { filedClaims } from '../welfare/member-claims.ts';
import { claimStatus, paidOn } from '../welfare/welfare-rights.ts';
import { type ApplicationCourse, applicationCourses, planOf } from './application-course.ts';
import { type RequestCourse, requestCourses } from './request-course.ts';

/** What an agency did about its months, as far as it is seen. */
interface AgencyFacts {
  readonly results: readonly Fact<'deduct-result'>[];
  readonly withheld: readonly Fact<'withholding'>[];
}

/** What an agency recorded for a member before the due day. */
function recordedOf(facts: AgencyFacts, no: number, month: number): Recorded | undefined {
  const due = endOfMonthIndex(month);
  const inTime = (one: Fact) => dayOf(one.at) <= due;
  const kept = facts.withheld.findLast((one) => one.value.month === month && inTime(one));
  const result = facts.results.findLast((one) => one.value.month === month && inTime(one));
  if (kept && (!result || kept.at >= result.at)) return { satang: 0, reason: '' };
  if (!result) return undefined;
  const line = lineOf(result.value, no);
  return line && { satang: line.deductedSatang, reason: line.reason };
}

/** Of several records of a day the last one counts: the day is booked when it is over. */
function lastOfEachDay(results: readonly Fact<'deduct-result'>[]): Fact<'deduct-result'>[] {
  const days = Map.groupBy(results, ({ at, value }) => `${value.month}/${dayOf(at)}`);
  return [...days.values()].flatMap((records) => records.at(-1) ?? []);
}

/** The record of each month that counts. */
function lastOfEachMonth(results: readonly Fact<'deduct-result'>[]): Fact<'deduct-result'>[] {
  const months = Map.groupBy(results, ({ value }) => value.month);
  return [...months.values()].flatMap((records) => records.at(-1) ?? []);
}

/** What an agency recorded for a member after the due day of a month. */
function lateMovements({ results }: AgencyFacts, no: number): Movement[] {
  const before = new Map<number, number>();
  return lastOfEachDay(results).flatMap(({ at, value }): Movement[] => {
    const { month } = value;
    const on = dayOf(at);
    const satang = lineOf(value, no)?.deductedSatang ?? 0;
    if (on <= endOfMonthIndex(month)) return [];
    const more = satang - (before.get(month) ?? 0);
    before.set(month, satang);
    return more > 0 ? [{ kind: 'late', on, satang: more, month }] : [];
  });
}

/** The movement that a request ends in. */
function movementOf(
  { fact, effectiveOn: on }: RequestCourse,
  earlier: readonly RequestCourse[],
): Movement[] {
  const { type, refNo, amountSatang: satang, closes = false } = fact.value;
  switch (type) {
    case 'SUBSCRIBE':
      return [];
    case 'WITHDRAW': {
      const before = earlier.filter(
        (one) =>
          one.fact.value.type === 'WITHDRAW' &&
          one.fact.value.refNo === refNo &&
          one.effectiveOn.slice(0, 7) === on.slice(0, 7),
      ).length;
      const feeSatang = feeOf(refNo, satang, before);
      return [{ kind: 'withdraw', on, accountNo: refNo, satang, feeSatang }];
    }
    case 'BUY_SHARES':
      return [{ kind: 'buy-shares', on, satang }];
    case 'CLAIM_HELD':
      return [{ kind: 'claim-held', on, satang }];
    case 'CHANGE_SHARE':
      return [{ kind: 'monthly-share', on, satang }];
    case 'REPAY':
      return [{ kind: 'repay', on, contractNo: refNo, satang, closes }];
    case 'EMERGENCY_LOAN': {
      const inYear = earlier.filter(
        (one) =>
          one.fact.value.type === 'EMERGENCY_LOAN' &&
          one.effectiveOn.slice(0, 4) === on.slice(0, 4),
      ).length;
      const plan = {
        product: 'emergency',
        principalSatang: satang,
        instalments: LOAN_PRODUCTS.emergency.terms[0],
        disbursedOn: on,
      } as const;
      // The member's planned contract of the year has the plain number.
      return [{ kind: 'borrow', on, plan, ordinal: inYear + 2 }];
    }
  }
}

/** Fee of a withdrawal from special savings, of which one a month is free, satang. */
export function feeOf(accountNo: string, satang: number, earlierThisMonth: number): number {
  // The third part of an account number is its kind: 2 is special savings.
  return accountNo.startsWith('01-2-')
    ? withdrawalFee(satang, earlierThisMonth, WITHDRAWAL_FEE)
    : 0;
}

/** Contracts that requests for loans became: the member's planned one of a kind and year has the plain number. */
function contractMovements(courses: readonly ApplicationCourse[]): Movement[] {
  const paid = courses.filter(({ effectiveOn }) => effectiveOn !== '');
  return paid.map((course, index) => {
    const plan = planOf(course);
    const on = plan.disbursedOn;
    const earlier = paid.slice(0, index).map((one) => planOf(one));
    const alike = earlier.filter(
      (one) => one.product === plan.product && one.disbursedOn.slice(0, 4) === on.slice(0, 4),
    );
    return { kind: 'borrow', on, plan, ordinal: alike.length + 2 };
  });
}

const NEVER = '9999-12-31';

/** What withdrawals and claims keep back: from being asked for until they are paid, or come to nothing. */
function holdsOf(courses: readonly RequestCourse[]): Hold[] {
  return courses
    .filter(({ fact }) => fact.value.type === 'WITHDRAW' || fact.value.type === 'CLAIM_HELD')
    .map(({ fact, effectiveOn, log }) => {
      const { refNo: accountNo, amountSatang: satang } = fact.value;
      const last = log.at(-1);
      const isDead = last?.status === 'ยกเลิก' || last?.status === 'ไม่อนุมัติ';
      const ended = last && isDead ? dayOf(last.at) : NEVER;
      return { accountNo, satang, from: dayOf(fact.at), until: effectiveOn || ended };
    });
}

function paymentOf({ at, value }: Fact<'payment'>): Movement {
  const { refNo, satang, closes, slipNo } = value;
  const paid = { on: dayOf(at), satang, ...(slipNo && { slipNo }) };
  return refNo === ''
    ? { kind: 'pay-arrears', ...paid }
    : { kind: 'repay', ...paid, contractNo: refNo, closes };
}

/** Welfare that is paid into one of the member's accounts. */
function welfareMovements(overlay: Overlay, subject: string, until: number): Movement[] {
  return filedClaims(overlay, subject, until - 1).flatMap((claim): Movement[] => {
    const { payTo: accountNo = '', amountSatang: satang } = claim;
    const on = paidOn(claim);
    if (accountNo === '' || claimStatus(claim, on) !== 'โอนเงินแล้ว') return [];
    return [{ kind: 'welfare', on, accountNo, satang }];
  });
}

function agencyFacts(overlay: Overlay, agencyNo: string, until: number): AgencyFacts {
  const seen = <T extends { readonly at: number }>(facts: readonly T[]) =>
    facts.filter((one) => one.at < until);
  return {
    results: seen(overlay.all('deduct-result', agencyNo)),
    withheld: seen(overlay.all('withholding', agencyNo)),
  };
}

/** Places of the agencies that may have billed a member, in order: from one that records a move the next bill is another's. */
function agenciesOf(
  no: number,
  population: number,
  factsOf: (index: number) => AgencyFacts,
): number[] {
  const found: number[] = [];
  for (let index = agencyIndexOf(no); !found.includes(index); ) {
    found.push(index);
    const hasMoved = factsOf(index).results.some(
      ({ value }) => lineOf(value, no)?.reason === 'ย้าย',
    );
    if (hasMoved) index = agencyAfter(index, population);
  }
  return found;
}

/**
 * Whether an agency has recorded by now that a member has died, and has not corrected it. From then on nobody signs in
 * for the member, and nothing is asked for.
 */
export function isRecordedDead(overlay: Overlay, view: View, no: number, now: number): boolean {
  if (overlay.revisions.ofMember(no) === 0) return false;
  const factsOf = (index: number) =>
    agencyFacts(overlay, agencyAt(index, view.population).no, now + 1);
  return agenciesOf(no, view.population, factsOf)
    .flatMap((index) => lastOfEachMonth(factsOf(index).results))
    .some(({ value }) => lineOf(value, no)?.reason === 'เสียชีวิต');
}

/** What people did that moves a member's money, up to the end of the view's day. */
export function memberFacts(overlay: Overlay, view: View, no: number): MoneyFacts {
  if (overlay.revisions.ofMember(no) === 0) return NO_FACTS;
  const until = endOfDay(view.asOf);
  const subject = membershipNoOf(no);
  const agencyNoAt = (index: number) => agencyAt(index, view.population).no;
  const byAgency = new Map<number, AgencyFacts>();
  const factsOf = (index: number) => {
    const found = byAgency.get(index) ?? agencyFacts(overlay, agencyNoAt(index), until);
    byAgency.set(index, found);
    return found;
  };
  const billedBy = agenciesOf(no, view.population, factsOf).map(factsOf);
  const courses = requestCourses(overlay, subject, until - 1);
  const effective = courses
    .filter((one) => one.effectiveOn !== '')
    .toSorted((a, b) =>
      a.effectiveOn < b.effectiveOn ? -1 : a.effectiveOn > b.effectiveOn ? 1 : 0,
    );
  const applications = applicationCourses(overlay, subject, until - 1);
  const welfare = welfareMovements(overlay, subject, until);
  const payments = overlay.all('payment', subject).filter((one) => one.at < until);
  const movements = [
    ...effective.flatMap((one, index) => movementOf(one, effective.slice(0, index))),
    ...contractMovements(applications),
    ...payments.map(paymentOf),
    ...welfare,
    ...billedBy.flatMap((facts) => lateMovements(facts, no)),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const days = [
    ...courses.map(({ fact }) => fact.at),
    ...applications.map(({ fact }) => fact.at),
    ...payments.map((one) => one.at),
    ...welfare.map((one) => Date.parse(`${one.on}T00:00:00+07:00`)),
    ...billedBy.flatMap(({ results, withheld }) => [...results, ...withheld].map((one) => one.at)),
  ];
  if (days.length === 0) return NO_FACTS;
  return {
    sinceMonth: monthIndex(dayOf(Math.min(...days))),
    recorded: (agency, month) => recordedOf(factsOf(agency), no, month),
    holds: holdsOf(courses),
    movements,
  };
}
