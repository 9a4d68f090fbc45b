// Starts the built portal on free ports of this machine: the mock, and the web in front of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const HOST = '127.0.0.1';
const START_MS = 20_000;

async function freePort() {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function run(cwd, args, env) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, HOST, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves when the address answers; rejects when its process ends before, or after 20 s. */
async function answers(url, child) {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} does not answer`);
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The web's own server, in front of a backend. */
function startWeb({ port, apiPort, dist }) {
  const args = ['node_modules/vite/bin/vite.js', 'preview', ...(dist ? ['--outDir', dist] : [])];
  return run(web, args, { WEB_PORT: String(port), API_PORT: String(apiPort) });
}

/**
 * Starts the portal as it is built (`dist`, or WEB_DIST). `origin` is the address of its pages; `webProcess` the process
 * behind it; `startMs` what it took from starting the web to its first answer. `close` ends everything.
 */
export async function startPortal({ dist = process.env.WEB_DIST } = {}) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const children = [];
  const close = () => Promise.all(children.map(end));
  try {
    const mock = run(`${web}../mock-api`, ['dist/server.js'], {
      API_PORT: String(apiPort),
      WEB_PORT: String(port),
      CLOCK_START: '2026-11-20T09:00:00+07:00',
      MOCK_CONTROL: '0',
    });
    children.push(mock);
    await answers(`http://${HOST}:${apiPort}/healthz`, mock);
    const started = performance.now();
    const webProcess = startWeb({ port, apiPort, dist });
    children.push(webProcess);
    const origin = `http://${HOST}:${port}`;
    await answers(`${origin}/site.json`, webProcess);
    return { origin, webProcess, startMs: performance.now() - started, close };
  } catch (error) {
    await close();
    throw error;
  }
}
