import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTerms } from '../../testing/any-terms.ts';
import { addDays } from '../calendar.ts';
import { dueDateOf } from '../due-date.ts';
import { openingState, stateAfter } from './loan-state.ts';
import type { OpenLoan } from './open-loan.ts';
import { planRepayment, quoteOn, remainingPlan } from './repayment-plan.ts';
import { buildSchedule, instalmentOf, summarise } from './schedule.ts';

/** A contract in the middle of its term, some of it overdue. */
const anyOpenLoan: fc.Arbitrary<OpenLoan> = fc
  .tuple(anyTerms, fc.nat(119), fc.nat(100), fc.nat(100_000), fc.nat(100_000))
  .map(([terms, billed, overduePercent, overdueInterestSatang, accruedSatang]) => {
    const rows = buildSchedule(terms);
    const done = rows[Math.min(billed, rows.length - 1) - 1];
    const state = done ? stateAfter(done) : openingState(terms);
    return {
      ...terms,
      balanceSatang: state.balanceSatang,
      countedTo: state.paidUntil,
      accruedSatang,
      overduePrincipalSatang: Math.floor((state.balanceSatang * overduePercent) / 100),
      overdueInterestSatang,
      instalmentSatang: instalmentOf(terms),
      billed: state.no,
      nextDueOn: dueDateOf(terms.firstDueOn, state.no + 1),
    };
  });

const anyExtra = fc.record({
  day: fc.nat(2_000),
  amountSatang: fc.integer({ min: 1, max: 50_000_000 }),
  repeat: fc.constantFrom('once', 'monthly'),
  mode: fc.constantFrom('keep_instalment', 'keep_term'),
});

it('a plan repays all that is owed and never saves a negative sum', () => {
  fc.assert(
    fc.property(anyOpenLoan, anyExtra, (loan, { day, ...extra }) => {
      const plan = planRepayment(loan, { ...extra, on: addDays(loan.countedTo, day) });
      if (plan === null) return;
      const { rows, saving, summary } = plan;
      expect(summary.principalSatang).toBe(loan.balanceSatang);
      expect(rows.at(-1)?.balanceSatang).toBe(0);
      expect(rows.every((row) => row.principalSatang >= 0 && row.interestSatang >= 0)).toBe(true);
      expect(saving.interestSavedSatang).toBeGreaterThanOrEqual(0);
      expect(saving.monthsSaved).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('what is worth ten thousand baht of principal before the last year is always a plan', () => {
  fc.assert(
    fc.property(anyOpenLoan, fc.constantFrom('keep_instalment', 'keep_term'), (loan, mode) => {
      const plain = remainingPlan(loan);
      fc.pre(plain.length > 12 && loan.rates.every(({ rate }) => rate >= 300));
      const on = addDays(loan.countedTo, 1);
      const owed = quoteOn(loan, on);
      fc.pre(owed !== null && owed.balanceSatang > 2_000_000);
      const amountSatang = 1_000_000 + (owed?.interestSatang ?? 0) + (owed?.arrearsSatang ?? 0);
      expect(planRepayment(loan, { repeat: 'once', on, amountSatang, mode })).not.toBeNull();
    }),
  );
});

it('closing a contract by its quote saves what the quote says', () => {
  fc.assert(
    fc.property(anyOpenLoan, fc.nat(400), (loan, days) => {
      const on = addDays(loan.countedTo, days);
      const quote = quoteOn(loan, on);
      if (quote === null) return;
      expect(quote.totalSatang).toBe(
        quote.balanceSatang + quote.interestSatang + quote.arrearsSatang,
      );
      expect(quote.savedSatang).toBeLessThanOrEqual(summarise(remainingPlan(loan)).interestSatang);
    }),
  );
});
