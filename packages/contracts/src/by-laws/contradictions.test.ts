import { expect, test } from 'vitest';
import type { ByLawChanges } from './by-law-changes.ts';
import { byLawsOf } from './by-laws-of.ts';
import { contradictionsIn } from './contradictions.ts';

const told = (changes: ByLawChanges) =>
  contradictionsIn(byLawsOf(changes)).map(({ path, message }) => `${path.join('.')}: ${message}`);

const [emergency] = byLawsOf().loans.products;
const product = (changes: object) => ({ loans: { products: [{ ...emergency, ...changes }] } });

test('the example contradicts itself nowhere', () => {
  expect(told({})).toEqual([]);
});

test.each<[object, string]>([
  [{ salary: { left: '130.00' } }, 'salary.left: no more than all can be left'],
  [
    { bills: { months_listed: 40 } },
    'bills.months_listed: 40 is more than bills.months_on_show, which is 36',
  ],
  [
    { shares: { late_in_a_row: 7 } },
    'shares.late_in_a_row: 7 is more than shares.late_in_a_year, which is 6',
  ],
  [
    { welfare: { decided_days: 20 } },
    'welfare.decided_days: 20 is more than welfare.paid_days, which is 14',
  ],
  [
    { shares: { most_monthly: '2500.00' } },
    'shares.duty.7.amount: 3000.00 is more than shares.most_monthly, which is 2500.00',
  ],
  [
    { shares: { unit: '400.00', duty: [{ amount: '500.00' }] } },
    'shares.duty.0.amount: 500.00 is no number of shares of 400.00',
  ],
  [
    { shares: { duty: [{ up_to: '9000.00', amount: '500.00' }] } },
    'shares.duty: the last step must have no up_to',
  ],
  [product({ cap: '500.00' }), 'loans.products.0.cap: 500.00 is under the least amount, 1000.00'],
  [
    product({ guarantors: [{ count: 1 }, { up_to: '5.00', count: 2 }] }),
    'loans.products.0.guarantors: the steps must grow, and only the last may have no up_to',
  ],
  [
    product({ guarantors: [{ count: 5 }] }),
    'loans.products.0.guarantors: more guarantors than guarantors.most, which is 4',
  ],
  [
    { confirmation: { sent_on: '06-01', closes_on: '05-01' } },
    'confirmation.closes_on: the round closes before it is sent, on 06-01',
  ],
])('%j is contradictory', (changes, sentence) => {
  expect(told(changes as ByLawChanges)).toContain(sentence);
});
