import * as z from 'zod/mini';
import { agencyReads } from '../entry/endpoint.ts';
import { IsoDate, Money } from '../entry/wire.ts';
import { KEP_CAUSES, KepGroup } from '../member/kep.ts';
import { BillingPeriod } from './billing.ts';

/**
 * Part of the difference from last month's bill, over all members. JOINED: not billed last month, LEFT: billed no more;
 * the other codes are those of a member's own collection. `before` and `now` are deaths for DEATHS, else empty.
 */
export const BillingChange = z.strictObject({
  code: z.enum(['JOINED', 'LEFT', ...KEP_CAUSES]),
  item_group: z.optional(KepGroup),
  amount: Money,
  /** Members concerned. */
  member_count: z.int(),
  before: z.string(),
  now: z.string(),
});
export type BillingChange = z.infer<typeof BillingChange>;

export const GroupDashboard = z.strictObject({
  as_of: IsoDate,
  member_group_no: z.string(),
  member_group_name: z.string(),
  rep_name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Payday of the agency, in words. */
  pay_schedule: z.string(),
  /** The last twelve, newest first; the first is the one that is being collected. Empty while nobody is billed. */
  periods: z.array(BillingPeriod),
  /** Causes of the newest bill's difference from the one before; the parts add up to the difference, largest first. */
  changes: z.array(BillingChange),
});
export type GroupDashboard = z.infer<typeof GroupDashboard>;

export const membergroupDashboard = {
  membergroupDashboardShow: agencyReads({
    path: '/api/membergroup/dashboard',
    response: GroupDashboard,
    titleTH: 'ภาพรวมการเรียกเก็บ',
    summary: 'The agency’s periods of collection, and why the newest differs from the one before',
    spec: '2.4 /membergroup/dashboard',
  }),
} as const;
