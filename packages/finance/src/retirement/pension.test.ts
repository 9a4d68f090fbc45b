import { expect, it } from 'vitest';
import { pension } from './pension.ts';

it('the fund pays a fiftieth of the average pay for each year, months counted', () => {
  // 30 years and 5 months: 40,000 × 365 / 600
  expect(pension('gpf', 40_000_00, '2002-05-01', '2032-09-30')).toBe(24_333_33);
});

it('is cut to the satang, never rounded up', () => {
  // 30 years and a month: 40,000 × 361 / 600 = 24,066.666…
  expect(pension('gpf', 40_000_00, '2002-09-01', '2032-09-30')).toBe(24_066_66);
});

it('the fund pays at most 70 % of the average', () => {
  expect(pension('gpf', 40_000_00, '1990-05-01', '2032-09-30')).toBe(28_000_00);
});

it('the older law counts half a year as one, and pays at most the last pay', () => {
  // 27 years and 6 months count 28: 32,740 × 28 / 50, the comptroller general's own example.
  expect(pension('act2494', 32_740_00, '2005-04-01', '2032-09-30')).toBe(18_334_40);
  expect(pension('act2494', 32_740_00, '2005-05-01', '2032-09-30')).toBe(17_679_60);
  expect(pension('act2494', 10_000_00, '1970-01-01', '2032-09-30')).toBe(10_000_00);
});

it('is nothing before the service, and refuses pay that is none', () => {
  expect(pension('gpf', 40_000_00, '2033-01-01', '2032-09-30')).toBe(0);
  expect(() => pension('gpf', -1, '2002-05-01', '2032-09-30')).toThrow(RangeError);
  expect(() => pension('gpf', 100, '', '2032-09-30')).toThrow(RangeError);
});
