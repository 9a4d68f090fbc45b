import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { Money, OptionalDate } from '../entry/wire.ts';
import { exampleHead, KindTotal, SheetQuery, sheetHead } from './billing.ts';
import { AgencyUnit } from './keeprep.ts';

/** One unit of the agency: its bill by kind, and the outcome. */
export const UnitSummary = z.strictObject({
  ...AgencyUnit.shape,
  member_count: z.int(),
  billed_amount: Money,
  remitted_amount: Money,
  remain_amount: Money,
  totals: z.array(KindTotal),
});
export type UnitSummary = z.infer<typeof UnitSummary>;

export const GroupSummarizeRep = z.strictObject({
  ...sheetHead,
  units: z.array(UnitSummary),
  remitted_amount: Money,
  remain_amount: Money,
  /** Amount to transfer: the recorded deductions, or the whole bill without a record. */
  deducted_amount: Money,
  /** Day on which the money came; empty before. */
  collected_date: OptionalDate,
});
export type GroupSummarizeRep = z.infer<typeof GroupSummarizeRep>;

export const membergroupSummarizeRep = {
  membergroupSummarizeRepShow: endpoint({
    method: 'POST',
    path: '/api/membergroup/summarize_rep',
    session: 'membergroup',
    changes: false,
    listedIn: ['membergroupDashboardShow', 'periods'],
    body: SheetQuery,
    response: GroupSummarizeRep,
    summary: 'The month’s bill by unit and by kind, and what has come of it',
    spec: '2.4 /membergroup/summarize_rep',
    source: 'assumed',
    example: {
      body: { member_group_no: '80010123', recv_period: '256902' },
      response: {
        ...exampleHead,
        units: [
          {
            unit_no: '0123-01',
            unit_name: 'บริหารและธุรการ',
            member_count: 1,
            billed_amount: '12419.18',
            remitted_amount: '0.00',
            remain_amount: '12419.18',
            totals: exampleHead.totals,
          },
        ],
        remitted_amount: '0.00',
        remain_amount: '12419.18',
        deducted_amount: '12419.18',
        collected_date: '',
      },
    },
  }),
} as const;
