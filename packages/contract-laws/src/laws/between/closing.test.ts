import { expect, test } from 'vitest';
import { breachesOf, type LawRow, lineOf } from '../../testing/breaches-of.ts';
import { type Edits, edited } from '../../testing/edited.ts';
import { lawful } from '../../testing/lawful.ts';
import { closingLawsAcross } from './closing.ts';

/** Of 1,000.00 billed 400.00 are deducted and 30.00 held; the rest goes on, 100.00 of it from before. */
const CLOSING = {
  in_time_amount: '400.00',
  carried_amount: '480.00',
  before_amount: '100.00',
  left_amount: '0.00',
  settled_amount: '50.00',
  held_amount: '30.00',
  next_amount: '580.00',
};
const line = (more: object = {}, closing: object = {}) => ({
  ...lawful('membergroupDeductResultShow').lines[0],
  billed_amount: '1000.00',
  ...more,
  closing: { ...CLOSING, ...closing },
});
/** A closed month of its own, because edits change it. */
const closed = () => ({
  billed_amount: '1000.00',
  closing: { ...CLOSING },
  lines: [line()],
});
const collector = { kind: 'SELF', name: '' };

test.for<LawRow>([
  ['closing-line', {}, []],
  ['closing-line', closed(), []],
  [
    'closing-line',
    { ...closed(), 'lines.0.closing.held_amount': '30.01', 'closing.settled_amount': '50.01' },
    ['lines.*.billed_amount: 1000.00, not 999.99', 'billed_amount: 1000.00, not 1000.01'],
  ],
  [
    'closing-line',
    {
      ...closed(),
      'lines.0.closing.in_time_amount': '1.00',
      'lines.0.closing.left_amount': '1.00',
    },
    ['lines.*.billed_amount: 1000.00, not 602.00'],
  ],
  ['closing-sum', closed(), []],
  ['closing-sum', { closing: undefined }, []],
  [
    'closing-sum',
    { ...closed(), 'closing.carried_amount': '480.01', 'closing.before_amount': '99.99' },
    ['closing.carried_amount: 480.01, not 480.00', 'closing.before_amount: 99.99, not 100.00'],
  ],
  ['closing-leavers', closed(), []],
  [
    'closing-leavers',
    { lines: [line({}, { left_amount: '1.00' })] },
    ['lines.*.closing.left_amount: 1.00, not 0.00'],
  ],
  ['closing-leavers', { lines: [line({}, { left_amount: '1.00', collector })] }, []],
])('%s with %j: %j', ([name, edits, breaches]) => {
  expect(breachesOf(name, edits)).toEqual(breaches);
});

/** Breaches between a month that closed and the sheet of a month, on which the member has such arrears. */
function between(edits: Edits, recv_period: string): string[] {
  const [law] = closingLawsAcross;
  const result = lawful('membergroupDeductResultShow');
  const sheet = lawful('membergroupKeeprepShow');
  const answers = {
    membergroupDeductResultShow: [
      edited(result, { recv_period: '256812', lines: [line()], ...edits }),
    ],
    membergroupKeeprepShow: [
      edited(sheet, {
        recv_period,
        'members.0.membership_no': line().membership_no ?? '',
        'members.0.lines.0.is_arrear': true,
        'members.0.lines.0.amount': '580.00',
      }),
    ],
  };
  return law?.broken(answers as never).map(lineOf) ?? [];
}

test.each([
  ['256901', {}, []],
  [
    '256901',
    { 'lines.0.closing.next_amount': '579.99' },
    ['lines.*.closing.next_amount: 579.99, not 580.00'],
  ],
  ['256901', { 'lines.0.closing.next_amount': undefined }, []],
  ['256901', { lines: [line({}, { next_amount: '1.00', collector })] }, []],
  [
    '256901',
    { lines: [line({ membership_no: '9' })] },
    ['lines.*.closing.next_amount: 580.00, not 0.00'],
  ],
  ['256902', { 'lines.0.closing.next_amount': '579.99' }, []],
  [
    '256902',
    { recv_period: '256901', 'lines.0.closing.next_amount': '1.00' },
    ['lines.*.closing.next_amount: 1.00, not 580.00'],
  ],
])('the bill of %s after a month with %j: %j', (period, edits, breaches) => {
  expect(between(edits as Edits, period)).toEqual(breaches);
});
