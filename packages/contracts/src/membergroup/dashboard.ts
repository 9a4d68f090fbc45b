import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { IsoDate, Money, NoBody } from '../entry/wire.ts';
import { KepGroup } from '../member/kep.ts';
import { BillingPeriod } from './billing.ts';

/**
 * Part of the difference from last month's bill, over all members. JOINED: not billed last month, LEFT: billed no more;
 * the other codes are those of a member's own collection. `before` and `now` are deaths for DEATHS, else empty.
 */
export const BillingChange = z.strictObject({
  code: z.enum([
    'JOINED',
    'LEFT',
    'NEW',
    'FINISHED',
    'PAUSED',
    'LAST',
    'ARREARS',
    'BALANCE',
    'DAYS',
    'RATE',
    'DEATHS',
    'RAISED',
    'REFUND',
    'PAID',
  ]),
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
  membergroupDashboardShow: endpoint({
    method: 'POST',
    path: '/api/membergroup/dashboard',
    session: 'membergroup',
    changes: false,
    body: NoBody,
    response: GroupDashboard,
    summary: 'The agency’s periods of collection, and why the newest differs from the one before',
    spec: '2.4 /membergroup/dashboard',
    source: 'assumed',
    example: {
      body: {},
      response: {
        as_of: '2026-02-19',
        member_group_no: '80010123',
        member_group_name: 'โรงเรียนบ้านตัวอย่าง',
        rep_name: 'นางพรทิพย์ คงมั่น',
        phone: '081-234-5678',
        address: '99/9 ม.4 ต.ปากพูน อ.เมือง จ.นครศรีธรรมราช 80000',
        pay_schedule: 'จ่ายเงินเดือนวันที่ 25 ของเดือน',
        periods: [
          {
            recv_period: '256902',
            member_count: 42,
            billed_amount: '418337.50',
            remitted_amount: '0.00',
            remain_amount: '418337.50',
            not_deductible_count: 0,
            due_date: '2026-02-28',
            status: 'ส่งบิลแล้ว',
            arrear_amount: '6377.25',
            outstanding_amount: '0.00',
            deducted_amount: '418337.50',
            transferred_date: '',
            transferred_amount: '0.00',
            receipt_no: '',
            receipt_date: '',
            recorded_at: '',
            recorded_by: '',
          },
          {
            recv_period: '256901',
            member_count: 42,
            billed_amount: '418397.50',
            remitted_amount: '412020.25',
            remain_amount: '6377.25',
            not_deductible_count: 1,
            due_date: '2026-01-31',
            status: 'รับบางส่วน',
            arrear_amount: '0.00',
            outstanding_amount: '6377.25',
            deducted_amount: '412020.25',
            transferred_date: '2026-01-29',
            transferred_amount: '412020.25',
            receipt_no: 'รง. 6901/0123',
            receipt_date: '2026-01-31',
            recorded_at: '2026-01-26 10:12:00',
            recorded_by: 'นางพรทิพย์ คงมั่น',
          },
        ],
        changes: [{ code: 'DEATHS', amount: '-60.00', member_count: 3, before: '16', now: '15' }],
      },
    },
  }),
} as const;
