import { today } from '@coop/cooperative/moments';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import { isClosed, payoffSatang } from '@coop/cooperative/money/loans/loans';
import { kepOf } from '@coop/cooperative/money/records';
import { agencyAt } from '@coop/cooperative/people/agency';
import { stateOn } from '@coop/cooperative/people/ending';
import { membershipNoOf } from '@coop/cooperative/people/member';
import { endNow } from '@coop/cooperative/requests/membership';
import { addDays } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { handlers } from '../../handlers.ts';
import { isMember } from '../../member/access/registered.ts';
import { nextReceiptNo } from '../../world/desk/receipt-book.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { memberCall } from '../worlds.ts';
import type { Action } from './any-action.ts';
import { borrow } from './borrowing.ts';
import { claim } from './claiming.ts';
import { doDeskAction, isDeskAction } from './desk-actions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A member in a world. */
export interface Subject {
  readonly world: World;
  readonly no: number;
}

export const partOf = (satang: number, thousandths: number) =>
  Math.floor((satang * thousandths) / 1_000);

/** Returns a bill for which the agency can still record a result: until it is due, or money for it is booked. */
function openBill({ world, no }: Subject, back = 0) {
  const records = world.records(no);
  const kep = kepOf(records, lastBilledMonth(records.view.asOf) - back);
  if (kep?.payer !== 'agency') return undefined;
  if (kep.dueOn >= today(world.clock)) return kep;
  const isBooked =
    kep.receivedSatang > 0 || records.vouchers.some((voucher) => voucher.month === kep.month);
  return kep.isDue && !isBooked ? kep : undefined;
}

function record(subject: Subject, { part, reason, back }: Action & { kind: 'record' }): void {
  const { world, no } = subject;
  const kep = openBill(subject, back);
  if (!kep) return;
  const deductedSatang = partOf(kep.totalSatang, part);
  const line = {
    no,
    deductedSatang,
    reason: deductedSatang < kep.totalSatang ? reason : '',
  } as const;
  recordNow(world, 'deduct-result', agencyAt(kep.agency, world.view().population).no, {
    month: kep.month,
    lines: [line],
  });
}

function withhold(subject: Subject): void {
  const { world } = subject;
  const kep = openBill(subject);
  if (!kep || kep.dueOn < today(world.clock)) return;
  recordNow(world, 'withholding', agencyAt(kep.agency, world.view().population).no, {
    month: kep.month,
  });
}

function pay({ world, no }: Subject, thousandths: number, contract: number): void {
  const records = world.records(no);
  // The cashier takes nothing from somebody who is no member.
  if (stateOn(records.member, records.view.asOf) !== 'ปกติ') return;
  const open = records.loans.filter((loanContract) => !isClosed(loanContract));
  const loan = open[contract];
  const mostSatang = loan ? payoffSatang(loan, today(world.clock)) : 100_000_00;
  const satang = partOf(mostSatang, thousandths);
  if (satang === 0) return;
  recordNow(world, 'payment', membershipNoOf(no), {
    refNo: loan?.contractNo ?? '',
    satang,
    channel: 'counter',
    slipNo: nextReceiptNo(world, 'counter'),
    closes: loan !== undefined && satang === mostSatang,
  });
}

let keys = 0;

async function ask({ world, no }: Subject, limit: number, thousandths: number): Promise<void> {
  const call = memberCall(world, no);
  const { limits } = await handlers.memberRequestpromoneyList(call);
  const wanted = limits[limit % Math.max(1, limits.length)];
  if (!wanted) return;
  const [min, max, step] = [wanted.min_amount, wanted.max_amount, wanted.step_amount].map((text) =>
    Math.round(Number(text) * 100),
  ) as [number, number, number];
  if (max < min) return;
  const satang = min + Math.floor(partOf(max - min, thousandths) / step) * step;
  keys += 1;
  await handlers.memberRequestpromoneyCreate({
    ...call,
    body: {
      idempotency_key: `random-key-${keys}`,
      request_type: wanted.request_type,
      ref_no: wanted.ref_no,
      amount: toWire(thousandths === 1_000 ? max : satang),
      reason: '',
    },
  });
}

