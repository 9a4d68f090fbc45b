import { describe, expect, it } from 'vitest';
import { payoffOn } from './payoff.ts';

const LOAN = {
  balanceSatang: 7_960_000,
  paidUntil: '2027-01-31',
  on: '2027-02-15',
  rates: [{ from: '2020-01-01', rate: 575 }],
  rounding: 'half2dp',
} as const;

describe('payoff', () => {
  it('is balance, interest to the day and arrears', () => {
    expect(payoffOn({ ...LOAN, arrearsSatang: 45_000 })).toEqual({
      days: 15,
      balanceSatang: 7_960_000,
      interestSatang: 18_810,
      arrearsSatang: 45_000,
      totalSatang: 8_023_810,
    });
  });

  it('is the balance alone on the day interest is paid to', () => {
    expect(payoffOn({ ...LOAN, on: LOAN.paidUntil }).totalSatang).toBe(LOAN.balanceSatang);
  });

  it('follows a rate change, and the divisor of 366 in a leap year only', () => {
    const rates = [...LOAN.rates, { from: '2027-02-11', rate: 550 }];
    // 79,600 × (5.75 % × 10 + 5.50 % × 5) / 365
    const common = payoffOn({ ...LOAN, rates });
    expect(payoffOn({ ...LOAN, rates, dayCount: 366 })).toEqual(common);
    const leap = { ...LOAN, paidUntil: '2028-01-31', on: '2028-02-15', dayCount: 366 } as const;
    // 79,600 × 5.75 % × 15 / 366
    expect(payoffOn(leap).interestSatang).toBe(18_758);
  });

  it('refuses days already paid for and negative amounts', () => {
    expect(() => payoffOn({ ...LOAN, on: '2027-01-30' })).toThrow(RangeError);
    expect(() => payoffOn({ ...LOAN, arrearsSatang: -1 })).toThrow(RangeError);
    expect(() => payoffOn({ ...LOAN, balanceSatang: -1 })).toThrow(RangeError);
  });
});
