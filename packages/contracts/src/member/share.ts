import * as z from 'zod/mini';
import { endpoint } from '../entry/endpoint.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, NoBody, RecvPeriod, SignStatus } from '../entry/wire.ts';

export const ShareRow = z.strictObject({
  seq_no: z.int(),
  operate_date: IsoDate,
  slip_no: z.string(),
  item_code: z.string(),
  item_desc: z.string(),
  /** Number of the monthly contribution; the last one made, for rows that are none. */
  period: z.int(),
  /** Unsigned; sign_status says the direction. */
  amount: Money,
  sign_status: SignStatus,
  balance: Money,
});
export type ShareRow = z.infer<typeof ShareRow>;

export const MemberShare = z.strictObject({
  as_of: IsoDate,
  share_balance: Money,
  /** Shares of 10 baht. */
  share_units: z.int(),
  /** Balance when the fiscal year began. */
  share_begin: Money,
  period_share_amount: Money,
  last_period: z.int(),
  share_status: z.enum(['ปกติ', 'งดส่งหุ้น']),
  sign_status: SignStatus,
  /** Months of the last three years whose share was not there in full on the due day, oldest first, paid since or not. */
  late_months: z.optional(z.array(RecvPeriod)),
  /** Monthly shares that are owed today. */
  overdue_amount: z.optional(Money),
  /** Oldest first, since the member joined. */
  rows: z.array(ShareRow),
  verification: OptionalVerification,
});
export type MemberShare = z.infer<typeof MemberShare>;

export const memberShare = {
  memberShareList: endpoint({
    method: 'POST',
    path: '/api/member/mem_share',
    session: 'member',
    changes: false,
    personal: true,
    dataCopy: { section: 'share' },
    keptOffline: true,
    titleTH: 'ทุนเรือนหุ้น',
    relative: 'reads',
    body: NoBody,
    response: MemberShare,
    summary: 'Share capital and every share movement',
    spec: '2.3 /member/share, 3 MemShare',
    source: 'assumed',
    example: {
      body: {},
      response: {
        as_of: '2026-03-05',
        share_balance: '333000.00',
        share_units: 33300,
        share_begin: '330000.00',
        period_share_amount: '1500.00',
        last_period: 314,
        share_status: 'ปกติ',
        sign_status: 1,
        rows: [
          {
            seq_no: 1,
            operate_date: '2026-02-28',
            slip_no: '6902-00001',
            item_code: 'SHR',
            item_desc: 'หุ้นรายเดือน',
            period: 314,
            amount: '1500.00',
            sign_status: 1,
            balance: '333000.00',
          },
        ],
      },
    },
  }),
} as const;
