import {
  by,
  changesAddUp,
  counts,
  each,
  endsWith,
  falling,
  from,
  lawsOf,
  notNegative,
  once,
  rising,
  sumIs,
} from './checks.ts';
import { holds, sameMoney, sumOf } from './figures.ts';
import { lineBreaches } from './kep.ts';

const overview = lawsOf('memberOverviewShow');
const letter = lawsOf('memberConfirmLetterShow');
const notifications = lawsOf('memberNotificationList');
const welfare = lawsOf('memberWelfareList');

/** Laws of the first screen, the confirmation letter, notifications and welfare. */
export const overviewLaws = [
  overview(
    'overview-kep',
    'this month is the sum of its lines',
    sumIs('kep.receive_amount', 'kep.lines.*.amount'),
    ({ kep }) => (kep ? lineBreaches('kep.lines.*', kep.lines) : []),
  ),
  overview(
    'overview-changes',
    'the changes add up to the difference of the months',
    changesAddUp(
      'kep_changes',
      'kep_changes.*.difference',
      'kep.receive_amount',
      'previous_receive_amount',
    ),
  ),
  overview(
    'overview-years',
    'the years follow one another up to today’s share balance',
    counts('share_by_year.*.year'),
    endsWith('share_balance', 'share_by_year.*.balance'),
  ),
  overview(
    'overview-recent',
    'what happened last stands newest first and is not later than the answer',
    falling('recent.*.operate_date'),
    by('as_of', 'recent.*.operate_date'),
  ),
  overview(
    'overview-positive',
    'nothing owned or owed is negative',
    notNegative('share_balance', 'deposit_balance', 'loan_balance'),
    ({ arrear_periods }) =>
      holds('arrear_periods', arrear_periods >= 0, arrear_periods, 'not negative'),
  ),
  overview(
    'overdue-order',
    'overdue months stand oldest first, each once',
    rising('overdue_months.*.recv_period'),
    once('overdue_months.*.recv_period'),
  ),
  letter('letter-sum', 'the totals of the letter are the sums of its lines', (answer) => {
    const of = (kind: string) =>
      sumOf(answer.lines.filter((line) => line.kind === kind).map((line) => line.balance));
    return [
      ...sameMoney('loan_total', answer.loan_total, of('loan')),
      ...sameMoney('deposit_total', answer.deposit_total, of('deposit')),
      ...(answer.lines.some((line) => line.kind === 'share')
        ? sameMoney('share_total', answer.share_total, of('share'))
        : []),
    ];
  }),
  letter(
    'letter-days',
    'a letter is written after the day it asks about and returned after that',
    from('as_of_date', 'letter_date'),
    from('letter_date', 'return_by'),
  ),
  letter('letter-once', 'no line of the letter stands twice', once('lines.*', 'kind', 'ref_no')),
  letter('letter-positive', 'no balance of the letter is negative', notNegative('lines.*.balance')),
  notifications(
    'news-order',
    'notifications stand newest first, each once',
    falling('rows.*.created_at'),
    once('rows.*.notification_id'),
  ),
  welfare(
    'welfare-paid',
    'a request has a day of payment exactly where it was paid',
    each(
      'history.*.pay_date',
      ({ status, pay_date }) => (status === 'โอนเงินแล้ว') === (pay_date !== ''),
      'a day exactly where it was paid',
      ({ status, pay_date }) => `${status}, ${pay_date || 'no day'}`,
    ),
  ),
  welfare('welfare-once', 'no request stands twice', once('history.*.request_no')),
  welfare('welfare-order', 'requests stand oldest first', rising('history.*.request_date')),
  welfare(
    'welfare-positive',
    'no welfare is negative',
    notNegative('rights.*.amount', 'history.*.amount'),
  ),
];
