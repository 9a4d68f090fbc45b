import { monthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { workingDayIn } from './working-day-in.ts';

test.each([
  ['2026-11', 20, '2026-11-20'],
  ['2026-12', 5, '2026-12-08'],
  ['2026-12', 6, '2026-12-08'],
  ['2027-01', 1, '2027-01-04'],
  ['2026-10', 31, '2026-10-30'],
])('of %s, the %i is %s, also when it is asked for again', (month, day, open) => {
  const again = [1, 2].map(() => workingDayIn(monthIndex(`${month}-01`), day));
  expect(again).toEqual([open, open]);
});
