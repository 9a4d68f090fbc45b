import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../testing/exact.ts';
import { timeComplaints } from '../testing/identities/time.ts';
import { moveTo, worldOn } from '../testing/worlds.ts';

describe('a clock that moves forward', () => {
  test.each([100, 12_000, 1_000_000])(
    'only adds to the records of whoever is picked in a world of %i',
    (population) => {
      const anyJourney = fc.record({
        no: fc.integer({ min: 1, max: population }),
        start: fc.constantFrom(...START_DAYS),
        first: fc.integer({ min: 0, max: 400 }),
        later: fc.oneof(fc.integer({ min: 1, max: 62 }), fc.integer({ min: 63, max: 2_600 })),
      });
      const property = fc.property(anyJourney, ({ no, start, first, later: more }) => {
        const world = worldOn(start, population);
        const day = dayOf(start) + first;
        const earlier = moveTo(world, isoOf(day)).records(no);
        const later = moveTo(world, isoOf(day + more)).records(no);
        expect(timeComplaints(earlier, later)).toEqual([]);
      });
      fc.assert(property);
    },
  );
});

describe('the number of members', () => {
  test('changes nothing about any of them', () => {
    const anyMember = fc.record({
      no: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 12_000 })),
      day: fc.constantFrom(...START_DAYS),
    });
    const property = fc.property(anyMember, ({ no, day }) => {
      const recordsIn = (population: number) => {
        const { view: _, ...records } = worldOn(day, population).records(no);
        return JSON.stringify(records);
      };
      const populations = no <= 100 ? [100, 1_000_000] : [1_000_000];
      const expected = recordsIn(12_000);
      expect(populations.map(recordsIn)).toEqual(populations.map(() => expected));
    });
    fc.assert(property);
  });

  test('another seed makes other people', () => {
    const records = worldOn('2026-11-20', 12_000, 'demo').records(1234);
    const other = worldOn('2026-11-20', 12_000, 'other').records(1234);
    expect(records.member).not.toEqual(other.member);
  });
});
