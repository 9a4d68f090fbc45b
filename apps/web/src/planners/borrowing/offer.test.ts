import type { LoanOffer } from '@coop/contracts/member/ahead/loan-offer';
import { expect, test } from 'vitest';
import { countedBy, figuresOf } from './offer.ts';

/** A leap year is ahead. */
const offer: LoanOffer = {
  payout_date: '2027-12-31',
  first_due_date: '2028-01-31',
  payment_type: '0',
  rates: [{ from: '2020-01-01', int_rate: '6.00' }],
  interest_rounding: 'half2dp',
  instalment_rounding: 'half2dp',
  closes: [],
};
const laws = (day_count: 365 | 366) =>
  ({ loans: { day_count } }) as Parameters<typeof countedBy>[1];
const interest = (wire: LoanOffer) => figuresOf(wire, 1_000_000_00, 1)?.interestSatang;

test('an offer counts the days of a leap year as the by-laws do, and as its backend where that says so', () => {
  // 1,000,000 × 6 % × 31 ÷ 365, and ÷ 366.
  expect(interest(countedBy(offer, laws(365)))).toBe(5_095_89);
  expect(interest(countedBy(offer, laws(366)))).toBe(5_081_97);
  expect(interest(countedBy({ ...offer, day_count: 365 }, laws(366)))).toBe(5_095_89);
  expect(countedBy(undefined, laws(366))).toBeUndefined();
});
