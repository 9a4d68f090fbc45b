import { addDays } from '@coop/finance/calendar';
import type { View } from '../chance/view.ts';

/** Returns the view of the day before, which a world has that is made on this day. */
export function viewOn(day: string, population = 12_000): View {
  return { seed: 'demo', population, startedOn: day, asOf: addDays(day, -1) };
}

/** Days on which worlds of the tests are made: month ends, first days, a leap day, a year's end. */
export const START_DAYS = [
  '2026-01-01',
  '2026-01-31',
  '2026-02-28',
  '2026-03-01',
  '2026-07-16',
  '2026-11-20',
  '2026-12-31',
  '2028-02-29',
  '2028-03-01',
] as const;
