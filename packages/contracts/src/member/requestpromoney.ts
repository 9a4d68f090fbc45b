import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { RoundingName } from '../entry/rounding.ts';
import {
  IsoDate,
  Money,
  NoBody,
  OptionalDate,
  Percent,
  RecvPeriod,
  Result,
} from '../entry/wire.ts';

export const RequestType = z.enum([
  'SUBSCRIBE',
  'WITHDRAW',
  'EMERGENCY_LOAN',
  'BUY_SHARES',
  'REPAY',
  'CHANGE_SHARE',
  'CLAIM_HELD',
]);
export type RequestType = z.infer<typeof RequestType>;

export const RequestStatus = z.enum(['ส่งแล้ว', 'กำลังตรวจ', 'อนุมัติ', 'โอนแล้ว', 'ไม่อนุมัติ', 'ยกเลิก']);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** Subject and limits of one kind of request, computed from the member's own records. */
export const RequestLimit = z.strictObject({
  request_type: RequestType,
  /** Account, contract or membership number the request is about. */
  ref_no: z.string(),
  ref_desc: z.string(),
  min_amount: Money,
  max_amount: Money,
  /** The amount must be a multiple of this. */
  step_amount: Money,
  /** Derivation of the upper limit, in a sentence for the member. */
  reason: z.string(),
  /** Day on which it takes effect if it is sent now and approved. */
  effective_date: z.optional(OptionalDate),
  /** Fee of the withdrawal: a part of the amount, but no less than the minimum. Absent where it is free. */
  fee: z.optional(z.strictObject({ rate: Percent, min_amount: Money })),
  /** Terms of the new loan and the first month that collects it. */
  loan: z.optional(
    z.strictObject({
      int_rate: Percent,
      period_payamt: z.int(),
      /** Rounding rule of the level instalment. */
      rounding: RoundingName,
      first_recv_period: RecvPeriod,
    }),
  ),
});
export type RequestLimit = z.infer<typeof RequestLimit>;

export const MoneyRequest = z.strictObject({
  request_no: z.string(),
  request_type: RequestType,
  ref_no: z.string(),
  amount: Money,
  reason: z.string(),
  status: RequestStatus,
  can_cancel: z.boolean(),
  /** Reason of a refusal; empty otherwise. */
  refusal: z.string(),
  /** Day on which it takes effect, as far as that can be told; empty for one that never does. */
  effective_date: OptionalDate,
  /** Oldest first; times are Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
  status_log: z.array(z.strictObject({ status: RequestStatus, at: z.string() })),
});
export type MoneyRequest = z.infer<typeof MoneyRequest>;

export const MemberRequestpromoney = z.strictObject({
  as_of: IsoDate,
  service_status: z.enum(['ยังไม่สมัคร', 'รออนุมัติ', 'ใช้งาน']),
  linked_account_masked: z.string(),
  limits: z.array(RequestLimit),
  /** Newest first. */
  requests: z.array(MoneyRequest),
});
export type MemberRequestpromoney = z.infer<typeof MemberRequestpromoney>;

export const RequestCreate = z.strictObject({
  /** Chosen by the client once per request: sending it again makes no second request. */
  idempotency_key: z.string().check(z.regex(/^[\w-]{8,64}$/, 'กรุณาลองส่งใหม่อีกครั้ง')),
  request_type: RequestType,
  ref_no: z.string().check(z.maxLength(40, 'เลขที่อ้างอิงยาวเกินไป')),
  amount: Money,
  reason: z.string().check(z.maxLength(200, 'เหตุผลยาวได้ไม่เกิน 200 ตัวอักษร')),
});
export type RequestCreate = z.infer<typeof RequestCreate>;

export const memberRequestpromoney = {
  memberRequestpromoneyList: endpoint({
    method: 'POST',
    path: '/api/member/mem_requestpromoney',
    session: 'member',
    changes: false,
    titleTH: 'คำขอทำรายการเงิน',
    dataCopy: { section: 'requests' },
    body: NoBody,
    response: MemberRequestpromoney,
    summary: 'State of the money service, what may be asked for, and every request so far',
    spec: '2.3 /member/requestpromoney',
    source: 'assumed',
    example: {
      body: {},
      response: {
        as_of: '2026-11-19',
        service_status: 'ใช้งาน',
        linked_account_masked: 'กรุงไทย xxx-x-x4567-8',
        limits: [
          {
            request_type: 'WITHDRAW',
            ref_no: '01-2-00345-6',
            ref_desc: 'เงินฝากออมทรัพย์พิเศษ',
            min_amount: '100.00',
            max_amount: '12056.10',
            step_amount: '0.01',
            reason: 'ยอดที่ถอนได้หลังหักยอดคงบัญชี',
          },
        ],
        requests: [],
      },
    },
  }),
  memberRequestpromoneyCreate: endpoint({
    method: 'POST',
    path: '/api/member/mem_requestpromoney_create',
    session: 'member',
    changes: true,
    follows: ['memberRequestpromoneyList'],
    body: RequestCreate,
    response: z.extend(Result, { request_no: z.optional(z.string()) }),
    summary:
      'Sends a money request; the same idempotency_key makes one request however often it is sent',
    spec: '2.3 /member/requestpromoney',
    source: 'assumed',
    example: {
      body: {
        idempotency_key: '7f9c24e8-3b12-4c1a',
        request_type: 'WITHDRAW',
        ref_no: '01-2-00345-6',
        amount: '500.00',
        reason: 'ค่ารักษาพยาบาล',
      },
      response: { rc_code: '1', rc_des: 'ส่งคำขอแล้ว', request_no: 'R2569-000123' },
    },
  }),
  memberRequestpromoneyCancel: endpoint({
    method: 'POST',
    path: '/api/member/mem_requestpromoney_cancel',
    session: 'member',
    changes: true,
    follows: ['memberRequestpromoneyList'],
    body: z.strictObject({
      request_no: z.string().check(z.minLength(1, 'กรุณาระบุเลขที่คำขอ'), z.maxLength(40)),
    }),
    response: Result,
    summary: 'Takes a request back while nobody has begun to look at it',
    spec: '2.3 /member/requestpromoney',
    source: 'assumed',
    example: {
      body: { request_no: 'R2569-000123' },
      response: { rc_code: '1', rc_des: 'ยกเลิกคำขอแล้ว' },
    },
  }),
} as const;
