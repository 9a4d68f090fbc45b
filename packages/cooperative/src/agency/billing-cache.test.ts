import { expect, test } from 'vitest';
import { NO_FACTS } from '../money/money-facts.ts';
import { type Agency, agencyAt } from '../people/agency.ts';
import { createBillings } from './billing-cache.ts';

const VIEW = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: '2026-11-19' };

/** An agency of this size none of whose numbers are members, so that its bill is empty. */
const empty = (no: string, size: number): Agency => ({
  ...agencyAt(0, 12_000),
  index: 1_000_000,
  no,
  from: 13,
  to: 12 + size,
});
const noFacts = () => NO_FACTS;

test('a bill is kept for its key and agency, while it is derived and afterwards', async () => {
  const bills = createBillings();
  const ask = (key: string, agency = '80010001') =>
    bills(VIEW, empty(agency, 10), key, noFacts, []);
  const first = ask('a');
  expect(ask('a')).toBe(first);
  await first;
  expect(ask('a')).toBe(first);
  expect(ask('b')).not.toBe(first);
  expect(ask('a', '80010002')).not.toBe(first);
});

test.each([
  [500, true],
  [501, false],
])('bills of a thousand members are kept: 500 and %i, %s', (size, isKept) => {
  const bills = createBillings();
  const ask = (no: string, members: number) => bills(VIEW, empty(no, members), 'a', noFacts, []);
  const first = ask('80010001', 500);
  void ask('80010002', size);
  expect(ask('80010001', 500) === first).toBe(isKept);
});

test('a bill that failed is derived again', async () => {
  const bills = createBillings();
  const school = { ...agencyAt(0, 12_000), to: 1 };
  const fails = () => {
    throw new Error('no facts');
  };
  const failed = bills(VIEW, school, 'a', fails, []);
  await expect(failed).rejects.toThrow('no facts');
  const again = bills(VIEW, school, 'a', noFacts, []);
  expect((await again).members.map(({ no }) => no)).toEqual([1]);
});

test('after a fact about one member nothing is derived again of the others', async () => {
  const bills = createBillings();
  const school = { ...agencyAt(0, 12_000), to: 3 };
  const before = await bills(VIEW, school, 'a', noFacts, []);
  const facts = { ...NO_FACTS, billsSince: 2026 * 12 };
  const after = await bills(VIEW, school, 'b', (no) => (no === 3 ? facts : NO_FACTS), []);
  const isSame = after.members.map(({ keps }, i) => keps === before.members[i]?.keps);
  expect(isSame).toEqual([true, false]);
});
