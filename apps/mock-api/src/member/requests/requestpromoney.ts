import type {
  MoneyRequest,
  memberRequestpromoney,
  RequestCreate,
} from '@coop/contracts/member/requestpromoney';
import { effectiveIfSent } from '@coop/cooperative/facts/request-progress';
import { today, wallTime } from '@coop/cooperative/moments';
import { firstBillFrom, startOf } from '@coop/cooperative/money/bills/orders';
import type { MoneyLimit } from '@coop/cooperative/money/standing/money-limits';
import { type StandingResult, standingResults } from '@coop/cooperative/money/standing/savings';
import { monthOf, recvPeriod } from '@coop/cooperative/remittance/sheet';
import { limitsToday } from '@coop/cooperative/requests/loan-rights';
import {
  lessPending,
  type MoneyRequestState,
  requestsOf,
  serviceStatus,
} from '@coop/cooperative/requests/money-requests';
import { formatSatang, parseBaht, toWire } from '@coop/format/money';
import { formatThaiMonth, yearBEOf } from '@coop/format/thai-date';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { wireStanding } from '../borrow/standing-order.ts';
import { termsOf } from './request-terms.ts';

/** Returns what only a standing order has. */
function standingOf(
  { fact, status, effectiveOn: since }: MoneyRequestState,
  results: readonly StandingResult[],
): Pick<MoneyRequest, 'can_stop' | 'first_recv_period' | 'standing_order'> {
  const { fromMonth = 0 } = fact;
  if (fact.type !== 'MONTHLY_REPAY') return {};
  const result = results.find(
    (standingResult) => standingResult.order.requestNo === fact.requestNo,
  );
  // What is stopped is the contract's newest order.
  const newest = results.findLast(
    (standingResult) => standingResult.order.contractNo === fact.refNo,
  );
  const isNewest = !newest || newest === result;
  return {
    can_stop: status === 'อนุมัติ' && isNewest && !result?.endedOn,
    first_recv_period: recvPeriod(since === '' ? fromMonth : startOf({ since, fromMonth })),
    ...(result && { standing_order: wireStanding(result) }),
  };
}

