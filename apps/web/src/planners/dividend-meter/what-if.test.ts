import { expect, test } from 'vitest';
import { PAID_YEAR as year } from './testing/paid-year.ts';
import { atYearEnd, whatIf } from './what-if.ts';

const LAW = { startMonth: 1, cutOffDay: 7 };

test('at the year’s own rates it is the year’s own sums', () => {
  expect(whatIf(year, { dividend: 525, refund: 1_200 }, LAW)).toEqual({
    averageShareSatang: 313_375_00,
    interestSatang: 58_412_36,
    dividendSatang: 16_452_19,
    refundSatang: 7_009_48,
    grossSatang: 23_461_67,
    deductedSatang: 4_840_00,
    netSatang: 18_621_67,
  });
});

test('at other rates each row is worked out anew', () => {
  // 312,000 × 6 % + 1,500 × 6 % × 11/12; 58,412.36 × 10 %
  expect(whatIf(year, { dividend: 600, refund: 1_000 }, LAW)).toMatchObject({
    dividendSatang: 18_720_00 + 82_50,
    refundSatang: 5_841_24,
  });
});

test('what is taken never exceeds the sum, and counts what fell short before', () => {
  const deductions = year.deductions.map((deduction) => ({
    ...deduction,
    amount: '1.00',
    shortfall: '99999.00',
  }));
  const poor = { ...year, deductions };
  expect(whatIf(poor, { dividend: 525, refund: 1_200 }, LAW)).toMatchObject({
    deductedSatang: 23_461_67,
    netSatang: 0,
  });
});

test('a withheld refund stays withheld at any rate', () => {
  const withheld = { ...year, avg_withheld: true };
  expect(whatIf(withheld, { dividend: 525, refund: 2_000 }, LAW)?.refundSatang).toBe(0);
});

test.each([
  ['a day outside the year', { ...year, counted_to: '2020-12-31' }],
  ['a missing day', { ...year, counted_to: '' }],
  ['an amount that is none', { ...year, interest_base: '' }],
])('%s gives no result instead of a wrong one', (_, broken) => {
  expect(whatIf(broken, { dividend: 525, refund: 1_200 }, LAW)).toBeUndefined();
});

test('what is known to come is added to the year, and nothing where the backend does not say', () => {
  const forecast = {
    counted_to: '2025-12-31',
    shares: [{ operate_date: '2025-11-30', amount: '1500.00' }],
    interest: '1000.00',
  };
  const whole = atYearEnd({ ...year, forecast });
  // 1,500 × 5.25 % × 1/12 more, and 12 % of 1,000
  expect(whole && whatIf(whole, { dividend: 525, refund: 1_200 }, LAW)).toMatchObject({
    dividendSatang: 16_452_19 + 6_56,
    refundSatang: 7_009_48 + 120_00,
  });
  expect(atYearEnd(year)).toBeUndefined();
});
