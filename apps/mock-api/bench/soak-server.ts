import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '../src/app.ts';
import { openFactFile } from '../src/world/state/fact-file.ts';
import { createWorlds } from '../src/world/worlds.ts';

// The mock as `src/start.ts` starts it, with a control plane and a data file, on a machine whose time the parent
// moves. `node --expose-gc bench/soak-server.ts file`, with an IPC channel. Answers each message with a `Reading`.

/** The parent's order: advance the time; collect the garbage first, or not. */
export interface Order {
  readonly passMs: number;
  readonly collect: boolean;
}

export interface Reading {
  readonly heapMiB: number;
  readonly rssMiB: number;
  readonly worlds: number;
  readonly sessions: number;
  readonly facts: number;
}

const MIB = 1_048_576;
let passedMs = 0;

const store = openFactFile(process.argv[2] ?? '');
const worlds = createWorlds({
  seed: 'demo',
  population: 12_000,
  now: () => Date.now() + passedMs,
  testTokens: true,
  store,
});
const app = await buildApp({ worlds, control: true, cookieSecret: 'a-secret-for-the-soak' });
await app.listen({ host: '127.0.0.1', port: 0 });
setFlagsFromString('--optimize-for-size');

/** Measures reachable memory. Sockets that have just closed are released first. */
async function collect(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await nextTurn();
    globalThis.gc?.();
  }
}

function read(): Reading {
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const all = worlds.list().map(({ world }) => world);
  const count = (of: (world: (typeof all)[number]) => number) =>
    all.reduce((sum, world) => sum + of(world), 0);
  return {
    heapMiB: (heapUsed + arrayBuffers) / MIB,
    rssMiB: rss / MIB,
    worlds: all.length,
    sessions: count(({ sessions, clock }) => sessions.dump(clock.now()).length),
    facts: count(({ overlay }) => overlay.dump().length),
  };
}

process.on('message', async (order: Order) => {
  passedMs += order.passMs;
  if (order.collect) await collect();
  process.send?.({ reading: read() });
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
