import { officeMoment } from '@coop/cooperative/rules/working-days';
import { demandsFor } from '@coop/cooperative/site/demands';
import { readerOf } from '@coop/cooperative/site/moderation';
import { expect, test } from 'vitest';
import { worldOn } from '../../testing/worlds.ts';

test('[PUB-19] every demand is taken up and answered while the office is open, and in order', () => {
  const world = worldOn('2027-02-01');
  const demands = demandsFor(world.overlay, readerOf(world, []));
  const steps = demands.flatMap(({ log }) => log.slice(1).map(({ at }) => at));
  expect(steps.length).toBeGreaterThan(80);
  expect(steps.filter((instant) => officeMoment(instant) !== instant)).toEqual([]);
  for (const { log, no } of demands) {
    const times = log.map(({ at }) => at);
    expect(times, no).toEqual(times.toSorted((a, b) => a - b));
  }
});
