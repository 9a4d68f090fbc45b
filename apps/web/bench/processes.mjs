// Starts and ends the processes that are measured.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const HOST = '127.0.0.1';
export const WEB = fileURLToPath(new URL('..', import.meta.url));
const START_MS = 5 * 60_000;

export async function freePort() {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Runs a script of Node in a folder; `before` is a command that starts it, such as `taskset -c 0`. */
export function run(cwd, args, env, before = []) {
  const words = [...before, process.execPath, ...args];
  return spawn(words[0], words.slice(1), {
    cwd,
    env: { ...process.env, HOST, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves when the address answers; ends its process and rejects when it does not within five minutes. */
export async function answers(url, child) {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await end(child);
  throw new Error(`${url} does not answer`);
}

export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts the built mock, at the hour at which all measurements begin. Resolves to its process and its address. */
export async function startMock(more) {
  const port = await freePort();
  const child = run(`${WEB}../mock-api`, ['dist/server.js'], {
    API_PORT: String(port),
    CLOCK_START: '2026-11-20T09:00:00+07:00',
    MOCK_CONTROL: '0',
    PUSH_SECRET: 'a-secret-for-the-bench',
    ADMIN_PASSWORD: 'a-secret-for-the-bench',
    COOKIE_SECRET: 'a-secret-for-the-bench',
    VERIFY_KEY: 'MC4CAQAwBQYDK2VwBCIEIGEtc2VjcmV0LWZvci10aGUtYmVuY2gtb2YtcGFwZXJz',
    ...more,
  });
  const url = `http://${HOST}:${port}`;
  await answers(`${url}/healthz`, child);
  return { child, url, port };
}

/** Puts a server on one core, where the system supports it; the measuring process has the others. */
export const PINNED =
  spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];

/** Starts the web's own server as the image does (Dockerfile). Resolves to its process and address once it is ready. */
export async function startServer(more, { before = [], ready = '/readyz' } = {}) {
  const port = await freePort();
  const origin = `http://${HOST}:${port}`;
  const env = {
    WEB_PORT: String(port),
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: HOST,
    MALLOC_ARENA_MAX: '2',
    ...more,
  };
  const child = run(WEB, ['--max-semi-space-size=4', 'server/server.ts'], env, before);
  await answers(`${origin}${ready}`, child);
  return { child, origin };
}

/** Returns the resident memory of a process in MiB. */
export function rssMiB({ pid }) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1_024;
}

let visitors = 0;
/** Makes every request of autocannon another visitor's, as a trusted proxy says. */
export function asVisitor(request) {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

/** Writes what was measured to .report, for tools/bench. */
export function writeReport(name, report) {
  mkdirSync(`${WEB}.report`, { recursive: true });
  writeFileSync(`${WEB}.report/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
}
