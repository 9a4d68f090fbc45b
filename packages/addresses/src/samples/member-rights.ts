import type { Sample } from './sample-page.ts';

export const rightSamples = {
  '/member/year': {
    answer: '83,706.60',
    feeds: {
      memberYearList: { shows: '480,200.00', wrongType: 'years.*.saved', missing: 'years.*.lines' },
    },
  },
  '/member/dividend': {
    feeds: {
      memberDividendList: {
        shows: '14,231.14',
        wrongType: 'years.*.deductions',
        missing: 'years.*.div_rate',
      },
    },
  },
  '/member/retirement': {
    answer: '464,000.00',
    feeds: {
      memberRetirementShow: {
        shows: 'เงินกู้สามัญ',
        wrongType: 'salary_amount',
        missing: 'service_date',
      },
    },
  },
  '/member/settlement': {
    feeds: {
      memberSettlementShow: {
        shows: 'ท่านยังเป็นสมาชิกอยู่',
        wrongType: 'settlement_status',
        missing: 'owned',
      },
    },
  },
  '/member/calendar': {
    feeds: {
      memberCalendarList: {
        shows: 'วันสำคัญข้างหน้า',
        wrongType: 'events.*.kind',
        missing: 'events.*.title',
      },
    },
  },
  '/member/notes': {
    feeds: { memberNoteList: {} },
  },
  '/member/consent': {
    answer: 'ยินยอมแล้ว',
    feeds: {
      memberConsentList: {
        shows: 'รับข่าวสารและสิทธิประโยชน์จากสหกรณ์',
        wrongType: 'rows.*.purpose',
        missing: 'rows.*.if_withdrawn',
      },
    },
  },
  '/member/welfare': {
    alsoAt: ['/member/welfare?tab=2', '/member/welfare?tab=3', '/member/welfare?tab=4'],
    heading: 'สวัสดิการ',
    answer: '7 จาก 11',
    feeds: {
      memberWelfareList: {
        shows: 'ประสบภัยพิบัติ',
        wrongType: 'rights.*.amount',
        missing: 'rights.*.reason',
      },
    },
  },
  '/member/gian': {
    answer: 'สัดส่วนรวมกันครบ',
    feeds: {
      memberGianList: {
        shows: 'นางสมหญิง ใจงาม',
        wrongType: 'documents.*.appointed_date',
        missing: 'documents.*.covers',
      },
    },
  },
  '/member/family': {},
  '/member/confirmData': {
    feeds: {
      memberConfirmLetterShow: {
        shows: 'ส่งคำตอบเรียบร้อยแล้ว',
        wrongType: 'letter_date',
        missing: 'auditor_name',
      },
      memberConfirmDataShow: {
        input: { params: { year: '2026' } },
        shows: 'ส่งคำตอบเรียบร้อยแล้ว',
        wrongType: 'confirmStatus',
        missing: 'massage',
      },
    },
  },
  '/member/requestpromoney': {
    answer: '53,743.61',
    feeds: {
      memberRequestpromoneyList: {
        shows: 'กรุงไทย xxx-x-x8895-2',
        wrongType: 'limits.*.max_amount',
        missing: 'service_status',
      },
    },
  },
  '/member/borrow': {
    answer: '93,000.00',
    feeds: {
      memberLoanRightList: {
        shows: 'เงินกู้พิเศษเพื่อการเคหะ',
        wrongType: 'rights.*.conditions',
        missing: 'rights.*.terms',
      },
      memberInfoShow: {},
      memberKepList: {},
    },
  },
  '/member/loan-apply': {
    feeds: {
      memberLoanRightList: {
        shows: 'คำขอกู้ใหม่',
        wrongType: 'rights.*.terms',
        missing: 'rights.*.step_amount',
      },
      memberLoanApplyList: {
        shows: 'ยังไม่มีคำขอกู้',
        wrongType: 'products.*.papers',
        missing: 'products.*.guarantors',
      },
    },
  },
  '/member/password': {
    // The frame of the member area, on a page that asks for nothing itself.
    feeds: {
      memberLastUpdateShow: {
        shows: 'ข้อมูล ณ วันที่ 19 พ.ย. 2569',
        wrongType: 'data',
      },
      memberNotificationList: {
        shows: 'ระดมความช่วยเหลือสมาชิก',
        wrongType: 'rows.*.url',
        missing: 'rows.*.created_at',
      },
    },
  },
  '/member/session': {
    feeds: {
      memberSessionList: {
        shows: 'อุปกรณ์นี้',
        wrongType: 'rows.*.device',
        missing: 'rows.*.last_used_at',
      },
      memberPasskeyList: {
        shows: 'ยังไม่มีพาสคีย์',
        wrongType: 'rows.*.name',
        missing: 'rows.*.last_used_at',
      },
      memberRelativeList: {
        shows: 'ยังไม่มีญาติที่ท่านให้ดูข้อมูล',
        wrongType: 'rows.*.opened',
        missing: 'rows.*.until',
      },
    },
  },
  '/member/notice-setting': {
    feeds: {
      memberPushShow: {
        shows: 'เรื่องที่ให้แจ้ง',
        wrongType: 'quiet_from',
        missing: 'show_amounts',
      },
    },
  },
} satisfies Readonly<Record<string, Sample>>;
