import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../testing/exact.ts';
import { depositComplaints } from '../testing/identities/deposits.ts';
import { kepComplaints } from '../testing/identities/kep.ts';
import { ledgerComplaints } from '../testing/identities/ledger.ts';
import { loanComplaints } from '../testing/identities/loans.ts';
import { overviewComplaints } from '../testing/identities/overview.ts';
import { shareComplaints } from '../testing/identities/shares.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

/** Days to move the clock: none, a day, a month, a leap year, eleven years. */
const FORWARD = [0, 0, 1, 31, 366, 4_018] as const;

describe('money that adds up', () => {
  test.each([100, 12_000, 1_000_000])(
    'in a world of %i, whoever is picked and whatever the day, every record of the member agrees',
    async (population) => {
      const anyWorld = fc.record({
        no: fc.integer({ min: 1, max: population }),
        start: fc.constantFrom(...START_DAYS),
        forward: fc.constantFrom(...FORWARD),
        seed: fc.constantFrom('demo', 'other'),
      });
      const property = fc.asyncProperty(anyWorld, async ({ no, start, forward, seed }) => {
        const world = worldOn(start, population, seed);
        moveTo(world, isoOf(dayOf(start) + forward));
        const records = world.records(no);
        expect([
          ...shareComplaints(records),
          ...loanComplaints(records),
          ...depositComplaints(records),
          ...kepComplaints(records),
          ...(await overviewComplaints(world, no)),
        ]).toEqual([]);
      });
      await fc.assert(property);
    },
  );

  test('where a school pays nothing for years, all that is owed stays on the portal', () => {
    const world = moveTo(worldOn('2026-11-20'), '2032-12-20');
    const all = Array.from({ length: 28 }, (_, i) => world.records(413 + i));
    expect([...all.flatMap(loanComplaints), ...ledgerComplaints(all)]).toEqual([]);
  });
});
