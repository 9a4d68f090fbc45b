// Has 300 members use the portal, first alone and then beside one visitor who floods it, in each way that there is: how many
// of their calls fail or wait, and what memory the web's server and the mock take. BENCH_MEMBERS and BENCH_SECONDS
// make it shorter; BENCH_FLOOD takes only the floods whose name begins so.
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { KINDS } from './flooder.mjs';
import { openVisitor } from './people.mjs';
import { end, HOST, rssMiB, startMock, startServer } from './processes.mjs';
import { figure, show } from './statistics.mjs';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 300);
/** Ten minutes beside each. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 600);
const kinds = KINDS.filter((kind) => kind.startsWith(process.env.BENCH_FLOOD ?? ''));
/** Time between two things that a member does. */
const THINKS_MS = 5_000;
const SAMPLE_MS = 500;

/** Signs so many members in, each from an address of their own. */
async function signIn(origin) {
  const members = [];
  // Two in a hundred have ended their membership, and cannot.
  for (let no = 1; members.length < MEMBERS; no += 1) {
    const visitor = await openVisitor(origin, `203.0.${no >> 8}.${no & 255}`);
    if (await visitor.signIn(String(no).padStart(5, '0'))) members.push(visitor);
  }
  return members;
}

/** Asks for what a member opens, one after the other, until the time is over; notes each answer. */
async function use({ get, post }, index, until, noted) {
  await wait((index * THINKS_MS) / MEMBERS);
  for (let turn = index; performance.now() < until; turn += 1) {
    const began = performance.now();
    const acts = [
      () => get('/home'),
      () => post('/api/member/mem_overview'),
      () => post('/api/member/mem_share'),
      () => get('/list/news'),
      () => get('/api/info/manu'),
    ];
    const { status } = await acts[turn % acts.length]().catch(() => ({ status: 599 }));
    const ms = performance.now() - began;
    noted.push({ status, ms });
    await wait(Math.max(0, THINKS_MS - ms));
  }
}

/** Has all members use the portal for the time; returns what they met and the most memory of the two processes. */
async function round(members, web, mock) {
  const noted = [];
  const memory = { web: 0, mock: 0 };
  const sample = () => {
    memory.web = Math.max(memory.web, rssMiB(web.child));
    memory.mock = Math.max(memory.mock, rssMiB(mock.child));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(members.map((member, index) => use(member, index, until, noted)));
  clearInterval(timer);
  const times = noted.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    calls: noted.length,
    failed: noted.filter(({ status }) => status >= 500).length,
    p95: times[Math.floor(times.length * 0.95)],
    ...memory,
  };
}

const figuresOf = (name, { failed, p95, web, mock }, quiet) => [
  figure(`${name}: calls of members that failed`, failed, '', { atMost: 0 }),
  figure(`${name}: p95 of members`, p95, 'ms', { atMost: Math.round(2 * quiet.p95) }),
  figure(`${name}: most memory of the web server`, web, 'MiB', { atMost: 260 }),
  figure(`${name}: most memory of the mock`, mock, 'MiB', { atMost: 300 }),
];

async function measure(web, mock) {
  const members = await signIn(web.origin);
  // The first round warms the code up, the second counts.
  await round(members, web, mock);
  const quiet = await round(members, web, mock);
  console.log(`quiet: ${quiet.calls} calls`);
  const figures = figuresOf('quiet', quiet, quiet);
  for (const kind of kinds) {
    const workerData = { origin: web.origin, kind };
    const flooder = new Worker(new URL('flooder.mjs', import.meta.url), { workerData });
    flooder.once('error', (error) => console.error(`${kind}: ${error.message}`));
    const found = await round(members, web, mock);
    await flooder.terminate();
    console.log(`${kind}: ${found.calls} calls`);
    figures.push(...figuresOf(kind, found, quiet));
  }
  return figures;
}

const mock = await startMock({ TRUSTED_PROXIES: HOST, MALLOC_ARENA_MAX: '1' });
try {
  const settings = { BACKEND_URL: mock.url, EXTRA_PATHS: '/recaptcha/*', PAGE_TIMEOUT_MS: '20000' };
  const web = await startServer(settings);
  try {
    const figures = await measure(web, mock);
    show(figures);
    process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
  } finally {
    await end(web.child);
  }
} finally {
  await end(mock.child);
}
