import { memberPage, plainPage } from './address.ts';

const LOAN = 'สม.2569/49069';
const ACCOUNT = '01-2-49069-1';

/** The ways into the member area: no session yet. */
export const memberAccess = [
  plainPage('/member/logon', {
    menuKey: 11,
    sample: { heading: 'เข้าสู่ระบบสมาชิก' },
  }),
  plainPage('/member/registerauth', {
    screen: 'member/register',
    sample: { heading: 'สมัครใช้งานครั้งแรก' },
  }),
  plainPage('/member/register', {
    sample: { heading: 'สมัครใช้งานครั้งแรก' },
  }),
  plainPage('/member/forget', {
    screen: 'member/register',
    sample: { heading: 'ลืมรหัสผ่าน' },
  }),
  plainPage('/member/impersonate', {
    sample: { heading: 'ดูในนามสมาชิก' },
  }),
  plainPage('/member/termofconditional', {
    feeds: ['memberTermsTextShow'],
    sample: {
      heading: 'ข้อตกลงการใช้งาน',
      feeds: {
        memberTermsTextShow: {
          shows: 'ผู้ใช้ต้องเป็นสมาชิกของสหกรณ์',
          wrongType: 'effective_date',
          missing: 'version',
        },
      },
    },
  }),
] as const;

