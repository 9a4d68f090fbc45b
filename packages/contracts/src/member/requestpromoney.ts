import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import {
  IdempotencyKey,
  IsoDate,
  Money,
  OptionalDate,
  Percent,
  RecvPeriod,
  Result,
  sentText,
} from '../entry/wire.ts';
import { LoanOffer } from './ahead/loan-offer.ts';
import { StandingOrder } from './ahead/standing-order.ts';

export const RequestType = z.enum([
  'SUBSCRIBE',
  'WITHDRAW',
  'EMERGENCY_LOAN',
  'BUY_SHARES',
  'REPAY',
  'MONTHLY_REPAY',
  'CHANGE_SHARE',
  'CLAIM_HELD',
]);
export type RequestType = z.infer<typeof RequestType>;

/** `สิ้นสุด`: a standing order that was stopped or replaced. */
export const RequestStatus = z.enum([
  'ส่งแล้ว',
  'กำลังตรวจ',
  'อนุมัติ',
  'โอนแล้ว',
  'ไม่อนุมัติ',
  'ยกเลิก',
  'สิ้นสุด',
]);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** Subject and limits of one kind of request, computed from the member's own records. */
export const RequestLimit = z.strictObject({
  request_type: titled('ประเภทคำขอ', RequestType),
  /** Account, contract or membership number the request is about. */
  ref_no: titled('เลขที่อ้างอิง', z.string()),
  ref_desc: titled('รายการที่อ้างถึง', z.string()),
  min_amount: titled('ขั้นต่ำ', Money),
  max_amount: titled('สูงสุด', Money),
  /** The amount must be a multiple of this. */
  step_amount: titled('เป็นจำนวนเท่าของ', Money),
  /** Reason for the upper limit, in a sentence for the member. */
  reason: titled('เหตุผล', z.string()),
  /** Day on which it takes effect if it is sent now and approved. */
  effective_date: titled('มีผลวันที่', z.optional(OptionalDate)),
  /** Standing orders: the first month whose bill can still take it, and the last of the contract. */
  first_recv_period: titled('งวดแรก', z.optional(RecvPeriod)),
  last_recv_period: titled('งวดสุดท้าย', z.optional(RecvPeriod)),
  /** Cost of the withdrawal: a part of the amount, but no less than the minimum. Absent where it is free. */
  fee: titled(
    'ค่าธรรมเนียม',
    z.optional(
      z.strictObject({ rate: titled('อัตรา (%)', Percent), min_amount: titled('ขั้นต่ำ', Money) }),
    ),
  ),
  /** Of the new loan. */
  loan: titled(
    'เงินกู้',
    z.optional(z.extend(LoanOffer, { period_payamt: titled('จำนวนงวด', z.int()) })),
  ),
});
export type RequestLimit = z.infer<typeof RequestLimit>;

export const MoneyRequest = z.strictObject({
  request_no: titled('เลขที่คำขอ', z.string()),
  request_type: titled('ประเภทคำขอ', RequestType),
  ref_no: titled('เลขที่อ้างอิง', z.string()),
  amount: titled('จำนวนเงิน', Money),
  reason: titled('เหตุผล', z.string()),
  status: titled('สถานะ', RequestStatus),
  can_cancel: titled('ยกเลิกได้', z.boolean()),
  /** Standing orders: whether the member can stop it, and the first month that it is collected with. */
  can_stop: titled('หยุดได้', z.optional(z.boolean())),
  first_recv_period: titled('งวดแรก', z.optional(RecvPeriod)),
  /** Result of it, while it is the newest approved order of its contract. */
  standing_order: titled('คำสั่งชำระเพิ่มรายเดือน', z.optional(StandingOrder)),
  /** Reason why it was refused; empty otherwise. */
  refusal: titled('เหตุที่ไม่อนุมัติ', z.string()),
  /** Day on which it takes effect, as far as that can be told; empty for one that never does. */
  effective_date: titled('มีผลวันที่', OptionalDate),
  /** Oldest first; times are Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
  status_log: titledList('ลำดับสถานะ', {
    status: titled('สถานะ', RequestStatus),
    at: titled('เมื่อ', z.string()),
  }),
});
export type MoneyRequest = z.infer<typeof MoneyRequest>;

export const MemberRequestpromoney = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  service_status: titled('สถานะบริการ', z.enum(['ยังไม่สมัคร', 'รออนุมัติ', 'ใช้งาน'])),
  linked_account_masked: titled('บัญชีที่ผูกไว้', z.string()),
  limits: titled('วงเงินที่ขอได้', z.array(RequestLimit)),
  /** Newest first. */
  requests: titled('คำขอ', z.array(MoneyRequest)),
});
export type MemberRequestpromoney = z.infer<typeof MemberRequestpromoney>;

export const RequestCreate = z.strictObject({
  /** Chosen by the client once per request: sending it again makes no second request. */
  idempotency_key: IdempotencyKey,
  request_type: RequestType,
  ref_no: z.string().check(z.maxLength(40, 'เลขที่อ้างอิงยาวเกินไป')),
  amount: Money,
  /** MONTHLY_REPAY: the first month that is to be collected with; the next bill where it is left out. */
  first_recv_period: z.optional(RecvPeriod),
  reason: z.string().check(z.maxLength(200, 'เหตุผลยาวได้ไม่เกิน 200 ตัวอักษร')),
});
export type RequestCreate = z.infer<typeof RequestCreate>;

const RequestNo = z.strictObject({
  request_no: sentText(40, 'กรุณาระบุเลขที่คำขอ'),
});

export const memberRequestpromoney = {
  memberRequestpromoneyList: memberReads({
    path: '/api/member/mem_requestpromoney',
    titleTH: 'คำขอทำรายการเงิน',
    dataCopy: { section: 'requests' },
    response: MemberRequestpromoney,
    summary: 'State of the money service, what may be asked for, and every request so far',
    spec: '2.3 /member/requestpromoney',
  }),
  memberRequestpromoneyCreate: memberChanges({
    path: '/api/member/mem_requestpromoney_create',
    follows: ['memberRequestpromoneyList'],
    body: RequestCreate,
    response: z.extend(Result, { request_no: z.optional(z.string()) }),
    titleTH: 'ส่งคำขอทางการเงิน',
    summary:
      'Sends a money request; the same idempotency_key makes one request however often it is sent',
    spec: '2.3 /member/requestpromoney',
  }),
  memberRequestpromoneyCancel: memberChanges({
    path: '/api/member/mem_requestpromoney_cancel',
    follows: ['memberRequestpromoneyList'],
    body: RequestNo,
    response: Result,
    titleTH: 'ยกเลิกคำขอทางการเงิน',
    summary: 'Takes a request back while nobody has begun to look at it',
    spec: '2.3 /member/requestpromoney',
  }),
  memberRequestpromoneyStop: memberChanges({
    path: '/api/member/mem_requestpromoney_stop',
    follows: ['memberRequestpromoneyList', 'memberLoanList', 'memberLoanStatementShow'],
    body: RequestNo,
    response: Result,
    titleTH: 'หยุดคำสั่งชำระเพิ่มรายเดือน',
    summary: 'Stops a standing order: bills made from now on leave it out',
    spec: '2.3 /member/requestpromoney',
  }),
} as const;
