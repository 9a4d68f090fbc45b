import { expect } from 'vitest';
import { addDays } from '../src/calendar.ts';
import { loanInterest } from '../src/interest.ts';
import { planLoan } from '../src/loans/loan-plan.ts';
import { payoffOn } from '../src/loans/payoff.ts';
import { buildSchedule, firstDueDate } from '../src/loans/schedule.ts';
import { type DayCount, type RateStep, ratePartsBetween } from '../src/rates.ts';
import { type Check, check, hundredths, toSatang } from './check.ts';
import { depositInterest } from './deposit-period.ts';

interface RateDays {
  rate_percent: string;
  days: number;
}

export const INTEREST_CHECKS: Record<string, Check> = {
  loan_daily_interest: check<
    RateDays & { principal_baht: string; instalment_total_baht?: string },
    Partial<Record<'interest_per_day' | 'interest' | 'principal_part', string>> &
      Partial<Record<'interest_365' | 'interest_366', string>>
  >((i, e) => {
    const balance = hundredths(i.principal_baht);
    const rate = hundredths(i.rate_percent);
    const over = (days: number, leap?: { yearDays: 366 }) =>
      loanInterest(balance, [{ rate, days, ...leap }], 'half2dp');
    const printed = e.interest ?? e.interest_365 ?? '';
    expect(over(i.days)).toBe(hundredths(printed));
    if (e.interest_per_day) expect(over(1)).toBe(hundredths(e.interest_per_day));
    if (e.interest_366) expect(over(i.days, { yearDays: 366 })).toBe(hundredths(e.interest_366));
    if (e.principal_part && i.instalment_total_baht) {
      const principal = hundredths(i.instalment_total_baht) - over(i.days);
      expect(principal).toBe(hundredths(e.principal_part));
    }
  }),
  loan_interest_rate_change: check<
    { principal_baht: string; from_: string; rates: [RateDays, RateDays]; day_count: DayCount },
    { part1_exact: string; part2_exact: string; interest: string }
  >((i, e) => {
    const balance = hundredths(i.principal_baht);
    const [before, after] = i.rates;
    const steps: RateStep[] = [
      { from: '2025-01-01', rate: hundredths(before.rate_percent) },
      { from: addDays(i.from_, before.days), rate: hundredths(after.rate_percent) },
    ];
    const eve = addDays(i.from_, -1);
    const parts = ratePartsBetween(steps, eve, addDays(eve, before.days + after.days), i.day_count);
    expect(parts.map(({ days }) => days)).toEqual([before.days, after.days]);
    const each = parts.map((part) => loanInterest(balance, [part], 'half2dp'));
    expect(each).toEqual([e.part1_exact, e.part2_exact].map(toSatang));
    expect(loanInterest(balance, parts, 'half2dp')).toBe(hundredths(e.interest));
  }),
  loan_payoff_today: check<
    {
      principal_baht: string;
      instalments: number;
      rate_percent: string;
      disbursed: string;
      instalments_paid: number;
      last_paid: string;
      payoff_date: string;
    },
    { balance: string; days: number; interest: string; payoff: string }
  >((i, e) => {
    const rates = [{ from: i.disbursed, rate: hundredths(i.rate_percent) }];
    const last = buildSchedule({
      principalSatang: hundredths(i.principal_baht),
      instalments: i.instalments,
      rates,
      method: 'equal_principal',
      rounding: { interest: 'half2dp', instalment: 'ceil100' },
      disbursedOn: i.disbursed,
      firstDueOn: firstDueDate(i.disbursed, 'next_month_end', 31),
    })[i.instalments_paid - 1];
    expect(last?.dueOn).toBe(i.last_paid);
    const balanceSatang = last?.balanceSatang ?? 0;
    const loan = { balanceSatang, paidUntil: i.last_paid, on: i.payoff_date, rates };
    const payoff = {
      days: e.days,
      balanceSatang: hundredths(e.balance),
      interestSatang: hundredths(e.interest),
      arrearsSatang: 0,
      totalSatang: hundredths(e.payoff),
    };
    expect(payoffOn({ ...loan, rounding: 'half2dp' })).toEqual(payoff);
    const plan = planLoan({
      principalSatang: hundredths(i.principal_baht),
      method: 'equal_principal',
      rounding: { interest: 'half2dp', instalment: 'ceil100' },
      disbursedOn: i.disbursed,
      rate: hundredths(i.rate_percent),
      firstDue: 'next_month_end',
      dueDay: 31,
      repay: { instalments: i.instalments },
      closeOn: i.payoff_date,
    });
    expect(plan?.close).toMatchObject(payoff);
  }),
  deposit_interest_daily_balance: check<
    {
      opening_baht: string;
      rate_percent: string;
      period: [string, string];
      events: { date: string; amount: string }[];
    },
    { days: number; interest: string; balance_before: string; balance_after: string }
  >((i, e) => {
    const [from, to] = i.period;
    const result = depositInterest({
      openingSatang: hundredths(i.opening_baht),
      from,
      to,
      events: i.events.map(({ date, amount }) => ({ on: date, deltaSatang: hundredths(amount) })),
      rates: [{ from, rate: hundredths(i.rate_percent) }],
      dayCount: 365,
    });
    expect(result).toEqual({
      days: e.days,
      interestSatang: hundredths(e.interest),
      balanceSatang: hundredths(e.balance_before),
    });
    expect(result.balanceSatang + result.interestSatang).toBe(hundredths(e.balance_after));
  }),
};
