import * as z from 'zod/mini';
import { agencyReads } from '../entry/endpoint.ts';
import { Money, OptionalDate } from '../entry/wire.ts';
import { KindTotal, SheetQuery, sheetHead, transferState } from './billing.ts';
import { AgencyUnit } from './keeprep.ts';

/** One unit of the agency: its bill by kind, and the outcome. */
export const UnitSummary = z.strictObject({
  ...AgencyUnit.shape,
  member_count: z.int(),
  billed_amount: Money,
  /** Sum that its members were credited with: which transfer brought it is not known. */
  remitted_amount: Money,
  remain_amount: Money,
  /** The recorded deductions, or the whole bill without a record. */
  deducted_amount: z.optional(Money),
  /** Part of this month's own lines that is still owed today. */
  outstanding_amount: z.optional(Money),
  totals: z.array(KindTotal),
});
export type UnitSummary = z.infer<typeof UnitSummary>;

export const GroupSummarizeRep = z.strictObject({
  ...sheetHead,
  units: z.array(UnitSummary),
  remitted_amount: Money,
  remain_amount: Money,
  /** The recorded deductions, or the whole bill without a record. */
  deducted_amount: Money,
  /** Bangkok wall time of the record; empty before there is one. */
  recorded_at: z.optional(z.string()),
  outstanding_amount: z.optional(Money),
  transferred_amount: z.optional(Money),
  transferred_date: z.optional(OptionalDate),
  /** The cooperative's last receipt for the month; empty before. */
  receipt_no: z.optional(z.string()),
  /** Credited to members but not received; absent without debt. */
  debt_amount: z.optional(Money),
  /** Sum that is still to be transferred. */
  left_amount: z.optional(Money),
  arrear_settled_amount: transferState.arrear_settled_amount,
  arrear_left_amount: transferState.arrear_left_amount,
  /** Day on which the money came; empty before. */
  collected_date: OptionalDate,
});
export type GroupSummarizeRep = z.infer<typeof GroupSummarizeRep>;

export const membergroupSummarizeRep = {
  membergroupSummarizeRepShow: agencyReads({
    path: '/api/membergroup/summarize_rep',
    listedIn: ['membergroupDashboardShow', 'periods'],
    body: SheetQuery,
    response: GroupSummarizeRep,
    titleTH: 'สรุปยอดเรียกเก็บ',
    summary: 'The month’s bill by unit and by kind, and what has come of it',
    spec: '2.4 /membergroup/summarize_rep',
  }),
} as const;
