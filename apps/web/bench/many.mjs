// Measures one server of 200 cooperatives on one core: its memory once each was opened, the response time of twenty under
// load, and what these notice of one among them whose backend hangs or answers garbage: by turns, each after a quiet
// round. BENCH_RUNS is the number of turns, BENCH_SECONDS their length.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { asVisitor, end, HOST, PINNED, rssMiB, startMock, startServer } from './processes.mjs';
import { figure, median, show } from './statistics.mjs';

const COOPERATIVES = 200;
const UNDER_LOAD = 20;
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** Of all twenty: what 100,000 members each ask for on a quiet day, and a server of one core bears with ease. */
const RATE = 200;
const CONNECTIONS = 40;
const READ = ['/home', '/list/news', '/board', '/api/info/manu', '/api/info/footer'];
const hostOf = (no) => `coop-${String(no).padStart(3, '0')}.example`;

/** Answers of a backend out of order, one after the other. */
const GARBAGE = [
  'not even JSON',
  '{"data":17,"total":"many","nothing":[null]}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  Buffer.alloc(9 * 1_024 * 1_024, '[0,1,2,3,4,5,6,7],'),
];

/** Starts a backend of one cooperative that can be made to hang or to answer garbage, and else passes on. */
async function startMoody(behind) {
  let mood = 'quiet';
  let turn = 0;
  const server = createServer((request, reply) => {
    if (mood === 'hangs') return;
    reply.setHeader('content-type', 'application/json');
    if (mood === 'garbage') {
      turn += 1;
      reply.end(GARBAGE[turn % GARBAGE.length]);
      return;
    }
    const { method, headers, url } = request;
    const onward = ask(new URL(url, behind), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  }).listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${server.address().port}`,
    be(other) {
      mood = other;
      server.closeAllConnections();
    },
    close: () => server.closeAllConnections(server.close()),
  };
}

/** Writes the folder of each cooperative, the last of those under load before a backend of its own. */
function writeSites(dir, backend, moody) {
  for (let no = 1; no <= COOPERATIVES; no += 1) {
    const folder = join(dir, hostOf(no));
    mkdirSync(folder);
    const site = { coopNameTH: `สหกรณ์ที่ ${no}`, coopNameEN: `Cooperative ${no}` };
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
    const url = no === UNDER_LOAD ? moody.url : backend.url;
    writeFileSync(join(folder, 'portal.env'), `BACKEND_URL=${url}\n`);
  }
}

/** Asks for the first page of a cooperative; rejects where it is not 200. */
async function open(origin, host) {
  const [answer] = await once(get(`${origin}/home`, { headers: { host } }), 'response');
  for await (const _ of answer);
  if (answer.statusCode !== 200) throw new Error(`${host} answered ${answer.statusCode}`);
}

const load = (origin, numbers) =>
  autocannon({
    url: origin,
    connections: Math.ceil((CONNECTIONS * numbers.length) / UNDER_LOAD),
    duration: SECONDS,
    overallRate: (RATE * numbers.length) / UNDER_LOAD,
    requests: numbers.flatMap((no) =>
      READ.map((path) => ({
        path,
        headers: { host: hostOf(no), accept: 'text/html', 'accept-encoding': 'br' },
        setupRequest: asVisitor,
      })),
    ),
  });

const NEIGHBOURS = Array.from({ length: UNDER_LOAD - 1 }, (_, index) => index + 1);

/** Loads all twenty, whatever becomes of the last; returns the response time of the others. */
async function p99OfOthers({ origin }) {
  const [others] = await Promise.all([load(origin, NEIGHBOURS), load(origin, [UNDER_LOAD])]);
  const failed = others.errors + others.non2xx;
  if (failed > 0) throw new Error(`${failed} answers of others were not 200 or did not come`);
  return others.latency.p99;
}

/** Measures by turns; returns the response times while all is quiet, and beside each mood. */
async function beside(server, moody) {
  const times = { quiet: [], hangs: [], garbage: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const mood of ['quiet', 'hangs', 'quiet', 'garbage']) {
      moody.be(mood);
      times[mood].push(await p99OfOthers(server));
    }
  }
  console.log('p99 ms by turns', times);
  return Object.fromEntries(Object.entries(times).map(([mood, found]) => [mood, median(found)]));
}

async function measure(server, moody) {
  for (let no = 1; no <= COOPERATIVES; no += 1) await open(server.origin, hostOf(no));
  const opened = rssMiB(server.child);
  // The first round warms the code up.
  await p99OfOthers(server);
  const p99 = await beside(server, moody);
  const share = (mood) => (100 * p99[mood]) / p99.quiet;
  return [
    figure(`RSS once ${COOPERATIVES} were opened`, opened, 'MiB', { atMost: 450 }),
    figure('RSS after all of these', rssMiB(server.child), 'MiB', { atMost: 450 }),
    figure(`p99 of ${UNDER_LOAD} under load`, p99.quiet, 'ms', { atMost: 60 }),
    figure('p99 of others beside one that hangs', share('hangs'), '%', { atMost: 110 }),
    figure('p99 of others beside one with garbage', share('garbage'), '%', { atMost: 110 }),
  ];
}

const dir = mkdtempSync(join(tmpdir(), 'sites-'));
const backend = await startMock();
const moody = await startMoody(backend.url);
try {
  writeSites(dir, backend, moody);
  // The same on a busy machine.
  const settings = { SITES_DIR: dir, PAGE_TIMEOUT_MS: '20000' };
  const server = await startServer(settings, { before: PINNED });
  try {
    const figures = await measure(server, moody);
    show(figures);
    process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
  } finally {
    await end(server.child);
  }
} finally {
  moody.close();
  await end(backend.child);
  rmSync(dir, { recursive: true });
}
