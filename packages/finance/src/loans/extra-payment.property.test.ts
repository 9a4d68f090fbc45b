import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from '../../testing/any-terms.ts';
import { addDays } from '../calendar.ts';
import { type ExtraMode, scheduleWithExtras } from './extra-payment.ts';
import { buildSchedule } from './schedule.ts';

const MODES: readonly ExtraMode[] = ['keep_instalment', 'keep_term'];

describe('any extra payments', () => {
  it('keep any plan whole: the principal is repaid, in order, never below zero', () => {
    const payments = fc.array(
      fc.record({ day: fc.nat(1_200), amountSatang: fc.integer({ min: 1, max: 50_000_000 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(anyTerms, payments, fc.constantFrom(...MODES), (terms, extras, mode) => {
        const rows = scheduleWithExtras(
          terms,
          extras.map(({ day, amountSatang }) => ({
            on: addDays(terms.disbursedOn, day),
            amountSatang,
          })),
          mode,
        );
        const plain = buildSchedule(terms);
        expect(rows.reduce((sum, row) => sum + row.principalSatang, 0)).toBe(terms.principalSatang);
        expect(rows.at(-1)?.balanceSatang).toBe(0);
        expect(rows.every((row) => row.principalSatang >= 0 && row.interestSatang >= 0)).toBe(true);
        expect(rows.map(({ dueOn }) => dueOn)).toEqual(rows.map(({ dueOn }) => dueOn).toSorted());
        if (mode === 'keep_instalment') {
          expect(rows.at(-1)?.no).toBeLessThanOrEqual(plain.length);
        }
      }),
    );
  });
});