function wireRequest(state: MoneyRequestState, results: readonly StandingResult[]): MoneyRequest {
  const { fact, log, status, satang, refusal, effectiveOn } = state;
  return {
    request_no: fact.requestNo,
    request_type: fact.type,
    ref_no: fact.refNo,
    amount: toWire(satang),
    reason: fact.reason,
    status,
    can_cancel: status === 'ส่งแล้ว',
    ...standingOf(state, results),
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
    const limits = limitsToday(world, no, requests);
    const dayOf = (type: MoneyLimit['type']) =>
      effectiveIfSent(world.overlay, type, world.clock.now());
    return lessPending(limits, requests, world.records(no), dayOf);
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

/** Returns the month that a standing order is to begin with; the first that is possible unless another is named. */
function checkedMonth(world: World, subject: string, limit: MoneyLimit, body: RequestCreate) {
  if (limit.type !== 'MONTHLY_REPAY') return {};
  const { first_recv_period: first = '', last_recv_period: last = '' } = termsOf(
    world,
    subject,
    limit,
    [],
  );
  const wanted = body.first_recv_period ?? first;
  if (wanted < first || wanted > last) {
    const range = `${formatThaiMonth(first)} ถึง ${formatThaiMonth(last)}`;
    throw invalid({ first_recv_period: [`เลือกงวดที่เริ่มหักได้ตั้งแต่ ${range}`] });
  }
  return { fromMonth: monthOf(wanted) };
}

function checkedAmount(world: World, subject: string, body: RequestCreate) {
  const limits = limitsOf(world, subject, requestsOf(world, subject));
  const limit = limits.find(
    (moneyLimit) => moneyLimit.type === body.request_type && moneyLimit.refNo === body.ref_no,
  );
  if (!limit) throw invalid({ ref_no: ['รายการที่เลือกไม่ใช่ของท่าน หรือยังขอไม่ได้ในตอนนี้'] });
  const satang = parseBaht(body.amount) ?? -1;
  const reason = refusal(limit, satang);
  if (reason) throw invalid({ amount: [reason] });
  return {
    amountSatang: satang,
    ...(limit.type === 'REPAY' && satang === limit.maxSatang && { closes: true }),
    ...checkedMonth(world, subject, limit, body),
  };
}

/**
 * Returns the earlier request with the same key.
 * @throws WireError 422 if its content differs
 */
function sentBefore(world: World, subject: string, body: RequestCreate) {
  const same = world.overlay
    .all('money-request', subject)
    .find((fact) => fact.value.key === body.idempotency_key)?.value;
  if (!same) return undefined;
  const isSame =
    same.type === body.request_type &&
    same.refNo === body.ref_no &&
    same.amountSatang === parseBaht(body.amount) &&
    (same.fromMonth === undefined ||
      !body.first_recv_period ||
      same.fromMonth === monthOf(body.first_recv_period)) &&
    same.reason === body.reason;
  if (isSame) return same;
  const message = `รหัสกันส่งซ้ำนี้ใช้กับคำขอ ${same.requestNo} ซึ่งมีรายละเอียดต่างกันแล้ว`;
  throw invalid({ idempotency_key: [message] });
}

function nextRequestNo(world: World): string {
  const count = world.overlay.all('money-request-no', 'all').length + 1;
  recordNow(world, 'money-request-no', 'all', {});
  const year = yearBEOf(today(world.clock));
  return `R${year}-${String(count).padStart(6, '0')}`;
}

export const memberRequestpromoneyHandlers: HandlersOf<keyof typeof memberRequestpromoney> = {
  memberRequestpromoneyList({ world, subject }) {
    const no = Number(subject);
    const requests = requestsOf(world, subject);
    const results = world.derived('standing', no, standingResults);
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
      requests: requests.map((request) => wireRequest(request, results)).reverse(),
    };
  },

  memberRequestpromoneyCreate({ body, world, subject }) {
    const done = 'ส่งคำขอแล้ว สหกรณ์จะตรวจสอบภายในวันทำการถัดไป';
    const same = sentBefore(world, subject, body);
    if (same) return { rc_code: '1', rc_des: done, request_no: same.requestNo };
    const checked = checkedAmount(world, subject, body);
    const requestNo = nextRequestNo(world);
    recordNow(world, 'money-request', subject, {
      requestNo,
      key: body.idempotency_key,
      type: body.request_type,
      refNo: body.ref_no,
      reason: body.reason,
      ...checked,
    });
    return { rc_code: '1', rc_des: done, request_no: requestNo };
  },

  memberRequestpromoneyCancel({ body, world, subject }) {
    const request = requestsOf(world, subject).find(
      ({ fact }) => fact.requestNo === body.request_no,
    );
    if (!request) throw notFound();
    if (request.status !== 'ส่งแล้ว') return refused(`คำขอนี้${request.status} จึงยกเลิกไม่ได้`);
    recordNow(world, 'money-request-cancel', subject, { requestNo: body.request_no });
    return done('ยกเลิกคำขอแล้ว');
  },

  memberRequestpromoneyStop({ body, world, subject, no }) {
    const state = requestsOf(world, subject).find(({ fact }) => fact.requestNo === body.request_no);
    if (!state) throw notFound();
    const results = world.derived('standing', no, standingResults);
    if (!standingOf(state, results).can_stop) return refused(`คำขอนี้${state.status} จึงไม่มีคำสั่งให้หยุด`);
    recordNow(world, 'standing-order-stop', subject, { contractNo: state.fact.refNo });
    const month = formatThaiMonth(recvPeriod(firstBillFrom(today(world.clock))));
    return done(`หยุดชำระเพิ่มแล้ว ตั้งแต่ใบเรียกเก็บเดือน${month}`);
  },
};
