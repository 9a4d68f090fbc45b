import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityInstalment, equalPrincipalInstalment, MAX_INSTALMENTS } from './instalment.ts';

describe('instalments', () => {
  it('divides the principal and rounds', () => {
    expect(equalPrincipalInstalment(10_000_000, 60, 'ceil100')).toBe(170_000);
    expect(equalPrincipalInstalment(10_000_000, 60, 'ceil10')).toBe(167_000);
    expect(equalPrincipalInstalment(10_000_000, 60, 'half2dp')).toBe(166_667);
  });

  it('computes the annuity of a rate of nothing as plain division', () => {
    expect(annuityInstalment(1_200_000, 12, 0, 'half2dp')).toBe(100_000);
    expect(annuityInstalment(1_000_000, 3, 0, 'half2dp')).toBe(333_333);
  });

  it('allows a hundred years of instalments and no more', () => {
    expect(equalPrincipalInstalment(120_000, MAX_INSTALMENTS, 'half2dp')).toBe(100);
  });

  it('adds one month of interest to a single instalment', () => {
    expect(annuityInstalment(1_000_000, 1, 600, 'half2dp')).toBe(1_005_000);
  });

  it('reproduces the published whole-baht instalment of 300,000 over 84', () => {
    expect(annuityInstalment(30_000_000, 84, 625, 'ceil1')).toBe(441_900);
  });

  it('repays exactly: the balance of a monthly loan at the exact annuity ends at zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 500_000_000 }),
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 0, max: 1_500 }),
        (principal, n, rate) => {
          const payment = annuityInstalment(principal, n, rate, 'half2dp');
          let balance = principal;
          for (let no = 1; no <= n; no += 1) balance = balance * (1 + rate / 120_000) - payment;
          // Half a satang off per payment, grown with interest, is all that may remain.
          const allowed = rate === 0 ? n / 2 : ((1 + rate / 120_000) ** n - 1) / (rate / 60_000);
          expect(Math.abs(balance)).toBeLessThan(allowed + 1);
        },
      ),
    );
  });

  it('refuses what is no loan', () => {
    expect(() => equalPrincipalInstalment(0, 12, 'ceil100')).toThrow(RangeError);
    expect(() => equalPrincipalInstalment(1_000, 0, 'ceil100')).toThrow(RangeError);
    expect(() => annuityInstalment(1_000, 1.5, 600, 'ceil10')).toThrow(RangeError);
    expect(() => annuityInstalment(1_000, 12, -1, 'ceil10')).toThrow(RangeError);
    expect(() => annuityInstalment(1_000, MAX_INSTALMENTS + 1, 600, 'ceil10')).toThrow(
      'at most 1200',
    );
  });
});
