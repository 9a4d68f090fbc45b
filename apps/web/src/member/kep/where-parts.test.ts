import { examples } from '@coop/contracts/examples/examples';
import type { KepDetail } from '@coop/contracts/member/kep';
import { expect, test } from 'vitest';
import { ofHundred, partsOf } from './where-parts.ts';

const month: KepDetail = { ...examples.memberKepShow.response, posting_status: '1' };
const [line] = month.lines;
const loan = {
  ...line,
  item_group: 'LOAN' as const,
  principal: '70.00',
  interest: '30.00',
  amount: '100.00',
};

test('a hundred is a hundred, however the parts round', () => {
  expect(ofHundred([1, 1, 1])).toEqual([34, 33, 33]);
  expect(ofHundred([2_500_00, 9_187_08, 4_330_88, 260_00])).toEqual([15, 56, 27, 2]);
  expect(ofHundred([])).toEqual([]);
  expect(ofHundred([0, 0])).toEqual([0, 0]);
});

test('what comes back is a part of its own, so that the parts add up to the bill', () => {
  const back = { ...line, item_group: 'REFUND' as const, amount: '-12.00' };
  const bill = { ...month, posting_status: '0', lines: [loan, back] } as typeof month;
  expect(partsOf(bill)).toMatchObject({
    principal: 70_00,
    interest: 30_00,
    back: -12_00,
    other: 0,
  });
});

test('of a loan that was paid in part the interest comes first', () => {
  const short = { ...month, lines: [{ ...loan, received_amount: '45.00' }] } as typeof month;
  expect(partsOf(short)).toMatchObject({ interest: 30_00, principal: 15_00 });
  expect(partsOf({ ...short, posting_status: '0' })).toMatchObject({ principal: 70_00 });
});