/** The member area. */
export const member = [
  memberPage('/member/welcome', {
    layout: 'welcome',
    feeds: ['memberTermsTextShow'],
    menuKey: 99,
    // Only who has not accepted the terms stays on it.
    sample: { as: '00008', heading: 'ยินดีต้อนรับ' },
  }),
  memberPage('/member/status', {
    feeds: ['memberOverviewShow', 'memberInfoShow'],
    menuKey: 1,
    sample: {
      heading: 'ภาพรวมของฉัน',
      feeds: {
        memberOverviewShow: {
          shows: '959,876.22',
          wrongType: 'share_by_year',
          missing: 'recent',
        },
        memberInfoShow: {
          shows: 'ครูชำนาญการพิเศษ',
          wrongType: 'birth_date',
          missing: 'salary_amount',
        },
        memberLastUpdateShow: {},
      },
    },
  }),
  memberPage('/member/share', {
    feeds: ['memberShareList'],
    menuKey: 2,
    sample: {
      heading: 'ทุนเรือนหุ้น',
      feeds: {
        memberShareList: {
          shows: '480,200.00',
          wrongType: 'period_share_amount',
          missing: 'share_begin',
        },
      },
    },
  }),
  memberPage('/member/loan', {
    feeds: ['memberLoanList'],
    menuKey: 3,
    sample: {
      heading: 'เงินกู้',
      feeds: {
        memberLoanList: {
          shows: '959,876.22',
          wrongType: 'loans.*.loanapprove_amt',
          missing: 'loans.*.startcont_date',
        },
      },
    },
  }),
  memberPage('/member/loan_statement/:statement', {
    screen: 'member/loan-statement',
    feeds: [['memberLoanStatementShow', 'loancontract_no']],
    menuKey: 3,
    sample: {
      at: `/member/loan_statement/${encodeURIComponent(LOAN)}`,
      heading: LOAN,
      feeds: {
        memberLoanStatementShow: {
          input: { body: { loancontract_no: LOAN } },
          shows: '939,700.00',
          wrongType: 'contract.startcont_date',
          missing: 'contract.loanapprove_amt',
        },
      },
    },
  }),
  memberPage('/member/deposit', {
    feeds: ['memberDepositList'],
    menuKey: 4,
    sample: {
      heading: 'เงินฝาก',
      feeds: {
        memberDepositList: {
          shows: '61,953.20',
          wrongType: 'accounts.*.prncbal',
          missing: 'accounts.*.open_date',
        },
      },
    },
  }),
  memberPage('/member/dep_statement/:statement', {
    screen: 'member/dep-statement',
    feeds: [['memberDepositStatementShow', 'deptaccount_no']],
    menuKey: 4,
    sample: {
      at: `/member/dep_statement/${ACCOUNT}`,
      heading: ACCOUNT,
      feeds: {
        memberDepositStatementShow: {
          input: { body: { deptaccount_no: ACCOUNT } },
          shows: '53,848.38',
          wrongType: 'account.withdrawable',
          missing: 'account.deptaccount_name',
        },
      },
    },
  }),
  memberPage('/member/kep', {
    feeds: ['memberKepList'],
    menuKey: 5,
    sample: {
      heading: 'รายการเรียกเก็บ',
      feeds: {
        memberKepList: {
          shows: 'ยอดเรียกเก็บ พฤศจิกายน 2569',
          wrongType: 'months.*.receive_amount',
          missing: 'months.*.receipt_no',
        },
        memberKepShow: {
          input: { body: { recv_period: '256910' } },
          at: '/member/kep?period=256910',
          shows: 'เงินที่หักไปอยู่ที่ไหน',
          wrongType: 'due_date',
          missing: 'membgroup_desc',
        },
      },
    },
  }),
  memberPage('/member/kepcrem', {
    feeds: ['memberKepCremList'],
    menuKey: 12,
    sample: {
      heading: 'ฌาปนกิจสงเคราะห์',
      feeds: {
        memberKepCremList: {
          shows: 'ฌ.49069',
          wrongType: 'memberships.*.benefit_estimate',
          missing: 'arrear_times',
        },
      },
    },
  }),
  memberPage('/member/coll', {
    feeds: ['memberCollList'],
    menuKey: 6,
    sample: {
      heading: 'การค้ำประกัน',
      feeds: {
        memberCollList: {
          shows: 'นางวรรณา วงศ์สว่าง (00003)',
          wrongType: 'right.credit_left',
          missing: 'right.contract_limit',
        },
      },
    },
  }),
  memberPage('/member/dividend', {
    feeds: ['memberDividendList'],
    menuKey: 8,
    sample: {
      heading: 'ปันผลและเฉลี่ยคืน',
      feeds: {
        memberDividendList: {
          shows: '14,231.14',
          wrongType: 'years.*.deductions',
          missing: 'years.*.div_rate',
        },
      },
    },
  }),
  memberPage('/member/welfare', {
    feeds: ['memberWelfareList'],
    menuKey: 10,
    sample: {
      alsoAt: ['/member/welfare?tab=2', '/member/welfare?tab=3', '/member/welfare?tab=4'],
      heading: 'สวัสดิการ',
      feeds: {
        memberWelfareList: {
          shows: 'ประสบภัยพิบัติ',
          wrongType: 'rights.*.amount',
          missing: 'history',
        },
      },
    },
  }),
  memberPage('/member/gian', {
    feeds: ['memberGianList'],
    menuKey: 7,
    sample: {
      heading: 'ผู้รับโอนประโยชน์',
      feeds: {
        memberGianList: {
          shows: 'นางสมหญิง ใจงาม',
          wrongType: 'documents.*.appointed_date',
          missing: 'documents.*.covers',
        },
      },
    },
  }),
  memberPage('/member/confirmData', {
    screen: 'member/confirm-data',
    menuKey: 12,
    sample: {
      heading: 'หนังสือยืนยันยอด',
      feeds: {
        memberConfirmLetterShow: {
          shows: 'ส่งคำตอบเรียบร้อยแล้ว',
          wrongType: 'letter_date',
          missing: 'lines',
        },
        memberConfirmDataShow: {
          input: { params: { year: '2026' } },
          shows: 'ส่งคำตอบเรียบร้อยแล้ว',
          wrongType: 'checkedData',
          missing: 'massage',
        },
      },
    },
  }),
  memberPage('/member/requestpromoney', {
    feeds: ['memberRequestpromoneyList'],
    menuKey: 13,
    sample: {
      heading: 'คำขอทำรายการเงิน',
      feeds: {
        memberRequestpromoneyList: {
          shows: 'กรุงไทย xxx-x-x1945-5',
          wrongType: 'limits',
          missing: 'requests',
        },
      },
    },
  }),
  memberPage('/member/password', {
    menuKey: 9,
    sample: {
      heading: 'เปลี่ยนรหัสผ่าน',
      // The frame of the member area, on a page that asks for nothing itself.
      feeds: {
        memberLastUpdateShow: {
          shows: 'ข้อมูล ณ วันที่ 19 พ.ย. 2569',
          wrongType: 'data',
          missing: 'data',
        },
        memberNotificationList: {
          shows: 'ระดมความช่วยเหลือสมาชิก',
          wrongType: 'rows',
          missing: 'rows',
        },
      },
    },
  }),
] as const;
