import { findingsAcross, lawFindings } from '@coop/contract-laws/laws/laws';
import { type Ask, walkOwn } from '@coop/contract-laws/laws/walk';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { START_DAYS } from '@coop/cooperative/testing/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { dayOf, isoOf } from '../testing/exact.ts';
import { memberCall, moveTo, worldOn } from '../testing/worlds.ts';
import type { World } from './world.ts';

/** Reads everything one member is told and returns the laws of the contract that it breaks. */
async function complaintsOf(world: World, no: number): Promise<string[]> {
  const found: string[] = [];
  const ask: Ask = async <K extends EndpointKey>(key: K, body: object) => {
    // A handler takes the parameters of its own endpoint's schema.
    const handler = handlers[key] as unknown as (call: object) => Promise<Response<K>>;
    try {
      const answer = await handler({ ...memberCall(world, no), body });
      const today = world.view().asOf;
      found.push(
        ...lawFindings(key, answer, body as Record<string, unknown>, today, BY_LAWS).map(
          (lawFinding) => `${key} ${lawFinding.kind} ${lawFinding.path}: ${lawFinding.sent}`,
        ),
      );
      return answer;
    } catch {
      return undefined;
    }
  };
  const answers = await walkOwn('member', ask);
  return [
    ...found,
    ...findingsAcross(answers).map(
      ({ at, finding }) => `${at} ${finding.kind} ${finding.path}: ${finding.sent}`,
    ),
  ];
}

test('whoever is picked and whatever the day, no law of the contract is broken', async () => {
  const anyone = fc.record({
    no: fc.integer({ min: 1, max: 12_000 }),
    start: fc.constantFrom(...START_DAYS),
    forward: fc.constantFrom(0, 1, 31, 366),
  });
  await fc.assert(
    fc.asyncProperty(anyone, async ({ no, start, forward }) => {
      const world = worldOn(start, 12_000, 'demo');
      moveTo(world, isoOf(dayOf(start) + forward));
      expect(await complaintsOf(world, no)).toEqual([]);
    }),
  );
});
