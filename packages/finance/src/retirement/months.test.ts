import { expect, it } from 'vitest';
import { type MonthsAheadInput, monthsAhead, yearsAhead } from './months.ts';

const INPUT: MonthsAheadInput = {
  asOf: '2026-11-19',
  until: '2028-12-31',
  retireOn: '2027-09-30',
  schedules: [
    [
      {
        no: 1,
        dueOn: '2026-11-30',
        days: 30,
        principalSatang: 1_000_00,
        interestSatang: 10_00,
        totalSatang: 1_010_00,
        balanceSatang: 1_000_00,
      },
      {
        no: 2,
        dueOn: '2026-12-31',
        days: 31,
        principalSatang: 1_000_00,
        interestSatang: 5_00,
        totalSatang: 1_005_00,
        balanceSatang: 0,
      },
    ],
    [],
  ],
  sharesSatang: 100_000_00,
  shareSatang: 1_500_00,
  pensionShareSatang: 500_00,
  otherSatang: 320_00,
  dueDay: 31,
};

it('each month has its instalments, share and the rest, and what is left of the debt', () => {
  const months = monthsAhead(INPUT);
  expect(months).toHaveLength(26);
  expect(months[0]).toEqual({
    on: '2026-11-30',
    loanSatang: 1_010_00,
    shareSatang: 1_500_00,
    otherSatang: 320_00,
    totalSatang: 2_830_00,
    debtSatang: 1_000_00,
    sharesSatang: 101_500_00,
  });
  expect(months[1]).toMatchObject({ totalSatang: 2_825_00, debtSatang: 0 });
});

it('the month of retiring is the last with the share of a salary', () => {
  const months = monthsAhead(INPUT);
  const share = (on: string) => months.find((month) => month.on === on)?.shareSatang;
  expect(share('2027-09-30')).toBe(1_500_00);
  expect(share('2027-10-31')).toBe(500_00);
  expect(monthsAhead({ ...INPUT, retireOn: null })[0]?.shareSatang).toBe(500_00);
});

it('the months begin with the next due day, and each is told by its own', () => {
  const from = (asOf: string) => monthsAhead({ ...INPUT, schedules: [], asOf, dueDay: 25 })[0]?.on;
  expect([from('2026-11-24'), from('2026-11-25')]).toEqual(['2026-11-25', '2026-12-25']);
});

it('a whole year has its dividend by share-months, a year that has begun has none', () => {
  const years = yearsAhead(monthsAhead(INPUT), '2026-01-01', 525, 7);
  expect(years.map(({ to, dividendSatang }) => [to, dividendSatang])).toEqual([
    ['2026-12-31', null],
    // 103,000 × 5.25 % + 1,500 × 5.25 % × (11 + … + 3)/12 + 500 × 5.25 % × (2 + 1 + 0)/12, row by row
    ['2027-12-31', 5_407_50 + 413_45 + 6_57],
    // 118,000 × 5.25 % + 500 × 5.25 % × (11 + … + 0)/12, row by row
    ['2028-12-31', 6_195_00 + 144_39],
  ]);
  expect(years[1]).toMatchObject({ firstMonthSatang: 1_820_00, sharesSatang: 118_000_00 });
});
