import type { KepLine } from '@coop/contracts/member/kep';
import {
  askedFor,
  by,
  changesAddUp,
  counts,
  each,
  falling,
  lawsOf,
  notNegative,
  once,
  sumIs,
} from './checks.ts';
import { holds, same, sameMoney, satangOf, sumOf } from './figures.ts';
import type { Breach } from './law.ts';
import { besideMonthEnd } from './times/due.ts';

const list = lawsOf('memberKepList');
const month = lawsOf('memberKepShow');

/** Laws of the lines of a month, wherever they stand. */
export function lineBreaches(path: string, lines: readonly KepLine[]): Breach[] {
  return lines.flatMap((line) => {
    const parts = sumOf([line.principal, line.interest]);
    const isRefund = line.item_group === 'REFUND';
    return [
      ...(parts === 0 ? [] : sameMoney(`${path}.amount`, line.amount, parts)),
      ...holds(
        `${path}.amount`,
        isRefund || !line.amount.startsWith('-'),
        line.amount,
        'negative only where money comes back',
      ),
      ...holds(
        `${path}.received_amount`,
        isRefund || satangOf(line.received_amount) <= satangOf(line.amount),
        line.received_amount,
        `at most ${line.amount}`,
      ),
    ];
  });
}

/** Laws of the monthly collection. */
export const kepLaws = [
  list(
    'kep-order',
    'months stand newest first, each once',
    falling('months.*.recv_period'),
    once('months.*.recv_period'),
  ),
  list(
    'kep-receipt',
    'a receipt has number and day, and exactly what was received has one',
    each(
      'months.*.receipt_no',
      ({ posting_status, receipt_no, receipt_date }) => {
        const isPaid = posting_status === '1';
        return isPaid === (receipt_no !== '') && isPaid === (receipt_date !== '');
      },
      'a receipt exactly where posting_status is 1',
      ({ posting_status, received_amount, receipt_no }) =>
        `${posting_status}, ${received_amount}, ${receipt_no ? 'number' : 'no number'}`,
    ),
  ),
  list(
    'kep-unpaid',
    'what was not received is 0.00',
    each(
      'months.*.received_amount',
      ({ posting_status, received_amount }) => posting_status !== '0' || received_amount === '0.00',
      '0.00',
    ),
  ),
  list(
    'kep-positive',
    'nothing received, kept or owed is negative',
    notNegative('months.*.received_amount', 'months.*.kept_amount', 'months.*.outstanding_amount'),
  ),
  list(
    'kep-receipt-day',
    'no receipt is later than the answer',
    by('as_of', 'months.*.receipt_date'),
  ),
  list(
    'arrears-sum',
    'what is overdue is the sum of its lines',
    sumIs('arrears_payment.amount', 'arrears_payment.lines.*.amount'),
  ),
  list(
    'arrears-code',
    'the code of the bill’s payment is over what is owed',
    ({ arrears_payment: owed }) => {
      const amount = owed?.payment_qr.trim().split(/\s+/).at(-1) ?? '';
      return owed && /^\d+$/.test(amount)
        ? same('arrears_payment.payment_qr', Number(amount), satangOf(owed.amount))
        : [];
    },
  ),
  list('kep-due', 'a month is due on its last day, or on a day of its own', ({ months }) =>
    besideMonthEnd(
      'months.*.due_date',
      months.map(({ due_date }) => due_date),
    ),
  ),
  month('kep-asked', 'the month is the one asked for', askedFor('recv_period')),
  month('kep-sum', 'the month is the sum of its lines', sumIs('receive_amount', 'lines.*.amount')),
  month(
    'kep-received',
    'what was received is what the lines took and what was kept',
    sumIs('received_amount', 'lines.*.received_amount', 'kept_amount'),
  ),
  month('kep-lines', 'a line is its parts, and no more than it is received', ({ lines }) =>
    lineBreaches('lines.*', lines),
  ),
  month('kep-line-order', 'lines are counted from one', counts('lines.*.seq_no')),
  month(
    'kep-changes',
    'the changes add up to the difference of the months',
    changesAddUp('changes', 'changes.*.difference', 'receive_amount', 'previous_receive_amount'),
  ),
  month(
    'kep-change',
    'a change is the difference of its amounts, and its causes add up to it',
    sumIs('changes.*.amount', 'changes.*.previous_amount', 'changes.*.difference'),
    sumIs('changes.*.difference', 'changes.*.causes.*.amount'),
  ),
];
