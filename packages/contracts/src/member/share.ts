import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled } from '../entry/titled.ts';
import { OptionalVerification } from '../entry/verification.ts';
import { IsoDate, Money, RecvPeriod, SignStatus } from '../entry/wire.ts';

export const ShareRow = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  operate_date: titled('วันที่', IsoDate),
  slip_no: titled('เลขที่ใบเสร็จ', z.string()),
  item_code: titled('รหัสรายการ', z.string()),
  item_desc: titled('รายการ', z.string()),
  /** Number of the monthly contribution; the last one made, for rows that are none. */
  period: titled('งวดที่', z.int()),
  /** Unsigned; sign_status says the direction. */
  amount: titled('จำนวนเงิน', Money),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
  balance: titled('คงเหลือ', Money),
});
export type ShareRow = z.infer<typeof ShareRow>;

export const MemberShare = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  share_balance: titled('ทุนเรือนหุ้น', Money),
  /** Shares of 10 baht. */
  share_units: titled('จำนวนหุ้น', z.int()),
  /** Balance when the fiscal year began. */
  share_begin: titled('หุ้นต้นปี', Money),
  period_share_amount: titled('ส่งหุ้นงวดละ', Money),
  last_period: titled('งวดล่าสุด', z.int()),
  share_status: titled('สถานะหุ้น', z.enum(['ปกติ', 'งดส่งหุ้น'])),
  sign_status: titled('เครื่องหมาย (บวกหรือลบ)', SignStatus),
  /** Months of the last three years whose share was not there in full on the due day, oldest first, paid since or not. */
  late_months: titled('เดือนที่ส่งช้า', z.optional(z.array(RecvPeriod))),
  /** Monthly shares that are owed today. */
  overdue_amount: titled('ค้างชำระ', z.optional(Money)),
  /** Oldest first, since the member joined. */
  rows: titled('รายการ', z.array(ShareRow)),
  verification: titled('การตรวจเอกสาร', OptionalVerification),
});
export type MemberShare = z.infer<typeof MemberShare>;

export const memberShare = {
  memberShareList: memberReads({
    path: '/api/member/mem_share',
    personal: true,
    dataCopy: { section: 'share' },
    titleTH: 'ทุนเรือนหุ้น',
    relative: 'reads',
    response: MemberShare,
    summary: 'Share capital and every share movement',
    spec: '2.3 /member/share, 3 MemShare',
  }),
} as const;
