import { type Any, type Breach, editing, edits, off } from './breach.ts';

/** Answers that break laws: some of each screen, as what breaks a law is tested beside the laws. */
export const lawBreaches: readonly Breach[] = [
  ...edits('memberShareList', [
    ['a share row is left out', 'share-runs', (one) => void one.rows.splice(9, 1)],
    ['share rows stand newest first', 'share-order', (one) => void one.rows.reverse()],
  ]),
  ...edits('memberDepositList', [
    [
      'more can be withdrawn',
      'deposit-withdrawable',
      (one) => off(one.accounts[0], 'withdrawable', 99_900),
    ],
  ]),
  ...edits(
    'memberDepositStatementShow',
    [['a deposit balance is a satang off', 'deposit-runs', (one) => off(one.rows[4], 'balance')]],
    ['memberDepositList'],
  ),
  ...edits('memberLoanList', [
    ['a contract is left out of the list', 'loan-sum', (one) => void one.loans.pop()],
  ]),
  ...edits(
    'memberLoanStatementShow',
    [
      ['a debt is a satang off', 'loan-runs', (one) => off(one.rows[2], 'principal_balance')],
      [
        'the schedule leaves something',
        'schedule-runs',
        (one) => off(one.schedule.at(-1), 'balance'),
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberKepShow',
    [['a line of the month is left out', 'kep-sum', (one) => void one.lines.pop()]],
    ['memberKepList'],
  ),
  ...edits('memberDividendList', [
    ['a deduction is left out', 'dividend-deducted', (one) => void one.years[0].deductions.pop()],
  ]),
  ...edits('memberCollList', [
    ['what is guaranteed is not the sum', 'guarantee-used', (one) => off(one.right, 'credit_used')],
  ]),
  ...edits('memberGianList', [
    ['documents stand oldest first', 'documents-order', (one) => void one.documents.reverse()],
  ]),
  ...edits('memberKepCremList', [
    ['a payee is left out', 'payees-to-100', (one) => void one.memberships[0].payees.pop()],
  ]),
  ...edits('memberOverviewShow', [
    ['the changes leave one out', 'overview-changes', (one) => void one.kep_changes.pop()],
  ]),
  ...edits('memberConfirmLetterShow', [
    ['the letter’s deposits are another sum', 'letter-sum', (one) => off(one, 'deposit_total')],
  ]),
  ...edits('memberNotificationList', [
    ['notifications stand oldest first', 'news-order', (one) => void one.rows.reverse()],
  ]),
  ...edits('memberWelfareList', [
    [
      'requests for welfare stand newest first',
      'welfare-order',
      (one) => void one.history.reverse(),
    ],
  ]),
  ...edits('infoTopicList', [
    ['items stand oldest first', 'topics-order', (one) => void one.rows.reverse()],
  ]),
  ...edits('infoBoardList', [
    ['threads are cut off', 'threads-page', (one) => void one.rows.pop()],
  ]),
  ...edits('membergroupDashboardShow', [
    ['periods stand oldest first', 'periods-order', (one) => void one.periods.reverse()],
  ]),
];

/** Answers that are right by themselves and do not agree. */
export const agreementBreaches: readonly Breach[] = [
  ...edits(
    'memberOverviewShow',
    [['the first screen has another debt', 'overview-is-loans', (one) => off(one, 'loan_balance')]],
    ['memberLoanList'],
  ),
  ...edits(
    'memberGianList',
    [
      [
        'a guarantor is named on one screen only',
        'guarantors-agree',
        (one) => void one.guarantors.pop(),
      ],
    ],
    ['memberCollList'],
  ),
  ...edits(
    'memberConfirmLetterShow',
    [
      [
        'the letter has another deposit',
        'letter-is-statement',
        (one) => {
          off(
            one.lines.find((row: Any) => row.kind === 'deposit'),
            'balance',
            100,
          );
          off(one, 'deposit_total', 100);
        },
      ],
    ],
    ['memberDepositList', 'memberDepositStatementShow'],
  ),
  ...edits(
    'membergroupKeeprepShow',
    [['a member is left out of the sheet', 'sheet-sum', (one) => void one.members.pop()]],
    ['membergroupDashboardShow'],
  ),
];

export const dayBreaches: readonly Breach[] = [
  ...edits('memberInfoShow', [
    [
      'a day of the Buddhist era',
      'real-day',
      (one) => {
        one.member_date = '2540-05-01';
      },
    ],
  ]),
  {
    name: 'records of tomorrow',
    cause: 'as-of-today',
    at: ['memberDepositList'],
    twist: () =>
      editing('memberDepositList', (one) => {
        one.as_of = '2026-11-23';
      }),
    words: ['--today', '2026-11-20'],
  },
  ...edits('memberShareList', [
    [
      'records of tomorrow by the clock of the mock',
      'as-of-today',
      (one) => {
        one.as_of = '2026-11-21';
      },
    ],
  ]).map((one) => ({ ...one, withoutToday: true }) as const),
];
