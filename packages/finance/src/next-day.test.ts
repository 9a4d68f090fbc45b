import { expect, test } from 'vitest';
import { nextDayOfMonth, nextDayOfYear } from './next-day.ts';

test.each([
  ['2026-11-20', '12-31', '2026-12-31'],
  ['2026-11-20', '11-20', '2026-11-20'],
  ['2026-11-20', '06-30', '2027-06-30'],
  ['2026-11-20', '02-29', '2027-02-28'],
  ['2027-03-01', '02-29', '2028-02-29'],
])('from %s the next %s is %s', (from, on, next) => {
  expect(nextDayOfYear(from, on)).toBe(next);
});

test.each([
  ['2026-11-20', [11, 27], '2026-11-27'],
  ['2026-11-27', [11, 27], '2026-11-27'],
  ['2026-11-28', [11, 27], '2026-12-11'],
  ['2026-01-29', [28], '2026-02-28'],
  ['2026-11-20', [], undefined],
])('from %s the next of the days %j is %s', (from, days, next) => {
  expect(nextDayOfMonth(from, days)).toBe(next);
});
