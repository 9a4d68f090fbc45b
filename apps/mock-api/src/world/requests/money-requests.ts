import type { RequestStatus } from '@coop/contracts/member/requestpromoney';
import { addDays } from '@coop/finance/calendar';
import { unit } from '../chance/stream.ts';
import { feeOf } from '../facts/member-facts.ts';
import { progressOfRequests } from '../facts/request-progress.ts';
import type { MoneyLimit } from '../money/money-limits.ts';
import { personaOf } from '../people/personas/personas.ts';
import type { MoneyRequestFact } from '../state/kinds/fact-values.ts';
import type { World } from '../world.ts';
import { endsNow } from './membership.ts';

export interface MoneyRequestState {
  readonly fact: MoneyRequestFact;
  readonly log: readonly { status: RequestStatus; at: number }[];
  readonly status: RequestStatus;
  readonly refusal: string;
  /** Bangkok day on which it takes effect, if known; empty if it never does. */
  readonly effectiveOn: string;
}

/** Returns the requests of a member, oldest first, each in its state at the time of the clock. */
export function requestsOf(world: World, subject: string): MoneyRequestState[] {
  const now = world.clock.now();
  const ends = endsNow(world, Number(subject));
  return progressOfRequests(world.overlay, subject, now, ends).map((progress) => {
    const log = progress.log.filter((step) => step.at <= now);
    const { refusal, effectiveOn } = progress;
    return {
      fact: progress.fact.value,
      log,
      status: log.at(-1)?.status ?? 'ส่งแล้ว',
      refusal,
      effectiveOn,
    };
  });
}

const DEAD: readonly RequestStatus[] = ['ยกเลิก', 'ไม่อนุมัติ'];

/** Returns whether a request still counts, because it is not on the day's records yet. */
export function isPending({ status, effectiveOn }: MoneyRequestState, asOf: string): boolean {
  return !DEAD.includes(status) && (effectiveOn === '' || effectiveOn > asOf);
}

/** Returns whether two withdrawals may be paid in one month; one without a day may be. */
function inOneMonth(one: string, other: string): boolean {
  return one === '' || other === '' || one.slice(0, 7) === other.slice(0, 7);
}

/** Returns what requests that are not on record yet will take, fees included, satang. */
function takenBy(alike: readonly MoneyRequestState[], asOf: string): number {
  let taken = 0;
  for (const [index, one] of alike.entries()) {
    if (!isPending(one, asOf)) continue;
    const { type, refNo, amountSatang } = one.fact;
    const before = alike
      .slice(0, index)
      .filter((other) => inOneMonth(other.effectiveOn, one.effectiveOn)).length;
    taken += amountSatang + (type === 'WITHDRAW' ? feeOf(refNo, amountSatang, before) : 0);
  }
  return taken;
}

/** Reduces the limit of withdrawals by the fee of a further one in the month. */
function withFee(limit: MoneyLimit, leftSatang: number): MoneyLimit {
  const maxSatang = Math.max(0, leftSatang - feeOf(limit.refNo, leftSatang, 1));
  return { ...limit, maxSatang, reason: `${limit.reason} ถอนครั้งที่สองขึ้นไปของเดือนมีค่าธรรมเนียม` };
}

/**
 * Subtracts requests that are not on record yet from the limits. `dayOf` returns the day on which a request of a kind
 * sent now takes effect.
 */
export function lessPending(
  limits: readonly MoneyLimit[],
  requests: readonly MoneyRequestState[],
  asOf: string,
  dayOf: (type: MoneyLimit['type']) => string,
): MoneyLimit[] {
  return limits.map((limit) => {
    const { type, refNo, stepSatang } = limit;
    // A new one takes the place of the one before.
    if (type === 'CHANGE_SHARE' || type === 'MONTHLY_REPAY') return limit;
    const alike = requests.filter(
      ({ fact, status }) => fact.type === type && fact.refNo === refNo && !DEAD.includes(status),
    );
    const on = dayOf(type);
    // The limit of a repayment is of its own day, with everything before it.
    const until = type === 'REPAY' && on !== '' ? addDays(on, -1) : asOf;
    const left = Math.max(0, limit.maxSatang - takenBy(alike, until));
    const isFurther = alike.some((one) => inOneMonth(one.effectiveOn, on));
    if (type === 'WITHDRAW' && isFurther && feeOf(refNo, left, 1) > 0) return withFee(limit, left);
    return { ...limit, maxSatang: left - (left % stepSatang) };
  });
}

/** Returns whether the member already used the service before the first request in this world. */
function hadService(world: World, no: number): boolean {
  if (personaOf(no)) return no !== 2;
  return unit(`${world.view().seed}/money-service`, no) < 0.8;
}

export function serviceStatus(world: World, no: number, requests: readonly MoneyRequestState[]) {
  if (hadService(world, no)) return 'ใช้งาน' as const;
  const subscription = requests.findLast(
    ({ fact, status }) => fact.type === 'SUBSCRIBE' && status !== 'ยกเลิก',
  );
  if (!subscription) return 'ยังไม่สมัคร' as const;
  return subscription.status === 'อนุมัติ' ? ('ใช้งาน' as const) : ('รออนุมัติ' as const);
}
