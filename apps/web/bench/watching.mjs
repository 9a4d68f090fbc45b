// Measures what metrics, and metrics with traces, cost the web's server: pages from the cache in a second of its processor
// time, by turns with a server that is not watched, and memory after the same load. Time of the processor says the same on a
// busy machine; it is read from Linux. BENCH_RUNS is the number of turns, BENCH_PAGES their length.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import {
  asVisitor,
  end,
  freePort,
  HOST,
  PINNED,
  rssMiB,
  startMock,
  startServer,
} from './processes.mjs';
import { figure, median, show } from './statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const PAGES = Number(process.env.BENCH_PAGES ?? 10_000);
/** As Linux counts it, on every processor. */
const TICKS_PER_SECOND = 100;
const READ = ['/home', '/show/103', '/list/news', '/board', '/election'];

/** Starts a collector that takes everything and keeps nothing. */
async function startCollector() {
  const server = createServer((request, reply) => {
    request.resume().once('end', () => reply.end('{}'));
  }).listen(0, HOST);
  await once(server, 'listening');
  return { url: `http://${HOST}:${server.address().port}`, close: () => server.close() };
}

/** Returns the seconds of processor time that a process has had. */
function processorSeconds({ pid }) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** Asks for so many pages; returns how many were sent in a second of processor time. */
async function pagesPerSecond({ child, origin }) {
  const before = processorSeconds(child);
  const { errors, non2xx } = await autocannon({
    url: origin,
    connections: 20,
    amount: PAGES,
    timeout: 60,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
    requests: READ.map((path) => ({ path, setupRequest: asVisitor })),
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} pages were not answered`);
  return PAGES / (processorSeconds(child) - before);
}

/** Loads all servers in turn, the first in each turn another one; returns what each did a second, as a median. */
async function byTurns(servers) {
  for (const server of servers) await pagesPerSecond(server);
  const rates = servers.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (let step = 0; step < servers.length; step += 1) {
      const index = (run + step) % servers.length;
      rates[index].push(await pagesPerSecond(servers[index]));
    }
  }
  console.log('pages a second of processor time, by turns', rates);
  return rates.map(median);
}

async function measure(servers) {
  const [plain, ...watched] = await byTurns(servers);
  const [bare, ...memory] = servers.map(({ child }) => rssMiB(child));
  return ['metrics', 'metrics and traces'].flatMap((name, index) => [
    figure(`${name}: pages a second less`, 100 * (1 - watched[index] / plain), '%', { atMost: 5 }),
    figure(`${name}: memory more`, memory[index] - bare, 'MiB', { atMost: 15 }),
  ]);
}

const backend = await startMock();
const collector = await startCollector();
const plain = { BACKEND_URL: backend.url };
const metrics = async () => ({ ...plain, METRICS_PORT: String(await freePort()) });
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const servers = [];
try {
  for (const more of [plain, await metrics(), { ...(await metrics()), ...traces }]) {
    servers.push(await startServer(more, { before: PINNED }));
  }
  const figures = await measure(servers);
  show(figures);
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
} finally {
  for (const { child } of [...servers, backend]) await end(child);
  collector.close();
}
