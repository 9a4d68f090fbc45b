import type { Sample } from './sample-page.ts';

const SHEET = { body: { member_group_no: '80010001' } };

export const membergroupSamples = {
  '/membergroup/logon': { heading: 'เข้าสู่ระบบหน่วยงาน' },
  '/membergroup/register': { heading: 'ลงทะเบียนหน่วยงาน' },
  '/membergroup/forget': { heading: 'ลืมรหัสผ่านหน่วยงาน' },
  '/membergroup/dashboard': {
    feeds: {
      membergroupDashboardShow: {
        shows: '205,949.76',
        wrongType: 'phone',
        missing: 'pay_schedule',
      },
    },
  },
  '/membergroup/keeprep': {
    answer: '205,949.76',
    feeds: {
      membergroupKeeprepShow: {
        input: SHEET,
        shows: 'นายสมชาย ใจงาม',
        wrongType: 'due_date',
        missing: 'member_count',
      },
    },
  },
  '/membergroup/delivery_book': {
    answer: 'พิมพ์หนังสือและใบนำส่งเงิน',
    feeds: {
      membergroupDeliveryBookShow: {
        input: SHEET,
        shows: 'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง',
        wrongType: 'due_date',
        missing: 'letter_date',
      },
    },
  },
  '/membergroup/summarize_rep': {
    feeds: {
      membergroupSummarizeRepShow: {
        input: SHEET,
        shows: '205,949.76',
        wrongType: 'member_count',
        missing: 'due_date',
      },
    },
  },
  '/membergroup/password': {
    answer: 'รหัสผ่านเดิม',
    // The frame of the agency area, on a page that asks for nothing itself.
    feeds: {
      membergroupNotificationList: {
        shows: 'ใบเรียกเก็บงวดพฤศจิกายน 2569 ออกแล้ว',
        wrongType: 'rows.*.url',
        missing: 'rows.*.created_at',
      },
    },
  },
  '/membergroup/session': {
    feeds: {
      membergroupSessionList: {
        shows: 'อุปกรณ์นี้',
        wrongType: 'rows.*.device',
        missing: 'rows.*.last_used_at',
      },
    },
  },
  '/membergroup/guide_group': {
    feeds: {
      membergroupGuideGroupShow: {
        shows: 'รับงบหน้าเรียกเก็บ',
        wrongType: 'contacts.*.phone',
        missing: 'faq.*.html',
      },
    },
  },
  '/membergroup/deduct_result': {
    feeds: {
      membergroupDeductResultShow: {
        input: SHEET,
        shows: 'ส่งไฟล์ที่กรอกแล้ว',
        wrongType: 'lines.*.billed_amount',
        missing: 'closed_reason',
      },
    },
  },
} satisfies Readonly<Record<string, Sample>>;
