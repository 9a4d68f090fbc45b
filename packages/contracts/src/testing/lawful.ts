import { type EndpointKey, endpoints, type Response } from '../endpoints.ts';

// Answers that keep every law: the examples, with a second row where a law compares rows.

const of = <K extends EndpointKey>(key: K) => endpoints[key].example.response as Response<K>;
const first = <T>(list: readonly T[]): T => list[0] as T;

const share = of('memberShareList');
const loans = of('memberLoanList');
const loan = of('memberLoanStatementShow');
const deposits = of('memberDepositList');
const deposit = of('memberDepositStatementShow');
const months = of('memberKepList');
const month = of('memberKepShow');
const security = of('memberCollList');
const heirs = of('memberGianList');
const cremation = of('memberKepCremList');
const dividend = of('memberDividendList');
const letter = of('memberConfirmLetterShow');
const news = of('memberNotificationList');
const welfare = of('memberWelfareList');
const sheet = of('membergroupKeeprepShow');
const summary = of('membergroupSummarizeRepShow');
const result = of('membergroupDeductResultShow');
const topics = of('infoTopicList');

const shareRow = { ...first(share.rows), amount: '1500.00' };
const loanRow = first(loan.rows);
const dueRow = first(loan.schedule);
const depositRow = first(deposit.rows);
const line = first(month.lines);
const own = { ...first(sheet.members), previous_amount: '1500.00' };
const unit = first(summary.units);

