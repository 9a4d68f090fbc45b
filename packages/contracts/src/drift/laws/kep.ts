import type { KepLine } from '../../member/kep.ts';
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

const LIST = 'memberKepList';
const MONTH = 'memberKepShow';

/** Laws of the lines of a month, wherever they stand. */
export function lineBreaches(path: string, lines: readonly KepLine[]): Breach[] {
  return lines.flatMap((one) => {
    const parts = sumOf([one.principal, one.interest]);
    const isRefund = one.item_group === 'REFUND';
    return [
      ...(parts === 0 ? [] : sameMoney(`${path}.amount`, one.amount, parts)),
      ...holds(
        `${path}.amount`,
        isRefund || !one.amount.startsWith('-'),
        one.amount,
        'negative only where money comes back',
      ),
      ...holds(
        `${path}.received_amount`,
        isRefund || satangOf(one.received_amount) <= satangOf(one.amount),
        one.received_amount,
        `at most ${one.amount}`,
      ),
    ];
  });
}

/** Laws of the monthly collection. */
export const kepLaws = [
  law(LIST, 'kep-order', 'months stand newest first, each once', ({ months }) => [
    ...inOrder(
      'months.*.recv_period',
      months.map((one) => one.recv_period),
      'falling',
    ),
    ...unique(
      'months.*.recv_period',
      months.map((one) => one.recv_period),
    ),
  ]),
  law(
    LIST,
    'kep-receipt',
    'a receipt has number and day, and exactly what was received has one',
    ({ months }) =>
      months.flatMap(({ posting_status, receipt_no, receipt_date, received_amount }) => {
        const found = `${posting_status}, ${received_amount}, ${receipt_no ? 'number' : 'no number'}`;
        const isPaid = posting_status === '1';
        const is = isPaid === (receipt_no !== '') && isPaid === (receipt_date !== '');
        return holds(
          'months.*.receipt_no',
          is,
          found,
          'a receipt exactly where posting_status is 1',
        );
      }),
  ),
  law(LIST, 'kep-unpaid', 'what was not received is 0.00', ({ months }) =>
    months.flatMap(({ posting_status, received_amount }) =>
      posting_status === '0' ? same('months.*.received_amount', received_amount, '0.00') : [],
    ),
  ),
  law(LIST, 'kep-positive', 'nothing received, kept or owed is negative', ({ months }) =>
    months.flatMap((one) => [
      ...notNegative('months.*.received_amount', [one.received_amount]),
      ...notNegative('months.*.kept_amount', [one.kept_amount]),
      ...notNegative('months.*.outstanding_amount', [one.outstanding_amount]),
    ]),
  ),
  law(LIST, 'kep-receipt-day', 'no receipt is later than the answer', ({ months, as_of }) =>
    months.flatMap(({ receipt_date }) =>
      holds('months.*.receipt_date', receipt_date <= as_of, receipt_date, `by ${as_of}`),
    ),
  ),
  law(
    LIST,
    'arrears-sum',
    'what is overdue is the sum of its lines',
    ({ arrears_payment: owed }) =>
      owed
        ? sameMoney(
            'arrears_payment.amount',
            owed.amount,
            sumOf(owed.lines.map((one) => one.amount)),
          )
        : [],
  ),
  law(
    LIST,
    'arrears-code',
    'the code of the bill’s payment is over what is owed',
    ({ arrears_payment: owed }) => {
      const amount = owed?.payment_qr.trim().split(/\s+/).at(-1) ?? '';
      return owed && /^\d+$/.test(amount)
        ? same('arrears_payment.payment_qr', Number(amount), satangOf(owed.amount))
        : [];
    },
  ),
  law(MONTH, 'kep-asked', 'the month is the one asked for', ({ recv_period }, asked) =>
    same('recv_period', recv_period, asked.recv_period as string),
  ),
  law(MONTH, 'kep-sum', 'the month is the sum of its lines', ({ lines, receive_amount }) =>
    sameMoney('receive_amount', receive_amount, sumOf(lines.map((one) => one.amount))),
  ),
  law(
    MONTH,
    'kep-received',
    'what was received is what the lines took and what was kept',
    (answer) => {
      const { lines, received_amount, kept_amount } = answer;
      const taken = sumOf([...lines.map((one) => one.received_amount), kept_amount]);
      return sameMoney('received_amount', received_amount, taken);
    },
  ),
  law(MONTH, 'kep-lines', 'a line is its parts, and no more than it is received', ({ lines }) =>
    lineBreaches('lines.*', lines),
  ),
  law(MONTH, 'kep-line-order', 'lines are counted from one', ({ lines }) =>
    countsUp(
      'lines.*.seq_no',
      lines.map((one) => one.seq_no),
    ),
  ),
  law(MONTH, 'kep-changes', 'the changes add up to the difference of the months', (answer) => {
    const { changes, receive_amount, previous_receive_amount } = answer;
    if (previous_receive_amount === undefined) return [];
    const all = sumOf(changes.map((one) => one.difference));
    return sameMoney(
      'changes.*.difference',
      receive_amount,
      satangOf(previous_receive_amount) + all,
    );
  }),
  law(
    MONTH,
    'kep-change',
    'a change is the difference of its amounts, and its causes add up to it',
    ({ changes }) =>
      changes.flatMap(({ amount, previous_amount, difference, causes }) => [
        ...sameMoney(
          'changes.*.difference',
          difference,
          satangOf(amount) - satangOf(previous_amount),
        ),
        ...sameMoney(
          'changes.*.causes.*.amount',
          difference,
          sumOf(causes.map((one) => one.amount)),
        ),
      ]),
  ),
];
