import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listProcesses } from '../processes/process-tree.mjs';

// The end of `npm test` must also end its servers and browsers, which its test runner puts into groups of their own.

const SUPERVISE = resolve(import.meta.dirname, '../processes/supervise.mjs');
/** A server as a runner starts it: detached, ignoring SIGTERM, and known by its pid. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;
const RUNNER = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', process.env.STUBBORN], { detached: true, stdio: 'ignore' });
  setTimeout(() => console.log(child.pid), 300);
  setInterval(() => {}, 1000);`;

const run = (limitMs?: number) => `
  import { supervise } from ${JSON.stringify(SUPERVISE)};
  supervise('node -e "$RUNNER"', [], { shell: true, limitMs: ${limitMs} });`;

const isRunning = (pid: number) => listProcesses().some((process) => process.pid === pid);

async function firstNumberOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('nothing to read');
  const [line] = await once(createInterface(child.stdout), 'line');
  return Number(line);
}

/** Starts a supervised run, as npm does where there is a shell between, and waits for its server. */
async function start({ behindShell = false } = {}) {
  const env = {
    ...process.env,
    RUNNER,
    STUBBORN,
    RUN: run(),
    npm_lifecycle_event: 'test',
  };
  const line = 'node --input-type=module -e "$RUN"; true';
  const child = behindShell
    ? spawn(process.execPath, ['-e', NPM], { env: { ...env, LINE: line } })
    : spawn(process.execPath, ['--input-type=module', '-e', env.RUN], { env });
  const server = await firstNumberOf(child);
  onTestFinished(() => {
    if (isRunning(server)) process.kill(server, 'SIGKILL');
  });
  expect(isRunning(server)).toBe(true);
  return { child, server };
}

/** As npm does: a shell that runs the script's line. */
const NPM = `require('node:child_process').spawn('sh', ['-c', process.env.LINE], { stdio: 'inherit' });`;

test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves nothing running', async (name) => {
  const { child, server } = await start();
  const ended = once(child, 'exit');
  child.kill(name);
  const [code] = await ended;
  expect(code).toBe(name === 'SIGINT' ? 130 : 143);
  await expect.poll(() => isRunning(server)).toBe(false);
});

test('npm that is killed outright leaves nothing running', async () => {
  const { child, server } = await start({ behindShell: true });
  child.kill('SIGKILL');
  await expect.poll(() => isRunning(server)).toBe(false);
});

test('the supervisor that is killed outright leaves nothing running that looks after it', async () => {
  const WATCHER = `
    import { endWithSupervisor } from ${JSON.stringify(SUPERVISE)};
    endWithSupervisor(() => process.exit());
    setInterval(() => {}, 1000);
    console.log(process.pid);`;
  const supervise = `
    import { supervise } from ${JSON.stringify(SUPERVISE)};
    supervise('node --input-type=module -e "$WATCHER"; true', [], { shell: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervise], {
    env: { ...process.env, WATCHER },
  });
  const watcher = await firstNumberOf(child);
  expect(isRunning(watcher)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isRunning(watcher)).toBe(false);
});

test('a run that takes too long is ended with all it has started, and fails', async () => {
  const env = { ...process.env, RUNNER, STUBBORN };
  const child = spawn(process.execPath, ['--input-type=module', '-e', run(2_000)], { env });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(1);
  // On a busy machine it may be over before its server has printed its pid.
  const server = Number(printed) || -1;
  await expect.poll(() => isRunning(server)).toBe(false);
});
