// Plays the morning of a pay-day (docs/capacity.md) against one and two web servers before the mock: visits begin at the rate
// of the model, whether those before have been answered or not. Prints p50, p99 and errors.
import autocannon from 'autocannon';
import { asVisitor, end, startMock, startServer } from './processes.mjs';

const MEMBERS = [10_000, 100_000, 1_000_000];
/** Of all members, within ten minutes. */
const SHARE = 0.1;
const SECONDS = 600;
const MEASURED_SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** Calls of a visit to the server, beside files, which a browser or a network before it has. */
const VISIT = [
  '/home',
  '/member/logon',
  '/member/status',
  '/member/share',
  ...Array.from({ length: 4 }, () => '/api/info/manu'),
  ...Array.from({ length: 4 }, () => '/api/info/footer'),
  ...Array.from({ length: 4 }, () => '/api/info/home'),
];
/** More than ever wait, so that none waits for another to be sent. */
const CONNECTIONS = 400;

const load = ({ origin }, rate, connections, duration) =>
  autocannon({
    url: origin,
    connections,
    duration,
    overallRate: rate,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
    requests: VISIT.map((path) => ({ path, setupRequest: asVisitor })),
  });

/** Returns a row of the table for so many members and these servers. */
async function measure(members, servers) {
  const wanted = Math.max(servers.length, Math.round(((members * SHARE) / SECONDS) * VISIT.length));
  const rate = Math.round(wanted / servers.length);
  const connections = Math.min(CONNECTIONS, rate);
  const found = await Promise.all(
    servers.map((server) => load(server, rate, connections, MEASURED_SECONDS)),
  );
  const worst = (name) => Math.max(...found.map(({ latency }) => latency[name]));
  const sum = (of) => found.reduce((all, value) => all + of(value), 0);
  return {
    members,
    servers: servers.length,
    'wanted / s': wanted,
    'answered / s': Math.round(sum(({ requests }) => requests.average)),
    'p50 ms': worst('p50'),
    'p99 ms': worst('p99'),
    errors: sum(({ errors, non2xx, timeouts }) => errors + non2xx + timeouts),
  };
}

const backend = await startMock();
const settings = { BACKEND_URL: backend.url };
const servers = [await startServer(settings), await startServer(settings)];
try {
  for (const server of servers) await load(server, 50, 10, 3);
  const rows = [];
  for (const members of MEMBERS) {
    for (const used of [servers.slice(0, 1), servers]) rows.push(await measure(members, used));
  }
  console.table(rows);
} finally {
  for (const { child } of [...servers, backend]) await end(child);
}
