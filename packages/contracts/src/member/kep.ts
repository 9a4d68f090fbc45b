import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { AskedPeriod, IsoDate, Money, OptionalDate, RecvPeriod } from '../entry/wire.ts';
import { PaidBill, payments } from './payments.ts';

/** INSURANCE: the part of the loan insurance's premium that the dividend did not cover. */
export const KepGroup = z.enum(['SHARE', 'LOAN', 'DEPOSIT', 'CREMATION', 'INSURANCE', 'REFUND']);

/** One line of the monthly collection (เก็บ). */
export const KepLine = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  item_group: titled('กลุ่มรายการ', KepGroup),
  item_desc: titled('รายการ', z.string()),
  ref_no: titled('เลขที่อ้างอิง', z.string()),
  period: titled('งวดที่', z.int()),
  interest_days: titled('จำนวนวันคิดดอกเบี้ย', z.int()),
  principal: titled('เงินต้น', Money),
  interest: titled('ดอกเบี้ย', Money),
  /** Part of the interest that was billed before and not paid (ดอกคงค้าง). */
  interest_arrear: titled('ดอกเบี้ยค้าง', Money),
  /** Negative where money comes back (REFUND). */
  amount: titled('จำนวนเงิน', Money),
  /** Left over from earlier months (ค้างชำระ): a line of its own beside this month's. */
  is_arrear: titled('เป็นยอดค้าง', z.boolean()),
  /** Paid beyond the instalment by the member's standing order; what is not received of it is not owed. */
  is_extra: titled('ชำระเพิ่มตามคำสั่ง', z.optional(z.boolean())),
  received_amount: titled('ได้รับแล้ว', Money),
  /** Balance of the share account or contract once this line is paid; empty where there is none. */
  item_balance: titled('คงเหลือหลังรายการ', z.string().check(z.regex(/^(-?\d+\.\d{2})?$/))),
});
export type KepLine = z.infer<typeof KepLine>;

/** posting_status: 0 billed and nothing received, 1 received, in full or in part. */
export const PostingStatus = z.enum(['0', '1']);

export const KepBill = z.strictObject({
  recv_period: titled('งวดเรียกเก็บ', RecvPeriod),
  receive_amount: titled('ยอดเรียกเก็บ', Money),
  posting_status: titled('ผ่านรายการแล้ว (1 คือแล้ว)', PostingStatus),
  lines: titled('รายการ', z.array(KepLine)),
  /** All that came, also what no line took; absent where a backend does not say it: then the sum of the lines. */
  received_amount: z.optional(titled('ได้รับแล้ว', Money)),
});
export type KepBill = z.infer<typeof KepBill>;

export const KEP_CAUSES = [
  'NEW',
  'FINISHED',
  'PAUSED',
  'LAST',
  'ARREARS',
  'BALANCE',
  'DAYS',
  'RATE',
  'YEAR',
  'DEATHS',
  'RAISED',
  'EXTRA',
  'REFUND',
  'PAID',
  'CARRIED',
] as const;

/**
 * Cause of a line's difference from last month's, and its signed part of the difference. `before` and `now` are DAYS
 * days of interest, RATE percent a year, YEAR days of the year that interest counts, DEATHS deaths, ARREARS overdue months, BALANCE and PAID (a payment between the
 * bills) the debt, RAISED the amount and EXTRA what a standing order pays beyond the instalment in baht; the other codes have none. REFUND is money that comes back. CARRIED is interest for which the income had no room and that came with the next bill: what each of the two left.
 */
export const KepCause = z.strictObject({
  code: titled('รหัสตรวจเอกสาร', z.enum(KEP_CAUSES)),
  amount: titled('จำนวนเงิน', Money),
  before: titled('เดิม', z.string().check(z.regex(/^(\d+(\.\d{2})?)?$/))),
  now: titled('ปัจจุบัน', z.string().check(z.regex(/^(\d+(\.\d{2})?)?$/))),
});
export type KepCause = z.infer<typeof KepCause>;

/** One line of a month against the month before; 0.00 where it is not collected. The causes add up to the difference. */
export const KepChange = z.strictObject({
  item_group: titled('กลุ่มรายการ', KepGroup),
  item_desc: titled('รายการ', z.string()),
  ref_no: titled('เลขที่อ้างอิง', z.string()),
  is_arrear: titled('เป็นยอดค้าง', z.boolean()),
  is_extra: titled('ชำระเพิ่มตามคำสั่ง', z.optional(z.boolean())),
  previous_amount: titled('เดือนก่อน', Money),
  amount: titled('จำนวนเงิน', Money),
  difference: titled('ต่างกัน', Money),
  causes: titled('เหตุที่เปลี่ยน', z.array(KepCause)),
});
export type KepChange = z.infer<typeof KepChange>;

