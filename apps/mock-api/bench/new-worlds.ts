import { controlRouter } from '../src/control/router.ts';
import { createSnapshots } from '../src/control/snapshots.ts';
import { createWorlds } from '../src/world/worlds.ts';
import type { Figure } from './figures.ts';

const WORLDS = 1_000;

/** Measures a new world: the mean of a thousand, each of a million members. */
export async function newWorlds(): Promise<Figure> {
  const worlds = createWorlds({ seed: 'demo', population: 1_000_000, now: Date.now });
  const control = controlRouter.createCaller({ worlds, snapshots: createSnapshots() });
  const began = performance.now();
  for (let i = 0; i < WORLDS; i += 1) await control.worlds.create({ world: `w${i}` });
  return {
    name: 'a new world',
    value: (performance.now() - began) / WORLDS,
    unit: 'ms',
    target: { atMost: 1 },
    details: { worlds: WORLDS },
  };
}
