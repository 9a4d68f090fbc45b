import * as z from 'zod/mini';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, OptionalDate } from '../entry/wire.ts';

/** Overdue amounts by line, where they can be paid, and the content of the code for a bank's app. */
export const ArrearsPayment = z.strictObject({
  /** All that is owed of months that were due. */
  amount: Money,
  /** `|` tax number, membership number, month, amount in satang. */
  payment_qr: z.string(),
  /** By contract, shares, dues; they add up to the amount. */
  lines: z.array(z.strictObject({ item_desc: z.string(), ref_no: z.string(), amount: Money })),
  verification: OptionalVerification,
  accounts: z.array(
    z.strictObject({ bank: z.string(), account_no: z.string(), account_name: z.string() }),
  ),
});
export type ArrearsPayment = z.infer<typeof ArrearsPayment>;

/** Money that the cooperative holds for the member, because nothing was owed for it. */
export const HeldMoney = z.strictObject({
  amount: Money,
  /** NEXT_BILL: it lowers the next bills; CLAIM: there are none, it is paid out on request. */
  goes: z.enum(['NEXT_BILL', 'CLAIM']),
  /** Day on which the next bill falls due; empty where there is none. */
  by: OptionalDate,
});
export type HeldMoney = z.infer<typeof HeldMoney>;

/** The receipt of a payment outside the monthly collection. */
export const PaymentReceipt = z.strictObject({
  receipt_no: z.string(),
  receipt_date: IsoDate,
  /** COUNTER: the member paid; AGENCY: the agency recorded it late; PAID_OUT: money that was held. */
  kind: z.enum(['COUNTER', 'AGENCY', 'PAID_OUT']),
  amount: Money,
  /** Part of it that exceeded the debts. */
  kept_amount: Money,
  verification: OptionalVerification,
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;

/** Payments beside the collections: due, held, and made. */
export const payments = {
  /** Absent while nothing is overdue, and where the cooperative takes no transfers. */
  arrears_payment: z.optional(ArrearsPayment),
  /** Absent while nothing is held. */
  held: z.optional(HeldMoney),
  /** Of payments outside the collections, newest first; absent where there are none. */
  receipts: z.optional(z.array(PaymentReceipt)),
};
