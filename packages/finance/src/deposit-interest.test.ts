import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DepositPeriod, depositInterest } from '../testing/deposit-period.ts';
import { addDays } from './calendar.ts';
import { createAccrual } from './deposit-interest.ts';
import { type RateStep, rateOn } from './rates.ts';
import { roundRatio } from './rounding.ts';

const RATES: readonly RateStep[] = [
  { from: '2020-01-01', rate: 250 },
  { from: '2026-04-01', rate: 200 },
];
const MARCH: DepositPeriod = {
  openingSatang: 1_000_000,
  from: '2026-03-01',
  to: '2026-03-31',
  events: [],
  rates: RATES,
};

describe('deposit interest', () => {
  it('counts the first and the last day', () => {
    // 10,000 × 2.5 % × 31 / 365
    expect(depositInterest(MARCH)).toEqual({
      days: 31,
      interestSatang: 2_123,
      balanceSatang: 1_000_000,
    });
    expect(depositInterest({ ...MARCH, to: MARCH.from })).toMatchObject({
      days: 1,
      interestSatang: 68,
    });
  });

  it('lets a deposit earn on its own day and a withdrawal not', () => {
    const onLastDay = (deltaSatang: number) =>
      depositInterest({ ...MARCH, events: [{ on: MARCH.to, deltaSatang }] }).interestSatang;
    expect(onLastDay(10_000_000)).toBe(2_123 + 685);
    expect(onLastDay(-1_000_000)).toBe(2_055);
  });

  it('refuses events outside the period, days below zero and backward periods', () => {
    const withEvent = (on: string, deltaSatang: number) => () =>
      depositInterest({ ...MARCH, events: [{ on, deltaSatang }] });
    expect(withEvent('2026-02-28', 1)).toThrow('outside');
    expect(withEvent('2026-04-01', 1)).toThrow('outside');
    expect(withEvent('2026-03-5', 1)).toThrow(RangeError);
    expect(withEvent('2026-03-05', -1_000_001)).toThrow(RangeError);
    expect(() => depositInterest({ ...MARCH, to: '2026-02-28' })).toThrow(RangeError);
  });

  it('streams: a first advance counts its day, a credit begins anew', () => {
    const accrual = createAccrual(RATES, 365);
    accrual.advance('2026-03-01', 1_000_000);
    expect(accrual.credit()).toBe(68);
    accrual.advance('2026-03-31', 1_000_000);
    expect(accrual.credit()).toBe(2_055);
    expect(accrual.credit()).toBe(0);
  });

  it('streams from a first day, under any rounding rule, and never backwards', () => {
    const accrual = createAccrual(RATES, 366, '2026-03-01', 'floor1');
    accrual.advance('2026-03-31', 1_000_000);
    expect(() => accrual.advance('2026-03-30', 1)).toThrow(RangeError);
    expect(accrual.credit()).toBe(2_100);
  });

  it('is the exact sum over days, rounded once', () => {
    const changes = fc.array(fc.record({ day: fc.nat(180), deltaSatang: fc.nat(100_000_000) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.nat(10_000_000_000), changes, (openingSatang, moves) => {
        const on = (day: number) => addDays('2026-01-01', day);
        let numerator = 0n;
        for (let day = 0; day <= 180; day += 1) {
          const sofar = moves.filter((move) => move.day <= day);
          const balance = sofar.reduce((sum, move) => sum + move.deltaSatang, openingSatang);
          numerator += BigInt(balance) * BigInt(rateOn(RATES, on(day)));
        }
        const { days, interestSatang } = depositInterest({
          openingSatang,
          from: on(0),
          to: on(180),
          events: moves.map(({ day, deltaSatang }) => ({ on: on(day), deltaSatang })),
          rates: RATES,
          dayCount: 365,
        });
        expect(days).toBe(181);
        expect(interestSatang).toBe(roundRatio(numerator, 3_650_000n, 'half2dp'));
      }),
    );
  });
});
