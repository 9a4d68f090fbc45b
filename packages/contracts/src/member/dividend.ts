import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, Percent } from '../entry/wire.ts';

/** Shares and the part of the year they count: weight of weight_of, 11 of 12 months. */
export const DividendRow = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  operate_date: titled('วันที่', IsoDate),
  item_desc: titled('รายการ', z.string()),
  amount: titled('จำนวนเงิน', Money),
  weight: titled('เดือนที่นับ', z.int()),
  weight_of: titled('จากทั้งหมด (เดือน)', z.int()),
  /** amount × rate × weight ÷ weight_of, rounded to the satang: the rows add up to div_amt. */
  dividend: titled('เงินปันผล', Money),
});
export type DividendRow = z.infer<typeof DividendRow>;

/** Interest paid on one contract in the year: the rows add up to interest_base. */
export const DividendInterest = z.strictObject({
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  /** Instalments paid in the year. */
  payments: titled('จำนวนครั้งที่ชำระ', z.int()),
  interest: titled('ดอกเบี้ย', Money),
});
export type DividendInterest = z.infer<typeof DividendInterest>;

/** Deducted from the dividend before it is paid. The shortfall is what the dividend did not cover. */
export const DividendDeduction = z.strictObject({
  deduct_code: titled('รหัสรายการหัก', z.string()),
  deduct_desc: titled('รายการหัก', z.string()),
  amount: titled('จำนวนเงิน', Money),
  shortfall: titled('หักไม่พอ', Money),
});
export type DividendDeduction = z.infer<typeof DividendDeduction>;

/** Movements until the year's last day that are already known, if everything is paid on its day. */
const DividendForecast = z.strictObject({
  counted_to: titled('นับถึงวันที่', IsoDate),
  /** Monthly shares still to be paid. */
  shares: titledList('หุ้น', {
    operate_date: titled('วันที่', IsoDate),
    amount: titled('จำนวนเงิน', Money),
  }),
  /** Interest of the instalments still to be paid within the year. */
  interest: titled('ดอกเบี้ย', Money),
});

/** One of several places that a dividend is paid to. */
const DividendPart = {
  pay_method: titled('วิธีจ่าย', z.string()),
  bank: titled('ธนาคาร', z.string()),
  account_masked: titled('บัญชี', z.string()),
  amount: titled('จำนวนเงิน', Money),
};

export const DividendYear = z.strictObject({
  /** Fiscal year by the calendar year it ends in (ค.ศ.). */
  div_year: titled('ปีบัญชี (ค.ศ.)', z.int()),
  status: titled('สถานะ', z.enum(['ประมาณการ', 'อนุมัติ', 'โอนแล้ว'])),
  /** Last day whose movements are counted: the year's last, or today's state of a running year. */
  counted_to: titled('นับถึงวันที่', IsoDate),
  div_rate: titled('อัตราปันผล (%)', Percent),
  avg_rate: titled('อัตราเงินคืนตามดอกเบี้ย (%)', Percent),
  /** Year (ค.ศ.) that the rates were approved for; an estimate borrows the last approved ones. */
  rate_year: titled('ปีของอัตรา (ค.ศ.)', z.int()),
  div_amt: titled('เงินปันผล', Money),
  interest_base: titled('ดอกเบี้ยที่ใช้คิดเงินคืน', Money),
  avg_amt: titled('เงินคืนตามดอกเบี้ย', Money),
  /** The member owed an instalment on the day the year was counted to, so no interest is refunded. */
  avg_withheld: titled('งดจ่ายเงินคืนตามดอกเบี้ย', z.boolean()),
  /** A refund that was withheld and is paid after the rest, because the deduction was recorded only then. */
  late_refund: titled(
    'เงินคืนตามดอกเบี้ยที่จ่ายภายหลัง',
    z.optional(
      z.strictObject({
        paid_date: titled('วันที่จ่าย', IsoDate),
        amount: titled('จำนวนเงิน', Money),
      }),
    ),
  ),
  /** Anything else paid with the dividend. */
  etc_amt: titled('อื่น ๆ', Money),
  sum_amt: titled('รวมก่อนหัก', Money),
  deductions: titled('รายการหัก', z.array(DividendDeduction)),
  sum_deduct: titled('รวมรายการหัก', Money),
  net_amt: titled('รับสุทธิ', Money),
  pay_method: titled('วิธีจ่าย', z.string()),
  bank: titled('ธนาคาร', z.string()),
  account_masked: titled('บัญชี', z.string()),
  /** Parts of an instruction that leaves a rest, such as what is no whole share: each with its place. */
  paid_parts: titled('แบ่งจ่าย', z.optional(titledList('ส่วนที่จ่าย', DividendPart))),
  approve_date: titled('วันที่อนุมัติ', IsoDate),
  pay_date: titled('วันที่จ่าย', IsoDate),
  rows: titled('รายการ', z.array(DividendRow)),
  interest_rows: titled('ดอกเบี้ยแต่ละสัญญา', z.array(DividendInterest)),
  /** Of the running year only. */
  forecast: titled('คาดการณ์ถึงสิ้นปี', z.optional(DividendForecast)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type DividendYear = z.infer<typeof DividendYear>;

/** Newest year first: what is still an estimate, then the released years. */
export const MemberDividend = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  years: titled('ปี', z.array(DividendYear)),
});
export type MemberDividend = z.infer<typeof MemberDividend>;

export const memberDividend = {
  memberDividendList: memberReads({
    path: '/api/member/mem_div',
    personal: true,
    dataCopy: { section: 'dividend' },
    titleTH: 'ปันผลและเฉลี่ยคืน',
    relative: 'reads',
    response: MemberDividend,
    summary: 'Dividend and average refund by year, how each was worked out, and its payment',
    spec: '2.3 /member/dividend, 3 MemDiv',
  }),
} as const;
