import { type Breach, edits, off } from './breach.ts';

const BOARD = 'membergroupDashboardShow';

export const agencyBreaches: readonly Breach[] = [
  ...edits(BOARD, [
    ['periods stand oldest first', 'periods-order', (one) => void one.periods.reverse()],
    [
      'what remains is another sum',
      'period-remains',
      (one) => off(one.periods[1], 'remain_amount', 100),
    ],
    ['the changes of the bill leave one out', 'period-changes', (one) => void one.changes.pop()],
    [
      'more members are short than there are',
      'period-positive',
      (one) => {
        one.periods[0].not_deductible_count = 99_999;
      },
    ],
    [
      'a sum that came is negative',
      'period-positive',
      (one) => {
        one.periods[1].transferred_amount = '-1.00';
      },
    ],
  ]),
  ...edits(
    'membergroupKeeprepShow',
    [
      [
        'the sheet is of another month',
        'sheet-asked',
        (one) => {
          one.recv_period = '256801';
        },
      ],
      [
        'a member’s sum is not the lines',
        'sheet-member',
        (one) => off(one.members[0], 'amount', 100),
      ],
      [
        'the bill is not the sum of its members',
        'sheet-sum',
        (one) => off(one, 'billed_amount', 100),
      ],
      ['a member is left out of the sheet', 'sheet-sum', (one) => void one.members.pop()],
      [
        'the members are counted wrongly',
        'sheet-count',
        (one) => {
          one.member_count += 1;
        },
      ],
      ['a kind is not its lines', 'sheet-kinds', (one) => off(one.totals[0], 'amount', 100)],
      [
        'a member stands twice on the sheet',
        'sheet-once',
        (one) => void one.members.push(one.members.at(-1)),
      ],
      [
        'causes are not the difference',
        'sheet-causes',
        (one) => off(one.members[0], 'previous_amount', 700),
      ],
      [
        'the sheet is due on another day than its period',
        'Keeprep-is-period',
        (one) => {
          one.due_date = '2026-01-15';
        },
      ],
    ],
    [BOARD],
  ),
  ...edits(
    'membergroupDeliveryBookShow',
    [
      [
        'the covering letter is of another month',
        'cover-asked',
        (one) => {
          one.recv_period = '256801';
        },
      ],
      ['the letter’s kinds are another sum', 'cover-kinds', (one) => void one.totals.pop()],
      [
        'the covering letter is over another bill',
        'DeliveryBook-is-period',
        (one) => {
          off(one, 'billed_amount', 100);
          off(one.totals[0], 'amount', 100);
        },
      ],
    ],
    [BOARD],
  ),
  ...edits(
    'membergroupSummarizeRepShow',
    [
      [
        'the summary is of another month',
        'summary-asked',
        (one) => {
          one.recv_period = '256801';
        },
      ],
      [
        'the kinds of a unit are another sum',
        'summary-kinds',
        (one) => void one.units[0].totals.pop(),
      ],
      ['a unit is left out', 'summary-units', (one) => void one.units.pop()],
      [
        'what remains of the summary is another sum',
        'summary-remains',
        (one) => off(one, 'remain_amount', 100),
      ],
      [
        'the summary has another state',
        'SummarizeRep-is-period',
        (one) => {
          one.status = one.status === 'รับครบ' ? 'ค้างส่ง' : 'รับครบ';
        },
      ],
    ],
    [BOARD],
  ),
  ...edits(
    'membergroupDeductResultShow',
    [
      [
        'the result is of another month',
        'result-asked',
        (one) => {
          one.recv_period = '256801';
        },
      ],
      ['a line of the result is left out', 'result-sum', (one) => void one.lines.pop()],
      [
        'more is deducted than was billed',
        'result-line',
        (one) => off(one.lines[0], 'deducted_amount', 100_000),
      ],
      [
        'the result is due on another day',
        'DeductResult-is-period',
        (one) => {
          one.due_date = '2026-01-15';
        },
      ],
    ],
    [BOARD],
  ),
];
