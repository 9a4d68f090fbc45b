import { expect, test } from 'vitest';
import { createWorlds } from '../worlds.ts';
import { createClock } from './clock.ts';

test('a clock that stands still is set and advanced all the same, and runs on from where it stood', () => {
  let machine = 1_000;
  const clock = createClock(() => machine);
  clock.freeze(true);
  machine += 500;
  expect([clock.now(), clock.isFrozen()]).toEqual([1_000, true]);
  clock.advance(60_000);
  expect(clock.now()).toBe(61_000);
  clock.set(5_000);
  machine += 500;
  expect([clock.now(), clock.isMoved()]).toEqual([5_000, true]);
  clock.freeze(false);
  machine += 7;
  expect(clock.now()).toBe(5_007);
});

test('where a clock stands is part of the state of its world', () => {
  let machine = 1_000;
  const worlds = createWorlds({ seed: 'demo', population: 100, now: () => machine });
  const from = worlds.get('from');
  const to = worlds.get('to');
  from.clock.freeze(true);
  machine += 90_000;
  to.restore(from.dump());
  machine += 90_000;
  expect([to.clock.now(), to.clock.isFrozen()]).toEqual([1_000, true]);
  to.reset();
  expect(to.clock.isFrozen()).toBe(false);
});
