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
import { lineBreaches } from './kep.ts';
import { law } from './law.ts';

const OVERVIEW = 'memberOverviewShow';
const LETTER = 'memberConfirmLetterShow';
const NEWS = 'memberNotificationList';
const WELFARE = 'memberWelfareList';

/** Laws of the first screen, the confirmation letter, notifications and welfare. */
export const overviewLaws = [
  law(OVERVIEW, 'overview-kep', 'this month is the sum of its lines', ({ kep }) =>
    kep
      ? [
          ...sameMoney(
            'kep.receive_amount',
            kep.receive_amount,
            sumOf(kep.lines.map((one) => one.amount)),
          ),
          ...lineBreaches('kep.lines.*', kep.lines),
        ]
      : [],
  ),
  law(
    OVERVIEW,
    'overview-changes',
    'the changes add up to the difference of the months',
    (answer) => {
      const { kep, kep_changes, previous_receive_amount } = answer;
      if (!kep || !kep_changes || previous_receive_amount === undefined) return [];
      const all = sumOf(kep_changes.map((one) => one.difference));
      return sameMoney(
        'kep_changes.*.difference',
        kep.receive_amount,
        satangOf(previous_receive_amount) + all,
      );
    },
  ),
  law(
    OVERVIEW,
    'overview-years',
    'the years follow one another up to today’s share balance',
    (answer) => [
      ...countsUp(
        'share_by_year.*.year',
        answer.share_by_year.map((one) => one.year),
      ),
      ...same(
        'share_by_year.*.balance',
        answer.share_by_year.at(-1)?.balance,
        answer.share_balance,
      ),
    ],
  ),
  law(
    OVERVIEW,
    'overview-recent',
    'what happened last stands newest first and is not later than the answer',
    (answer) => [
      ...inOrder(
        'recent.*.operate_date',
        answer.recent.map((one) => one.operate_date),
        'falling',
      ),
      ...answer.recent.flatMap(({ operate_date }) =>
        holds(
          'recent.*.operate_date',
          operate_date <= answer.as_of,
          operate_date,
          `by ${answer.as_of}`,
        ),
      ),
    ],
  ),
  law(OVERVIEW, 'overview-positive', 'nothing owned or owed is negative', (answer) => [
    ...notNegative('share_balance', [answer.share_balance]),
    ...notNegative('deposit_balance', [answer.deposit_balance]),
    ...notNegative('loan_balance', [answer.loan_balance]),
    ...holds(
      'arrear_periods',
      answer.arrear_periods >= 0,
      `${answer.arrear_periods}`,
      'not negative',
    ),
  ]),
  law(
    OVERVIEW,
    'overdue-order',
    'overdue months stand oldest first, each once',
    ({ overdue_months = [] }) => [
      ...inOrder(
        'overdue_months.*.recv_period',
        overdue_months.map((one) => one.recv_period),
        'rising',
      ),
      ...unique(
        'overdue_months.*.recv_period',
        overdue_months.map((one) => one.recv_period),
      ),
    ],
  ),
  law(LETTER, 'letter-sum', 'the totals of the letter are the sums of its lines', (letter) => {
    const of = (kind: string) =>
      sumOf(letter.lines.filter((one) => one.kind === kind).map((one) => one.balance));
    return [
      ...sameMoney('loan_total', letter.loan_total, of('loan')),
      ...sameMoney('deposit_total', letter.deposit_total, of('deposit')),
      ...(letter.lines.some((one) => one.kind === 'share')
        ? sameMoney('share_total', letter.share_total, of('share'))
        : []),
    ];
  }),
  law(
    LETTER,
    'letter-days',
    'a letter is written after the day it asks about and returned after that',
    (letter) => [
      ...holds(
        'letter_date',
        letter.letter_date >= letter.as_of_date,
        letter.letter_date,
        `from ${letter.as_of_date}`,
      ),
      ...holds(
        'return_by',
        letter.return_by >= letter.letter_date,
        letter.return_by,
        `from ${letter.letter_date}`,
      ),
    ],
  ),
  law(LETTER, 'letter-once', 'no line of the letter stands twice', ({ lines }) =>
    unique(
      'lines.*',
      lines.map((one) => `${one.kind} ${one.ref_no}`),
    ),
  ),
  law(LETTER, 'letter-positive', 'no balance of the letter is negative', ({ lines }) =>
    notNegative(
      'lines.*.balance',
      lines.map((one) => one.balance),
    ),
  ),
  law(NEWS, 'news-order', 'notifications stand newest first, each once', ({ rows }) => [
    ...inOrder(
      'rows.*.created_at',
      rows.map((one) => one.created_at),
      'falling',
    ),
    ...unique(
      'rows.*.notification_id',
      rows.map((one) => one.notification_id),
    ),
  ]),
  law(
    WELFARE,
    'welfare-paid',
    'a request has a day of payment exactly where it was paid',
    ({ history }) =>
      history.flatMap(({ status, pay_date }) =>
        holds(
          'history.*.pay_date',
          (status === 'โอนเงินแล้ว') === (pay_date !== ''),
          `${status}, ${pay_date || 'no day'}`,
          'a day exactly where it was paid',
        ),
      ),
  ),
  law(WELFARE, 'welfare-once', 'no request stands twice', ({ history }) =>
    unique(
      'history.*.request_no',
      history.map((one) => one.request_no),
    ),
  ),
  law(WELFARE, 'welfare-order', 'requests stand oldest first', ({ history }) =>
    inOrder(
      'history.*.request_date',
      history.map((one) => one.request_date),
      'rising',
    ),
  ),
  law(WELFARE, 'welfare-positive', 'no welfare is negative', ({ rights, history }) => [
    ...notNegative(
      'rights.*.amount',
      rights.map((one) => one.amount),
    ),
    ...notNegative(
      'history.*.amount',
      history.map((one) => one.amount),
    ),
  ]),
];
