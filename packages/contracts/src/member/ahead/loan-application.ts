import * as z from 'zod/mini';
import { titled, titledList } from '../../entry/titled.ts';
import { IsoDate, Money, OptionalDate } from '../../entry/wire.ts';
import { WITHOUT_CONTRACT } from './loan-ends.ts';
import { LoanOffer } from './loan-offer.ts';

/** The way of a request for a loan. */
export const LoanApplyStatus = z.enum([
  'ส่งแล้ว',
  'รอผู้ค้ำประกัน',
  'ผู้ค้ำประกันยินยอมครบ',
  'กำลังตรวจ',
  'ขอเอกสารเพิ่ม',
  'อนุมัติ',
  'จ่ายเงินแล้ว',
  ...WITHOUT_CONTRACT,
]);
export type LoanApplyStatus = z.infer<typeof LoanApplyStatus>;

/** Answer of a guarantor. */
export const GuarantorAnswer = z.enum(['รอตอบ', 'ยินยอม', 'ไม่ยินยอม']);
export type GuarantorAnswer = z.infer<typeof GuarantorAnswer>;

export const LoanApplication = z.strictObject({
  application_no: titled('เลขที่คำขอ', z.string()),
  loantype_code: titled('รหัสประเภทเงินกู้', z.string()),
  loantype_desc: titled('ประเภทเงินกู้', z.string()),
  purpose: titled('ใช้เพื่อ', z.string()),
  amount: titled('จำนวนเงิน', Money),
  period_payamt: titled('จำนวนงวด', z.int()),
  /** Monthly deductions that the member named beside the cooperative's; absent where none was named. */
  other_deductions: titled('รายการหักอื่นต่อเดือน', z.optional(Money)),
  /** Absent where it ended without a contract, and where a backend does not tell it. */
  offer: titled('เงื่อนไขสัญญา', z.optional(LoanOffer)),
  status: titled('สถานะ', LoanApplyStatus),
  /** Day by which every guarantor must have answered; empty without guarantors. */
  answer_by: titled('ตอบภายใน', OptionalDate),
  /** Day of the payout, as far as it can be told. */
  effective_date: titled('มีผลวันที่', OptionalDate),
  /** The contract it became; empty until the records show it. */
  loancontract_no: titled('เลขที่สัญญา', z.string()),
  can_cancel: titled('ยกเลิกได้', z.boolean()),
  /** Words of the officer: why it was refused, or which papers are wanted; absent or empty otherwise. */
  officer_note: titled('หมายเหตุของเจ้าหน้าที่', z.optional(z.string())),
  guarantors: titledList('ผู้ค้ำประกัน', {
    guarantor_member_no: titled('เลขทะเบียนผู้ค้ำ', z.string()),
    guarantor_name: titled('ผู้ค้ำประกัน', z.string()),
    answer: titled('คำตอบ', GuarantorAnswer),
  }),
  files: titledList('ไฟล์', {
    file_name: titled('ชื่อไฟล์', z.string()),
    file_size: titled('ขนาดไฟล์ (ไบต์)', z.int()),
    /** Paper that it is; absent for one that was asked for later. */
    paper_desc: titled('ชื่อเอกสาร', z.optional(z.string())),
    /** Its code, where the file can stand for that paper in a further request, too; absent otherwise. */
    paper_code: titled('รหัสเอกสาร', z.optional(z.string())),
  }),
  /** Oldest first; times are Bangkok wall time. */
  status_log: titledList('ลำดับสถานะ', {
    status: titled('สถานะ', LoanApplyStatus),
    at: titled('เมื่อ', z.string()),
  }),
});
export type LoanApplication = z.infer<typeof LoanApplication>;

/** A paper that a request comes with; the list is this member's, as a consent is only asked of who is married. */
export const LoanPaper = z.strictObject({
  paper_code: titled('รหัสเอกสาร', z.string()),
  paper_desc: titled('ชื่อเอกสาร', z.string()),
  required: titled('ต้องแนบ', z.boolean()),
});
export type LoanPaper = z.infer<typeof LoanPaper>;

/**
 * Requirements of asking for a product: papers, and personal guarantors by amount; the last step holds for all above.
 */
export const LoanApplyProduct = z.strictObject({
  loantype_code: titled('รหัสประเภทเงินกู้', z.string()),
  papers: titled('เอกสารประกอบ', z.array(LoanPaper)),
  guarantors: titledList('ผู้ค้ำประกัน', {
    up_to: titled('วงเงินไม่เกิน', z.optional(Money)),
    count: titled('จำนวน', z.int()),
  }),
});
export type LoanApplyProduct = z.infer<typeof LoanApplyProduct>;

export const MemberLoanApply = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  products: titled('ประเภทที่ขอได้', z.array(LoanApplyProduct)),
  /** Newest first. */
  applications: titled('คำขอกู้', z.array(LoanApplication)),
});
export type MemberLoanApply = z.infer<typeof MemberLoanApply>;
