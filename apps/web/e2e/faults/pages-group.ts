import { AGENCY, type FeedRow } from './case.ts';

const onLoad = { how: 'on load', who: AGENCY } as const;

/** Feeds of the agency area. */
export const groupFeeds = {
  membergroupDashboardShow: {
    ...onLoad,
    at: '/membergroup/dashboard',
    heading: 'ภาพรวมการเรียกเก็บ',
    shows: '208,779.36',
    wrongType: 'phone',
    missing: 'pay_schedule',
  },
  membergroupKeeprepShow: {
    ...onLoad,
    at: '/membergroup/keeprep',
    heading: 'งบหน้าเรียกเก็บ',
    shows: 'นายสมชาย ใจงาม',
    wrongType: 'due_date',
    missing: 'totals',
  },
  membergroupDeliveryBookShow: {
    ...onLoad,
    at: '/membergroup/delivery_book',
    heading: 'หนังสือนำส่ง',
    shows: 'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง',
    wrongType: 'due_date',
    missing: 'totals',
  },
  membergroupSummarizeRepShow: {
    ...onLoad,
    at: '/membergroup/summarize_rep',
    heading: 'สรุปยอดเรียกเก็บ',
    shows: '208,779.36',
    wrongType: 'totals',
    missing: 'due_date',
  },
  membergroupGuideGroupShow: {
    ...onLoad,
    at: '/membergroup/guide_group',
    heading: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
    shows: 'รับงบหน้าเรียกเก็บ',
    wrongType: 'calendar',
    missing: 'contacts',
  },
  membergroupDeductResultShow: {
    ...onLoad,
    at: '/membergroup/deduct_result',
    heading: 'บันทึกผลการหักเงิน',
    shows: 'ส่งไฟล์ที่กรอกแล้ว',
    wrongType: 'lines.*.billed_amount',
    missing: 'closed_reason',
  },
} as const satisfies Record<string, FeedRow>;
