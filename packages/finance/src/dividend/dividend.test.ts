import { describe, expect, it } from 'vitest';
import {
  averageRefund,
  type DividendInput,
  dailyDividend,
  purchasesByMonth,
  shareMonthDividend,
  thirteenLineDividend,
} from './dividend.ts';

const YEAR: DividendInput = {
  yearStart: '2026-01-01',
  openingSatang: 10_000_000,
  purchases: [],
  rate: 550,
  cutOffDay: 7,
  rowRounding: 'rows',
  rounding: 'half2dp',
};
const bought = (...days: string[]) => days.map((on) => ({ on, amountSatang: 100_000 }));
const weights = (input: DividendInput) =>
  shareMonthDividend(input).rows.map(({ weight }) => weight);

describe('dividend', () => {
  it('counts a purchase up to the 7th from its own month', () => {
    const purchases = bought('2026-01-07', '2026-01-08', '2026-12-07', '2026-12-08');
    expect(weights({ ...YEAR, purchases })).toEqual([12, 12, 11, 1, 0]);
  });

  it('moves the cut-off day, or does without', () => {
    const purchases = bought('2026-02-01', '2026-02-15');
    expect(weights({ ...YEAR, purchases, cutOffDay: 15 })).toEqual([12, 11, 11]);
    expect(weights({ ...YEAR, purchases, cutOffDay: 0 })).toEqual([12, 10, 10]);
  });

  it('counts elevenths in the 11-month variant', () => {
    const purchases = purchasesByMonth('2026-01-01', new Array<number>(12).fill(100_000));
    const { rows } = shareMonthDividend({ ...YEAR, purchases }, 11);
    expect(rows.map(({ weight }) => weight)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
    // 1,000 × 5.5 % × 10/11
    expect(rows[1]).toMatchObject({ weightOf: 11, dividendSatang: 5_000 });
  });

  it('assumes monthly purchases at month ends of the fiscal year', () => {
    const days = purchasesByMonth('2025-10-01', new Array<number>(12).fill(50_000)).map(
      ({ on }) => on,
    );
    expect(days.slice(0, 5)).toEqual([
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
    ]);
    expect(days).toHaveLength(12);
  });

  it('counts 13 lines from the last month of the year before', () => {
    const input = { ...YEAR, yearStart: '2025-09-01', openingSatang: 0 };
    const purchases = purchasesByMonth('2025-08-01', new Array(13).fill(120_000));
    expect(purchases[0]?.on).toBe('2025-08-31');
    expect(purchases.at(-1)?.on).toBe('2026-08-31');
    const { rows } = thirteenLineDividend({ ...input, purchases });
    expect(rows.map(({ weight }) => weight)).toEqual([
      12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    // 1,200 × 5.5 % × 11/12
    expect(rows[2]).toMatchObject({ weightOf: 12, dividendSatang: 6_050 });
    const early = bought('2025-08-05', '2025-09-05', '2026-08-05');
    const counted = thirteenLineDividend({ ...input, purchases: early }).rows;
    expect(counted.map(({ weight }) => weight)).toEqual([12, 12, 12, 1]);
    const before = () => thirteenLineDividend({ ...input, purchases: bought('2025-07-31') });
    expect(before).toThrow('outside the year');
  });

  it('puts a month’s purchase on a day, or on the last one of a shorter month', () => {
    const on = (day: number) =>
      purchasesByMonth('2026-01-01', [1, 2, 3], day).map(
        (purchase) => `${purchase.on} ${purchase.amountSatang}`,
      );
    expect(on(5)).toEqual(['2026-01-05 1', '2026-02-05 2', '2026-03-05 3']);
    expect(on(30)).toEqual(['2026-01-30 1', '2026-02-28 2', '2026-03-30 3']);
    expect(on(31)).toEqual(['2026-01-31 1', '2026-02-28 2', '2026-03-31 3']);
  });

  it('rounds rows or only the total', () => {
    const purchases = bought('2026-01-20', '2026-02-20', '2026-03-20');
    const input = { ...YEAR, openingSatang: 0, purchases, rounding: 'floor1' } as const;
    // Rows 50.42, 45.83 and 41.25 baht.
    expect(shareMonthDividend(input).totalSatang).toBe(5_000 + 4_500 + 4_100);
    const total = shareMonthDividend({ ...input, rowRounding: 'total' });
    expect(total.totalSatang).toBe(13_700);
    expect(total.rows.map((row) => row.dividendSatang)).toEqual([0, 5_042, 4_583, 4_125]);
  });

  it('counts days with the day of purchase and the last day', () => {
    const { rows } = dailyDividend({ ...YEAR, purchases: bought('2026-12-31') });
    expect(rows.map(({ weight }) => weight)).toEqual([365, 1]);
    const leap = dailyDividend({ ...YEAR, yearStart: '2028-01-01' }, 366);
    expect(leap).toMatchObject({ totalSatang: 550_000, rows: [{ weight: 366, weightOf: 366 }] });
  });

  it('takes a withdrawal as a negative row', () => {
    const purchases = [{ on: '2026-06-20', amountSatang: -1_000_000 }];
    const { rows, totalSatang } = shareMonthDividend({ ...YEAR, purchases });
    expect(rows[1]).toMatchObject({ weight: 6, dividendSatang: -27_500 });
    expect(totalSatang).toBe(522_500);
  });

  it('refunds a share of the interest paid', () => {
    expect(averageRefund(1_852_115, 500, 'half2dp')).toBe(92_606);
    expect(averageRefund(1_852_115, 500, 'floor1')).toBe(92_600);
    expect(averageRefund(0, 1_300, 'half2dp')).toBe(0);
    expect(() => averageRefund(-1, 500, 'half2dp')).toThrow(RangeError);
    expect(() => averageRefund(100, 0.5, 'half2dp')).toThrow(RangeError);
  });

  it('refuses purchases outside the year and years that begin within a month', () => {
    const on = (day: string) => () => shareMonthDividend({ ...YEAR, purchases: bought(day) });
    expect(on('2025-12-31')).toThrow('outside the year');
    expect(on('2027-01-01')).toThrow('outside the year');
    expect(() => dailyDividend({ ...YEAR, yearStart: '2026-01-02' })).toThrow(RangeError);
    expect(() => shareMonthDividend({ ...YEAR, openingSatang: 0.5 })).toThrow(RangeError);
    expect(() => shareMonthDividend({ ...YEAR, rate: -1 })).toThrow(RangeError);
  });
});
