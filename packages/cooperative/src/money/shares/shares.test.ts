import { expect, test } from 'vitest';
import { sharesWith } from '../../testing/invented.ts';
import { lastShareBefore, shareUnits } from './shares.ts';

const ENTRIES = sharesWith(
  ['2026-01-31', 10_00],
  ['2026-02-28', 10_00],
  ['2026-02-28', 10_00],
  ['2026-03-31', 10_00],
  ['2026-04-30', 10_00],
);

test.each([
  ['2026-01-31', undefined],
  ['2026-02-01', 10_00],
  ['2026-02-28', 10_00],
  ['2026-03-01', 30_00],
  ['2026-03-31', 30_00],
  ['2026-04-30', 40_00],
  ['2026-05-01', 50_00],
])('the last movement before %s has the balance %s', (day, satang) => {
  expect(lastShareBefore(ENTRIES, day)?.balanceSatang).toBe(satang);
});

test('there is none where there are no movements', () => {
  expect(lastShareBefore([], '2026-06-30')).toBeUndefined();
});

test('a share is ten baht', () => {
  expect(shareUnits(480_200_00)).toBe(48_020);
});
