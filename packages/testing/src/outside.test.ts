import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The published package, copied beside the built mock, with a test suite that knows nothing of this repository.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MOCK = here('../../../apps/mock-api');

let suite: string;

/** Copies the published files of a package into the suite's node_modules. */
function publish(name: string, from: string): void {
  const to = join(suite, 'node_modules', name);
  mkdirSync(to, { recursive: true });
  const { files } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  for (const part of ['package.json', ...files]) {
    cpSync(join(from, part), join(to, part), { recursive: true });
  }
}

/** Links a library that the suite, or a dependency, has from the registry. */
function install(name: string, from: string): void {
  const to = join(suite, 'node_modules', name);
  mkdirSync(join(to, '..'), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), to);
}

/** Runs a command of a library in the suite; a failure's message contains its output. */
async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = join(suite, 'node_modules', script);
  const ran = promisify(execFile)(process.execPath, [file, ...args], {
    cwd: suite,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const { stdout } = await ran.catch((error) => {
    throw new Error(`${script} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' ? address?.port : address);
}

beforeAll(() => {
  suite = mkdtempSync(join(tmpdir(), 'outside-'));
  cpSync(here('../outside'), suite, { recursive: true });
  publish('@coop/testing', here('..'));
  publish('@coop/mock-api', MOCK);
  for (const name of ['sharp', 'pdfkit']) install(name, MOCK);
  const ours = ['@trpc/client', '@trpc/server', 'zod', '@playwright/test', 'vitest', 'typescript'];
  for (const name of [...ours, '@types/node']) install(name, here('..'));
});

afterAll(() => rmSync(suite, { recursive: true, force: true }));

test('a suite outside the workspace has its types', async () => {
  expect(await run('typescript/bin/tsc', ['-p', '.'])).toBe('');
});

test('a suite outside the workspace runs in Vitest, with the mock in its process', async () => {
  expect(await run('vitest/vitest.mjs', ['run'])).toMatch(/5 passed/);
});

// `npm test` finds a browser and names it, unless it is to leave the browser tests out.
const { CHROMIUM } = process.env;

test.skipIf(!CHROMIUM)('a suite outside the workspace runs in Playwright', async () => {
  const env = { MOCK_PORT: await freePort(), CHROMIUM };
  expect(await run('@playwright/test/cli.js', ['test'], env)).toMatch(/2 passed/);
});
