import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { expect, test } from 'vitest';
import { first } from '../../testing/example.ts';
import { lawful } from '../../testing/lawful.ts';
import type { Told } from '../law.ts';
import { findingsAcross } from '../laws.ts';

const monthsFrom = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10),
  );

const shares = lawful('memberShareList');
const months = lawful('memberKepList');

/** A list of so many months of 2025, and shares paid in so many months before them. */
const answersWith = (listed: number, before: number): Told => ({
  memberKepList: [
    {
      ...months,
      months: monthsFrom(2025, listed)
        .toReversed()
        .map((due_date) => ({ ...first(months.months), due_date })),
    },
  ],
  memberShareList: [
    {
      ...shares,
      rows: monthsFrom(2025 - before / 12, before).map((operate_date) => ({
        ...first(shares.rows),
        operate_date,
      })),
    },
  ],
});

const isCut = (listed: number, before: number, months_listed = 24) =>
  findingsAcross(answersWith(listed, before), 'memberKepList', {
    ...EXAMPLE_BY_LAWS,
    bills: { ...EXAMPLE_BY_LAWS.bills, months_listed },
  }).some(({ finding }) => finding.kind === 'months-cut');

test('twelve months of somebody who has paid for years are cut', () => {
  expect(isCut(12, 24)).toBe(true);
});

test.each([
  ['of a member of one year', 12, 0, 24],
  ['of more than a year', 13, 24, 24],
  ['of a cooperative that lists one year', 12, 24, 12],
])('months %s are not', (_, listed, before, mostListed) => {
  expect(isCut(listed, before, mostListed)).toBe(false);
});
