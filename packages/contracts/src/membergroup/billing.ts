import * as z from 'zod/mini';
import { OptionalVerification } from '../entry/verification.ts';
import { AskedPeriod, IsoDate, Money, OptionalDate, RecvPeriod } from '../entry/wire.ts';

// Shared by the agency's papers: kinds, lines, periods. Every total is the sum of its members' lines.

/** An agency's number: four digits of the office, then the unit. */
export const AgencyNo = z.string().check(z.regex(/^\d{5,12}$/, 'เลขหน่วยงานต้องเป็นตัวเลข'));

/** Agency and month of the sheet; by default the newest month. */
export const SheetQuery = z.strictObject({
  member_group_no: AgencyNo,
  recv_period: z.optional(AskedPeriod),
});
export type SheetQuery = z.infer<typeof SheetQuery>;

/** The columns of the billing sheet: each line of a member's collection stands in one of them. */
export const BillingKind = z.enum([
  'SHARE',
  'EMERGENCY',
  'ORDINARY',
  'SPECIAL',
  'DEPOSIT',
  'CREMATION',
  'FEE',
  'GUARANTEE',
  'OTHER',
  'REFUND',
]);
export type BillingKind = z.infer<typeof BillingKind>;

export const BillingLine = z.strictObject({
  kind: BillingKind,
  item_desc: z.string(),
  /** Contract or account; empty where there is none. */
  ref_no: z.string(),
  /** Number of the instalment, 0 where it has none. */
  period: z.int(),
  principal: Money,
  interest: Money,
  amount: Money,
  /** Left over from earlier months. */
  is_arrear: z.boolean(),
});
export type BillingLine = z.infer<typeof BillingLine>;

/** The sum of one kind; kinds without a line are left out. */
export const KindTotal = z.strictObject({
  kind: BillingKind,
  /** Lines of this kind. */
  count: z.int(),
  principal: Money,
  interest: Money,
  amount: Money,
});
export type KindTotal = z.infer<typeof KindTotal>;

/**
 * ส่งบิลแล้ว: the bill is out; รอเงิน: the agency has recorded what it deducted, the money has not come yet; รับครบ:
 * all that was recorded came, or without a record all that was billed; รับบางส่วน: part of it came; ค้างส่ง: the due
 * date has passed and none came.
 */
export const PeriodStatus = z.enum(['ส่งบิลแล้ว', 'รอเงิน', 'รับครบ', 'รับบางส่วน', 'ค้างส่ง']);
export type PeriodStatus = z.infer<typeof PeriodStatus>;

/** State of a note: the cooperative looks for the money, has it, or its bank has nothing of it. */
export const TransferFinding = z.enum(['รอตรวจ', 'รับแล้ว', 'ไม่พบเงิน']);
export type TransferFinding = z.infer<typeof TransferFinding>;

/** A sum that the agency noted as transferred, and the cooperative's receipt; empty before the money has come. */
export const AgencyTransfer = z.strictObject({
  transferred_date: IsoDate,
  amount: Money,
  reference: z.string(),
  receipt_no: z.string(),
  receipt_date: OptionalDate,
  finding: z.optional(TransferFinding),
  /**
   * Number by which the agency takes it back, as long as the cooperative looks for the money; absent where a backend
   * has none taken back.
   */
  transfer_no: z.optional(z.string()),
  /** Name of the slip's file; absent where none was attached. */
  slip_name: z.optional(z.string()),
});
export type AgencyTransfer = z.infer<typeof AgencyTransfer>;

/** The cooperative's receipt for money that came from an agency, each with its own number and day. */
export const AgencyReceipt = z.strictObject({
  receipt_no: z.string(),
  receipt_date: IsoDate,
  /** Sum that the bank brought, and on which day; another sum than was noted where another one came. */
  amount: Money,
  came_date: IsoDate,
  reference: z.string(),
  /**
   * Present where nothing came: money that was too much was paid back, or carried to the bill of another month (its sum
   * is below nought then) or from it.
   */
  over: z.optional(
    z.strictObject({ way: z.enum(['RETURNED', 'CARRIED']), recv_period: z.optional(RecvPeriod) }),
  ),
  verification: OptionalVerification,
});
export type AgencyReceipt = z.infer<typeof AgencyReceipt>;

/** State of a month's money. */
export const transferState = {
  /** Last transfer that the agency noted, and the total; empty and 0.00 before. */
  transferred_date: OptionalDate,
  transferred_amount: Money,
  /** The cooperative's last receipt for the month; empty before money has come. */
  receipt_no: z.string(),
  receipt_date: OptionalDate,
  /** Each transfer that the agency noted, oldest first; absent where it noted none. */
  transfers: z.optional(z.array(AgencyTransfer)),
  /** Each receipt of the cooperative, in the order of the numbers; absent before there is one. */
  receipts: z.optional(z.array(AgencyReceipt)),
  /** Sum that is still to be transferred: recorded, neither received nor on its way. */
  left_amount: z.optional(Money),
  /** Credited to members but not received from the agency, and for how many days; absent without debt. */
  debt_amount: z.optional(Money),
  debt_days: z.optional(z.int()),
  /**
   * Of a bill that is still to be deducted: what was recorded late or paid since it was made, and what of earlier months is
   * still in it. Absent where nothing was.
   */
  arrear_settled_amount: z.optional(Money),
  arrear_left_amount: z.optional(Money),
};

export const BillingPeriod = z.strictObject({
  recv_period: RecvPeriod,
  /** Members who are billed. */
  member_count: z.int(),
  billed_amount: Money,
  /** Money the cooperative has received. */
  remitted_amount: Money,
  remain_amount: Money,
  /** Members from whom not everything could be deducted. */
  not_deductible_count: z.int(),
  /** Day by which the money is to be there. */
  due_date: IsoDate,
  status: PeriodStatus,
  /** Part of billed_amount that was left over from earlier months; the rest is billed for the first time. */
  arrear_amount: Money,
  /** Part of this month's own lines that is still owed today: each baht is in one month only. */
  outstanding_amount: Money,
  /** The recorded deductions, or the whole bill without a record. */
  deducted_amount: Money,
  ...transferState,
  /** Bangkok wall time and author of the agency's last record of deductions; empty before there is one. */
  recorded_at: z.string(),
  recorded_by: z.string(),
  /** The device it was made on; absent where that is not known. */
  recorded_device: z.optional(z.string()),
});
export type BillingPeriod = z.infer<typeof BillingPeriod>;

/** Head of every paper. */
export const sheetHead = {
  as_of: IsoDate,
  member_group_no: z.string(),
  member_group_name: z.string(),
  recv_period: RecvPeriod,
  /** Periods that can be opened, newest first. */
  periods: z.array(RecvPeriod),
  due_date: IsoDate,
  status: PeriodStatus,
  member_count: z.int(),
  billed_amount: Money,
  totals: z.array(KindTotal),
};
