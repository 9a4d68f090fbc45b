import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { Money } from '../entry/wire.ts';
import { BillingLine, exampleHead, SheetQuery, sheetHead } from './billing.ts';

/** One member of the sheet and what is deducted from them. */
export const SheetMember = z.strictObject({
  seq_no: z.int(),
  membership_no: z.string(),
  prename: z.string(),
  member_name: z.string(),
  member_surname: z.string(),
  unit_no: z.string(),
  amount: Money,
  lines: z.array(BillingLine),
});
export type SheetMember = z.infer<typeof SheetMember>;

/** A part of the agency with a line of its own in the summary. */
export const AgencyUnit = z.strictObject({ unit_no: z.string(), unit_name: z.string() });
export type AgencyUnit = z.infer<typeof AgencyUnit>;

export const GroupKeeprep = z.strictObject({
  ...sheetHead,
  units: z.array(AgencyUnit),
  /** By membership number; all of them at once. */
  members: z.array(SheetMember),
});
export type GroupKeeprep = z.infer<typeof GroupKeeprep>;

export const membergroupKeeprep = {
  membergroupKeeprepShow: endpoint({
    method: 'POST',
    path: '/api/membergroup/keeprep',
    session: 'membergroup',
    changes: false,
    body: SheetQuery,
    response: GroupKeeprep,
    summary:
      'The billing sheet of a month, member by member; 404 for another agency’s and for a month without one',
    spec: '2.4 /membergroup/keeprep',
    source: 'assumed',
    example: {
      body: { member_group_no: '80010123', recv_period: '256902' },
      response: {
        ...exampleHead,
        units: [{ unit_no: '0123-01', unit_name: 'บริหารและธุรการ' }],
        members: [
          {
            seq_no: 1,
            membership_no: '01234',
            prename: 'นาย',
            member_name: 'สมชาย',
            member_surname: 'ใจงาม',
            unit_no: '0123-01',
            amount: '12419.18',
            lines: [
              {
                kind: 'SHARE',
                item_desc: 'ค่าหุ้นรายเดือน',
                ref_no: '01234',
                period: 314,
                principal: '0.00',
                interest: '0.00',
                amount: '1500.00',
                is_arrear: false,
              },
              {
                kind: 'ORDINARY',
                item_desc: 'เงินกู้สามัญ',
                ref_no: 'สม.2569/00123',
                period: 1,
                principal: '6700.00',
                interest: '4219.18',
                amount: '10919.18',
                is_arrear: false,
              },
            ],
          },
        ],
      },
    },
  }),
} as const;
