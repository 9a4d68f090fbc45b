import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { expect, test } from 'vitest';
import { emptyPages } from './empty-pages.ts';

const NAMES = { coopNameTH: 'สหกรณ์ทดสอบ', coopNameEN: 'Test' };

test('[VIS-03] nothing leads to a page that has nothing to say of a cooperative', () => {
  const { products } = EXAMPLE_BY_LAWS.loans;
  const publishes = ['calendar' as const, 'figures' as const];
  expect(emptyPages({ ...NAMES, publishes, by_laws: { loans: { products } } })).toEqual([]);
  expect(emptyPages(NAMES)).toEqual(['/loans', '/calendar', '/figures']);
  expect(emptyPages({ ...NAMES, publishes, by_laws: { welfare: { kinds: [] } } })).toEqual([
    '/loans',
    '/welfare',
  ]);
});
