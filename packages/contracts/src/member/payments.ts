import * as z from 'zod/mini';
import { titled, titledList } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, OptionalDate, RecvPeriod } from '../entry/wire.ts';

/** Overdue amounts by line, where they can be paid, and the content of the code for a bank's app. */
export const ArrearsPayment = z.strictObject({
  /** All that is owed of months that were due. */
  amount: titled('จำนวนเงิน', Money),
  /** `|` tax number, membership number, month, amount in satang. */
  payment_qr: titled('ข้อมูลคิวอาร์ชำระเงิน', z.string()),
  /** By contract, shares, dues; they add up to the amount. */
  lines: titledList('รายการ', {
    item_desc: titled('รายการ', z.string()),
    ref_no: titled('เลขที่อ้างอิง', z.string()),
    amount: titled('จำนวนเงิน', Money),
  }),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
  accounts: titledList('บัญชี', {
    bank: titled('ธนาคาร', z.string()),
    account_no: titled('เลขที่บัญชี', z.string()),
    account_name: titled('ชื่อบัญชี', z.string()),
  }),
});
export type ArrearsPayment = z.infer<typeof ArrearsPayment>;

/** Money that the cooperative holds for the member, because nothing was owed for it. */
export const HeldMoney = z.strictObject({
  amount: titled('จำนวนเงิน', Money),
  /** NEXT_BILL: it lowers the next bills; CLAIM: there are none, it is paid out when it is asked for. */
  goes: titled('นำไปที่', z.enum(['NEXT_BILL', 'CLAIM'])),
  /** Day on which the next bill falls due; empty where there is none. */
  by: titled('ภายในวันที่', OptionalDate),
});
export type HeldMoney = z.infer<typeof HeldMoney>;

/** An open bill less what was paid since it was made, today's payments included. */
export const PaidBill = z.strictObject({
  recv_period: titled('งวดเรียกเก็บ', RecvPeriod),
  due_date: titled('วันครบกำหนด', IsoDate),
  payer: titled('ผู้ชำระ', z.enum(['AGENCY', 'SELF'])),
  /** As the bill was made. */
  billed_amount: titled('ยอดตามใบเรียกเก็บ', Money),
  settled_amount: titled('ชำระแล้วหลังออกใบเรียกเก็บ', Money),
  /** Day of the last of these payments. */
  last_payment_date: titled('วันที่ชำระ', IsoDate),
  /** Billed less paid: what is still deducted, or to be paid, by the due day. */
  left_amount: titled('ยอดที่จะหักหรือต้องชำระ', Money),
  /** The most that may be deducted from the salary; absent where nothing is deducted or no salary is known. */
  most_amount: titled('หักได้ไม่เกิน', z.optional(Money)),
});
export type PaidBill = z.infer<typeof PaidBill>;

/** The receipt of a payment outside the monthly collection. */
export const PaymentReceipt = z.strictObject({
  receipt_no: titled('เลขที่ใบเสร็จ', z.string()),
  receipt_date: titled('วันที่ใบเสร็จ', IsoDate),
  /** COUNTER: the member paid; AGENCY: the agency recorded it late; PAID_OUT: money that was held. */
  kind: titled('ประเภท', z.enum(['COUNTER', 'AGENCY', 'PAID_OUT'])),
  amount: titled('จำนวนเงิน', Money),
  /** Part of it that nothing was owed for. */
  kept_amount: titled('ต้นสังกัดหักไว้', Money),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;

/** Payments beside the collections: due, held, and made. */
export const payments = {
  /** Absent while nothing is overdue, and where the cooperative takes no transfers. */
  arrears_payment: titled('ชำระยอดค้าง', z.optional(ArrearsPayment)),
  /** Absent while nothing is held. */
  held: titled('เงินที่สหกรณ์ถือไว้ให้', z.optional(HeldMoney)),
  /** Absent while nothing was paid of the open bill. */
  paid_bill: titled('ใบเรียกเก็บที่ชำระแล้วบางส่วน', z.optional(PaidBill)),
  /** Of payments outside the collections, newest first; absent where there are none. */
  receipts: titled('ใบเสร็จ', z.optional(z.array(PaymentReceipt))),
};
