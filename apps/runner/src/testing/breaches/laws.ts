import { type Any, type Breach, editing, edits, off } from './breach.ts';

/** Answers that break laws: some of each screen, as what breaks a law is tested beside the laws. */
export const lawBreaches: readonly Breach[] = [
  ...edits('memberShareList', [
    ['a share row is left out', 'share-runs', (body) => void body.rows.splice(9, 1)],
    ['share rows stand newest first', 'share-order', (body) => void body.rows.reverse()],
  ]),
  ...edits('memberDepositList', [
    [
      'more can be withdrawn',
      'deposit-withdrawable',
      (body) => off(body.accounts[0], 'withdrawable', 99_900),
    ],
  ]),
  ...edits(
    'memberDepositStatementShow',
    [['a deposit balance is a satang off', 'deposit-runs', (body) => off(body.rows[4], 'balance')]],
    ['memberDepositList'],
  ),
  ...edits('memberLoanList', [
    ['a contract is left out of the list', 'loan-sum', (body) => void body.loans.pop()],
  ]),
  ...edits(
    'memberLoanStatementShow',
    [
      ['a debt is a satang off', 'loan-runs', (body) => off(body.rows[2], 'principal_balance')],
      [
        'the schedule leaves something',
        'schedule-runs',
        (body) => off(body.schedule.at(-1), 'balance'),
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberKepShow',
    [['a line of the month is left out', 'kep-sum', (body) => void body.lines.pop()]],
    ['memberKepList'],
  ),
  ...edits('memberDividendList', [
    ['a deduction is left out', 'dividend-deducted', (body) => void body.years[0].deductions.pop()],
  ]),
  ...edits('memberCollList', [
    [
      'what is guaranteed is not the sum',
      'guarantee-used',
      (body) => off(body.right, 'credit_used'),
    ],
  ]),
  ...edits('memberGianList', [
    ['documents stand oldest first', 'documents-order', (body) => void body.documents.reverse()],
  ]),
  ...edits('memberKepCremList', [
    ['a payee is left out', 'payees-to-100', (body) => void body.memberships[0].payees.pop()],
  ]),
  ...edits('memberOverviewShow', [
    ['the changes leave one out', 'overview-changes', (body) => void body.kep_changes.pop()],
  ]),
  ...edits('memberConfirmLetterShow', [
    ['the letter’s deposits are another sum', 'letter-sum', (body) => off(body, 'deposit_total')],
  ]),
  ...edits('memberNotificationList', [
    ['notifications stand oldest first', 'news-order', (body) => void body.rows.reverse()],
  ]),
  ...edits('memberWelfareList', [
    [
      'requests for welfare stand newest first',
      'welfare-order',
      (body) => void body.history.reverse(),
    ],
  ]),
  ...edits('infoTopicList', [
    ['items stand oldest first', 'topics-order', (body) => void body.rows.reverse()],
  ]),
  ...edits('infoBoardList', [
    ['threads are cut off', 'threads-page', (body) => void body.rows.pop()],
  ]),
  ...edits('membergroupDashboardShow', [
    ['periods stand oldest first', 'periods-order', (body) => void body.periods.reverse()],
  ]),
];

/** Answers that are right by themselves and do not agree. */
export const agreementBreaches: readonly Breach[] = [
  ...edits(
    'memberOverviewShow',
    [
      [
        'the first screen has another debt',
        'overview-is-loans',
        (body) => off(body, 'loan_balance'),
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberGianList',
    [
      [
        'a guarantor is named on one screen only',
        'guarantors-agree',
        (body) => void body.guarantors.pop(),
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
        (body) => {
          off(
            body.lines.find((row: Any) => row.kind === 'deposit'),
            'balance',
            100,
          );
          off(body, 'deposit_total', 100);
        },
      ],
    ],
    ['memberDepositList', 'memberDepositStatementShow'],
  ),
  ...edits(
    'membergroupKeeprepShow',
    [['a member is left out of the sheet', 'sheet-sum', (body) => void body.members.pop()]],
    ['membergroupDashboardShow'],
  ),
];

export const dayBreaches: readonly Breach[] = [
  ...edits('memberInfoShow', [
    [
      'a day of the Buddhist era',
      'real-day',
      (body) => {
        body.member_date = '2540-05-01';
      },
    ],
  ]),
  {
    name: 'records of tomorrow',
    cause: 'as-of-today',
    at: ['memberDepositList'],
    defect: () =>
      editing('memberDepositList', (body) => {
        body.as_of = '2026-11-23';
      }),
    words: ['--today', '2026-11-20'],
  },
  ...edits('memberShareList', [
    [
      'records of tomorrow by the clock of the mock',
      'as-of-today',
      (body) => {
        body.as_of = '2026-11-21';
      },
    ],
  ]).map((edit) => ({ ...edit, withoutToday: true }) as const),
];
