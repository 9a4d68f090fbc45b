import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { IsoDate, Money, Percent, RecvPeriod } from '../entry/wire.ts';
import { PostingStatus } from './kep.ts';

/** Membership of one cremation association (ฌาปนกิจสงเคราะห์). */
export const CremMembership = z.strictObject({
  association_code: titled('รหัสสมาคม', z.string()),
  association_name: titled('สมาคม', z.string()),
  cremation_no: titled('เลขฌาปนกิจ', z.string()),
  member_kind: titled('ประเภทสมาชิก', z.enum(['สามัญ', 'สมทบ'])),
  join_date: titled('วันที่เข้า', IsoDate),
  status: titled('สถานะ', z.enum(['ปกติ', 'ขอลาออก', 'ลาออก', 'ขอรับเงิน', 'เสียชีวิต', 'พ้นสภาพ'])),
  /** MONTHLY: per death, with the monthly collection. ADVANCE: once a year, out of the dividend. */
  collect_method: titled('วิธีเรียกเก็บ', z.enum(['MONTHLY', 'ADVANCE'])),
  /** Rest of the year's advance. */
  advance_balance: titled('เงินล่วงหน้าคงเหลือ', Money),
  annual_fee: titled('ค่าบำรุงรายปี', Money),
  /** Sum that the family would receive, as far as it can be told today. */
  benefit_estimate: titled('ประมาณการเงินสงเคราะห์', Money),
  /** People who receive it; the shares add up to 100. */
  payees: titledList('ผู้รับเงิน', {
    payee_name: titled('ชื่อผู้รับเงิน', z.string()),
    relation: titled('ความสัมพันธ์', z.string()),
    share_percent: titled('ส่วนแบ่ง (%)', Percent),
  }),
});
export type CremMembership = z.infer<typeof CremMembership>;

/** Collected for the deaths of a month. */
export const CremRow = z.strictObject({
  seq_no: titled('ลำดับ', z.int()),
  recv_period: titled('งวดเรียกเก็บ', RecvPeriod),
  /** Day by which the agency hands the money over. */
  operate_date: titled('วันที่', IsoDate),
  death_count: titled('จำนวนศพ', z.int()),
  rate_per_death: titled('อัตราต่อศพ', Money),
  amount: titled('จำนวนเงิน', Money),
  paid_status: titled('ชำระแล้ว (1 คือแล้ว)', PostingStatus),
  receipt_no: titled('เลขที่ใบเสร็จ', z.string()),
});
export type CremRow = z.infer<typeof CremRow>;

export const MemberKepCrem = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  /** Months at the end that fell due and were not paid: two notices, then the membership is lost. */
  arrear_times: titled('จำนวนครั้งที่ค้าง', z.int()),
  memberships: titled('สมาชิกภาพ', z.array(CremMembership)),
  /** The last 36 months at most, oldest first. */
  rows: titled('รายการ', z.array(CremRow)),
});
export type MemberKepCrem = z.infer<typeof MemberKepCrem>;

export const memberKepCrem = {
  memberKepCremList: memberReads({
    path: '/api/member/mem_kep_crem',
    personal: true,
    dataCopy: { section: 'kepcrem' },
    titleTH: 'รายการเรียกเก็บฌาปนกิจ',
    relative: 'reads',
    response: MemberKepCrem,
    summary: 'Cremation associations of the member and what they collected month by month',
    spec: '2.3 /member/kepcrem, 3 MemKepCrem',
  }),
} as const;
