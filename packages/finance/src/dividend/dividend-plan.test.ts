import { expect, it } from 'vitest';
import { purchasesByMonth } from './dividend.ts';
import { type DividendPlanInput, planDividend } from './dividend-plan.ts';

const INPUT: DividendPlanInput = {
  method: 'share_month',
  yearStart: '2026-01-01',
  openingSatang: 10_000_000,
  purchases: purchasesByMonth('2026-01-01', new Array(12).fill(100_000)),
  rate: 570,
  cutOffDay: 7,
  rowRounding: 'rows',
  rounding: 'half2dp',
  interestPaidSatang: 5_000_000,
  refundRate: 1_300,
};

it('adds dividend and refund', () => {
  const plan = planDividend(INPUT);
  expect(plan).toMatchObject({ totalSatang: 601_350, refundSatang: 650_000, sumSatang: 1_251_350 });
});

it('counts by the method that is asked for', () => {
  const first = (part: Partial<DividendPlanInput>) => {
    const row = planDividend({ ...INPUT, ...part }).rows[1];
    return `${row?.weight}/${row?.weightOf}`;
  };
  expect(first({})).toBe('11/12');
  expect(first({ method: 'eleven_months' })).toBe('10/11');
  expect(first({ method: 'thirteen_lines' })).toBe('11/12');
  expect(first({ method: 'daily' })).toBe('335/365');
  expect(first({ method: 'daily', dayCount: 366 })).toBe('335/365');
  const inYear = (year: string, dayCount: 365 | 366) =>
    first({
      method: 'daily',
      dayCount,
      yearStart: `${year}-01-01`,
      purchases: [{ on: `${year}-01-31`, amountSatang: 100_000 }],
    });
  expect(inYear('2028', 366)).toBe('336/366');
  expect(inYear('2028', 365)).toBe('336/365');
});

it('counts a purchase up to the cut-off day from its month', () => {
  const purchases = [{ on: '2026-03-07', amountSatang: 100_000 }];
  const weight = (cutOffDay?: number) =>
    planDividend({ ...INPUT, purchases, ...(cutOffDay !== undefined && { cutOffDay }) }).rows[1]
      ?.weight;
  expect(weight()).toBe(10);
  expect(weight(5)).toBe(9);
  expect(weight(0)).toBe(9);
});

it('rounds the refund as it rounds the dividend', () => {
  const odd = { ...INPUT, interestPaidSatang: 1_852_115, refundRate: 500 };
  expect(planDividend(odd).refundSatang).toBe(92_606);
  expect(planDividend({ ...odd, rounding: 'floor1' }).refundSatang).toBe(92_600);
});
