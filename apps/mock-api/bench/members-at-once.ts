import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { unit } from '../src/world/chance/hash.ts';
import { median } from './figures.ts';
import { findsWhoSignsIn } from './signing-in.ts';
import { accept, askForMoney, listen, logOut, post, readAll, signIn, type Timer } from './visit.ts';
import { startPortal } from './web-process.ts';

// `node bench/members-at-once.ts 500`: so many members of a million are signed in at the same time, through the web
// server as it is built, each from an address of its own. Each signs in within some seconds and listens for
// notifications. When all are in, each reads every screen, looking at it for a second or two, asks for money, takes it back, accepts the terms, puts a question
// on the board, reads all of that again and logs out. Ends with 1 when anything fails, or takes longer than the web
// waits. THINK_MS=0: nobody looks at anything. MINUTES=10: whoever has left comes again for so long, and memory is told
// each minute.

const MEMBERS = Number(process.argv[2] ?? 500);
/** Average time spent on a screen. */
const THINK_MS = Number(process.env.THINK_MS ?? 1_500);
const MINUTES = Number(process.env.MINUTES ?? 0);
const MINUTE = 60_000;
const ARRIVAL_SCREENS = 6;
/** Maximum number of connections that a browser opens to one server. */
const CONNECTIONS = 6;
/** Timeout of the web. */
const TIMEOUT_MS = 15_000;

const times = new Map<string, number[]>();
const time: Timer = async (kind, work) => {
  const began = performance.now();
  const answer = await work;
  const ms = performance.now() - began;
  if (ms > TIMEOUT_MS) throw new Error(`somebody waited ${ms.toFixed(0)} ms to ${kind}`);
  const list = times.get(kind) ?? [];
  list.push(ms);
  times.set(kind, list);
  return answer;
};

/** One address may put ten questions on the board a minute, so each member has another. */
const addressOf = (index: number) => `198.18.${index >> 8}.${index & 255}`;

const whoSignsIn = findsWhoSignsIn(1_000_000);

const everybody = { missing: MEMBERS, isIn: Promise.withResolvers<void>() };

function arrive(): Promise<void> {
  everybody.missing -= 1;
  if (everybody.missing === 0) everybody.isIn.resolve();
  return everybody.isIn.promise;
}

async function visit(url: string, index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const here = { url, agent, address: addressOf(index) };
  let turn = 0;
  const think = () => {
    turn += 1;
    return wait(2 * THINK_MS * unit('think', index, turn));
  };
  try {
    await wait(ARRIVAL_SCREENS * THINK_MS * unit('arrive', index));
    const no = whoSignsIn(((index * 1_999) % 1_000_000) + 13);
    const member = await signIn(here, no, time);
    const socket = await listen(member);
    await arrive();
    await think();
    await readAll(member, time, think);
    for (const write of [askForMoney, accept, post]) {
      await write(member, time);
      await think();
    }
    await readAll(member, time, think);
    await logOut(member, time);
    socket.close();
  } catch (error) {
    // Nobody waits for a member who could not sign in.
    everybody.isIn.resolve();
    throw error;
  } finally {
    agent.destroy();
  }
}

async function visits(url: string, index: number, until: number): Promise<void> {
  await visit(url, index);
  while (performance.now() < until) await visit(url, index);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

await using portal = await startPortal();
const began = performance.now();
const memory = () => `${portal.mock.rssMiB().toFixed(0)} and ${portal.rssMiB().toFixed(0)} MiB`;
const minutes = setInterval(() => {
  const minute = Math.round((performance.now() - began) / MINUTE);
  console.log(`minute ${minute}: RSS of mock and web server ${memory()}`);
}, MINUTE);
const ended = await Promise.allSettled(
  Array.from({ length: MEMBERS }, (_, index) =>
    visits(portal.url, index, began + MINUTES * MINUTE),
  ),
);
clearInterval(minutes);
const seconds = (performance.now() - began) / 1_000;
const failed = ended.filter((one) => one.status === 'rejected');
const calls = [...times.values()].reduce((sum, list) => sum + list.length, 0);

console.log(
  `${MEMBERS} members at once: ${calls.toLocaleString('en')} calls in ${seconds.toFixed(1)} s ` +
    `(${Math.round(calls / seconds)} a second), ${failed.length} members met an error; ` +
    `RSS of mock and web server ${memory()}`,
);
for (const [kind, list] of times) {
  const sorted = list.toSorted((a, b) => a - b);
  const [p95, p99, most] = [at(sorted, 0.95), at(sorted, 0.99), sorted.at(-1) ?? Number.NaN];
  const figures = [median(sorted), p95, p99, most].map((one) => one.toFixed(0));
  console.log(`  ${kind}: ${list.length} calls, ms p50 / p95 / p99 / most: ${figures.join(' / ')}`);
}
for (const { reason } of failed.slice(0, 5)) console.error(reason);
process.exitCode = failed.length === 0 ? 0 : 1;
