import { Agent } from 'node:http';
import { median } from './figures.ts';
import { startServer } from './server-process.ts';
import { accept, askForMoney, listen, logOut, post, readAll, signIn, type Timer } from './visit.ts';

// `node bench/members-at-once.ts 500`: so many members of a million come in the same moment, each from an address of
// its own. Each signs in, listens for notifications, reads every feed, asks for money, takes it back, accepts the
// terms, puts a question on the board, reads all of that again and logs out. Ends with 1 when anything fails.

const MEMBERS = Number(process.argv[2] ?? 500);
/** What a browser opens to one server at the most. */
const CONNECTIONS = 6;

const times = new Map<string, number[]>();
const time: Timer = async (kind, work) => {
  const began = performance.now();
  const answer = await work;
  const list = times.get(kind) ?? [];
  list.push(performance.now() - began);
  times.set(kind, list);
  return answer;
};

/** Strangers may put ten questions on the board a minute from one address, so each member comes from another. */
const addressOf = (index: number) => `127.1.${1 + (index >> 8)}.${index & 255}`;

async function visit(url: string, index: number): Promise<void> {
  const localAddress = addressOf(index);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });
  try {
    const member = await signIn({ url, agent }, ((index * 1_999) % 1_000_000) + 13, time);
    const socket = await listen(member);
    await readAll(member, time);
    await askForMoney(member, time);
    await accept(member, time);
    await post(member, time);
    await readAll(member, time);
    await logOut(member, time);
    socket.close();
  } finally {
    agent.destroy();
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

await using server = await startServer();
const began = performance.now();
const visits = await Promise.allSettled(
  Array.from({ length: MEMBERS }, (_, index) => visit(server.url, index)),
);
const seconds = (performance.now() - began) / 1_000;
const failed = visits.filter((one) => one.status === 'rejected');
const calls = [...times.values()].reduce((sum, list) => sum + list.length, 0);

console.log(
  `${MEMBERS} members at once: ${calls.toLocaleString('en')} calls in ${seconds.toFixed(1)} s ` +
    `(${Math.round(calls / seconds)} a second), ${failed.length} members met an error; ` +
    `RSS ${server.rssMiB().toFixed(0)} MiB`,
);
for (const [kind, list] of times) {
  const sorted = list.toSorted((a, b) => a - b);
  const [p95, p99, most] = [at(sorted, 0.95), at(sorted, 0.99), sorted.at(-1) ?? Number.NaN];
  const figures = [median(sorted), p95, p99, most].map((one) => one.toFixed(0));
  console.log(`  ${kind}: ${list.length} calls, ms p50 / p95 / p99 / most: ${figures.join(' / ')}`);
}
for (const { reason } of failed.slice(0, 5)) console.error(reason);
process.exitCode = failed.length === 0 ? 0 : 1;
