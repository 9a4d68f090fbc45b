import type { MoneyRequest, RequestCreate } from '@coop/contracts/member/requestpromoney';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { type HandlersOf, subjectOf } from '../call/handler.ts';
import { invalid, notFound } from '../call/wire-error.ts';
import { effectiveIfSent } from '../world/facts/request-progress.ts';
import type { MoneyLimit } from '../world/money/money-limits.ts';
import { limitsToday } from '../world/requests/loan-rights.ts';
import {
  lessPending,
  type MoneyRequestState,
  requestsOf,
  serviceStatus,
} from '../world/requests/money-requests.ts';
import { today, wallTime } from '../world/state/clock.ts';
import type { World } from '../world/world.ts';
import { termsOf } from './request-terms.ts';

function wireRequest({ fact, log, status, refusal, effectiveOn }: MoneyRequestState): MoneyRequest {
  return {
    request_no: fact.requestNo,
    request_type: fact.type,
    ref_no: fact.refNo,
    amount: toWire(fact.amountSatang),
    reason: fact.reason,
    status,
    can_cancel: status === 'ส่งแล้ว',
    refusal,
    effective_date: effectiveOn,
    status_log: log.map((step) => ({ status: step.status, at: wallTime(step.at) })),
  };
}

function limitsOf(
  world: World,
  subject: string,
  requests: readonly MoneyRequestState[],
): MoneyLimit[] {
  const no = Number(subject);
  const service = serviceStatus(world, no, requests);
  if (service === 'ใช้งาน') {
    const limits = limitsToday(world, no);
    const dayOf = (type: MoneyLimit['type']) =>
      effectiveIfSent(world.overlay, type, world.clock.now());
    return lessPending(limits, requests, world.view().asOf, dayOf);
  }
  if (service === 'รออนุมัติ') return [];
  return [
    {
      type: 'SUBSCRIBE',
      refNo: subject,
      desc: 'สมัครใช้บริการทำรายการเงิน',
      minSatang: 0,
      maxSatang: 0,
      stepSatang: 1,
      reason: 'สหกรณ์จะตรวจสอบแล้วเปิดบริการให้',
    },
  ];
}

/** Returns why an amount is refused; undefined if it is allowed. */
function refusal(limit: MoneyLimit, satang: number): string | undefined {
  const { minSatang, maxSatang, stepSatang } = limit;
  if (maxSatang < minSatang) return `ยังขอรายการนี้ไม่ได้ (${limit.reason})`;
  if (satang < minSatang) return `จำนวนเงินต้องไม่น้อยกว่า ${formatSatang(minSatang)} บาท`;
  if (satang > maxSatang) return `จำนวนเงินเกิน ${formatSatang(maxSatang)} บาท (${limit.reason})`;
  if (satang % stepSatang !== 0) return `ระบุจำนวนเงินเป็นจำนวนเท่าของ ${formatSatang(stepSatang)} บาท`;
  return undefined;
}

function checkedAmount(world: World, subject: string, body: RequestCreate) {
  const limits = limitsOf(world, subject, requestsOf(world, subject));
  const limit = limits.find((one) => one.type === body.request_type && one.refNo === body.ref_no);
  if (!limit) throw invalid({ ref_no: ['รายการที่เลือกไม่ใช่ของท่าน หรือยังขอไม่ได้ในตอนนี้'] });
  const satang = parseBaht(body.amount) ?? -1;
  const reason = refusal(limit, satang);
  if (reason) throw invalid({ amount: [reason] });
  return { amountSatang: satang, closes: limit.type === 'REPAY' && satang === limit.maxSatang };
}

/**
 * Returns the earlier request with the same key.
 * @throws WireError 422 if its content differs
 */
function sentBefore(world: World, subject: string, body: RequestCreate) {
  const same = world.overlay
    .all('money-request', subject)
    .find((one) => one.value.key === body.idempotency_key)?.value;
  if (!same) return undefined;
  const isSame =
    same.type === body.request_type &&
    same.refNo === body.ref_no &&
    same.amountSatang === parseBaht(body.amount) &&
    same.reason === body.reason;
  if (isSame) return same;
  const message = `รหัสกันส่งซ้ำนี้ใช้กับคำขอ ${same.requestNo} ซึ่งมีรายละเอียดต่างกันแล้ว`;
  throw invalid({ idempotency_key: [message] });
}

function nextRequestNo(world: World): string {
  const count = world.overlay.all('money-request-no', 'all').length + 1;
  world.overlay.append({
    at: world.clock.now(),
    kind: 'money-request-no',
    subject: 'all',
    value: {},
  });
  const year = toBuddhistYear(Number(today(world.clock).slice(0, 4)));
  return `R${year}-${String(count).padStart(6, '0')}`;
}

export const memberRequestpromoneyHandlers: HandlersOf<
  'memberRequestpromoneyList' | 'memberRequestpromoneyCreate' | 'memberRequestpromoneyCancel'
> = {
  memberRequestpromoneyList(call) {
    const { world } = call;
    const subject = subjectOf(call);
    const no = Number(subject);
    const requests = requestsOf(world, subject);
    return {
      as_of: world.view().asOf,
      service_status: serviceStatus(world, no, requests),
      linked_account_masked: world.records(no).member.bankAccount,
      limits: limitsOf(world, subject, requests).map((limit) => ({
        request_type: limit.type,
        ref_no: limit.refNo,
        ref_desc: limit.desc,
        min_amount: toWire(limit.minSatang),
        max_amount: toWire(limit.maxSatang),
        step_amount: toWire(limit.stepSatang),
        reason: limit.reason,
        ...termsOf(world, subject, limit, requests),
      })),
      requests: requests.map(wireRequest).reverse(),
    };
  },

  memberRequestpromoneyCreate(call) {
    const { body, world } = call;
    const subject = subjectOf(call);
    const done = 'ส่งคำขอแล้ว สหกรณ์จะตรวจสอบภายในวันทำการถัดไป';
    const same = sentBefore(world, subject, body);
    if (same) return { rc_code: '1', rc_des: done, request_no: same.requestNo };
    const { amountSatang, closes } = checkedAmount(world, subject, body);
    const requestNo = nextRequestNo(world);
    world.overlay.append({
      at: world.clock.now(),
      kind: 'money-request',
      subject,
      value: {
        requestNo,
        key: body.idempotency_key,
        type: body.request_type,
        refNo: body.ref_no,
        amountSatang,
        reason: body.reason,
        ...(closes && { closes }),
      },
    });
    return { rc_code: '1', rc_des: done, request_no: requestNo };
  },

  memberRequestpromoneyCancel(call) {
    const { body, world } = call;
    const subject = subjectOf(call);
    const request = requestsOf(world, subject).find(
      ({ fact }) => fact.requestNo === body.request_no,
    );
    if (!request) throw notFound();
    if (request.status !== 'ส่งแล้ว') {
      return { rc_code: '0', rc_des: `คำขอนี้${request.status} จึงยกเลิกไม่ได้` };
    }
    world.overlay.append({
      at: world.clock.now(),
      kind: 'money-request-cancel',
      subject,
      value: { requestNo: body.request_no },
    });
    return { rc_code: '1', rc_des: 'ยกเลิกคำขอแล้ว' };
  },
};
