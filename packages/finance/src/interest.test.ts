import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanInterest, sumOfRows } from './interest.ts';

describe('loan interest', () => {
  it('is balance × rate × days / 365', () => {
    expect(loanInterest(1_200_000, [{ rate: 600, days: 28 }], 'half2dp')).toBe(5_523);
    expect(loanInterest(100_000_000, [{ rate: 575, days: 29, yearDays: 366 }], 'half2dp')).toBe(
      455_601,
    );
  });

  it('divides the days of each year by its own number of days', () => {
    // 60,000 a year: 15 × 164.3836 + 16 × 163.9344.
    const parts = [
      { rate: 600, days: 15 },
      { rate: 600, days: 16, yearDays: 366 as const },
    ];
    expect(loanInterest(100_000_000, parts, 'half2dp')).toBe(508_870);
  });

  it('sums the parts before it rounds', () => {
    const days = { rate: 1, days: 1 };
    // Each part alone is 0.4 satang and would round to nothing.
    expect(loanInterest(1_460_000, [days], 'half2dp')).toBe(0);
    expect(loanInterest(1_460_000, [days, days], 'half2dp')).toBe(1);
  });

  it('is nothing without days, balance or rate', () => {
    expect(loanInterest(1_000_000, [], 'ceil10')).toBe(0);
    expect(loanInterest(0, [{ rate: 575, days: 30 }], 'ceil10')).toBe(0);
    expect(loanInterest(1_000_000, [{ rate: 0, days: 30 }], 'ceil10')).toBe(0);
  });

  it('stays exact beyond the safe integers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 15 }),
        fc.nat(1_500),
        fc.nat(366),
        (balance, rate, days) => {
          const exact = BigInt(balance) * BigInt(rate) * BigInt(days);
          const rounded = (2n * exact + 3_650_000n) / 7_300_000n;
          expect(BigInt(loanInterest(balance, [{ rate, days }], 'half2dp'))).toBe(rounded);
        },
      ),
    );
  });

  it('refuses negative and fractional numbers', () => {
    expect(() => loanInterest(-1, [], 'half2dp')).toThrow(RangeError);
    expect(() => loanInterest(0.5, [], 'half2dp')).toThrow(RangeError);
    expect(() => loanInterest(1, [{ rate: 5.75, days: 1 }], 'half2dp')).toThrow(RangeError);
    expect(() => loanInterest(1, [{ rate: 575, days: -1 }], 'half2dp')).toThrow(RangeError);
  });
});

it.each([
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

it('[ABI-13] a rule rounds the whole, and a part of no year makes no sum', () => {
  expect(sumOfRows([{ satang: 651_200_00, rate: 550, part: [28, 365] }], 'ceil1')).toBe(2_748_00);
  expect(sumOfRows([{ satang: 100_00, part: [1, 7] }])).toBeUndefined();
});
