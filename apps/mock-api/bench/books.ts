import { controlRouter } from '../src/control/router.ts';
import { createSnapshots } from '../src/control/snapshots.ts';
import { handlers } from '../src/handlers.ts';
import { memberCall } from '../src/testing/worlds.ts';
import { createWorlds, DEFAULT_WORLD } from '../src/world/worlds.ts';
import { type Figure, median, rounded } from './figures.ts';

// What the books take of the processor, the first time: whatever else runs on the machine is not counted.

const ROUNDS = 5;
const MEMBERS = 1_000;
const READERS = 100;

function newWorlds() {
  return createWorlds({ seed: 'demo', population: 12_000, now: Date.now });
}

/** Returns the processor time of some work, ms. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures the first trial balance of a thousand members: median of five worlds, whose members nobody has read. */
async function firstTrialBalance(): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const worlds = newWorlds();
    const control = controlRouter.createCaller({ worlds, snapshots: createSnapshots() });
    const first = round * MEMBERS + 1;
    const [from, to] = [first, first + MEMBERS - 1].map((no) => `${no}`.padStart(5, '0'));
    times.push(
      await processorMs(() => control.ledger.trialBalance({ world: DEFAULT_WORLD, from, to })),
    );
  }
  return {
    name: `first trial balance of ${MEMBERS.toLocaleString('en')} members, processor`,
    value: median(times),
    unit: 'ms',
    target: { atMost: 500 },
    details: { roundsMs: rounded(times) },
  };
}

/** Measures the first overview of a member: median of a hundred who nobody has read. */
async function firstOverview(): Promise<Figure> {
  const world = newWorlds().get(DEFAULT_WORLD);
  const times: number[] = [];
  for (let no = 13; no < 13 + READERS; no += 1) {
    times.push(await processorMs(async () => handlers.memberOverviewShow(memberCall(world, no))));
  }
  return {
    name: 'first overview of a member, processor',
    value: median(times),
    unit: 'ms',
    target: { atMost: 15 },
    details: { slowestMs: Math.round(Math.max(...times)) },
  };
}

export async function books(): Promise<Figure[]> {
  return [await firstTrialBalance(), await firstOverview()];
}