/** Does an officer's next step on the newest request: approve or refuse a new one, pay an approved one. */
async function decide({ world, no }: Subject, action: 'approve' | 'refuse' | 'pay'): Promise<void> {
  const { requests } = await handlers.memberRequestpromoneyList(memberCall(world, no));
  const possible = action === 'pay' ? ['อนุมัติ'] : ['ส่งแล้ว', 'กำลังตรวจ'];
  const request = requests.find((other) => possible.includes(other.status));
  if (!request) return;
  const value = { requestNo: request.request_no, action, reason: 'เอกสารไม่ครบ' };
  const subject = membershipNoOf(no);
  recordNow(world, 'money-decision', subject, value);
}

/** Cancels the newest request, unless it is already being checked. */
async function cancel({ world, no }: Subject): Promise<void> {
  const call = memberCall(world, no);
  const { requests } = await handlers.memberRequestpromoneyList(call);
  const request = requests.find((other) => other.can_cancel);
  if (!request) return;
  const { request_no } = request;
  await handlers.memberRequestpromoneyCancel({ ...call, body: { request_no } });
}

/** Stops the newest standing order. */
async function stop({ world, no }: Subject): Promise<void> {
  const call = memberCall(world, no);
  const { requests } = await handlers.memberRequestpromoneyList(call);
  const order = requests.find((request) => request.can_stop);
  if (!order) return;
  const { request_no } = order;
  await handlers.memberRequestpromoneyStop({ ...call, body: { request_no } });
}

/** Reports it to the officer's desk, which lets nobody leave twice. */
function notice({ world, no }: Subject, { how, ago }: Action & { kind: 'notice' }): void {
  const day = today(world.clock);
  const { member, settlement } = world.records(no);
  if (settlement || stateOn(member, day) !== 'ปกติ' || endNow(world, no)) return;
  const value = { how, eventOn: addDays(day, -ago), paperNo: 'ก. 1/2569' };
  const subject = membershipNoOf(no);
  recordNow(world, 'end-notice', subject, value);
}

function drop({ world, no }: Subject): void {
  const end = endNow(world, no);
  if (!end?.paperNo || end.boardOn <= today(world.clock)) return;
  const value = { action: 'withdraw', reason: 'ขอถอนเรื่อง' } as const;
  const subject = membershipNoOf(no);
  recordNow(world, 'end-decision', subject, value);
}

/** Does it, if it can be done now: only members sign in. */
export async function doAction(subject: Subject, action: Action): Promise<void> {
  const { world, no } = subject;
  // Nobody acts twice at the same moment.
  world.clock.advance(1);
  const isOwn = ['ask', 'borrow', 'claim', 'cancel'].includes(action.kind);
  if (isOwn && !isMember(world, membershipNoOf(no))) return;
  if (isDeskAction(action)) return doDeskAction(world, no, action);
  switch (action.kind) {
    case 'wait':
      world.clock.advance(action.days * DAY_MS);
      return;
    case 'back':
      world.clock.advance(-action.hours * HOUR_MS);
      return;
    case 'record':
      return record(subject, action);
    case 'withhold':
      return withhold(subject);
    case 'pay':
      return pay(subject, action.part, action.contract);
    case 'ask':
      return ask(subject, action.limit, action.part);
    case 'borrow':
      return borrow(subject, action);
    case 'claim':
      return claim(subject, action.right);
    case 'cancel':
      return cancel(subject);
    case 'stop':
      return stop(subject);
    case 'notice':
      return notice(subject, action);
    case 'drop':
      return drop(subject);
    case 'decide':
      return decide(subject, action.action);
  }
}
