import { agencyPage, plainPage } from './address.ts';

/** Input of a month's sheets: the agency that is signed in. */
const SHEET = { body: { member_group_no: '80010001' } };

/** The agency area, with and without a session. */
export const membergroup = [
  plainPage('/membergroup/logon', {
    sample: { heading: 'เข้าสู่ระบบหน่วยงาน' },
  }),
  plainPage('/membergroup/register', {
    isOurs: true,
    sample: { heading: 'ลงทะเบียนหน่วยงาน' },
  }),
  plainPage('/membergroup/forget', {
    screen: 'membergroup/register',
    isOurs: true,
    sample: { heading: 'ลืมรหัสผ่านหน่วยงาน' },
  }),
  agencyPage('/membergroup/dashboard', {
    sample: {
      heading: 'ภาพรวมการเรียกเก็บ',
      feeds: {
        membergroupDashboardShow: {
          shows: '205,949.76',
          wrongType: 'phone',
          missing: 'pay_schedule',
        },
      },
    },
  }),
  agencyPage('/membergroup/keeprep', {
    menuKey: 2,
    sample: {
      heading: 'งบหน้าเรียกเก็บ',
      feeds: {
        membergroupKeeprepShow: {
          input: SHEET,
          shows: 'นายสมชาย ใจงาม',
          wrongType: 'due_date',
          missing: 'member_count',
        },
      },
    },
  }),
  agencyPage('/membergroup/delivery_book', {
    menuKey: 3,
    sample: {
      heading: 'หนังสือนำส่ง',
      feeds: {
        membergroupDeliveryBookShow: {
          input: SHEET,
          shows: 'ผู้อำนวยการโรงเรียนบ้านตัวอย่าง',
          wrongType: 'due_date',
          missing: 'letter_date',
        },
      },
    },
  }),
  agencyPage('/membergroup/summarize_rep', {
    menuKey: 4,
    sample: {
      heading: 'สรุปยอดเรียกเก็บ',
      feeds: {
        membergroupSummarizeRepShow: {
          input: SHEET,
          shows: '205,949.76',
          wrongType: 'member_count',
          missing: 'due_date',
        },
      },
    },
  }),
  agencyPage('/membergroup/password', {
    menuKey: 5,
    sample: { heading: 'เปลี่ยนรหัสผ่าน' },
  }),
  agencyPage('/membergroup/session', {
    isOurs: true,
    sample: {
      heading: 'อุปกรณ์ที่เข้าสู่ระบบ',
      feeds: {
        membergroupSessionList: {
          shows: 'อุปกรณ์นี้',
          wrongType: 'rows.*.device',
          missing: 'rows.*.last_used_at',
        },
      },
    },
  }),
  agencyPage('/membergroup/guide_group', {
    menuKey: 6,
    sample: {
      heading: 'แนวปฏิบัติสำหรับผู้แทนหน่วยงาน',
      feeds: {
        membergroupGuideGroupShow: {
          shows: 'รับงบหน้าเรียกเก็บ',
          wrongType: 'contacts.*.phone',
          missing: 'faq.*.html',
        },
      },
    },
  }),
  agencyPage('/membergroup/deduct_result', {
    isOurs: true,
    sample: {
      heading: 'บันทึกผลการหักเงิน',
      feeds: {
        membergroupDeductResultShow: {
          input: SHEET,
          shows: 'ส่งไฟล์ที่กรอกแล้ว',
          wrongType: 'lines.*.billed_amount',
          missing: 'closed_reason',
        },
      },
    },
  }),
] as const;
