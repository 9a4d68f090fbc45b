import { expect, test } from 'vitest';
import { monthIndex } from '../calendar.ts';
import { monthFull } from './month-full.ts';

test('three instalments that are missing on the day before one is paid are complete two months later', () => {
  const november = monthIndex('2026-11-29');
  expect(monthFull(november, 3, true)).toBe(monthIndex('2027-01-31'));
  expect(monthFull(november, 3, false)).toBe(monthIndex('2027-02-28'));
});
