import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { dividendComplaints, releasedComplaints } from '../../testing/identities/dividend.ts';
import { moveTo, worldOn } from '../../testing/worlds.ts';

const anyMember = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12_000 })),
  start: fc.constantFrom(...START_DAYS),
  forward: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(4_018)),
});

describe('dividends', () => {
  test('whoever is picked and whatever the day, each year is worked out from its rows', () => {
    const property = fc.property(anyMember, ({ no, start, forward }) => {
      const world = worldOn(start);
      moveTo(world, isoOf(dayOf(start) + forward));
      expect(dividendComplaints(world.records(no))).toEqual([]);
    });
    fc.assert(property);
  });

  test('a released year never changes, however far the clock moves', () => {
    const anyJourney = fc.tuple(anyMember, fc.integer({ min: 1, max: 1_800 }));
    const property = fc.property(anyJourney, ([{ no, start, forward }, more]) => {
      const world = worldOn(start);
      const day = dayOf(start) + forward;
      const earlier = moveTo(world, isoOf(day)).records(no);
      const later = moveTo(world, isoOf(day + more)).records(no);
      expect(releasedComplaints(earlier, later)).toEqual([]);
    });
    fc.assert(property);
  });
});
