// Measures what others wait for while one visitor asks for pages that are in no cache, with 10, 40 and 150 connections in
// turn: the check of the container and a file. `node bench/flooded.mjs` measures this alone.
import autocannon from 'autocannon';
import { answers, end, freePort, HOST, run, startMock, WEB } from './processes.mjs';

const CONNECTIONS = [10, 40, 150];
const SECONDS = 6;
const EVERY_MS = 40;
const MOST_MS = 100;
const OTHERS = ['/healthz', '/seal.svg'];

/** Asks for these addresses in turn until it is told to stop; returns the times in milliseconds. */
async function waitsOf(origin, signal) {
  const waits = [];
  while (!signal.aborted) {
    const began = performance.now();
    const answer = await fetch(origin + OTHERS[waits.length % OTHERS.length]);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return waits.sort((a, b) => a - b);
}

/** Returns the 95th percentile of the waits while nobody else asks. */
async function quiet(origin) {
  const waits = await waitsOf(origin, AbortSignal.timeout(SECONDS * 500));
  return waits[Math.floor(waits.length * 0.95)];
}

async function flooded(origin, connections) {
  let asked = 0;
  const setupRequest = (request) => {
    asked += 1;
    return { ...request, path: `/board?q=${Date.now()}-${asked}` };
  };
  const over = new AbortController();
  const waiting = waitsOf(origin, over.signal);
  const { requests, errors, ...answered } = await autocannon({
    url: origin,
    connections,
    duration: SECONDS,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    requests: [{ setupRequest }],
  });
  over.abort();
  const waits = await waiting;
  // What has no room is a shell, sent as 503.
  const others = answered.non2xx - (answered.statusCodeStats[503]?.count ?? 0);
  if (others > 0 || errors > 0) throw new Error(`${others} were neither, ${errors} did not come`);
  return { perSecond: requests.average, p95: waits[Math.floor(waits.length * 0.95)] };
}

/** Returns the longest 95th percentile of the waits, beside how many connections. */
export async function longestWaitBesideFlood(origin) {
  let longest = 0;
  for (const connections of CONNECTIONS) {
    const before = await quiet(origin);
    const { perSecond, p95 } = await flooded(origin, connections);
    console.log(
      `${connections} connections: ${perSecond} answers a second, others ${p95.toFixed(0)} ms; ` +
        `${before.toFixed(0)} ms without them`,
    );
    longest = Math.max(longest, p95);
  }
  return longest;
}

if (import.meta.main) {
  const backend = await startMock();
  const port = await freePort();
  const origin = `http://${HOST}:${port}`;
  const env = { WEB_PORT: String(port), BACKEND_URL: backend.url, LOG_LEVEL: 'error' };
  const child = run(WEB, ['server/server.ts'], env);
  try {
    await answers(`${origin}/healthz`, child);
    const longest = await longestWaitBesideFlood(origin);
    console.log(`${longest < MOST_MS ? 'held' : 'MISSED'}: ${longest.toFixed(1)} of ${MOST_MS} ms`);
    process.exitCode = longest < MOST_MS ? 0 : 1;
  } finally {
    await end(child);
    await end(backend.child);
  }
}
