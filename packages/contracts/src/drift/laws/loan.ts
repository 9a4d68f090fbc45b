import type { Loan } from '../../member/loan.ts';
import {
  countsUp,
  holds,
  inOrder,
  notNegative,
  same,
  sameMoney,
  satangOf,
  sumOf,
  unique,
} from './figures.ts';
import { type Breach, law } from './law.ts';

const LIST = 'memberLoanList';
const ROWS = 'memberLoanStatementShow';

const isClosed = (loan: Loan) => loan.contract_status === 'ปิดสัญญา';

function partsOf(path: string, loan: Loan): Breach[] {
  const { principal_payment, interest_payment, total_payment } = loan;
  return sameMoney(
    `${path}.total_payment`,
    total_payment,
    sumOf([principal_payment, interest_payment]),
  );
}

/** Laws of the loan contracts. */
export const loanLaws = [
  law(LIST, 'loan-sum', 'the debt is the sum of the contracts', ({ loans, sum_loan_balance }) =>
    sameMoney(
      'sum_loan_balance',
      sum_loan_balance,
      sumOf(loans.map((one) => one.principal_balance)),
    ),
  ),
  law(LIST, 'loan-parts', 'an instalment is its principal and its interest', ({ loans }) =>
    loans.flatMap((one) => partsOf('loans.*', one)),
  ),
  law(LIST, 'loan-percent', 'the percentage is what was paid of what was approved', ({ loans }) =>
    loans.flatMap(({ loanapprove_amt, principal_balance, paid_percent }) => {
      const approved = satangOf(loanapprove_amt);
      const paid = Math.round(((approved - satangOf(principal_balance)) * 10_000) / approved);
      return sameMoney('loans.*.paid_percent', paid_percent, paid, 1);
    }),
  ),
  law(LIST, 'loan-closed', 'a contract is closed when nothing is owed', ({ loans }) =>
    loans.flatMap((one) =>
      holds(
        'loans.*.contract_status',
        isClosed(one) === (satangOf(one.principal_balance) === 0),
        `${one.contract_status}, ${one.principal_balance}`,
        'closed exactly where the balance is 0.00',
      ),
    ),
  ),
  law(
    LIST,
    'loan-bounds',
    'no more is owed than was approved, and nothing is negative',
    ({ loans }) =>
      loans.flatMap((one) => [
        ...holds(
          'loans.*.principal_balance',
          satangOf(one.principal_balance) <= satangOf(one.loanapprove_amt),
          one.principal_balance,
          `at most ${one.loanapprove_amt}`,
        ),
        ...notNegative('loans.*.principal_balance', [one.principal_balance]),
        ...notNegative('loans.*.interest_arrear', [one.interest_arrear]),
        ...notNegative('loans.*.period_payment', [one.period_payment]),
        ...notNegative('loans.*.total_payment', [one.total_payment]),
      ]),
  ),
  law(
    LIST,
    'loan-arrears',
    'a contract is in arrears when billed months were not paid',
    ({ loans }) =>
      loans
        .filter((one) => !isClosed(one))
        .flatMap(({ contract_status, arrear_periods }) =>
          holds(
            'loans.*.contract_status',
            (contract_status === 'ค้างชำระ') === arrear_periods > 0,
            `${contract_status}, ${arrear_periods} months`,
            'in arrears exactly where arrear_periods is above 0',
          ),
        ),
  ),
  law(LIST, 'loan-interest-owed', 'interest is owed only where months were not paid', ({ loans }) =>
    loans.flatMap(({ interest_arrear, arrear_periods }) =>
      holds(
        'loans.*.interest_arrear',
        arrear_periods > 0 || satangOf(interest_arrear) === 0,
        interest_arrear,
        '0.00 without arrears',
      ),
    ),
  ),
  law(LIST, 'loan-once', 'no contract stands twice', ({ loans }) =>
    unique(
      'loans.*.loancontract_no',
      loans.map((one) => one.loancontract_no),
    ),
  ),
  law(LIST, 'loan-order', 'open contracts stand before those paid off', ({ loans }) =>
    inOrder(
      'loans.*.contract_status',
      loans.map((one) => Number(isClosed(one))),
      'rising',
    ),
  ),
  law(LIST, 'loan-day', 'no contract begins after the answer', ({ loans, as_of }) =>
    loans.flatMap(({ startcont_date, last_operate_date }) => [
      ...holds('loans.*.startcont_date', startcont_date <= as_of, startcont_date, `by ${as_of}`),
      ...holds(
        'loans.*.last_operate_date',
        last_operate_date <= as_of,
        last_operate_date,
        `by ${as_of}`,
      ),
    ]),
  ),
  law(
    LIST,
    'loan-periods',
    'an instalment is beyond the last only while debt is left',
    ({ loans }) =>
      loans.flatMap(({ last_periodpay, period_payamt, principal_balance }) =>
        holds(
          'loans.*.last_periodpay',
          last_periodpay <= period_payamt || principal_balance !== '0.00',
          `${last_periodpay}`,
          `at most ${period_payamt}`,
        ),
      ),
  ),
  law(ROWS, 'loan-asked', 'a statement is that of the contract asked for', ({ contract }, asked) =>
    same('contract.loancontract_no', contract.loancontract_no, asked.loancontract_no as string),
  ),
  law(ROWS, 'loan-runs', 'each debt is the one before and its row', ({ rows }) =>
    rows.slice(1).flatMap((row, index) => {
      const before = satangOf(rows[index]?.principal_balance ?? '');
      const after = before + row.sign_status * satangOf(row.principal_payment);
      return sameMoney('rows.*.principal_balance', row.principal_balance, after);
    }),
  ),
  law(ROWS, 'loan-ends', 'the debt is that of the last row', ({ rows, contract }) =>
    same('contract.principal_balance', contract.principal_balance, rows.at(-1)?.principal_balance),
  ),
  law(ROWS, 'loan-row-parts', 'a payment is its principal and its interest', ({ rows }) =>
    rows.flatMap(({ total, principal_payment, interest_payment }) =>
      sameMoney('rows.*.total', total, sumOf([principal_payment, interest_payment])),
    ),
  ),
  law(ROWS, 'loan-row-order', 'payments stand oldest first, each once', ({ rows }) => [
    ...inOrder(
      'rows.*.operate_date',
      rows.map((one) => one.operate_date),
      'rising',
    ),
    ...countsUp(
      'rows.*.seq_no',
      rows.map((one) => one.seq_no),
    ),
    ...unique(
      'rows.*',
      rows.map((one) =>
        [one.operate_date, one.slip_no, one.item_code, one.total, one.principal_balance].join(' '),
      ),
    ),
  ]),
  law(ROWS, 'loan-row-positive', 'no part of a payment is negative', ({ rows }) =>
    rows.flatMap((one) => [
      ...notNegative('rows.*.principal_payment', [one.principal_payment]),
      ...notNegative('rows.*.interest_payment', [one.interest_payment]),
      ...notNegative('rows.*.principal_balance', [one.principal_balance]),
    ]),
  ),
  law(
    ROWS,
    'loan-row-day',
    'no payment is later than the answer or before the contract',
    (answer) =>
      answer.rows.flatMap(({ operate_date }) =>
        holds(
          'rows.*.operate_date',
          operate_date <= answer.as_of && operate_date >= answer.contract.startcont_date,
          operate_date,
          `from ${answer.contract.startcont_date} by ${answer.as_of}`,
        ),
      ),
  ),
  law(ROWS, 'loan-interest', 'interest is the debt by rate and days', ({ rows, contract }) =>
    rows.slice(1).flatMap((row, index) => {
      const debt = satangOf(rows[index]?.principal_balance ?? '');
      const most = (debt * satangOf(contract.int_rate) * row.days) / 3_650_000;
      // Rates change over the years, and arrears of interest are paid with a later row.
      return holds(
        'rows.*.interest_payment',
        row.days <= 0 || satangOf(row.interest_payment) <= most * 3 + 100,
        row.interest_payment,
        'of the size of debt × rate × days ÷ 365',
      );
    }),
  ),
  law(
    ROWS,
    'schedule-parts',
    'an instalment to come is its principal and its interest',
    ({ schedule }) =>
      schedule.flatMap(({ total, principal, interest }) =>
        sameMoney('schedule.*.total', total, sumOf([principal, interest])),
      ),
  ),
  law(ROWS, 'schedule-runs', 'the schedule pays the debt off to the last satang', (answer) => {
    const { schedule, contract } = answer;
    const first = schedule[0];
    if (!first) return [];
    const start = sameMoney(
      'schedule.*.balance',
      first.balance,
      satangOf(contract.principal_balance) - satangOf(first.principal),
    );
    const runs = schedule.slice(1).flatMap((one, index) => {
      const before = satangOf(schedule[index]?.balance ?? '');
      return sameMoney('schedule.*.balance', one.balance, before - satangOf(one.principal));
    });
    return schedule.length < 2
      ? runs
      : [...start, ...runs, ...sameMoney('schedule.*.balance', schedule.at(-1)?.balance, 0)];
  }),
  law(ROWS, 'schedule-order', 'instalments to come stand in their order', ({ schedule }) => [
    ...inOrder(
      'schedule.*.due_date',
      schedule.map((one) => one.due_date),
      'rising',
    ),
    ...countsUp(
      'schedule.*.period',
      schedule.map((one) => one.period),
    ),
  ]),
];
