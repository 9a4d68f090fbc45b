import { expect } from 'vitest';
import { addDays } from '../src/calendar.ts';
import {
  averageRefund,
  type DividendInput,
  dailyDividend,
  purchasesByMonth,
  shareMonthDividend,
} from '../src/dividend/dividend.ts';
import { planDividend } from '../src/dividend/dividend-plan.ts';
import type { DayCount } from '../src/rates.ts';
import { type Check, check, hundredths } from './check.ts';

const ROWS_TO_SATANG = { cutOffDay: 7, rowRounding: 'rows', rounding: 'half2dp' } as const;

export const DIVIDEND_CHECKS: Record<string, Check> = {
  dividend_share_month: check<
    {
      opening_share_baht: string;
      monthly_share_baht: string;
      rate_percent: string;
      first_month_of_fiscal_year: number;
    },
    { opening_dividend: string; monthly_rows: string[]; monthly_total: string; dividend: string }
  >((i, e) => {
    const yearStart = `2025-${String(i.first_month_of_fiscal_year).padStart(2, '0')}-01`;
    const input: DividendInput = {
      ...ROWS_TO_SATANG,
      yearStart,
      openingSatang: hundredths(i.opening_share_baht),
      purchases: purchasesByMonth(
        yearStart,
        new Array<number>(12).fill(hundredths(i.monthly_share_baht)),
      ),
      rate: hundredths(i.rate_percent),
    };
    const { rows, totalSatang } = shareMonthDividend(input);
    const nothingPaid = { interestPaidSatang: 0, refundRate: 0 };
    expect(planDividend({ ...input, ...nothingPaid, method: 'share_month' })).toEqual({
      rows,
      totalSatang,
      refundSatang: 0,
      sumSatang: hundredths(e.dividend),
    });
    const [opening, ...monthly] = rows.map(({ dividendSatang }) => dividendSatang);
    expect(opening).toBe(hundredths(e.opening_dividend));
    expect(monthly).toEqual(e.monthly_rows.map(hundredths));
    expect(monthly.reduce((sum, row) => sum + row, 0)).toBe(hundredths(e.monthly_total));
    expect(rows.map(({ weight }) => weight)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(totalSatang).toBe(hundredths(e.dividend));
  }),
  dividend_daily: check<
    {
      rate_percent: string;
      fiscal_year: [string, string];
      day_count: DayCount;
      events: { date: string; amount: string }[];
    },
    { days: number[]; dividend: string }
  >((i, e) => {
    const [yearStart, yearEnd] = i.fiscal_year;
    const [first, ...later] = i.events.map(({ date, amount }) => ({
      on: date,
      amountSatang: hundredths(amount),
    }));
    const input: DividendInput = {
      yearStart,
      openingSatang: first?.amountSatang ?? 0,
      purchases: later,
      rate: hundredths(i.rate_percent),
      cutOffDay: 7,
      rowRounding: 'total',
      rounding: 'half2dp',
    };
    const { rows, totalSatang } = dailyDividend(input, i.day_count);
    expect(rows.map(({ weight }) => weight)).toEqual(e.days);
    expect(rows.map(({ on, weight }) => addDays(on, weight - 1))).toEqual(rows.map(() => yearEnd));
    expect(totalSatang).toBe(hundredths(e.dividend));
    const plan = planDividend({
      ...input,
      method: 'daily',
      dayCount: i.day_count,
      interestPaidSatang: 0,
      refundRate: 0,
    });
    expect(plan).toMatchObject({ rows, totalSatang });
  }),
  average_refund: check<
    { interest_paid_in_year_baht: string; rate_percent: string },
    { refund: string }
  >((i, e) => {
    const interest = hundredths(i.interest_paid_in_year_baht);
    const refundRate = hundredths(i.rate_percent);
    expect(averageRefund(interest, refundRate, 'half2dp')).toBe(hundredths(e.refund));
    const plan = planDividend({
      ...ROWS_TO_SATANG,
      method: 'share_month',
      yearStart: '2026-01-01',
      openingSatang: 0,
      purchases: [],
      rate: 0,
      interestPaidSatang: interest,
      refundRate,
    });
    expect(plan).toMatchObject({ totalSatang: 0, sumSatang: hundredths(e.refund) });
  }),
};
