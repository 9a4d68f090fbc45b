import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { example, first } from './example.ts';

const share = example('memberShareList');
const loans = example('memberLoanList');
const loan = example('memberLoanStatementShow');
const deposits = example('memberDepositList');
const deposit = example('memberDepositStatementShow');
const months = example('memberKepList');
const month = example('memberKepShow');
const dividend = example('memberDividendList');
const shareRow = { ...first(share.rows), amount: '1500.00' };
const loanRow = first(loan.rows);
const dueRow = first(loan.schedule);
const depositRow = first(deposit.rows);
const line = first(month.lines);

/** Answers about a member's money that keep every law: the examples, with a second row where a law compares rows. */
export const lawfulRecords = {
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
        loanapprove_amt: '50000.00',
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
        interest: '4459.97',
        total: '11159.97',
        balance: '979900.00',
      },
      {
        ...dueRow,
        period: 4,
        due_date: '2026-05-31',
        principal: '979900.00',
        interest: '4577.34',
        total: '984477.34',
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
} as const satisfies { readonly [K in EndpointKey]?: Response<K> };
