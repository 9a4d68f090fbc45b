import * as z from 'zod/mini';
import { agencyReads } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { Money, RecvPeriod } from '../entry/wire.ts';
import { KepCause, KepGroup } from '../member/kep.ts';
import { BillingLine, SheetQuery, sheetHead } from './billing.ts';

/**
 * Cause of a bill's difference from last month's, line by line as on the member's own page. JOINED: the agency did not
 * collect from them last month, LEFT: it does no more; both are of the whole bill and have no group.
 */
export const SheetCause = z.strictObject({
  ...KepCause.shape,
  code: z.enum([...KepCause.shape.code.options, 'JOINED', 'LEFT']),
  item_group: z.optional(KepGroup),
  /** Contract or account; empty where there is none. */
  ref_no: z.string(),
});
export type SheetCause = z.infer<typeof SheetCause>;

/** A member of the sheet and their deductions. */
export const SheetMember = z.strictObject({
  seq_no: z.int(),
  membership_no: z.string(),
  prename: z.string(),
  member_name: z.string(),
  member_surname: z.string(),
  unit_no: z.string(),
  amount: Money,
  lines: z.array(BillingLine),
  /** Amount that this agency collected from them last month; 0.00 for none. Absent without a known bill before. */
  previous_amount: z.optional(Money),
  /** Their amounts add up to the difference from previous_amount. */
  causes: z.optional(z.array(SheetCause)),
  /** The month from which the oldest of what is left over is; absent where nothing is. */
  arrear_since: z.optional(RecvPeriod),
  /**
   * Reason of last month's incomplete deduction, as the agency recorded it; absent where there is none, or nothing of
   * that month is owed any more. Of those who left, it says why.
   */
  short_reason: z.optional(z.string()),
});
export type SheetMember = z.infer<typeof SheetMember>;

/** A part of the agency with a line of its own in the summary. */
export const AgencyUnit = z.strictObject({ unit_no: z.string(), unit_name: z.string() });

export const GroupKeeprep = z.strictObject({
  ...sheetHead,
  units: z.array(AgencyUnit),
  /** By membership number; all of them at once. */
  members: z.array(SheetMember),
  /** The recorded deductions, or the whole bill without a record. */
  deducted_amount: z.optional(Money),
  /** Money the cooperative has received. */
  remitted_amount: z.optional(Money),
  /** Sum that is still to be transferred. */
  left_amount: z.optional(Money),
  /** Absent with the first bill, and for the oldest that can be opened. */
  previous_recv_period: z.optional(RecvPeriod),
  /** The whole bill of that month: the differences of members and gone_members add up to that of the two bills. */
  previous_billed_amount: z.optional(Money),
  /** Members of last month's sheet who are not on this one: seq_no 0, amount 0.00, no lines. */
  gone_members: z.optional(z.array(SheetMember)),
  verification: OptionalVerification,
});
export type GroupKeeprep = z.infer<typeof GroupKeeprep>;

export const membergroupKeeprep = {
  membergroupKeeprepShow: agencyReads({
    path: '/api/membergroup/keeprep',
    listedIn: ['membergroupDashboardShow', 'periods'],
    body: SheetQuery,
    response: GroupKeeprep,
    titleTH: 'งบหน้าเรียกเก็บ',
    summary:
      'The billing sheet of a month, member by member; 404 for another agency’s and for a month without one',
    spec: '2.4 /membergroup/keeprep',
  }),
} as const;
