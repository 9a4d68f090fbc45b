import { expect, test } from 'vitest';
import type { ByLawChanges } from './by-law-changes.ts';
import { byLawsOf } from './by-laws-of.ts';
import { contradictionsIn } from './contradictions.ts';

const contradictions = (changes: ByLawChanges) =>
  contradictionsIn(byLawsOf(changes)).map(({ path, message }) => `${path.join('.')}: ${message}`);

const [emergency] = byLawsOf().loans.products;
const product = (changes: object) => ({ loans: { products: [{ ...emergency, ...changes }] } });

test('the example contradicts itself nowhere', () => {
  expect(contradictions({})).toEqual([]);
});

test.each<[object, string]>([
  [{ salary: { left: '130.00' } }, 'salary.left: no more than all can be left'],
  [
    { bills: { months_listed: 40 } },
    'bills.months_listed: 40 is more than bills.months_on_show, which is 36',
  ],
  [
    { bills: { due_day: 15 } },
    'bills.due_day: a bill that is made on the 15. cannot be due on the 15.',
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
    product({
      salary_steps: {
        since: '2026-01-01',
        steps: [
          { from_months: 24, salary_multiple: 1 },
          { from_months: 12, salary_multiple: 2 },
        ],
      },
    }),
    'loans.products.0.salary_steps: the steps must grow',
  ],
  [
    product({
      salary_steps: { since: '2026-01-01', steps: [{ from_months: 12, salary_multiple: 3 }] },
    }),
    'loans.products.0.salary_steps: more than salary_multiple, which is 2',
  ],
  [
    product({ guarantors: [{ count: 5 }] }),
    'loans.products.0.guarantors: more guarantors than guarantors.most, which is 4',
  ],
  [
    { bills: { months_charted: 12, months_listed: 6 } },
    'bills.months_charted: 12 is more than bills.months_listed, which is 6',
  ],
  [
    { bills: { dashboard_months: 30 } },
    'bills.dashboard_months: 30 is more than bills.sheets_on_show, which is 24',
  ],
  [
    { shares: { late_within: 2 } },
    'shares.late_in_a_row: 3 is more than shares.late_within, which is 2',
  ],
  [
    { guarantors: { held_percent: '100.50' } },
    'guarantors.held_percent: no more than all of a loan can be held',
  ],
  [{ bills: { day: 5 } }, 'board.day: the board meets after the bill is made, on the 5.'],
  [
    { fiscal_year: { start_month: 10 }, dividend: { meeting_month: 4 } },
    'dividend.meeting_month: the general meeting must be within 150 days after the fiscal year, which begins in month 10',
  ],
  [
    { dividend: { meeting_month: 2 } },
    'dividend.paid_on: the dividend is paid before the meeting that approves it, in month 2',
  ],
  [
    { election: { roll_shown_on: '08-01' } },
    'election.roll_shown_on: 08-01 is not after election.roll_closes_on, which is 08-31',
  ],
  [
    { election: { month: 10 } },
    'election.month: 10-08 is not after election.applicants_shown_on, which is 10-12',
  ],
  [
    { election: { closes_at: '08:00' } },
    'election.closes_at: 08:00 is not after election.opens_at, which is 08:00',
  ],
  [
    { confirmation: { sent_on: '06-01', closes_on: '05-01' } },
    'confirmation.closes_on: the round closes before it is sent, on 06-01',
  ],
])('%j is contradictory', (changes, sentence) => {
  expect(contradictions(changes as ByLawChanges)).toContain(sentence);
});
