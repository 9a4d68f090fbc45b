import type { Loan } from '@coop/contracts/member/loan';
import {
  askedFor,
  atMost,
  by,
  counts,
  each,
  endsWith,
  from,
  lawsOf,
  notNegative,
  once,
  rising,
  runs,
  sumIs,
} from './checks.ts';
import { holds, inOrder, neighbours, sameMoney, satangOf } from './figures.ts';
import { besideMonthEnd } from './times/due.ts';

const list = lawsOf('memberLoanList');
const statement = lawsOf('memberLoanStatementShow');

const isClosed = (loan: Loan) => loan.contract_status === 'ปิดสัญญา';

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The months from a contract's first to the one of its last payment. */
const monthsUpTo = ({ startcont_date, last_operate_date }: Loan) =>
  monthOf(last_operate_date) - monthOf(startcont_date) + 1;

/** Laws of the loan contracts. */
export const loanLaws = [
  list(
    'loan-sum',
    'the debt is the sum of the contracts',
    sumIs('sum_loan_balance', 'loans.*.principal_balance'),
  ),
  list(
    'loan-parts',
    'an instalment is its principal and its interest',
    sumIs('loans.*.total_payment', 'loans.*.principal_payment', 'loans.*.interest_payment'),
  ),
  list('loan-percent', 'the percentage is what was paid of what was approved', ({ loans }) =>
    loans.flatMap(({ loanapprove_amt, principal_balance, paid_percent }) => {
      const approved = satangOf(loanapprove_amt);
      const paid = Math.round(((approved - satangOf(principal_balance)) * 10_000) / approved);
      return sameMoney('loans.*.paid_percent', paid_percent, paid, 1);
    }),
  ),
  list(
    'loan-closed',
    'a contract is closed when nothing is owed',
    each(
      'loans.*.contract_status',
      // The last principal may have been paid as an arrear, before the interest of the days since the bill.
      (row) =>
        satangOf(row.principal_balance) === 0
          ? isClosed(row) || satangOf(row.total_payment) > 0
          : !isClosed(row),
      'closed exactly where the balance is 0.00 and no interest is left',
      (row) => `${row.contract_status}, ${row.principal_balance}`,
    ),
  ),
  list(
    'loan-bounds',
    'no more is owed than was approved, and nothing is negative',
    atMost('loans.*.principal_balance', 'loans.*.loanapprove_amt'),
    notNegative(
      'loans.*.principal_balance',
      'loans.*.interest_arrear',
      'loans.*.period_payment',
      'loans.*.total_payment',
    ),
  ),
  list(
    'loan-arrears',
    'a contract is in arrears when billed months were not paid',
    each(
      'loans.*.contract_status',
      (row) => isClosed(row) || (row.contract_status === 'ค้างชำระ') === row.arrear_periods > 0,
      'in arrears exactly where arrear_periods is above 0',
      (row) => `${row.contract_status}, ${row.arrear_periods} months`,
    ),
  ),
  list(
    'loan-interest-owed',
    'interest is owed only where months were not paid',
    each(
      'loans.*.interest_arrear',
      (row) => row.arrear_periods > 0 || satangOf(row.interest_arrear) === 0,
      '0.00 without arrears',
    ),
  ),
  list('loan-once', 'no contract stands twice', once('loans.*.loancontract_no')),
  list('loan-order', 'open contracts stand before those paid off', ({ loans }) =>
    inOrder(
      'loans.*.contract_status',
      loans.map((loan) => Number(isClosed(loan))),
      'rising',
    ),
  ),
  list(
    'loan-day',
    'no contract begins after the answer',
    by('as_of', 'loans.*.startcont_date', 'loans.*.last_operate_date'),
  ),
  list(
    'loan-periods',
    'an instalment is beyond the last only while debt is left, or where it was paid as late',
    each(
      'loans.*.last_periodpay',
      (row) =>
        row.last_periodpay <= row.period_payamt ||
        row.principal_balance !== '0.00' ||
        row.last_periodpay <= monthsUpTo(row),
      'at most the last',
      (row) => `${row.last_periodpay} of ${row.period_payamt}`,
    ),
  ),
  statement(
    'loan-asked',
    'a statement is that of the contract asked for',
    askedFor('contract.loancontract_no'),
  ),
  statement(
    'loan-runs',
    'each debt is the one before and its row',
    runs(
      'rows.*.principal_balance',
      ({ sign_status, principal_payment }) => sign_status * satangOf(principal_payment),
    ),
  ),
  statement(
    'loan-ends',
    'the debt is that of the last row',
    endsWith('contract.principal_balance', 'rows.*.principal_balance'),
    ({ contract, rows }) => {
      const { principal_balance: owed, loanapprove_amt: approved } = contract;
      // Before the first row everything is owed.
      const is = rows.length > 0 || satangOf(owed) === satangOf(approved);
      return holds('contract.principal_balance', is, owed, `${approved} without a row`);
    },
  ),
  statement(
    'loan-row-parts',
    'a payment is its principal and its interest',
    sumIs('rows.*.total', 'rows.*.principal_payment', 'rows.*.interest_payment'),
  ),
  statement(
    'loan-row-order',
    'payments stand oldest first, each once',
    rising('rows.*.operate_date'),
    counts('rows.*.seq_no'),
    once('rows.*', 'operate_date', 'slip_no', 'item_code', 'total', 'principal_balance'),
  ),
  statement(
    'loan-row-positive',
    'no part of a payment is negative',
    notNegative('rows.*.principal_payment', 'rows.*.interest_payment', 'rows.*.principal_balance'),
  ),
  statement(
    'loan-row-day',
    'no payment is later than the answer or before the contract',
    by('as_of', 'rows.*.operate_date'),
    from('contract.startcont_date', 'rows.*.operate_date'),
  ),
  statement('loan-interest', 'interest is the debt by rate and days', ({ rows, contract }) =>
    neighbours(rows).flatMap(([before, row]) => {
      const debt = satangOf(before.principal_balance);
      const mostInterest = (debt * satangOf(contract.int_rate) * row.days) / 3_650_000;
      // Rates change over the years, and arrears of interest are paid with a later row.
      return holds(
        'rows.*.interest_payment',
        row.days <= 0 || satangOf(row.interest_payment) <= mostInterest * 3 + 100,
        row.interest_payment,
        'of the size of debt × rate × days ÷ 365',
      );
    }),
  ),
  statement(
    'schedule-parts',
    'an instalment to come is its principal and its interest',
    sumIs('schedule.*.total', 'schedule.*.principal', 'schedule.*.interest'),
  ),
  statement(
    'schedule-runs',
    'the schedule pays the debt off to the last satang',
    runs('schedule.*.balance', ({ principal }) => -satangOf(principal)),
    ({ schedule, contract }) => {
      const [first] = schedule;
      if (!first || schedule.length < 2) return [];
      const afterFirst = satangOf(contract.principal_balance) - satangOf(first.principal);
      return [
        ...sameMoney('schedule.*.balance', first.balance, afterFirst),
        ...sameMoney('schedule.*.balance', schedule.at(-1)?.balance, 0),
      ];
    },
  ),
  statement(
    'loan-first',
    'the first row is the first money of the contract',
    ({ rows: [first] }) =>
      first
        ? sameMoney(
            'rows.*.principal_balance',
            first.principal_balance,
            satangOf(first.principal_payment),
          )
        : [],
  ),
  statement(
    'schedule-due',
    'instalments are due on last days, or on a day of their own',
    ({ schedule }) =>
      besideMonthEnd(
        'schedule.*.due_date',
        schedule.map(({ due_date }) => due_date),
      ),
  ),
  statement(
    'schedule-order',
    'instalments to come stand in their order',
    rising('schedule.*.due_date'),
    counts('schedule.*.period'),
  ),
];
