import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTerms } from '../../testing/any-terms.ts';
import { runningLoan } from '../../testing/running-loan.ts';
import { addDays } from '../calendar.ts';
import { buildSchedule } from '../loans/schedule.ts';
import { extraToEndBy, loanAtRetirement, payMoreMonthly, termsAfterNext } from './loan.ts';

it('what is left after the next instalment is the schedule of the backend, to the satang', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const loan = runningLoan(terms);
      // A principal so small that its instalment rounds to nothing is no loan that anybody grants.
      fc.pre(loan.instalmentSatang > 0);
      const left = termsAfterNext(loan);
      const rows = left ? buildSchedule(left) : [];
      const money = rows.map(({ no, ...row }) => row);
      expect(money).toEqual(loan.rows.slice(1).map(({ no, ...row }) => row));
    }),
  );
});

it('the amount that is proposed ends the loan in time, one baht less does not, and nothing is negative', () => {
  fc.assert(
    fc.property(anyTerms, fc.nat(3_000), fc.nat(1_500), (terms, later, until) => {
      const loan = runningLoan(terms);
      // A principal so small that its instalment rounds to nothing is no loan that anybody grants.
      fc.pre(loan.instalmentSatang > 0);
      const from = addDays(terms.disbursedOn, later % 1_200);
      const by = addDays(from, until);
      const extra = extraToEndBy(loan, from, by);
      const { owedSatang, monthsBeyond } = loanAtRetirement(loan, by);
      expect(owedSatang).toBeGreaterThanOrEqual(0);
      expect(monthsBeyond).toBeGreaterThanOrEqual(0);
      if (extra === null) {
        expect(loan.rows.some(({ dueOn }) => dueOn >= from && dueOn <= by)).toBe(false);
        return;
      }
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra % 100).toBe(0);
      if (extra === 0) {
        expect((loan.rows.at(-1)?.dueOn ?? '') <= by).toBe(true);
        return;
      }
      const ends = (satang: number) =>
        (satang === 0 ? loan.rows : payMoreMonthly(loan, from, satang)).at(-1)?.dueOn ?? '';
      expect(ends(extra) <= by).toBe(true);
      expect(ends(extra - 100) > by).toBe(true);
      const rows = payMoreMonthly(loan, from, extra);
      expect(rows.reduce((sum, row) => sum + row.principalSatang, 0)).toBe(terms.principalSatang);
      expect(rows.every((row) => row.principalSatang >= 0 && row.interestSatang >= 0)).toBe(true);
    }),
  );
});
