import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, isoOf } from '../../testing/exact.ts';
import { confirmationComplaints } from '../../testing/identities/confirmation.ts';
import { moveTo, worldOn } from '../../testing/worlds.ts';
import { hasLetter, standingOf } from '../round/round.ts';

describe('[MEM-20] the letter of the balance confirmation', () => {
  test('says what the statements say for its day, whoever is picked and whatever the day', async () => {
    const anyWorld = fc.record({
      no: fc.integer({ min: 1, max: 12_000 }),
      start: fc.constantFrom(...START_DAYS),
      forward: fc.constantFrom(0, 0, 1, 31, 366, 1_500),
      seed: fc.constantFrom('demo', 'other'),
    });
    const property = fc.asyncProperty(anyWorld, async ({ no, start, forward, seed }) => {
      const world = worldOn(start, 12_000, seed);
      moveTo(world, isoOf(dayOf(start) + forward));
      fc.pre(standingOf(world, no).confirmed);
      expect(await confirmationComplaints(world, no)).toEqual([]);
    });
    await fc.assert(property);
  });

  test.each([1, 2, 3, 4, 5, 8, 9, 10, 11, 12])('does so for persona %i', async (no) => {
    for (const day of START_DAYS) {
      const world = worldOn(day);
      if (hasLetter(world, no)) expect(await confirmationComplaints(world, no)).toEqual([]);
    }
  });
});
