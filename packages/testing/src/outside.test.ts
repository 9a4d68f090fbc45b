import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The packed files, installed by plain npm in a folder that knows nothing of this repository, with a test suite there.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OURS = ['coop-mock-api-1.0.0.tgz', 'coop-testing-1.0.0.tgz'];

/** All that may take two minutes: packing, installing, a run. */
const LONGEST_MS = 120_000;
/** The variables of this process, without what pnpm tells npm by them. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm|pnpm|vitest|NODE_ENV$)/i.test(name)),
);

let suite: string;

/** Runs a command in the suite, and returns what it says; a failure's message contains all of it. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: suite, env: { ...ENVIRONMENT, ...env }, timeout: LONGEST_MS };
  const { stdout } = await promisify(execFile)(command, args, options).catch((error) => {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
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

/** The version of a library that this repository uses, which npm has most likely fetched before. */
function ofThisRepository(name: string): string {
  const manifest = here(`../node_modules/${name}/package.json`);
  return `${name}@${JSON.parse(readFileSync(manifest, 'utf8')).version}`;
}

const TOOLS = [
  ...['@playwright/test', 'vitest', '@types/node'].map(ofThisRepository),
  // The compiler of most suites, and the newest one that the generator of clients takes.
  ...['typescript@5.9.3', 'openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
];

/** Starts the installed mock by its command. */
async function startMock() {
  const port = await freePort();
  const command = join(suite, 'node_modules/.bin/coop-mock');
  const mock = spawn(command, ['--port', port], { env: ENVIRONMENT });
  await once(mock.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      mock.kill();
      await once(mock, 'exit');
    },
  };
}

beforeAll(async () => {
  suite = mkdtempSync(join(tmpdir(), 'outside-'));
  cpSync(here('../outside'), suite, { recursive: true });
  await run(process.execPath, [here('../../../tools/pack/pack.mjs'), suite, '--no-build']);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...quietly, ...OURS.map((file) => `./${file}`), ...TOOLS]);
});

afterAll(() => rmSync(suite, { recursive: true, force: true }));

test('[QAT-02] [QAT-03] a suite elsewhere compiles, and a misspelt name does not', async () => {
  expect(await run('npx', ['tsc', '-p', '.'])).toBe('');
});

test('[QAT-02] a suite elsewhere runs in Vitest, with the mock in its process', async () => {
  expect(await run('npx', ['vitest', 'run'])).toMatch(/5 passed/);
});

// `npm test` finds a browser and names it, unless it is to leave the browser tests out.
const { CHROMIUM } = process.env;

test.skipIf(!CHROMIUM)('[QAT-02] a suite elsewhere runs in Playwright', async () => {
  const env = { MOCK_PORT: await freePort(), CHROMIUM };
  expect(await run('npx', ['playwright', 'test'], env)).toMatch(/2 passed/);
});

test('[QAT-02] mock and contract runner are commands', async () => {
  await using mock = await startMock();
  const page = await fetch(`${mock.origin}/__console`);
  expect(await page.text()).toContain('/__console/assets/');
  expect((await fetch(`${mock.origin}/recaptcha/api.js`)).status).toBe(200);
  const args = ['--base-url', mock.origin, '--budget', '10', '--out', 'report'];
  expect(await run('npx', ['coop-contract', ...args])).toMatch(/^CLEAN: /);
  expect(readFileSync(join(suite, 'report/report.html'), 'utf8')).toContain('font/woff2');
});

test('[QAT-04] clients generated from both API descriptions compile', async () => {
  await using mock = await startMock();
  const { origin } = mock;
  await run('npx', ['openapi-typescript', `${origin}/openapi.json`, '-o', 'client/contract.ts']);
  const control = `${origin}/__control/openapi.json`;
  await run('npx', ['openapi-typescript', control, '-o', 'client/control.ts']);
  expect(await run('npx', ['tsc', '-p', 'client'])).toBe('');
});
