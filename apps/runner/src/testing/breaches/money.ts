import { type Any, type Breach, edits, off, plus } from './breach.ts';

/** Shares that do not add up. */
export const shareBreaches: readonly Breach[] = edits('memberShareList', [
  ['the share rows are emptied', 'share-ends', (one) => void one.rows.splice(0)],
  ['a share balance is a satang off', 'share-runs', (one) => off(one.rows[5], 'balance')],
  ['a share row is left out', 'share-runs', (one) => void one.rows.splice(9, 1)],
  [
    'a share row counts the other way',
    'share-runs',
    (one) => {
      one.rows[9].sign_status = -1;
    },
  ],
  [
    'share amounts are in satang',
    'share-runs',
    (one) => {
      for (const row of one.rows) row.amount = plus(row.amount, Number(row.amount) * 9_900);
    },
  ],
  [
    'the share balance is last month’s',
    'share-ends',
    (one) => {
      one.share_balance = one.rows.at(-2).balance;
      one.share_units -= 150;
    },
  ],
  [
    'shares are counted at a baht',
    'share-units',
    (one) => {
      one.share_units *= 10;
    },
  ],
  [
    'the beginning of the year is no balance',
    'share-begins',
    (one) => off(one, 'share_begin', 777),
  ],
  ['share rows stand newest first', 'share-order', (one) => void one.rows.reverse()],
  [
    'share rows are numbered from nought anew',
    'share-order',
    (one) => {
      one.rows.at(-1).seq_no = 0;
    },
  ],
  ['a share row stands twice', 'share-once', (one) => void one.rows.push(one.rows.at(-1))],
  [
    'the shares are negative',
    'share-positive',
    (one) => {
      one.share_balance = `-${one.share_balance}`;
    },
  ],
  [
    'what is overdue is negative',
    'share-positive',
    (one) => {
      one.overdue_amount = '-1500.00';
    },
  ],
  [
    'a share row neither adds nor takes',
    'share-signs',
    (one) => {
      one.rows[3].sign_status = 0;
    },
  ],
  [
    'the last period is next month’s',
    'share-period',
    (one) => {
      one.last_period += 1;
    },
  ],
  [
    'a share row is of tomorrow',
    'share-day',
    (one) => {
      one.rows.at(-1).operate_date = '2026-12-31';
    },
  ],
]);

export const depositBreaches: readonly Breach[] = [
  ...edits('memberDepositList', [
    [
      'the deposits are not the sum of the accounts',
      'deposit-sum',
      (one) => off(one, 'sum_balance', 100),
    ],
    ['an account is left out of the list', 'deposit-sum', (one) => void one.accounts.pop()],
    [
      'more can be withdrawn than is there',
      'deposit-withdrawable',
      (one) => off(one.accounts[0], 'withdrawable', 99_900),
    ],
    [
      'a negative sum can be withdrawn',
      'deposit-positive',
      (one) => {
        one.accounts[0].withdrawable = '-100.00';
      },
    ],
    [
      'interest to come is negative',
      'deposit-positive',
      (one) => {
        one.accounts[0].accrued_interest = '-0.01';
      },
    ],
    [
      'a closed account holds money',
      'deposit-closed',
      (one) => {
        one.accounts[0].account_status = 'ปิด';
      },
    ],
    ['an account stands twice', 'deposit-once', (one) => void one.accounts.push(one.accounts[0])],
    [
      'an account is opened tomorrow',
      'deposit-day',
      (one) => {
        one.accounts[0].open_date = '2027-01-01';
      },
    ],
  ]),
  ...edits(
    'memberDepositStatementShow',
    [
      [
        'the statement is of another account',
        'deposit-asked',
        (one) => {
          one.account.deptaccount_no = '01-9-99999-9';
        },
      ],
      ['a deposit balance is a satang off', 'deposit-runs', (one) => off(one.rows[4], 'balance')],
      [
        'a withdrawal is added',
        'deposit-runs',
        (one) => {
          const row = one.rows.find((row: Any) => row.withdraw !== '0.00');
          [row.deposit, row.withdraw] = [row.withdraw, row.deposit];
        },
      ],
      ['a deposit row is left out', 'deposit-runs', (one) => void one.rows.splice(7, 1)],
      [
        'the account is not its last row',
        'deposit-ends',
        (one) => off(one.account, 'prncbal', 5_000),
      ],
      [
        'a deposit’s sign says the other way',
        'deposit-signs',
        (one) => {
          for (const row of one.rows) row.sign_status = -row.sign_status;
        },
      ],
      ['deposit rows stand newest first', 'deposit-row-order', (one) => void one.rows.reverse()],
      [
        'a deposit row stands twice',
        'deposit-row-order',
        (one) => void one.rows.push(one.rows.at(-1)),
      ],
      [
        'a withdrawal is negative',
        'deposit-row-positive',
        (one) => {
          for (const row of one.rows)
            if (row.withdraw !== '0.00') row.withdraw = `-${row.withdraw}`;
        },
      ],
      [
        'a deposit row is before the account',
        'deposit-row-day',
        (one) => {
          one.rows[0].operate_date = '1999-01-01';
        },
      ],
      [
        'the year’s deposits are another sum',
        'deposit-year',
        (one) => off(one.account, 'year_in', 100),
      ],
    ],
    ['memberDepositList'],
  ),
];
