// Starts the whole product: the mock and the web in front of it, seeded and ready, and says how to sign in. `--dev`
// starts the development servers, which follow every change of a file.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as pathOf } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORLD_COOKIE } from '../apps/mock-api/src/call/world-of.ts';
import { MOCK_PATHS } from '../apps/web/server/proxy/backend-paths.ts';
import {
  PERSONA_PASSWORD,
  PERSONAS,
} from '../packages/cooperative/src/people/personas/personas.ts';
import { checkEnvironment, folderSentences } from './check-environment.mjs';
import { endWithSupervisor } from './processes/supervise.mjs';

const dev = process.argv.includes('--dev');
const host = process.env.HOST || '127.0.0.1';
const SLOW_MS = 60_000;
/** Of a failed build: the error and where it was thrown. */
const LAST_LINES = 40;

function refuse(sentences) {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

const { webPort, apiPort, sentences } = checkEnvironment(process.env);
const wrong = [...folderSentences(fileURLToPath(new URL('..', import.meta.url))), ...sentences];
if (wrong.length > 0) refuse(wrong);

function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE') resolve(false);
      else refuse([`HOST must be an address of this machine, not ${host} (${code})`]);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Returns the next free port that the product's other half does not want. */
async function nextFreePort(after) {
  let port = after + 1;
  while (port === webPort || port === apiPort || !(await portIsFree(port))) port += 1;
  return port;
}

for (const [name, port] of [
  ['WEB_PORT', webPort],
  ['API_PORT', apiPort],
]) {
  if (await portIsFree(port)) continue;
  console.error(
    `Port ${port} is in use. Stop what is using it, or choose another: ${name}=${await nextFreePort(port)} npm ${dev ? 'run dev' : 'start'}`,
  );
  process.exit(1);
}

// The development servers run the sources; the console is always served from its build.
const built = ['@coop/console', ...(dev ? [] : ['@coop/web', '@coop/mock-api'])];
console.log(`Building ${built.join(', ')}; what has not changed is taken as it is …`);
const build = spawnSync(
  'pnpm',
  [
    'exec',
    'turbo',
    'run',
    'build',
    ...built.map((name) => `--filter=${name}`),
    '--output-logs=errors-only',
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  },
);
if (build.status !== 0) {
  console.error((build.stdout ?? '').trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
  refuse([`\nWhat is served could not be built; above is the end of what the build said.`]);
}

const typed = process.env.DATA_FILE && pathOf(process.env.DATA_FILE);
// The mock restarts when a file of it is saved; its worlds survive that.
const folder = dev && !typed ? mkdtempSync(join(tmpdir(), 'worlds-')) : undefined;
if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const dataFile = folder ? join(folder, 'worlds.db') : typed;

const env = {
  ...process.env,
  API_PORT: String(apiPort),
  WEB_PORT: String(webPort),
  HOST: host,
  MOCK_CONTROL: process.env.MOCK_CONTROL ?? '1',
  // The mock runs in a folder of its own; typed paths are relative to this one.
  ...(dataFile && { DATA_FILE: dataFile }),
  // Paths of the mock only: its control plane, its stand-ins for outside services, its worlds.
  EXTRA_PATHS: MOCK_PATHS.join(' '),
  WORLD_COOKIE,
  ...(dev && { CHECK_RESPONSES: process.env.CHECK_RESPONSES ?? '1' }),
};
const children = [];
let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

function run(directory, args, more = {}) {
  const child = spawn(process.execPath, args, {
    cwd: new URL(`../${directory}`, import.meta.url),
    env: { ...env, ...more },
    // The output of the mock is shown, because it prints the one-time codes that a phone would receive.
    stdio: ['ignore', dev || directory === 'apps/mock-api' ? 'inherit' : 'ignore', 'inherit'],
  });
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${directory} stopped (${code}).`);
    stop(1);
  });
  children.push(child);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
endWithSupervisor(() => stop(1));

const { POPULATION = '12000' } = env;
console.log(`Starting with ${POPULATION || 12000} members${typed ? ` and ${typed}` : ''} …`);
// Only the portal is trusted about the visitor's address.
run('apps/mock-api', dev ? ['--watch', 'src/server.ts'] : ['dist/server.js'], {
  TRUSTED_PROXIES: '127.0.0.1',
  // As in its Dockerfile.
  MALLOC_ARENA_MAX: '1',
});
// BACKEND_URL is the mock's here: a real backend is reached through the mock.
run('apps/web', ['server/server.ts', ...(dev ? ['--dev'] : [])], {
  BACKEND_URL: `http://127.0.0.1:${apiPort}`,
});

async function answers(address) {
  while (!stopping) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Ready when the mock answers, and the web answers a call that only the mock can answer: both are up and connected. */
const ready = async () =>
  (await answers(`http://${host}:${apiPort}/healthz`)) &&
  (await answers(`http://${host}:${webPort}/api/info/manu`));

const patience = setTimeout(
  () => console.log(`The portal is not ready after ${SLOW_MS / 1000} s; waiting on …`),
  SLOW_MS,
);
const isReady = await ready();
clearTimeout(patience);
if (isReady) {
  const consoleLine =
    env.MOCK_CONTROL === '1'
      ? `  http://${host}:${webPort}/__console      testers' console: worlds, time, faults, journal, sign in as anybody\n`
      : '';
  const people = PERSONAS.map(({ no, story }) => `  ${String(no).padStart(5, '0')}  ${story}`);
  console.log(`
สหกรณ์ออมทรัพย์ตัวอย่าง พร้อมแล้ว · the portal is ready

  http://${host}:${webPort}/               public site
  http://${host}:${webPort}/member/logon   member area
  http://${host}:${webPort}/colors         design tokens and components
${consoleLine}  http://${host}:${webPort}/openapi.json   the calls, as OpenAPI 3.1

Members (password of all: ${PERSONA_PASSWORD}; any number up to ${process.env.POPULATION ?? '12000'} works):
${people.join('\n')}

Open to ${host === '127.0.0.1' || host === 'localhost' ? 'this machine alone' : `whoever reaches ${host}`}${consoleLine ? ', with everything the console can do' : ''}.

To try: sign in as 1, read the shares, open a loan's statement, change the period, print, download as Excel.
Ctrl-C stops everything.
`);
}
