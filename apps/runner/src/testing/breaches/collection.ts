import { type Any, type Breach, edits, off } from './breach.ts';

export const kepBreaches: readonly Breach[] = [
  ...edits('memberKepList', [
    ['months stand oldest first', 'kep-order', (one) => void one.months.reverse()],
    ['a month stands twice', 'kep-order', (one) => void one.months.unshift(one.months[0])],
    [
      'a month that is not paid has a receipt',
      'kep-receipt',
      (one) => {
        one.months[0].receipt_no = '6911-00001';
      },
    ],
    [
      'a month that was paid has no receipt',
      'kep-receipt',
      (one) => {
        one.months[2].receipt_no = '';
      },
    ],
    [
      'something came of a month that is not paid',
      'kep-unpaid',
      (one) => {
        one.months[0].received_amount = '10.00';
      },
    ],
    [
      'something negative is owed',
      'kep-positive',
      (one) => {
        one.months[3].outstanding_amount = '-5.00';
      },
    ],
    [
      'a receipt is of tomorrow',
      'kep-receipt-day',
      (one) => {
        one.months[1].receipt_date = '2027-01-01';
      },
    ],
  ]),
  ...edits(
    'memberKepShow',
    [
      [
        'another month is shown',
        'kep-asked',
        (one) => {
          one.recv_period = '256801';
        },
      ],
      ['the month is not the sum of its lines', 'kep-sum', (one) => off(one, 'receive_amount')],
      ['a line of the month is left out', 'kep-sum', (one) => void one.lines.pop()],
      [
        'what was received is not what the lines took',
        'kep-received',
        (one) => off(one.lines[0], 'received_amount', -100),
      ],
      [
        'a line is not its principal and interest',
        'kep-lines',
        (one) =>
          off(
            one.lines.find((line: Any) => line.item_group === 'LOAN'),
            'interest',
            50,
          ),
      ],
      [
        'a share line is negative',
        'kep-lines',
        (one) => {
          one.lines[0].amount = `-${one.lines[0].amount}`;
        },
      ],
      [
        'lines are not counted on',
        'kep-line-order',
        (one) => {
          one.lines[1].seq_no = 9;
        },
      ],
      ['the changes are not the difference', 'kep-changes', (one) => void one.changes.pop()],
      [
        'a change is not its difference',
        'kep-change',
        (one) => off(one.changes[0], 'previous_amount', 300),
      ],
      [
        'causes do not make the change',
        'kep-change',
        (one) => {
          for (const change of one.changes)
            change.causes.push({ code: 'DAYS', amount: '1.00', before: '30', now: '31' });
        },
      ],
    ],
    ['memberKepList'],
  ),
];
