import { examples } from '@coop/contracts/examples/examples';
import type { MemberShare } from '@coop/contracts/member/share';
import { expect, test } from 'vitest';
import { lateShares } from './late.ts';

const { overdue_amount: _, ...older } = examples.memberShareList.response;
const share: MemberShare = { ...older, as_of: '2026-11-19', rows: [] };

const LAWS = { late_in_a_row: 3, late_in_a_year: 6, late_within: 12 };

function late(months: string[], fiscalStart = 1) {
  const { inARow, inYear, isTooMany } = lateShares(
    { ...share, late_months: months },
    fiscalStart,
    LAWS,
  );
  return [inARow, inYear, isTooMany];
}

test('three in a row are too many, also over the turn of the year; two and one are not', () => {
  expect(late(['256908', '256909', '256910'])).toEqual([3, 3, true]);
  expect(late(['256812', '256901', '256902'])).toEqual([3, 2, true]);
  expect(late(['256907', '256909', '256910'])).toEqual([2, 3, false]);
});

test('six in an accounting year are too many, five are not', () => {
  const five = ['256901', '256903', '256905', '256907', '256909'];
  expect(late(five)).toEqual([1, 5, false]);
  expect(late([...five, '256911'])).toEqual([1, 6, true]);
  // The year of this cooperative began in October.
  expect(late([...five, '256911'], 10)).toEqual([1, 1, false]);
});

test('what is long over is not held against a member, and an older backend says nothing', () => {
  expect(late(['256701', '256702', '256703'])).toEqual([0, 0, false]);
  expect(late([])).toEqual([0, 0, false]);
  expect(lateShares(share, 1, LAWS).overdueSatang).toBeNull();
});

test('another cooperative counts by its own by-laws', () => {
  const lateShare = { ...share, late_months: ['256909', '256910'] };
  const laws = { late_in_a_row: 2, late_in_a_year: 4, late_within: 12 };
  expect(lateShares(lateShare, 1, laws)).toMatchObject({ isTooMany: true, isTooManyInARow: true });
  // The run is over after two months.
  const short = lateShares(lateShare, 1, { ...laws, late_within: 2 });
  expect(short).toMatchObject({ inARow: 1, inYear: 2, isTooMany: false });
});
