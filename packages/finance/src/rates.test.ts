import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { type RateStep, rateOn, ratePartsBetween } from './rates.ts';

const STEPS: readonly RateStep[] = [
  { from: '2020-01-01', rate: 575 },
  { from: '2026-03-15', rate: 550 },
  { from: '2026-03-20', rate: 525 },
];

describe('rates', () => {
  it('a step counts from its own day', () => {
    expect(rateOn(STEPS, '2026-03-14')).toBe(575);
    expect(rateOn(STEPS, '2026-03-15')).toBe(550);
    expect(rateOn(STEPS, '2030-01-01')).toBe(525);
  });

  it('splits a month at every change', () => {
    expect(ratePartsBetween(STEPS, '2026-02-28', '2026-03-31')).toEqual([
      { rate: 575, days: 14 },
      { rate: 550, days: 5 },
      { rate: 525, days: 12 },
    ]);
  });

  it('keeps the old rate up to the eve and the new one from the day', () => {
    expect(ratePartsBetween(STEPS, '2026-02-28', '2026-03-14')).toEqual([{ rate: 575, days: 14 }]);
    expect(ratePartsBetween(STEPS, '2026-03-14', '2026-03-16')).toEqual([{ rate: 550, days: 2 }]);
    expect(ratePartsBetween(STEPS, '2026-03-15', '2026-03-16')).toEqual([{ rate: 550, days: 1 }]);
  });

  it('refuses days before the first rate, backward periods and unsorted steps', () => {
    expect(() => rateOn(STEPS, '2019-12-31')).toThrow('no rate is in force on 2019-12-31');
    expect(() => ratePartsBetween(STEPS, '2019-12-30', '2020-01-05')).toThrow('2019-12-31');
    expect(() => ratePartsBetween([], '2026-01-01', '2026-01-02')).toThrow(RangeError);
    expect(() => ratePartsBetween(STEPS, '2026-03-02', '2026-03-01')).toThrow(RangeError);
    const unsorted = [...STEPS, { from: '2026-03-16', rate: 500 }];
    expect(() => ratePartsBetween(unsorted, '2026-03-01', '2026-04-01')).toThrow('not sorted');
  });

  it('begins on the day after the eve of the first step', () => {
    expect(ratePartsBetween(STEPS, '2019-12-31', '2020-01-02')).toEqual([{ rate: 575, days: 2 }]);
  });

  it('counts the days of a leap year by themselves where they are 366, also across the turn of a year', () => {
    const item = [{ from: '2020-01-01', rate: 600 }];
    expect(ratePartsBetween(item, '2027-12-15', '2028-01-15', 366)).toEqual([
      { rate: 600, days: 16 },
      { rate: 600, days: 15, yearDays: 366 },
    ]);
    expect(ratePartsBetween(item, '2027-12-31', '2028-12-31', 366)).toEqual([
      { rate: 600, days: 366, yearDays: 366 },
    ]);
    expect(ratePartsBetween(item, '2028-12-30', '2029-01-31', 366)).toEqual([
      { rate: 600, days: 1, yearDays: 366 },
      { rate: 600, days: 31 },
    ]);
    expect(ratePartsBetween(item, '2025-12-31', '2027-12-31', 366)).toEqual([
      { rate: 600, days: 730 },
    ]);
    expect(ratePartsBetween(item, '2027-12-15', '2028-01-15')).toEqual([{ rate: 600, days: 31 }]);
  });

  it('counts each day once, at the rate of that day', () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 6 });
    const period = fc.tuple(fc.nat(400), fc.nat(100));
    fc.assert(
      fc.property(offsets, period, (days, [start, length]) => {
        const steps = [0, ...days.toSorted((a, b) => a - b)].map((day, index) => ({
          from: addDays('2026-01-01', day),
          rate: 400 + (index % 3) * 25,
        }));
        const from = addDays('2026-01-01', start);
        const daily = Array.from({ length }, (_, n) => rateOn(steps, addDays(from, n + 1)));
        const parts = ratePartsBetween(steps, from, addDays(from, length));
        expect(parts.flatMap(({ rate, days }) => Array<number>(days).fill(rate))).toEqual(daily);
      }),
    );
  });
});
