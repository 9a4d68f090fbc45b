import { expect, test } from 'vitest';
import { monthsToNext } from './months-to-next.ts';

test.each([
  [480_200_00, 1_500_00, { satang: 500_000_00, months: 14 }],
  [498_500_00, 1_500_00, { satang: 500_000_00, months: 1 }],
  [500_000_00, 1_500_00, { satang: 600_000_00, months: 67 }],
  [0, 100_000_00, { satang: 100_000_00, months: 1 }],
])('with %d satang and %d a month', (balance, monthly, next) => {
  expect(monthsToNext(balance, monthly)).toEqual(next);
});

test('who has paused reaches none', () => {
  expect(monthsToNext(480_200_00, 0)).toBeUndefined();
});
