import { type Breach, edits, off } from './breach.ts';

/** First screen, letter, notifications, welfare. */
export const screenBreaches: readonly Breach[] = [
  ...edits('memberOverviewShow', [
    ['this month is not its lines', 'overview-kep', (one) => off(one.kep, 'receive_amount', 100)],
    ['the changes leave one out', 'overview-changes', (one) => void one.kep_changes.pop()],
    [
      'a year of shares is left out',
      'overview-years',
      (one) => void one.share_by_year.splice(3, 1),
    ],
    [
      'what happened last stands oldest first',
      'overview-recent',
      (one) => void one.recent.reverse(),
    ],
    [
      'the debt of the first screen is negative',
      'overview-positive',
      (one) => {
        one.loan_balance = `-${one.loan_balance}`;
      },
    ],
    [
      'overdue months stand newest first',
      'overdue-order',
      (one) => {
        one.overdue_months = [
          { recv_period: '256905', amount: '1.00' },
          { recv_period: '256903', amount: '1.00' },
        ];
      },
    ],
  ]),
  ...edits('memberConfirmLetterShow', [
    [
      'the letter’s deposits are another sum',
      'letter-sum',
      (one) => off(one, 'deposit_total', 100),
    ],
    [
      'the letter is older than its day',
      'letter-days',
      (one) => {
        one.letter_date = '2020-01-01';
      },
    ],
    [
      'a line of the letter stands twice',
      'letter-once',
      (one) => void one.lines.push(one.lines[0]),
    ],
    [
      'a balance of the letter is negative',
      'letter-positive',
      (one) => {
        one.lines[0].balance = `-${one.lines[0].balance}`;
      },
    ],
  ]),
  ...edits('memberNotificationList', [
    ['notifications stand oldest first', 'news-order', (one) => void one.rows.reverse()],
    ['a notification stands twice', 'news-order', (one) => void one.rows.push(one.rows.at(-1))],
  ]),
  ...edits('memberWelfareList', [
    [
      'a welfare paid has no day',
      'welfare-paid',
      (one) => {
        one.history[0].pay_date = '';
      },
    ],
    [
      'a request for welfare stands twice',
      'welfare-once',
      (one) => void one.history.push(one.history.at(-1)),
    ],
    [
      'requests for welfare stand newest first',
      'welfare-order',
      (one) => void one.history.reverse(),
    ],
    [
      'a welfare is negative',
      'welfare-positive',
      (one) => {
        one.rights[0].amount = '-300.00';
      },
    ],
  ]),
];