/** By call: an answer that keeps every law of it. */
export const LAWFUL: { readonly [K in EndpointKey]?: Response<K> } = {
  memberShareList: {
    ...share,
    share_balance: '3000.00',
    share_units: 300,
    share_begin: '1500.00',
    rows: [
      { ...shareRow, operate_date: '2026-01-31', balance: '1500.00' },
      { ...shareRow, seq_no: 2, balance: '3000.00' },
    ],
  },
  memberLoanList: {
    ...loans,
    loans: [
      { ...first(loans.loans), interest_arrear: '0.00' },
      {
        ...first(loans.loans),
        loancontract_no: 'สม.2560/00001',
        principal_balance: '0.00',
        paid_percent: '100.00',
        contract_status: 'ปิดสัญญา',
      },
    ],
  },
  memberLoanStatementShow: {
    ...loan,
    rows: [
      loanRow,
      {
        ...loanRow,
        seq_no: 2,
        operate_date: '2026-02-28',
        principal_payment: '6700.00',
        interest_payment: '4219.18',
        total: '10919.18',
        principal_balance: '993300.00',
        days: 28,
        sign_status: -1,
      },
    ],
    schedule: [
      dueRow,
      {
        ...dueRow,
        period: 3,
        due_date: '2026-04-30',
        principal: '986600.00',
        total: '991239.94',
        balance: '0.00',
      },
    ],
  },
  memberDepositList: {
    ...deposits,
    accounts: [
      { ...first(deposits.accounts), year_in: '156.10', year_out: '100.00' },
      {
        ...first(deposits.accounts),
        deptaccount_no: '01-2-00001-1',
        prncbal: '0.00',
        withdrawable: '0.00',
        account_status: 'ปิด',
      },
    ],
  },
  memberDepositStatementShow: {
    ...deposit,
    account: { ...deposit.account, year_in: '156.10', year_out: '100.00' },
    rows: [
      { ...depositRow, operate_date: '2025-12-31', deposit: '12100.00', balance: '12100.00' },
      {
        ...depositRow,
        seq_no: 2,
        operate_date: '2026-05-01',
        deposit: '0.00',
        withdraw: '100.00',
        balance: '12000.00',
        sign_status: -1,
      },
      { ...depositRow, seq_no: 3 },
    ],
  },
  memberKepList: {
    ...months,
    months: [
      { ...first(months.months), outstanding_amount: '0.00' },
      {
        ...first(months.months),
        recv_period: '256901',
        receive_amount: '1760.00',
        posting_status: '0',
        receipt_no: '',
        receipt_date: '',
        received_amount: '0.00',
        outstanding_amount: '1760.00',
      },
    ],
    arrears_payment: {
      amount: '1760.00',
      lines: [
        { item_desc: 'ค่าหุ้น', ref_no: '00001', amount: '1500.00' },
        { item_desc: 'ฌาปนกิจสงเคราะห์', ref_no: '', amount: '260.00' },
      ],
      payment_qr: '|099400012345600 00001 6901 176000',
      accounts: [],
    },
  },
  memberKepShow: {
    ...month,
    lines: [
      line,
      {
        ...line,
        seq_no: 2,
        item_group: 'LOAN',
        principal: '300.00',
        interest: '70.00',
        amount: '370.00',
        received_amount: '370.00',
      },
      {
        ...line,
        seq_no: 3,
        item_group: 'REFUND',
        amount: '-50.00',
        received_amount: '-50.00',
      },
    ],
  },
  memberCollList: {
    ...security,
    guarantees: [
      first(security.guarantees),
      {
        ...first(security.guarantees),
        loancontract_no: 'สม.2560/00002',
        principal_balance: '0.00',
        released_date: '2025-12-01',
        coll_status: 'พ้นภาระ',
      },
    ],
  },
  memberGianList: {
    ...heirs,
    documents: [
      first(heirs.documents),
      {
        ...first(heirs.documents),
        document_no: 'ผป.2560/00001',
        appointed_date: '2017-01-12',
        document_status: 'ถูกแทน',
        replaced_date: '2022-01-12',
      },
    ],
  },
  memberKepCremList: {
    ...cremation,
    rows: [
      first(cremation.rows),
      { ...first(cremation.rows), recv_period: '256903', paid_status: '0', receipt_no: '' },
    ],
  },
  memberDividendList: {
    ...dividend,
    years: [
      first(dividend.years),
      {
        ...first(dividend.years),
        div_year: 2024,
        avg_amt: '0.00',
        avg_withheld: true,
        sum_amt: '16452.19',
        net_amt: '11612.19',
        rows: [],
        interest_rows: [],
      },
    ],
  },
  memberOverviewShow: {
    ...of('memberOverviewShow'),
    kep: { recv_period: '256902', receive_amount: '1500.00', posting_status: '0', lines: [line] },
    previous_receive_amount: '1440.00',
    kep_changes: month.changes,
    overdue_months: [
      { recv_period: '256812', amount: '1.00' },
      { recv_period: '256901', amount: '1.00' },
    ],
    share_by_year: [
      { year: 2025, balance: '380780.00' },
      { year: 2026, balance: '397280.00' },
    ],
    recent: ['2026-10-31', '2026-09-30'].map((operate_date) => ({
      operate_date,
      kind: 'share',
      ref_no: '00001',
      item_desc: 'หุ้นรายเดือน',
      amount: '1500.00',
      sign_status: 1,
      item_code: 'SHR',
    })),
  },
  memberConfirmLetterShow: {
    ...letter,
    lines: [
      ...letter.lines,
      { kind: 'share', ref_no: '00001', item_desc: 'หุ้น', balance: '1500.00' },
    ],
    share_total: '1500.00',
  },
  memberNotificationList: {
    ...news,
    rows: [
      first(news.rows),
      { ...first(news.rows), notification_id: 2050, created_at: '2026-01-31 09:00:00' },
    ],
  },
  memberWelfareList: {
    ...welfare,
    history: [
      first(welfare.history),
      {
        ...first(welfare.history),
        request_no: 'W2569-00001-05',
        request_date: '2026-03-01',
        pay_date: '',
        status: 'รอการอนุมัติ',
      },
    ],
  },
  membergroupDashboardShow: of('membergroupDashboardShow'),
  membergroupKeeprepShow: {
    ...sheet,
    member_count: 2,
    billed_amount: '13919.18',
    totals: sheet.totals.map((one) =>
      one.kind === 'SHARE' ? { ...one, count: 2, amount: '3000.00' } : one,
    ),
    members: [
      own,
      {
        ...own,
        seq_no: 2,
        membership_no: '01235',
        amount: '1500.00',
        lines: own.lines.slice(0, 1),
        causes: [],
      },
    ],
  },
  membergroupSummarizeRepShow: {
    ...summary,
    member_count: 2,
    units: [
      { ...unit, billed_amount: '12419.18' },
      {
        ...unit,
        unit_no: '0123-02',
        billed_amount: '0.00',
        remain_amount: '0.00',
        totals: [],
      },
    ],
  },
  membergroupDeductResultShow: result,
  infoTopicList: {
    ...topics,
    total: 3,
    rows: ['2026-02-01', '2026-02-03', '2026-02-02'].map((published_at, index) => ({
      ...first(topics.rows),
      topic_id: 69001 + index,
      published_at,
      pinned: index === 0,
    })),
  },
};

/** Returns the lawful answer to a call, its example otherwise. */
export const lawful = <K extends EndpointKey>(key: K): Response<K> => LAWFUL[key] ?? of(key);
