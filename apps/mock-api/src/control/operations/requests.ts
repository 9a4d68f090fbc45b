import type { RequestStatus } from '@coop/contracts/member/requestpromoney';
import { paidOff } from '@coop/cooperative/facts/carried-out';
import { endsApproved } from '@coop/cooperative/facts/request-progress';
import { wallTime } from '@coop/cooperative/moments';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { type MoneyRequestState, requestsOf } from '@coop/cooperative/requests/money-requests';
import { toWire } from '@coop/format/money';
import * as z from 'zod/mini';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { oneNamed, oneOf, only, WorldName } from '../strict/fields.ts';
import { guardNext, rowNamed, SentNo } from './decision.ts';
import { MemberNo, memberNamed, Reason, refused } from './named.ts';

const ACTIONS = ['approve', 'refuse', 'pay'] as const;
type Action = (typeof ACTIONS)[number];

export const RequestDecision = only({
  world: WorldName,
  member: MemberNo,
  requestNo: SentNo,
  action: oneOf(ACTIONS),
  /** Reason of a refusal, shown to the member. */
  reason: z._default(Reason, ''),
});
export const WhoDecides = only({
  world: WorldName,
  decides: oneNamed({
    clock: 'เวลาของโลกนี้ (อนุมัติและโอนเอง)',
    officer: 'ผู้ทดสอบ (รอให้กด)',
  }).check(z.meta({ title: 'ใครตัดสินคำขอที่ส่งจากนี้ไป' })),
});

const OPEN: readonly RequestStatus[] = ['ส่งแล้ว', 'กำลังตรวจ'];

function actionsOn({ status, fact }: MoneyRequestState): Action[] {
  if (OPEN.includes(status)) return ['approve', 'refuse'];
  // What is approved and not paid can still be undone, with the reason.
  return status === 'อนุมัติ' && !endsApproved(fact.type) ? ['pay', 'refuse'] : [];
}

function requestRow(state: MoneyRequestState) {
  const { fact, log, status, satang, refusal, effectiveOn } = state;
  return {
    requestNo: fact.requestNo,
    type: fact.type,
    refNo: fact.refNo,
    amount: toWire(satang),
    reason: fact.reason,
    status,
    refusal,
    effectiveOn,
    /** Standing orders: the first month that the member wants it to be collected with; else empty. */
    from: fact.fromMonth === undefined ? '' : recvPeriod(fact.fromMonth),
    log: log.map((step) => ({ status: step.status, at: wallTime(step.at) })),
    actions: actionsOn(state),
  };
}

const decidesNow = (world: World) => world.overlay.latest('officer', 'all')?.decides ?? 'clock';

/** Returns the requests of a member, newest first, and who decides about new ones. */
export function showRequests(world: World, { member }: { readonly member: string }) {
  const { subject } = memberNamed(world, member);
  return {
    member: subject,
    decides: decidesNow(world),
    requests: requestsOf(world, subject).map(requestRow).reverse(),
  };
}

export function decideRequest(world: World, input: z.infer<typeof RequestDecision>) {
  const { requestNo, action, reason } = input;
  const { subject } = memberNamed(world, input.member);
  const requests = requestsOf(world, subject).map((request) => ({
    ...request,
    no: request.fact.requestNo,
  }));
  const state = rowNamed(requests, requestNo, `${subject} has sent no request`);
  guardNext(state, action, actionsOn(state));
  if (action === 'refuse' && reason === '') {
    throw refused(`${requestNo} is refused with a reason that the member reads`);
  }
  recordNow(world, 'money-decision', subject, { requestNo, action, reason });
  return showRequests(world, input);
}

/** Refuses what waits for a contract that somebody has paid off meanwhile. */
export function refuseForClosed(world: World, subject: string, contractNo: string): void {
  const reason = paidOff(contractNo);
  for (const { fact, status } of requestsOf(world, subject)) {
    const isFor = fact.type === 'REPAY' || fact.type === 'MONTHLY_REPAY';
    const waits = OPEN.includes(status) || (fact.type === 'REPAY' && status === 'อนุมัติ');
    if (!isFor || fact.refNo !== contractNo || !waits) continue;
    const { requestNo } = fact;
    recordNow(world, 'money-decision', subject, { requestNo, action: 'refuse', reason });
  }
}

/** Lets the clock or the tester decide about requests sent from now on. */
export function letDecide(world: World, { decides }: z.infer<typeof WhoDecides>) {
  const value = { decides };
  recordNow(world, 'officer', 'all', value);
  return value;
}
