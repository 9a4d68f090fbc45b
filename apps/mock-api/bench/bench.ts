import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { controlRouter } from '../src/control/router.ts';
import { createSnapshots } from '../src/control/snapshots.ts';
import { createWorlds } from '../src/world/worlds.ts';
import { books } from './books.ts';
import { callerOf, post, signIn } from './client.ts';
import { type Figure, isMet, median, rounded, table } from './figures.ts';
import { startServer } from './server-process.ts';
import { findsWhoSignsIn } from './signing-in.ts';
import { throughput } from './throughput.ts';

// `node bench/bench.ts`: measures the mock's targets, prints a table, writes .report/bench.json, and ends with 1 if a
// target is missed.

const MEMBERS = 10_000;
const AT_ONCE = 8;
const FEEDS = ['mem_overview', 'mem_share', 'mem_loan', 'mem_dep'];

/** Signs a member in and reads everything the first screens show. */
async function readMember(url: string, no: number): Promise<void> {
  const member = await signIn(callerOf(url), no);
  for (const feed of FEEDS) await post(member, `/api/member/${feed}`);
}

/** Measures the memory of the process after this many different members of a million were read, closed or journaled. */
async function measure(journal: boolean): Promise<Figure> {
  await using server = await startServer(journal ? { MOCK_CONTROL: '1' } : {});
  const idle = server.rssMiB();
  const began = performance.now();
  // 97 is no divisor of a million: the numbers are different and spread over the population.
  const whoSignsIn = findsWhoSignsIn(1_000_000);
  let next = 0;
  const reader = async () => {
    while (next < MEMBERS) {
      next += 1;
      await readMember(server.url, whoSignsIn(((next * 97) % 1_000_000) + 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const seconds = (performance.now() - began) / 1_000;
  return {
    name: `RSS after ${MEMBERS.toLocaleString('en')} members were read, ${journal ? 'with the journal' : 'closed'}`,
    value: server.rssMiB(),
    unit: 'MiB',
    target: { atMost: 400 },
    details: { idleMiB: Math.round(idle), seconds: Math.round(seconds) },
  };
}

async function memoryUse(): Promise<Figure[]> {
  return [await measure(true), await measure(false)];
}

const STARTS = 7;

/** From process start to the first 200, the whole contract loaded: median of seven. */
async function startTime(): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    await using server = await startServer();
    times.push(server.firstAnswerMs);
  }
  return {
    name: 'process start to first 200',
    value: median(times),
    unit: 'ms',
    target: { atMost: 350 },
    details: { startsMs: rounded(times) },
  };
}

const WORLDS = 1_000;

/** Measures a new world: the mean of a thousand, each of a million members. */
async function newWorlds(): Promise<Figure> {
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

const REPORT = fileURLToPath(new URL('../.report/', import.meta.url));

const figures: Figure[] = [
  await startTime(),
  ...(await memoryUse()),
  ...(await throughput()),
  ...(await books()),
  await newWorlds(),
];

mkdirSync(REPORT, { recursive: true });
const machine = { node: process.version, cores: availableParallelism() };
const report = { machine, figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })) };
writeFileSync(`${REPORT}bench.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log(table(figures));
process.exit(figures.every(isMet) ? 0 : 1);
