import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from '../../testing/any-terms.ts';
import { addDays, daysBetween, isDay } from '../calendar.ts';
import { rateOn } from '../rates.ts';
import { roundRatio } from '../rounding.ts';
import type { LoanTerms } from './loan-terms.ts';
import { buildSchedule, instalmentOf } from './schedule.ts';

// Computes day by day, in bigints: shares nothing with the code under test but the last rounding.
function dailyInterest(terms: LoanTerms, balance: number, after: string, upTo: string): number {
  let rateDays = 0;
  for (let n = 1; n <= daysBetween(after, upTo); n += 1) {
    const day = addDays(after, n);
    const isOfLeapYear = terms.dayCount === 366 && isDay(`${day.slice(0, 4)}-02-29`);
    rateDays += rateOn(terms.rates, day) * (isOfLeapYear ? 365 : 366);
  }
  return roundRatio(
    BigInt(balance) * BigInt(rateDays),
    10_000n * 365n * 366n,
    terms.rounding.interest,
  );
}

describe('any schedule', () => {
  it('repays the loan exactly, within its instalments, never below zero', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const rows = buildSchedule(terms);
        const principal = rows.reduce((sum, row) => sum + row.principalSatang, 0);
        expect(principal).toBe(terms.principalSatang);
        expect(rows.at(-1)?.balanceSatang).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(terms.instalments);
        expect(rows.every((row) => row.balanceSatang >= 0 && row.principalSatang >= 0)).toBe(true);
        expect(rows.map(({ no }) => no)).toEqual(rows.map((_, index) => index + 1));
      }),
    );
  });

  it('charges balance × rate × days on every row, rounded once', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        let balance = terms.principalSatang;
        let paidUntil = terms.disbursedOn;
        for (const row of buildSchedule(terms)) {
          expect(row.interestSatang).toBe(dailyInterest(terms, balance, paidUntil, row.dueOn));
          expect(row.days).toBe(daysBetween(paidUntil, row.dueOn));
          expect(row.totalSatang).toBe(row.principalSatang + row.interestSatang);
          expect(row.balanceSatang).toBe(balance - row.principalSatang);
          balance = row.balanceSatang;
          paidUntil = row.dueOn;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('pays the regular amount on every row but the last', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const regular = instalmentOf(terms);
        for (const row of buildSchedule(terms).slice(0, -1)) {
          if (terms.method === 'equal_principal') expect(row.principalSatang).toBe(regular);
          else expect(row.totalSatang).toBe(Math.max(regular, row.interestSatang));
        }
      }),
    );
  });
});
