import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../testing/exact.ts';
import { kepChangeComplaints } from '../testing/identities/kep-changes.ts';
import { kepFeedComplaints } from '../testing/identities/kep-feeds.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

/** Days to move the clock: none, a day, two months, a leap year, eleven years. */
const FORWARD = [0, 0, 1, 62, 366, 4_018] as const;

const anyMember = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12_000 })),
  start: fc.constantFrom(...START_DAYS),
  forward: fc.constantFrom(...FORWARD),
  seed: fc.constantFrom('demo', 'other'),
});

function worldOf({ start, forward, seed }: { start: string; forward: number; seed: string }) {
  return moveTo(worldOn(start, 12_000, seed), isoOf(dayOf(start) + forward));
}

describe('the monthly collection of whoever is picked, whatever the day', () => {
  test('[MEM-13] differs from last month’s by the sum of its causes, each of them a fact of the records', () => {
    const property = fc.property(anyMember, (item) => {
      expect(kepChangeComplaints(worldOf(item).records(item.no))).toEqual([]);
    });
    fc.assert(property);
  });

  test('[MEM-13] [MEM-14] is told alike by the list, each month, the cremation page and the first screen', async () => {
    const property = fc.asyncProperty(anyMember, async (item) => {
      expect(await kepFeedComplaints(worldOf(item), item.no)).toEqual([]);
    });
    await fc.assert(property);
  });
});
