import fc from 'fast-check';
import { addDays } from '../src/calendar.ts';
import type { FirstDueRule, LoanTerms } from '../src/loans/loan-terms.ts';
import { firstDueDate } from '../src/loans/schedule.ts';
import type { RoundingRule } from '../src/rounding.ts';

const interestRule = fc.constantFrom<RoundingRule>('half2dp', 'ceil1', 'ceil10', 'half1', 'floor1');
const instalmentRule = fc.constantFrom<RoundingRule>('ceil1', 'ceil10', 'ceil100', 'half10');
const firstDueRule = fc.constantFrom<FirstDueRule>(
  'next_month_end',
  'same_month_if_by_5th',
  'same_month_end',
);

/** Loans as real cooperatives write them, with up to two rate changes while they run. */
export const anyTerms: fc.Arbitrary<LoanTerms> = fc
  .record({
    principalSatang: fc.integer({ min: 1, max: 500_000_000 }),
    instalments: fc.integer({ min: 1, max: 120 }),
    rates: fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 3 }),
    changeEvery: fc.integer({ min: 1, max: 900 }),
    method: fc.constantFrom('equal_principal', 'equal_total'),
    rounding: fc.record({ interest: interestRule, instalment: instalmentRule }),
    day: fc.nat(1_500),
    firstDue: firstDueRule,
    dayCount: fc.constantFrom(365, 366),
  })
  .map(({ rates, changeEvery, day, firstDue, ...loan }) => {
    const disbursedOn = addDays('2024-01-01', day);
    return {
      ...loan,
      rates: rates.map((rate, index) => ({
        from: addDays(disbursedOn, index * changeEvery),
        rate,
      })),
      disbursedOn,
      firstDueOn: firstDueDate(disbursedOn, firstDue, 31),
    };
  });
