import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from '../../testing/any-terms.ts';
import type { LoanTerms } from './loan-terms.ts';
import { buildSchedule } from './schedule.ts';
import { highestPayment, instalmentsFor, LONGEST_LOAN, largestLoan } from './solve-loan.ts';

const TERMS: LoanTerms = {
  principalSatang: 50_000_000,
  instalments: 120,
  rates: [{ from: '2020-01-01', rate: 600 }],
  method: 'equal_total',
  rounding: { interest: 'half2dp', instalment: 'ceil10' },
  disbursedOn: '2026-01-31',
  firstDueOn: '2026-02-28',
};

describe('instalments for an agreed amount', () => {
  it('are those of the loan whose instalment it is', () => {
    expect(instalmentsFor(TERMS, 556_000)).toBe(120);
    expect(instalmentsFor({ ...TERMS, method: 'equal_principal' }, 420_000)).toBe(120);
    expect(instalmentsFor({ ...TERMS, method: 'equal_principal' }, 400_000)).toBe(125);
  });

  it('are one when the amount pays everything at once', () => {
    expect(instalmentsFor(TERMS, 60_000_000)).toBe(1);
  });

  it('do not exist when the amount leaves the debt as it is, or takes too long', () => {
    // 500,000 × 6 % × 31 / 365 = 2,547.95
    expect(instalmentsFor(TERMS, 254_000)).toBeNull();
    expect(instalmentsFor({ ...TERMS, method: 'equal_principal' }, 138_000)).toBeNull();
    expect(instalmentsFor({ ...TERMS, method: 'equal_principal' }, 138_900)).toBe(LONGEST_LOAN);
  });

  it('give a plan of that length, and none shorter would do', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 20_000_000 }), (terms, agreedSatang) => {
        const instalments = instalmentsFor(terms, agreedSatang, 120);
        if (instalments === null) return;
        const rows = buildSchedule({ ...terms, instalments, agreedSatang });
        expect(rows).toHaveLength(instalments);
        const last = rows.at(-1);
        const limit =
          terms.method === 'equal_principal' ? last?.principalSatang : last?.totalSatang;
        expect(limit).toBeLessThanOrEqual(agreedSatang);
      }),
    );
  });
});

describe('the largest loan', () => {
  it('is paid within the amount, and the next one would not be', () => {
    const { principalSatang: _, ...terms } = TERMS;
    const best = largestLoan(terms, 560_000);
    expect(best).toBe(50_440_000);
    const highest = (principalSatang: number) =>
      highestPayment(buildSchedule({ ...terms, principalSatang }));
    expect(highest(best)).toBeLessThanOrEqual(560_000);
    expect(highest(best + 100_00)).toBeGreaterThan(560_000);
  });

  it('is nothing where nothing fits, and all of it without interest', () => {
    expect(largestLoan(TERMS, 0)).toBe(0);
    expect(largestLoan(TERMS, 9_00)).toBe(0);
    const free: LoanTerms = { ...TERMS, rates: [{ from: '2020-01-01', rate: 0 }] };
    expect(largestLoan(free, 100_000)).toBe(12_000_000);
  });

  it('never asks for more than the amount', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 5_000_000 }), (terms, amount) => {
        const { principalSatang: _, ...rest } = terms;
        const principalSatang = largestLoan(rest, amount);
        if (principalSatang === 0) return;
        const rows = buildSchedule({ ...rest, principalSatang });
        expect(highestPayment(rows)).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 30 },
    );
  });
});
