import * as z from 'zod/mini';
import { Attachment } from '../entry/attachment.ts';
import { MB, memberChanges, memberReads } from '../entry/endpoint.ts';
import { titled } from '../entry/titled.ts';
import { IdempotencyKey, IsoDate, Money, OptionalDate, Result, sentText } from '../entry/wire.ts';
import { MOST_WELFARE_FILES, MOST_WELFARE_NOTE } from './welfare-limits.ts';

/** One kind of welfare and the amount that the member can get of it today. */
export const WelfareRight = z.strictObject({
  welfare_code: titled('รหัสสวัสดิการ', z.string()),
  welfare_name: titled('สวัสดิการ', z.string()),
  condition_text: titled('เงื่อนไข', z.string()),
  eligible: titled('มีสิทธิ', z.boolean()),
  /** There is no more to get because it was paid, this year's or all of it. Assumed; a backend may leave it out. */
  received: titled('เคยได้รับ', z.optional(z.boolean())),
  /** Reason for or against it, or what remains. */
  reason: titled('เหตุผล', z.string()),
  /** The most that is paid: by the table for this member, less what the year has already paid. */
  amount: titled('จำนวนเงิน', Money),
  /** Word of the unit that is paid for (คืน), empty when the amount is one sum. */
  unit: titled('หน่วย', z.string()),
  unit_amount: titled('จำนวนเงินต่อหน่วย', Money),
  /** Last day to ask, where it is known; otherwise claim_days count from the event. */
  deadline: titled('วันสุดท้ายที่ขอได้', OptionalDate),
  claim_days: titled('ขอได้ภายใน (วัน)', z.int()),
  /** Name of the day that the request must state, empty when it is on record. */
  event_label: titled('ชื่อของวันที่', z.string()),
  /** Papers to attach. */
  papers: titled('เอกสารประกอบ', z.array(z.string())),
  /** Tells whether the member can ask for it here and now. */
  can_request: titled('ขอได้', z.boolean()),
});
export type WelfareRight = z.infer<typeof WelfareRight>;

const WelfareFile = z.strictObject({
  file_name: titled('ชื่อไฟล์', z.string()),
  file_size: titled('ขนาดไฟล์ (ไบต์)', z.int()),
});

/** A request and its outcome; an empty date is still to come. */
export const WelfareRequest = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  request_no: titled('เลขที่คำขอ', z.string()),
  welfare_code: titled('รหัสสวัสดิการ', z.string()),
  welfare_name: titled('สวัสดิการ', z.string()),
  request_date: titled('วันที่ขอ', IsoDate),
  approve_date: titled('วันที่อนุมัติ', OptionalDate),
  pay_date: titled('วันที่จ่าย', OptionalDate),
  amount: titled('จำนวนเงิน', Money),
  status: titled('สถานะ', z.enum(['รอการอนุมัติ', 'อนุมัติ', 'ไม่อนุมัติ', 'โอนเงินแล้ว', 'ยกเลิก'])),
  /** Purpose (4 คืน), or why it was refused. */
  remark: titled('หมายเหตุ', z.string()),
  files: titled('ไฟล์', z.array(WelfareFile)),
  can_cancel: titled('ยกเลิกได้', z.boolean()),
});
export type WelfareRequest = z.infer<typeof WelfareRequest>;

/** A cremation association or an insurance that covers the member. */
export const WelfareFund = z.strictObject({
  fund_code: titled('รหัสกองทุน', z.string()),
  fund_name: titled('กองทุน', z.string()),
  member_since: titled('เป็นสมาชิกตั้งแต่', OptionalDate),
  sum_assured: titled('ทุนประกัน', Money),
  /** Empty: as long as the member stays. */
  expire: titled('วันหมดอายุ', OptionalDate),
  /** Way in which it is paid for. */
  remark: titled('หมายเหตุ', z.string()),
});
export type WelfareFund = z.infer<typeof WelfareFund>;

/** Rights in the order of the rules; history oldest first. */
export const MemberWelfare = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  rights: titled('สิทธิ', z.array(WelfareRight)),
  history: titled('ประวัติ', z.array(WelfareRequest)),
  funds: titled('กองทุน', z.array(WelfareFund)),
  /** Accounts that the money can be paid to: the bank account (an empty number) and the member's own open accounts. */
  pay_accounts: titled(
    'บัญชีที่รับเงินได้',
    z.optional(
      z.array(
        z.strictObject({
          account_no: titled('เลขที่บัญชี', z.string()),
          label: titled('ชื่อ', z.string()),
        }),
      ),
    ),
  ),
});
export type MemberWelfare = z.infer<typeof MemberWelfare>;

/** The same idempotency_key is the same request, however often it is sent; with another body it is 422. */
export const WelfareRequestBody = z.strictObject({
  idempotency_key: IdempotencyKey,
  welfare_code: z.string().check(z.regex(/^[A-Z]{3,20}$/, 'กรุณาเลือกสวัสดิการ')),
  /** Empty where the kind asks for no day. */
  event_date: OptionalDate,
  /** Units asked for (nights); 1 where the amount is one sum. */
  quantity: z.int().check(z.minimum(1, 'ต้องเป็น 1 ขึ้นไป'), z.maximum(366, 'ต้องไม่เกิน 366')),
  /** Account that the money is to be paid into; empty or absent: the bank account on record. */
  pay_to: z.optional(z.string().check(z.maxLength(40, 'เลขที่บัญชียาวเกินไป'))),
  note: z.string().check(z.maxLength(MOST_WELFARE_NOTE, 'รายละเอียดยาวได้ไม่เกิน 500 ตัวอักษร')),
  files: z
    .array(Attachment)
    .check(
      z.minLength(1, 'กรุณาแนบเอกสารอย่างน้อย 1 ไฟล์'),
      z.maxLength(MOST_WELFARE_FILES, 'แนบเอกสารได้ไม่เกิน 3 ไฟล์'),
    ),
});
export type WelfareRequestBody = z.infer<typeof WelfareRequestBody>;

export const memberWelfare = {
  memberWelfareList: memberReads({
    path: '/api/member/mem_welfare',
    titleTH: 'สวัสดิการ',
    dataCopy: { section: 'welfare' },
    response: MemberWelfare,
    summary: 'Welfare: rights with their conditions, requests, cremation and insurance funds',
    spec: '2.3 /member/welfare, 3 MemWelfare',
  }),

  memberWelfareCreate: memberChanges({
    path: '/api/member/mem_welfare_request',
    follows: ['memberWelfareList'],
    bodyLimit: 9 * MB,
    body: WelfareRequestBody,
    response: z.extend(Result, { request_no: z.string() }),
    titleTH: 'ยื่นคำขอสวัสดิการ',
    summary: 'Asks for a welfare payment, with attachments',
    spec: '2.3 /member/welfare',
  }),

  memberWelfareCancel: memberChanges({
    path: '/api/member/mem_welfare_cancel',
    follows: ['memberWelfareList'],
    body: z.strictObject({
      request_no: sentText(30, 'กรุณาระบุเลขที่คำขอ', 'เลขที่คำขอยาวเกินไป'),
    }),
    response: Result,
    titleTH: 'ยกเลิกคำขอสวัสดิการ',
    summary: 'Takes a request back while it waits for approval',
    spec: '2.3 /member/welfare',
  }),
} as const;
