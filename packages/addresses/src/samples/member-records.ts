import type { Sample } from './sample-page.ts';

const LOAN = 'สม.2569/64542';
const ACCOUNT = '01-2-29101-9';

export const recordSamples = {
  // Only members who have not accepted the terms stay on it.
  '/member/welcome': { as: '00008', heading: 'ยินดีต้อนรับ' },
  '/member/status': {
    answer: '16,277.96',
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
  '/member/share': {
    feeds: {
      memberShareList: {
        shows: '480,200.00',
        wrongType: 'period_share_amount',
        missing: 'share_begin',
      },
    },
  },
  '/member/loan': {
    feeds: {
      memberLoanList: {
        shows: '959,867.89',
        wrongType: 'loans.*.loanapprove_amt',
        missing: 'loans.*.startcont_date',
      },
    },
  },
  '/member/loan_statement/:statement': {
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
  '/member/loan-plan/:contract': {
    at: `/member/loan-plan/${encodeURIComponent(LOAN)}`,
    heading: LOAN,
    answer: '942,531.97',
    feeds: {
      memberLoanStatementShow: {
        input: { body: { loancontract_no: LOAN } },
        shows: '939,700.00',
        wrongType: 'schedule.*.interest',
        missing: 'contract.paid_percent',
      },
    },
  },
  '/member/deposit': {
    feeds: {
      memberDepositList: {
        shows: '61,948.37',
        wrongType: 'accounts.*.prncbal',
        missing: 'accounts.*.open_date',
      },
    },
  },
  '/member/dep_statement/:statement': {
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
  '/member/kep': {
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
  '/member/kepcrem': {
    answer: '260.00',
    feeds: {
      memberKepCremList: {
        shows: 'ฌ.70748',
        wrongType: 'memberships.*.benefit_estimate',
        missing: 'arrear_times',
      },
    },
  },
  '/member/coll': {
    feeds: {
      memberCollList: {
        shows: 'นางสุมาลี สังข์บุญ (00003)',
        wrongType: 'right.credit_left',
        missing: 'right.contract_limit',
      },
      memberGuaranteeAskList: {},
    },
  },
} satisfies Readonly<Record<string, Sample>>;
