import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../src/message-of.ts';
import { temporaryFolder } from '../src/testing/temporary-folder.ts';
import { openAgent } from '../src/testing/wire.ts';
import { unit } from '../src/world/chance/hash.ts';
import { fiveMinutes } from './soak-calls.ts';
import type { Order, Reading } from './soak-server.ts';

// `node bench/soak.ts`: a day of a cooperative in some minutes. The server's time goes five minutes at a step, and in
// each step members, strangers, an agency and testers come. Half a day warms up; then a day is measured, the garbage
// collected before each reading. Ends with 1 when memory grows by more than the tolerance, or a call fails.

const STEP_MS = 5 * 60_000;
const STEPS_AN_HOUR = 12;
const WARM_UP_HOURS = Number(process.env.SOAK_WARM_UP_HOURS ?? 12);
const HOURS = Number(process.env.SOAK_HOURS ?? 24);
const READ_EVERY = 4;
/** Growth over the day, by the line that fits the readings best. The RSS follows what the allocator gives back. */
const MOST_HEAP_MIB = 4;
const MOST_RSS_MIB = 20;

/** Returns the growth of a figure from the first reading to the last, by the line of least squares. */
function growthOf(values: readonly number[]): number {
  const n = values.length;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / n;
  const covariance = values.reduce((sum, one, index) => sum + (index - middle) * (one - mean), 0);
  const variance = values.reduce((sum, _one, index) => sum + (index - middle) ** 2, 0);
  return (covariance / variance) * (n - 1);
}

function startServer(file: string) {
  const child = fork(fileURLToPath(new URL('./soak-server.ts', import.meta.url)), [file], {
    execArgv: ['--expose-gc'],
  });
  const order = async (what: Order): Promise<Reading> => {
    const reading = messageOf<Reading>(child, 'reading');
    child.send(what);
    return reading;
  };
  return { child, order, [Symbol.dispose]: () => child.kill() };
}

const told = (hour: number, one: Reading) =>
  `${hour.toFixed(0).padStart(3)} h  heap ${one.heapMiB.toFixed(1)} MiB  RSS ${one.rssMiB.toFixed(0)} MiB  ` +
  `${one.worlds} worlds  ${one.sessions} sessions  ${one.facts} facts`;

async function main(): Promise<boolean> {
  using folder = temporaryFolder();
  using server = startServer(folder.file);
  const port = await messageOf<number>(server.child, 'port');
  const connection = { url: `http://127.0.0.1:${port}`, agent: openAgent(16) };
  const began = performance.now();
  const readings: Reading[] = [];
  let calls = 0;
  for (let step = 1; step <= (WARM_UP_HOURS + HOURS) * STEPS_AN_HOUR; step += 1) {
    calls += await fiveMinutes(connection, step, (what) => unit(`soak/${what}`, step));
    const isRead = step % READ_EVERY === 0;
    const reading = await server.order({ passMs: STEP_MS, collect: isRead });
    if (step % (2 * STEPS_AN_HOUR) === 0) console.log(told(step / STEPS_AN_HOUR, reading));
    if (isRead && step > WARM_UP_HOURS * STEPS_AN_HOUR) readings.push(reading);
  }
  const [heap, rss] = [
    growthOf(readings.map((one) => one.heapMiB)),
    growthOf(readings.map((one) => one.rssMiB)),
  ];
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `${WARM_UP_HOURS + HOURS} hours in ${minutes.toFixed(1)} minutes, ${calls.toLocaleString('en')} calls, none failed. ` +
      `Growth over ${HOURS} hours: heap ${heap.toFixed(1)} MiB (at most ${MOST_HEAP_MIB}), ` +
      `RSS ${rss.toFixed(1)} MiB (at most ${MOST_RSS_MIB})`,
  );
  return heap <= MOST_HEAP_MIB && rss <= MOST_RSS_MIB;
}

process.exit((await main()) ? 0 : 1);
