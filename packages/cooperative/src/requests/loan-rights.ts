import { addDays, endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { LRUCache } from 'lru-cache';
import type { Books } from '../books.ts';
import type { View } from '../chance/view.ts';
import { planOf } from '../facts/application-progress.ts';
import { emergencyPlan } from '../facts/request-facts.ts';
import { effectiveIfSent } from '../facts/request-progress.ts';
import { today } from '../moments.ts';
import { deriveRecords, type Records } from '../money/records.ts';
import { type MoneyLimit, moneyLimits } from '../money/standing/money-limits.ts';
import type { Asked } from '../money/standing/salary-room.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { workOn } from '../people/person/salary.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { fillRules } from '../rules/fill-rules.ts';
import { LOAN_PRODUCTS, type LoanProductKey } from '../rules/products.ts';
import { applicationsOf } from './applications.ts';
import { type LoanRight, loanRight } from './loan-right.ts';
import { endNow } from './membership.ts';
import { isPending, type MoneyRequestState, serviceStatus } from './money-requests.ts';

// The right to a loan, considering requests that are not on record yet.

const subscribed = { kind: 'service', wanted: 'ใช้งาน' } as const;

/** Returns pending emergency loans as the contracts they will be. */
function emergencies(world: Books, requests: readonly MoneyRequestState[]): LoanPlan[] {
  const { asOf } = world.view();
  const disbursedOn = today(world.clock);
  return requests
    .filter((request) => request.fact.type === 'EMERGENCY_LOAN' && isPending(request, asOf))
    .map(({ fact }) => emergencyPlan(fact.amountSatang, disbursedOn));
}

/** Returns the contracts that a member's loan applications will become. */
function appliedFor(world: Books, no: number): LoanPlan[] {
  return applicationsOf(world, no)
    .filter((application) => application.isPending)
    .map((application) => planOf(application, today(world.clock)));
}

/** Returns what a member has asked for and no record knows yet. */
function askedOf(world: Books, no: number, requests: readonly MoneyRequestState[]): Asked {
  const { asOf } = world.view();
  const pending = requests.filter((request) => isPending(request, asOf)).map(({ fact }) => fact);
  const shares = pending.filter(({ type }) => type === 'CHANGE_SHARE');
  return {
    plans: [...appliedFor(world, no), ...emergencies(world, requests)],
    orders: pending
      .filter(({ type }) => type === 'MONTHLY_REPAY')
      .map(({ refNo: contractNo, amountSatang: satang }) => ({ contractNo, satang })),
    shareSatang: Math.max(0, ...shares.map(({ amountSatang }) => amountSatang)),
  };
}

/**
 * Returns the emergency loan among the money requests. A new one closes the one before, so that it is granted when that
 * has been paid out.
 */
function emergencyLimit(records: Records, today: string, pending: Asked): MoneyLimit[] {
  if (workOn(records.member, today).kind !== 'สามัญ') return [];
  const right = loanRight(records, 'emergency', today, pending);
  const isAsked = pending.plans.some(({ product }) => product === 'emergency');
  const { code, name, stepSatang } = LOAN_PRODUCTS.emergency;
  const isOverdue = right.conditions.some(
    (condition) => condition.kind === 'no_arrears' && !condition.met,
  );
  const rule = fillRules(
    '{loan.emergency.salaries} เท่าของเงินเดือน ไม่เกิน {loan.emergency.cap} บาท และ{salary.left}',
  );
  const closes = right.closingSatang === 0 ? '' : ' ใช้เงินกู้ใหม่ปิดหนี้ฉุกเฉินเดิมก่อนจ่ายเงิน';
  let reason = isOverdue ? 'มีงวดค้างชำระ จึงยังกู้เพิ่มไม่ได้' : `${rule}${closes}`;
  if (isAsked) reason = 'มีคำขอกู้ฉุกเฉินที่ยังไม่จ่ายเงิน ขอใหม่ได้เมื่อรายการนั้นเสร็จหรือยกเลิกแล้ว';
  return [
    {
      type: 'EMERGENCY_LOAN',
      refNo: code,
      desc: name,
      minSatang: right.leastSatang,
      maxSatang: isAsked ? 0 : right.rightSatang,
      stepSatang,
      reason,
    },
  ];
}

/** Members from whose shares those of all are estimated. */
const SAMPLE = 16;
/** Nobody holds more than one part in so many of all shares (Cooperatives Act B.E. 2542, section 33: a fifth). */
const PART = BY_LAWS.shares.one_of_all;

const ceilings = new LRUCache<string, number>({ max: 100 });

/**
 * Returns what one member may hold in shares, satang: a part of all, estimated once a month from members all over the
 * numbers. Worlds share it: what a few do hardly moves it.
 */
function mostShares({ seed, population, startedOn, asOf }: View): number {
  const before = endOfMonthIndex(monthIndex(asOf) - 1);
  const key = [seed, population, startedOn, before].join('/');
  const known = ceilings.get(key);
  if (known !== undefined) return known;
  const sample = Math.min(SAMPLE, population);
  let sum = 0;
  for (let index = 0; index < sample; index += 1) {
    const no = 1 + Math.floor((index * population) / sample);
    const { shares } = deriveRecords({ seed, population, startedOn, asOf: before }, no);
    sum += shares.balanceSatang;
  }
  const mostSatang = Math.floor((sum / sample) * (population / PART));
  ceilings.set(key, mostSatang);
  return mostSatang;
}

/**
 * Returns what a member may request; pending requests of the same kind are not yet subtracted, but for loans, of which
 * one waits at a time.
 */
export function limitsToday(
  world: Books,
  no: number,
  requests: readonly MoneyRequestState[],
): MoneyLimit[] {
  if (endNow(world, no)) return [];
  const day = today(world.clock);
  const records = world.records(no);
  // If an officer decides, the day is not known yet.
  const paidOn = effectiveIfSent(world.overlay, 'REPAY', world.clock.now()) || day;
  const pending = askedOf(world, no, requests);
  return moneyLimits(records, {
    paidOn,
    contractsThen: world.recordsOn(no, addDays(paidOn, -1)).contracts,
    asked: pending,
    emergency: emergencyLimit(records, day, pending),
    mostSharesSatang: mostShares(records.view),
  });
}

/** Returns the right to each product today, the emergency loan as money requests grant it. */
export function loanRights(
  world: Books,
  no: number,
  requests: readonly MoneyRequestState[],
): LoanRight[] {
  return (Object.keys(LOAN_PRODUCTS) as LoanProductKey[]).map((product) =>
    rightTo(world, no, product, requests),
  );
}

/** Ends the right of a member who is leaving; for others no condition is shown. */
function ending(world: Books, no: number, right: LoanRight): LoanRight {
  const end = endNow(world, no);
  if (!end) return right;
  const condition = { kind: 'membership', wanted: 'ปกติ', has: end.how, met: false } as const;
  return { ...right, rightSatang: 0, conditions: [...right.conditions, condition] };
}

/** Returns the right to one product with a number of instalments, or else the longest that ends in time. */
export function rightTo(
  world: Books,
  no: number,
  product: LoanProductKey,
  requests: readonly MoneyRequestState[],
  instalments?: number,
): LoanRight {
  const pending = askedOf(world, no, requests);
  const isEmergency = product === 'emergency';
  const plans = pending.plans.filter((plan) => (plan.product === 'emergency') === isEmergency);
  const records = world.records(no);
  const right = ending(
    world,
    no,
    loanRight(records, product, today(world.clock), pending, instalments),
  );
  const has = plans.length;
  const conditions = [
    ...right.conditions,
    { kind: 'no_request', wanted: 0, has, met: has === 0 } as const,
  ];
  if (isEmergency) {
    const service = serviceStatus(world, no, requests);
    conditions.push({ ...subscribed, has: service, met: service === subscribed.wanted });
  }
  const isMet = conditions.every(({ met }) => met);
  return { ...right, conditions, rightSatang: isMet ? right.rightSatang : 0 };
}
