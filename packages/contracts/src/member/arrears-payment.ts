import * as z from 'zod/mini';
import { OptionalVerification } from '../entry/verification.ts';
import { Money } from '../entry/wire.ts';

/** What is overdue by line, where it can be paid, and what a bank's app reads from its code. */
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
