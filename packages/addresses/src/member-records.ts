import { memberPage } from './address.ts';

const LOAN = 'สม.2569/64542';
const ACCOUNT = '01-2-29101-9';

/** The member area: records. */
export const memberRecords = [
  memberPage('/member/welcome', {
    layout: 'welcome',
    menuKey: 99,
    // Only members who have not accepted the terms stay on it.
    sample: { as: '00008', heading: 'ยินดีต้อนรับ' },
  }),
  memberPage('/member/status', {
    menuKey: 1,
    forRelatives: true,
    sample: {
      heading: 'ภาพรวม',
      feeds: {
        memberOverviewShow: {
          shows: '959,867.89',
          wrongType: 'deposit_count',
          missing: 'share_status',
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
    menuKey: 2,
    forRelatives: true,
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
    menuKey: 3,
    forRelatives: true,
    sample: {
      heading: 'เงินกู้',
      feeds: {
        memberLoanList: {
          shows: '959,867.89',
          wrongType: 'loans.*.loanapprove_amt',
          missing: 'loans.*.startcont_date',
        },
      },
    },
  }),
  memberPage('/member/loan_statement/:statement', {
    menuKey: 3,
    forRelatives: true,
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
  memberPage('/member/loan-plan/:contract', {
    menuKey: 3,
    isOurs: true,
    forRelatives: true,
    sample: {
      at: `/member/loan-plan/${encodeURIComponent(LOAN)}`,
      heading: LOAN,
      feeds: {
        memberLoanStatementShow: {
          input: { body: { loancontract_no: LOAN } },
          shows: '939,700.00',
          wrongType: 'schedule.*.interest',
          missing: 'contract.paid_percent',
        },
      },
    },
  }),
  memberPage('/member/deposit', {
    menuKey: 4,
    forRelatives: true,
    sample: {
      heading: 'เงินฝาก',
      feeds: {
        memberDepositList: {
          shows: '61,948.37',
          wrongType: 'accounts.*.prncbal',
          missing: 'accounts.*.open_date',
        },
      },
    },
  }),
  memberPage('/member/dep_statement/:statement', {
    menuKey: 4,
    forRelatives: true,
    sample: {
      at: `/member/dep_statement/${ACCOUNT}`,
      heading: ACCOUNT,
      feeds: {
        memberDepositStatementShow: {
          input: { body: { deptaccount_no: ACCOUNT } },
          shows: '53,843.61',
          wrongType: 'account.withdrawable',
          missing: 'account.deptaccount_name',
        },
      },
    },
  }),
  memberPage('/member/kep', {
    menuKey: 5,
    forRelatives: true,
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
          shows: 'เงินที่หักไปไหนบ้าง',
          wrongType: 'due_date',
          missing: 'membgroup_desc',
        },
      },
    },
  }),
  memberPage('/member/kepcrem', {
    menuKey: 12,
    forRelatives: true,
    sample: {
      heading: 'ฌาปนกิจสงเคราะห์',
      feeds: {
        memberKepCremList: {
          shows: 'ฌ.70748',
          wrongType: 'memberships.*.benefit_estimate',
          missing: 'arrear_times',
        },
      },
    },
  }),
  memberPage('/member/coll', {
    menuKey: 6,
    sample: {
      heading: 'การค้ำประกัน',
      feeds: {
        memberCollList: {
          shows: 'นางสุมาลี สังข์บุญ (00003)',
          wrongType: 'right.credit_left',
          missing: 'right.contract_limit',
        },
        memberGuaranteeAskList: {},
      },
    },
  }),
] as const;
