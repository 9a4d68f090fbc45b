import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { welfareComplaints, welfareTimeComplaints } from '../../testing/identities/welfare.ts';
import { memberCall, moveTo, worldOn } from '../../testing/worlds.ts';

const anyMember = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12_000 })),
  start: fc.constantFrom(...START_DAYS),
  forward: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(4_018)),
});

describe('welfare', () => {
  test('whoever is picked and whatever the day, rights, history and funds follow the rules', async () => {
    const property = fc.asyncProperty(anyMember, async ({ no, start, forward }) => {
      const world = worldOn(start);
      const on = isoOf(dayOf(start) + forward);
      moveTo(world, on);
      expect(await welfareComplaints(world, no, on)).toEqual([]);
    });
    await fc.assert(property);
  });

  test('a clock that moves forward only adds claims and only moves them on', async () => {
    const anyJourney = fc.tuple(anyMember, fc.integer({ min: 1, max: 800 }));
    const property = fc.asyncProperty(anyJourney, async ([{ no, start, forward }, more]) => {
      const world = worldOn(start);
      const day = dayOf(start) + forward;
      const read = (instant: number) =>
        handlers.memberWelfareList(memberCall(moveTo(world, isoOf(instant)), no));
      const earlier = await read(day);
      const later = await read(day + more);
      expect(await welfareTimeComplaints(earlier, later, no)).toEqual([]);
    });
    await fc.assert(property);
  });
});
