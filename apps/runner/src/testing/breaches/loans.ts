import { type Breach, edits, off } from './breach.ts';

/** Loans that do not add up. */
export const loanBreaches: readonly Breach[] = [
  ...edits('memberLoanList', [
    [
      'the debt is not the sum of the contracts',
      'loan-sum',
      (one) => off(one, 'sum_loan_balance', 100),
    ],
    ['a contract is left out of the list', 'loan-sum', (one) => void one.loans.pop()],
    [
      'an instalment is not its parts',
      'loan-parts',
      (one) => off(one.loans[0], 'total_payment', 10),
    ],
    [
      'the percentage is that of what is left',
      'loan-percent',
      (one) => {
        one.loans[0].paid_percent = (100 - Number(one.loans[0].paid_percent)).toFixed(2);
      },
    ],
    [
      'a closed contract is owed',
      'loan-closed',
      (one) => {
        one.loans.at(-1).contract_status = 'ปิดสัญญา';
      },
    ],
    [
      'more is owed than was approved',
      'loan-bounds',
      (one) => {
        one.loans[0].loanapprove_amt = '1000.00';
      },
    ],
    [
      'a debt is negative',
      'loan-bounds',
      (one) => {
        one.loans[0].principal_balance = `-${one.loans[0].principal_balance}`;
      },
    ],
    [
      'a contract in arrears has none',
      'loan-arrears',
      (one) => {
        one.loans[0].contract_status = 'ค้างชำระ';
      },
    ],
    [
      'arrears of a contract that is in order',
      'loan-arrears',
      (one) => {
        one.loans[0].arrear_periods = 3;
      },
    ],
    [
      'interest is owed without arrears',
      'loan-interest-owed',
      (one) => {
        one.loans[0].interest_arrear = '12.50';
      },
    ],
    ['a contract stands twice', 'loan-once', (one) => void one.loans.push(one.loans[0])],
    [
      'contracts paid off stand first',
      'loan-order',
      (one) =>
        void one.loans.unshift({
          ...one.loans[0],
          loancontract_no: 'สม.2560/00001',
          principal_balance: '0.00',
          paid_percent: '100.00',
          contract_status: 'ปิดสัญญา',
        }),
    ],
    [
      'a contract begins tomorrow',
      'loan-day',
      (one) => {
        one.loans[0].startcont_date = '2027-02-01';
      },
    ],
    [
      'a contract paid off is beyond its last instalment',
      'loan-periods',
      (one) =>
        void one.loans.push({
          ...one.loans[0],
          loancontract_no: 'สม.2560/00001',
          principal_balance: '0.00',
          paid_percent: '100.00',
          contract_status: 'ปิดสัญญา',
          last_periodpay: 999,
        }),
    ],
  ]),
  ...edits(
    'memberLoanStatementShow',
    [
      [
        'the statement is of another contract',
        'loan-asked',
        (one) => {
          one.contract.loancontract_no = 'สม.2500/00001';
        },
      ],
      ['a debt is a satang off', 'loan-runs', (one) => off(one.rows[2], 'principal_balance')],
      [
        'a payment adds to the debt',
        'loan-runs',
        (one) => {
          one.rows[2].sign_status = 1;
        },
      ],
      ['a payment is left out', 'loan-runs', (one) => void one.rows.splice(2, 1)],
      [
        'the contract is not its last row',
        'loan-ends',
        (one) => off(one.contract, 'principal_balance', 1_000),
      ],
      ['a payment is not its parts', 'loan-row-parts', (one) => off(one.rows[1], 'total')],
      ['payments stand newest first', 'loan-row-order', (one) => void one.rows.reverse()],
      ['a payment stands twice', 'loan-row-order', (one) => void one.rows.push(one.rows.at(-1))],
      [
        'interest is negative',
        'loan-row-positive',
        (one) => {
          one.rows[1].interest_payment = '-1.00';
        },
      ],
      [
        'a payment is before the contract',
        'loan-row-day',
        (one) => {
          one.rows[1].operate_date = '2001-01-01';
        },
      ],
      [
        'interest is taken a hundredfold',
        'loan-interest',
        (one) => {
          for (const row of one.rows.slice(1)) {
            row.interest_payment = (Number(row.interest_payment) * 100).toFixed(2);
            row.total = (Number(row.principal_payment) + Number(row.interest_payment)).toFixed(2);
          }
        },
      ],
      [
        'an instalment to come is not its parts',
        'schedule-parts',
        (one) => off(one.schedule[0], 'total'),
      ],
      [
        'the schedule leaves something',
        'schedule-runs',
        (one) => off(one.schedule.at(-1), 'balance', 100),
      ],
      [
        'the schedule begins with another debt',
        'schedule-runs',
        (one) => void one.schedule.shift(),
      ],
      ['the schedule is out of order', 'schedule-order', (one) => void one.schedule.reverse()],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberLoanStatementShow',
    [['the rows of a contract are emptied', 'loan-ends', (one) => void one.rows.splice(0)]],
    ['memberLoanList'],
  ),
];
