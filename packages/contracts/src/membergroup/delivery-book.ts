import * as z from 'zod/mini';
import { agencyReads } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money } from '../entry/wire.ts';
import { SheetQuery, sheetHead, transferState } from './billing.ts';
import { DeductReason } from './deduct-reason.ts';

/** A member from whom not everything was deducted. */
export const Undeducted = z.strictObject({
  membership_no: z.string(),
  member_fullname: z.string(),
  billed_amount: Money,
  deducted_amount: Money,
  /** Empty where the agency gave none. */
  reason: z.union([DeductReason, z.literal('')]),
});
export type Undeducted = z.infer<typeof Undeducted>;

/** The slip the agency sends with the money. Before it has recorded what it deducted, `recorded_at` is empty. */
export const RemittanceSlip = z.strictObject({
  slip_no: z.string(),
  /** Bangkok wall time, `YYYY-MM-DD HH:MM:SS`. */
  recorded_at: z.string(),
  /** Number of corrections. */
  revision: z.int(),
  deducted_amount: Money,
  undeducted_amount: Money,
  undeducted: z.array(Undeducted),
  /** Absent until it has been recorded: until then figures are written by hand. */
  verification: OptionalVerification,
});
export type RemittanceSlip = z.infer<typeof RemittanceSlip>;

export const GroupDeliveryBook = z.strictObject({
  ...sheetHead,
  letter_no: z.string(),
  letter_date: IsoDate,
  addressee: z.string(),
  /** Pages of the billing sheet that goes with the letter. */
  sheet_count: z.int(),
  accounts: z.array(
    z.strictObject({ bank: z.string(), account_no: z.string(), account_name: z.string() }),
  ),
  /** The cooperative's code at the bank, and the agency's own reference for this month. */
  payment_code: z.string(),
  payment_ref: z.string(),
  signer_name: z.string(),
  signer_position: z.string(),
  section: z.string(),
  section_phone: z.string(),
  slip: RemittanceSlip,
  /**
   * Text that the bank's app reads from the slip's code: `|` tax number, agency, month, satang that are still to be
   * transferred. Empty before the result is recorded, and once all is transferred.
   */
  payment_qr: z.string(),
  ...transferState,
  verification: OptionalVerification,
  /** The letter of today that asks for what has not come; absent where everything has. */
  reminder: z.optional(
    z.strictObject({
      letter_no: z.string(),
      letter_date: IsoDate,
      verification: OptionalVerification,
    }),
  ),
});
export type GroupDeliveryBook = z.infer<typeof GroupDeliveryBook>;

export const membergroupDeliveryBook = {
  membergroupDeliveryBookShow: agencyReads({
    path: '/api/membergroup/delivery_book',
    listedIn: ['membergroupDashboardShow', 'periods'],
    body: SheetQuery,
    response: GroupDeliveryBook,
    titleTH: 'หนังสือนำส่งและใบนำส่งเงิน',
    summary: 'The cover letter of a month’s billing sheet and its remittance slip',
    spec: '2.4 /membergroup/delivery_book',
  }),
} as const;
