import type { RequestStatus } from '@coop/contracts/member/requestpromoney';
import { unit } from '../chance/stream.ts';
import { feeOf } from '../facts/member-facts.ts';
import { requestCourses } from '../facts/request-course.ts';
import type { MoneyLimit } from '../money/money-limits.ts';
import { personaOf } from '../people/personas.ts';
import type { MoneyRequestFact } from '../state/overlay.ts';
import type { World } from '../world.ts';

export interface MoneyRequestState {
  readonly fact: MoneyRequestFact;
  readonly log: readonly { status: RequestStatus; at: number }[];
  readonly status: RequestStatus;
  /** Why it was refused. */
  readonly refusal: string;
  /** Bangkok day on which it takes effect, as far as that is known; empty for one that never does. */
  readonly effectiveOn: string;
}

/** Requests of a member, oldest first, each in its state at the time of the clock. */
export function requestsOf(world: World, subject: string): MoneyRequestState[] {
  const now = world.clock.now();
  return requestCourses(world.overlay, subject, now).map((course) => {
    const log = course.log.filter((step) => step.at <= now);
    const { refusal, effectiveOn } = course;
    return {
      fact: course.fact.value,
      log,
      status: log.at(-1)?.status ?? 'ส่งแล้ว',
      refusal,
      effectiveOn,
    };
  });
}

const DEAD: readonly RequestStatus[] = ['ยกเลิก', 'ไม่อนุมัติ'];

/** Whether a request is still to be reckoned with: the records of the day do not show it yet. */
function isPending({ status, effectiveOn }: MoneyRequestState, asOf: string): boolean {
  return !DEAD.includes(status) && (effectiveOn === '' || effectiveOn > asOf);
}

/** What a request will take, its fee included when it may have one, satang. */
function takenBy({ fact }: MoneyRequestState): number {
  const fee = fact.type === 'WITHDRAW' ? feeOf(fact.refNo, fact.amountSatang, 1) : 0;
  return fact.amountSatang + fee;
}

/** What can be withdrawn so that the fee still fits, satang; at most a few satang less than the very most. */
function withFee(refNo: string, satang: number): number {
  return Math.max(0, satang - feeOf(refNo, satang, 1));
}

/** Subtracts the requests that the records do not show yet from the limits. */
export function lessPending(
  limits: readonly MoneyLimit[],
  requests: readonly MoneyRequestState[],
  asOf: string,
): MoneyLimit[] {
  return limits.map((limit) => {
    const { type, refNo, stepSatang } = limit;
    if (type === 'CHANGE_SHARE') return limit;
    const alike = requests.filter(
      ({ fact, status }) => fact.type === type && fact.refNo === refNo && !DEAD.includes(status),
    );
    const taken = alike
      .filter((one) => isPending(one, asOf))
      .reduce((sum, one) => sum + takenBy(one), 0);
    const left = Math.max(0, limit.maxSatang - taken);
    const hasFee = type === 'WITHDRAW' && alike.length > 0 && feeOf(refNo, left, 1) > 0;
    const most = hasFee ? withFee(refNo, left) : left;
    return {
      ...limit,
      maxSatang: most - (most % stepSatang),
      reason: hasFee ? `${limit.reason} ถอนครั้งที่สองขึ้นไปของเดือนมีค่าธรรมเนียม` : limit.reason,
    };
  });
}

/** Whether the member already used the service before the first request in this world. */
function hadService(world: World, no: number): boolean {
  if (personaOf(no)) return no !== 2;
  return unit(`${world.view().seed}/money-service`, no) < 0.8;
}

export function serviceStatus(world: World, no: number, requests: readonly MoneyRequestState[]) {
  if (hadService(world, no)) return 'ใช้งาน' as const;
  const asked = requests.findLast(
    ({ fact, status }) => fact.type === 'SUBSCRIBE' && status !== 'ยกเลิก',
  );
  if (!asked) return 'ยังไม่สมัคร' as const;
  return asked.status === 'อนุมัติ' ? ('ใช้งาน' as const) : ('รออนุมัติ' as const);
}
