import type { RequestStatus, RequestType } from '@coop/contracts/member/requestpromoney';
import { unit } from '../chance/stream.ts';
import type { MoneyLimit } from '../money/money-limits.ts';
import { personaOf } from '../people/personas.ts';
import type { Fact, MoneyRequestFact } from '../state/overlay.ts';
import type { World } from '../world.ts';

const HOUR = 3_600_000;

/** Time after which a request reaches each state, unless it is cancelled. */
const COURSE: readonly { status: RequestStatus; afterMs: number }[] = [
  { status: 'ส่งแล้ว', afterMs: 0 },
  { status: 'กำลังตรวจ', afterMs: 4 * HOUR },
  { status: 'อนุมัติ', afterMs: 28 * HOUR },
  { status: 'โอนแล้ว', afterMs: 52 * HOUR },
];
/** Nothing is transferred for these: approval is their last state. */
const ENDS_APPROVED: readonly RequestType[] = ['SUBSCRIBE', 'CHANGE_SHARE'];

export interface MoneyRequestState {
  readonly fact: MoneyRequestFact;
  readonly log: readonly { status: RequestStatus; at: number }[];
  readonly status: RequestStatus;
}

function courseOf(fact: Fact<'money-request'>, now: number, cancelledAt: number | undefined) {
  const until = cancelledAt ?? now;
  const log = COURSE.filter(
    (step) =>
      fact.at + step.afterMs <= until &&
      !(step.status === 'โอนแล้ว' && ENDS_APPROVED.includes(fact.value.type)),
  ).map((step) => ({ status: step.status, at: fact.at + step.afterMs }));
  if (cancelledAt !== undefined) log.push({ status: 'ยกเลิก', at: cancelledAt });
  return log;
}

/** Requests of a member, oldest first, each in its state at the time of the clock. */
export function requestsOf(world: World, subject: string): MoneyRequestState[] {
  const now = world.clock.now();
  const cancelled = new Map(
    world.overlay.all('money-request-cancel', subject).map((one) => [one.value.requestNo, one.at]),
  );
  return world.overlay.all('money-request', subject).map((fact) => {
    const log = courseOf(fact, now, cancelled.get(fact.value.requestNo));
    return { fact: fact.value, log, status: log.at(-1)?.status ?? 'ส่งแล้ว' };
  });
}

/** Subtracts pending requests from the limits. */
export function lessPending(
  limits: readonly MoneyLimit[],
  requests: readonly MoneyRequestState[],
): MoneyLimit[] {
  const open = requests.filter((one) => one.status !== 'ยกเลิก' && one.status !== 'โอนแล้ว');
  return limits.map((limit) => {
    const pending = open
      .filter(({ fact }) => fact.type === limit.type && fact.refNo === limit.refNo)
      .reduce((sum, { fact }) => sum + fact.amountSatang, 0);
    const left = Math.max(0, limit.maxSatang - pending);
    return {
      ...limit,
      maxSatang: limit.type === 'CHANGE_SHARE' ? limit.maxSatang : left - (left % limit.stepSatang),
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
