import { expect, test } from 'vitest';
import { sumOfRows } from './origin.ts';

test.each([
  // 651,200.00 × 5.50 % × 28/365 = 2,747.527…
  ['interest by days', [{ satang: 651_200_00, rate: 550, part: [28, 365] }], 2_747_53],
  [
    'interest across a new rate',
    [
      { satang: 651_200_00, rate: 550, part: [10, 365] },
      { satang: 651_200_00, rate: 525, part: [18, 365] },
    ],
    2_667_24,
  ],
  ['months of a dividend', [{ satang: 1_500_00, rate: 550, part: [11, 12] }], 75_63],
  ['a dividend of eleven months', [{ satang: 1_500_00, rate: 550, part: [10, 11] }], 75_00],
  ['a leap year', [{ satang: 100_000_00, rate: 500, part: [366, 366] }], 5_000_00],
  ['a refund', [{ satang: 40_174_09, rate: 1200 }], 4_820_89],
  ['plain rows', [{ satang: 6_700_00 }, { satang: 4_247_96 }, { satang: -47_96 }], 10_900_00],
] as const)('[ABI-13] %s are added up exactly and rounded once', (_, rows, sum) => {
  expect(sumOfRows(rows)).toBe(sum);
});

test('[ABI-13] a rule rounds the whole, and a part of no year makes no sum', () => {
  expect(sumOfRows([{ satang: 651_200_00, rate: 550, part: [28, 365] }], 'ceil1')).toBe(2_748_00);
  expect(sumOfRows([{ satang: 100_00, part: [1, 7] }])).toBeUndefined();
});
