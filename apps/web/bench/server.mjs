// Measures the web's own server on one core: its response time, rendered pages per second, memory, and ten thousand
// idle connections. The figures go to .report/server.json and to the console.
import { connect } from 'node:net';
import autocannon from 'autocannon';
import {
  asVisitor,
  end,
  HOST,
  PINNED,
  rssMiB,
  startMock,
  startServer,
  writeReport,
} from './processes.mjs';
import { figure, median, repeated, show } from './statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = 5;
const CONNECTIONS = 20;
/** More than eighteen would be given shells (server/pages/open-pages.ts). */
const UNCACHED_CONNECTIONS = 10;
const STEADY_RATE = 200;
const STEADY_SECONDS = 10;
const IDLE = 10_000;
/** Sockets that are opened at once; more would wait for each other in the kernel's queue. */
const AT_ONCE = 250;
/** Public pages that are shared and read most. */
const READ = ['/home', '/show/103', '/list/news', '/board', '/election'];

const startPinned = (backend) =>
  startServer({ BACKEND_URL: backend.url }, { before: PINNED, ready: '/healthz' });

async function startTime(backend) {
  const times = await repeated(RUNS, async () => {
    const began = performance.now();
    const server = await startPinned(backend);
    const startMs = performance.now() - began;
    await end(server.child);
    return startMs;
  });
  return median(times);
}

async function load(server, options) {
  const result = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} did not come`);
  }
  return result;
}

/** Loads the server once more than it counts: the first round fills the cache and warms the code up. */
async function medianRate(loadOnce) {
  const [, ...rounds] = await repeated(RUNS + 1, loadOnce);
  return median(rounds.map(({ requests }) => requests.average));
}

const pages = (paths) => ({ requests: paths.map((path) => ({ path })) });

async function cachedPerSecond(server) {
  return medianRate(() => load(server, pages(READ)));
}

/** Every request searches the news for other words, so that none is cached, and is another visitor's. */
async function uncachedPerSecond(server) {
  let requestCount = 0;
  const setupRequest = (request) => {
    requestCount += 1;
    return { ...asVisitor(request), path: `/list/news?q=${Date.now()}-${requestCount}` };
  };
  const options = { connections: UNCACHED_CONNECTIONS, requests: [{ setupRequest }] };
  return medianRate(() => load(server, options));
}

/** Returns the 99th percentile of response times in milliseconds, at a steady rate of requests. */
async function p99AtSteadyRate({ origin }) {
  const answerTimes = Array.from({ length: STEADY_RATE * STEADY_SECONDS }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, (index * 1_000) / STEADY_RATE));
    const began = performance.now();
    const answer = await fetch(origin + READ[index % READ.length]);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
    return performance.now() - began;
  });
  const times = (await Promise.all(answerTimes)).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)];
}

function openSocket(port) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const socket = connect(Number(port), HOST, () => resolve(socket));
  socket.on('error', reject);
  return promise;
}

/** Returns how many sockets the server still holds open while it goes on answering others. */
async function idleConnections(server) {
  const { port } = new URL(server.origin);
  const sockets = [];
  let closed = 0;
  try {
    while (sockets.length < IDLE) {
      const opened = await Promise.all(Array.from({ length: AT_ONCE }, () => openSocket(port)));
      for (const socket of opened) socket.on('close', () => (closed += 1));
      sockets.push(...opened);
    }
    const p99 = await p99AtSteadyRate(server);
    return { held: sockets.length - closed, p99, rss: rssMiB(server.child) };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function measure(backend) {
  const start = await startTime(backend);
  const server = await startPinned(backend);
  try {
    const cached = await cachedPerSecond(server);
    const uncached = await uncachedPerSecond(server);
    const steady = await p99AtSteadyRate(server);
    const rss = rssMiB(server.child);
    const idle = await idleConnections(server);
    return [
      figure('start, to the first answer', start, 'ms', { atMost: 600 }),
      figure('rendered pages a second, from the cache', cached, '/s', { atLeast: 800 }),
      figure('rendered pages a second, each for the first time', uncached, '/s', { atLeast: 120 }),
      figure(`p99 at ${STEADY_RATE} requests a second`, steady, 'ms', { atMost: 50 }),
      figure('RSS after all of these', rss, 'MiB', { atMost: 260 }),
      figure('idle connections held', idle.held, '', { atLeast: IDLE }),
      figure('p99 beside the idle connections', idle.p99, 'ms', { atMost: 50 }),
      figure('RSS with the idle connections', idle.rss, 'MiB', { atMost: 260 }),
    ];
  } finally {
    await end(server.child);
  }
}

const backend = await startMock();
try {
  const figures = await measure(backend);
  show(figures);
  writeReport('server', { figures });
} finally {
  await end(backend.child);
}