/** One month of the list; number and day of the receipt are empty before the money has come. */
export const KepMonth = z.strictObject({
  recv_period: titled('งวดเรียกเก็บ', RecvPeriod),
  receive_amount: titled('ยอดเรียกเก็บ', Money),
  posting_status: titled('ผ่านรายการแล้ว (1 คือแล้ว)', PostingStatus),
  receipt_no: titled('เลขที่ใบเสร็จ', z.string()),
  receipt_date: titled('วันที่ใบเสร็จ', OptionalDate),
  /** Day by which the agency hands the money over. */
  due_date: titled('วันครบกำหนด', IsoDate),
  /** Part of receive_amount that was received; 0.00 before the due day. */
  received_amount: titled('ได้รับแล้ว', Money),
  /** Part of what was received that no line could take; it comes back with the next month. */
  kept_amount: titled('ต้นสังกัดหักไว้', Money),
  /** Reason why not everything could be deducted, as the agency recorded it; empty where it could or nobody said. */
  short_reason: titled('เหตุที่หักไม่ครบ', z.string()),
  /** Payer: the agency deducts it from the salary, or the member pays. */
  payer: titled('ผู้ชำระ', z.enum(['AGENCY', 'SELF'])),
  /** Part of this bill, its arrears included, that is still owed today; 0.00 before the due day. */
  outstanding_amount: titled('ยังค้างอยู่', z.optional(Money)),
  /** Day on which the last of what was short was paid; empty while it is owed, and where nothing was. */
  settled_date: titled('วันที่ชำระครบ', z.optional(OptionalDate)),
});
export type KepMonth = z.infer<typeof KepMonth>;

export const MemberKep = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  /** The last 24 months at most, newest first. */
  months: titled('เดือน', z.array(KepMonth)),
  ...payments,
});
export type MemberKep = z.infer<typeof MemberKep>;

export const KepDetail = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  ...KepMonth.shape,
  membership_no: titled('เลขทะเบียนสมาชิก', z.string()),
  prename: titled('คำนำหน้า', z.string()),
  member_name: titled('ชื่อ', z.string()),
  member_surname: titled('นามสกุล', z.string()),
  member_group_no: titled('รหัสสังกัด', z.string()),
  membgroup_desc: titled('สังกัด', z.string()),
  /** Share capital with this collection, or as far as it is on record. */
  share_balance: titled('ทุนเรือนหุ้น', Money),
  /** Loan interest paid since the fiscal year began, this collection included. */
  accum_interest: titled('ดอกเบี้ยเงินกู้สะสมปีนี้', Money),
  lines: titled('รายการ', z.array(KepLine)),
  /** Absent in a member's first month, and so are the changes. */
  previous_recv_period: titled('งวดเรียกเก็บก่อน', z.optional(RecvPeriod)),
  previous_receive_amount: titled('ยอดเดือนก่อน', z.optional(Money)),
  /** Every line of this month and the last; the differences add up to that of the totals. */
  changes: titled('สิ่งที่เปลี่ยน', z.array(KepChange)),
  /** Absent while nothing was paid of the bill since it was made, and once it has fallen due. */
  paid_bill: titled('ใบเรียกเก็บที่ชำระแล้วบางส่วน', z.optional(PaidBill)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type KepDetail = z.infer<typeof KepDetail>;

export const memberKep = {
  memberKepList: memberReads({
    path: '/api/member/mem_kep',
    personal: true,
    dataCopy: { section: 'kep' },
    titleTH: 'รายการเรียกเก็บ',
    relative: 'reads',
    response: MemberKep,
    summary: 'Months of collection with their receipts, newest first',
    spec: '2.3 /member/kep, 3 MemKep',
  }),
  memberKepShow: memberReads({
    path: '/api/member/mem_kep_detail',
    listedIn: ['memberKepList', 'months'],
    dataCopy: { section: 'kep_detail' },
    titleTH: 'ใบเสร็จรายเดือน',
    relative: 'reads',
    body: z.strictObject({
      recv_period: AskedPeriod,
    }),
    response: KepDetail,
    summary: 'A month of collection: lines, receipt, why it differs from the last; else 404',
    spec: '2.3 /member/kep',
  }),
} as const;
