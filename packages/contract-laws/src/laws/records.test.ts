import { expect, test } from 'vitest';
import { breachesOf, type LawRow } from '../testing/breaches-of.ts';
import { lawful } from '../testing/lawful.ts';

const NEGATIVE = '-1.00, not not negative';

/** A contract of twelve months that was paid off in the fourteenth month, with this instalment. */
const paidLate = (last_periodpay: number) => ({
  ...lawful('memberLoanList').loans[1],
  startcont_date: '2025-10-14',
  last_operate_date: '2026-11-30',
  period_payamt: 12,
  last_periodpay,
});

test.for<LawRow>([
  ['share-runs', { 'rows.1.balance': '3000.01' }, ['rows.*.balance: 3000.01, not 3000.00']],
  ['share-runs', { 'rows.1.sign_status': -1 }, ['rows.*.balance: 3000.00, not 0.00']],
  ['share-ends', { share_balance: '1.00' }, ['share_balance: 1.00, not 3000.00']],
  ['share-ends', { rows: [] }, ['share_balance: 3000.00, not 0.00 without a row']],
  ['share-units', { share_units: 301 }, ['share_units: 3010.00, not 3000.00']],
  ['share-begins', { share_begin: '2.00' }, ['share_begin: 2.00, not a balance of the rows']],
  ['share-begins', { share_begin: '0.00' }, []],
  ['share-begins', { share_begin: '2.00', rows: [] }, []],
  // A list that was cut to its last rows.
  ['share-first', { 'rows.0.balance': '9000.00' }, ['rows.*.balance: 9000.00, not 1500.00']],
  ['share-first', { rows: [] }, []],
  [
    'share-order',
    { 'rows.0.operate_date': '2026-03-01' },
    ['rows.*.operate_date: 2026-02-28, not not before 2026-03-01'],
  ],
  ['share-order', { 'rows.1.seq_no': 3 }, ['rows.*.seq_no: 3, not 2']],
  [
    'share-once',
    { 'rows.1.operate_date': '2026-01-31', 'rows.1.balance': '1500.00' },
    ['rows.*: 2026-01-31 6902-00001 SHR 1500.00 1500.00 twice, not each once'],
  ],
  [
    'share-positive',
    { overdue_amount: '-1.00', 'rows.1.amount': '-1.00' },
    [`rows.*.amount: ${NEGATIVE}`, `overdue_amount: ${NEGATIVE}`],
  ],
  [
    'share-signs',
    { 'rows.1.sign_status': 0 },
    ['rows.*.sign_status: 0, not 1 or -1 where an amount moved'],
  ],
  ['share-signs', { 'rows.1.sign_status': 0, 'rows.1.amount': '0.00' }, []],
  ['share-period', { last_period: 313 }, ['last_period: 313, not 314']],
  ['share-day', { as_of: '2026-02-27' }, ['rows.*.operate_date: 2026-02-28, not by 2026-02-27']],
  ['share-day', { as_of: '2026-02-28' }, []],

  ['loan-sum', { sum_loan_balance: '1.00' }, ['sum_loan_balance: 1.00, not 993300.00']],
  [
    'loan-parts',
    { 'loans.1.total_payment': '1.00' },
    ['loans.*.total_payment: 1.00, not 10919.18'],
  ],
  ['loan-percent', { 'loans.0.paid_percent': '0.69' }, ['loans.*.paid_percent: 0.69, not 0.67']],
  ['loan-percent', { 'loans.0.paid_percent': '0.68' }, []],
  ['loan-percent', { 'loans.0.loanapprove_amt': '0.00' }, []],
  [
    'loan-closed',
    { 'loans.0.contract_status': 'ปิดสัญญา' },
    [
      'loans.*.contract_status: ปิดสัญญา, 993300.00, not closed exactly where the balance is 0.00 and no interest is left',
    ],
  ],
  [
    'loan-closed',
    { 'loans.1.contract_status': 'ปกติ', 'loans.1.total_payment': '0.00' },
    [
      'loans.*.contract_status: ปกติ, 0.00, not closed exactly where the balance is 0.00 and no interest is left',
    ],
  ],
  [
    'loan-bounds',
    { 'loans.0.principal_balance': '1000000.01', 'loans.0.interest_arrear': '-1.00' },
    [
      'loans.*.principal_balance: 1000000.01, not at most 1000000.00',
      `loans.*.interest_arrear: ${NEGATIVE}`,
    ],
  ],
  [
    'loan-arrears',
    { 'loans.0.arrear_periods': 1 },
    [
      'loans.*.contract_status: ปกติ, 1 months, not in arrears exactly where arrear_periods is above 0',
    ],
  ],
  [
    'loan-arrears',
    { 'loans.0.contract_status': 'ค้างชำระ' },
    [
      'loans.*.contract_status: ค้างชำระ, 0 months, not in arrears exactly where arrear_periods is above 0',
    ],
  ],
  ['loan-arrears', { 'loans.0.arrear_periods': 1, 'loans.0.contract_status': 'ค้างชำระ' }, []],
  ['loan-arrears', { 'loans.1.arrear_periods': 1 }, []],
  [
    'loan-interest-owed',
    { 'loans.0.interest_arrear': '1.00' },
    ['loans.*.interest_arrear: 1.00, not 0.00 without arrears'],
  ],
  ['loan-interest-owed', { 'loans.0.interest_arrear': '1.00', 'loans.0.arrear_periods': 1 }, []],
  [
    'loan-once',
    { 'loans.1.loancontract_no': 'สม.2569/00123' },
    ['loans.*.loancontract_no: สม.2569/00123 twice, not each once'],
  ],
  [
    'loan-order',
    { 'loans.0.contract_status': 'ปิดสัญญา', 'loans.1.contract_status': 'ปกติ' },
    ['loans.*.contract_status: 0, not not before 1'],
  ],
  [
    'loan-day',
    { as_of: '2026-02-27' },
    Array(2).fill('loans.*.last_operate_date: 2026-02-28, not by 2026-02-27'),
  ],
  [
    'loan-periods',
    { 'loans.1.last_periodpay': 151 },
    ['loans.*.last_periodpay: 151 of 150, not at most the last'],
  ],
  ['loan-periods', { 'loans.0.last_periodpay': 151, 'loans.1.last_periodpay': 150 }, []],
  // The twelfth instalment was not paid in its month, but with the next two.
  ['loan-periods', { 'loans.1': paidLate(14) }, []],
  [
    'loan-periods',
    { 'loans.1': paidLate(15) },
    ['loans.*.last_periodpay: 15 of 12, not at most the last'],
  ],
  [
    'loan-asked',
    {},
    ['contract.loancontract_no: สม.2569/00123, not สม.1'],
    { loancontract_no: 'สม.1' },
  ],
  [
    'loan-runs',
    { 'rows.1.principal_payment': '6700.01' },
    ['rows.*.principal_balance: 993300.00, not 993299.99'],
  ],
  [
    'loan-ends',
    { 'contract.principal_balance': '1.00' },
    ['contract.principal_balance: 1.00, not 993300.00'],
  ],
  [
    'loan-ends',
    { rows: [] },
    ['contract.principal_balance: 993300.00, not 1000000.00 without a row'],
  ],
  ['loan-ends', { rows: [], 'contract.principal_balance': '1000000.00' }, []],
  ['loan-row-parts', { 'rows.1.total': '1.00' }, ['rows.*.total: 1.00, not 10919.18']],
  ['loan-row-order', { 'rows.1.seq_no': 1 }, ['rows.*.seq_no: 1, not 2']],
  [
    'loan-row-positive',
    { 'rows.1.interest_payment': '-1.00' },
    [`rows.*.interest_payment: ${NEGATIVE}`],
  ],
  [
    'loan-row-day',
    { as_of: '2026-02-27', 'rows.0.operate_date': '2026-01-30' },
    [
      'rows.*.operate_date: 2026-02-28, not by 2026-02-27',
      'rows.*.operate_date: 2026-01-30, not from 2026-01-31',
    ],
  ],
  [
    'loan-interest',
    { 'rows.1.interest_payment': '12658.54' },
    ['rows.*.interest_payment: 12658.54, not of the size of debt × rate × days ÷ 365'],
  ],
  ['loan-interest', { 'rows.1.interest_payment': '12658.53' }, []],
  ['loan-interest', { 'rows.1.interest_payment': '12658.54', 'rows.1.days': 0 }, []],
  ['loan-interest', { 'rows.1.interest_payment': '2.00', 'rows.1.days': -1 }, []],
  ['schedule-parts', { 'schedule.2.total': '1.00' }, ['schedule.*.total: 1.00, not 984477.34']],
  [
    'schedule-runs',
    { 'schedule.2.principal': '979899.99' },
    ['schedule.*.balance: 0.00, not 0.01'],
  ],
  [
    'schedule-runs',
    { 'schedule.0.balance': '986600.01', 'schedule.1.principal': '6700.01' },
    ['schedule.*.balance: 986600.01, not 986600.00'],
  ],
  [
    'schedule-runs',
    { 'schedule.2.principal': '979899.00', 'schedule.2.balance': '1.00' },
    ['schedule.*.balance: 1.00, not 0.00'],
  ],
  ['schedule-runs', { schedule: [] }, []],
  ['schedule-runs', { 'schedule.length': 2 }, ['schedule.*.balance: 979900.00, not 0.00']],
  ['schedule-runs', { 'schedule.length': 1, 'schedule.0.balance': '1.00' }, []],
  ['schedule-order', { 'schedule.2.period': 5 }, ['schedule.*.period: 5, not 4']],

  ['deposit-sum', { sum_balance: '1.00' }, ['sum_balance: 1.00, not 12156.10']],
  [
    'deposit-withdrawable',
    { 'accounts.0.withdrawable': '12156.11' },
    ['accounts.*.withdrawable: 12156.11, not at most 12156.10'],
  ],
  ['deposit-positive', { 'accounts.0.year_in': '-1.00' }, [`accounts.*.year_in: ${NEGATIVE}`]],
  ['deposit-closed', { 'accounts.1.prncbal': '1.00' }, ['accounts.*.prncbal: 1.00, not 0.00']],
  [
    'deposit-once',
    { 'accounts.1.deptaccount_no': '01-2-00345-6' },
    ['accounts.*.deptaccount_no: 01-2-00345-6 twice, not each once'],
  ],
  [
    'deposit-day',
    { 'accounts.1.open_date': '2026-07-06' },
    ['accounts.*.open_date: 2026-07-06, not by 2026-07-05'],
  ],
  ['deposit-asked', {}, ['account.deptaccount_no: 01-2-00345-6, not 1'], { deptaccount_no: '1' }],
  ['deposit-runs', { 'rows.1.withdraw': '99.00' }, ['rows.*.balance: 12000.00, not 12001.00']],
  ['deposit-runs', { 'rows.2.deposit': '157.10' }, ['rows.*.balance: 12156.10, not 12157.10']],
  ['deposit-ends', { 'account.prncbal': '1.00' }, ['account.prncbal: 1.00, not 12156.10']],
  ['deposit-ends', { rows: [] }, ['account.prncbal: 12156.10, not 0.00 without a row']],
  ['deposit-ends', { rows: [], 'account.prncbal': '0.00' }, []],
  ['deposit-signs', { 'rows.1.sign_status': 1 }, ['rows.*.sign_status: 1, not -1']],
  ['deposit-signs', { 'rows.2.sign_status': -1 }, ['rows.*.sign_status: -1, not 1']],
  ['deposit-signs', { 'rows.1.sign_status': 0 }, []],
  ['deposit-signs', { 'rows.2.sign_status': -1, 'rows.2.deposit': '0.00' }, []],
  ['deposit-row-order', { 'rows.2.seq_no': 4 }, ['rows.*.seq_no: 4, not 3']],
  ['deposit-row-positive', { 'rows.0.balance': '-1.00' }, [`rows.*.balance: ${NEGATIVE}`]],
  [
    'deposit-row-day',
    { 'account.open_date': '2026-01-01' },
    ['rows.*.operate_date: 2025-12-31, not from 2026-01-01'],
  ],
  ['deposit-year', { 'account.year_in': '1.00' }, ['account.year_in: 1.00, not 156.10']],
  ['deposit-year', { 'account.year_out': '1.00' }, ['account.year_out: 1.00, not 100.00']],
  // Rows that begin within the year do not say what was before them, unless the account begins with them.
  ['deposit-year', { 'account.year_in': '1.00', 'rows.0.operate_date': '2026-01-01' }, []],
  [
    'deposit-year',
    { 'rows.0.operate_date': '2026-01-01', 'account.open_date': '2026-01-01' },
    ['account.year_in: 156.10, not 12256.10'],
  ],

  ['dividend-rows', { 'years.0.div_amt': '1.00' }, ['years.*.div_amt: 1.00, not 16452.19']],
  [
    'dividend-row',
    { 'years.0.rows.1.dividend': '72.21' },
    ['years.*.rows.*.dividend: 72.21, not 72.19'],
  ],
  ['dividend-row', { 'years.0.rows.1.dividend': '72.20' }, []],
  [
    'refund-base',
    { 'years.0.interest_base': '1.00' },
    ['years.*.interest_base: 1.00, not 58412.36'],
  ],
  ['refund', { 'years.0.avg_amt': '7009.50' }, ['years.*.avg_amt: 7009.50, not 7009.48']],
  ['refund', { 'years.0.avg_amt': '7009.49' }, []],
  ['refund', { 'years.1.avg_amt': '7009.48' }, ['years.*.avg_amt: 7009.48, not 0.00']],
  ['dividend-sum', { 'years.0.etc_amt': '1.00' }, ['years.*.sum_amt: 23461.67, not 23462.67']],
  ['dividend-deducted', { 'years.1.deductions': [] }, ['years.*.sum_deduct: 4840.00, not 0.00']],
  ['dividend-net', { 'years.1.net_amt': '1.00' }, ['years.*.net_amt: 1.00, not 11612.19']],
  ['dividend-positive', { 'years.1.net_amt': '-1.00' }, [`years.*.net_amt: ${NEGATIVE}`]],
  ['dividend-order', { 'years.1.div_year': 2025 }, ['years.*.div_year: 2025 twice, not each once']],
])('%s with %j: %j', ([name, edits, breaches, input]) => {
  expect(breachesOf(name, edits, input)).toEqual(breaches);
});
