import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The packed files, installed in a folder that knows nothing of this repository, with a test suite there. Nothing is
// fetched: what they and the suite depend on is this repository's. `npm run pack -- --try` names a folder with another
// Node instead, and then all of it comes from the registry by plain npm.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { TRY_NODE } = process.env;

/** The variables of this process, without what pnpm tells npm by them. */
const ENVIRONMENT = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm|pnpm|vitest|NODE_ENV$)/i.test(name)),
  ),
  ...(TRY_NODE && { PATH: `${TRY_NODE}${delimiter}${process.env.PATH}` }),
};

let suite: string;

/** Runs a command in the suite, and returns what it says; a failure's message contains all of it. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: suite, env: { ...ENVIRONMENT, ...env } };
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

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Folders of the packages whose libraries the packed files and the suite are lent. */
const HOMES: Readonly<Record<string, string>> = {
  '@coop/mock-api': here('../../../apps/mock-api'),
  '@coop/testing': here('..'),
  '@coop/web': here('../../../apps/web'),
};
const OUTSIDE = here('../outside');

const lent = (home: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `link:${join(home, 'node_modules', name)}`]));

/** Returns the version of a library that the suite has here. */
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(OUTSIDE, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Installs the packed files and the suite's tools by plain npm from the registry. */
async function installFromRegistry(files: readonly string[], tools: readonly string[]) {
  const named = tools.map((name) => `${name}@${versionOf(name)}`);
  writeFileSync(join(suite, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await run('npm', ['install', '--no-audit', '--no-fund', ...files, ...named]);
}

/** Installs them from this disk: of the packed files' libraries those that they name, and no others. */
async function installFromDisk(files: readonly string[], tools: readonly string[]) {
  const packed = await Promise.all(
    files.map(async (file): Promise<Manifest> => {
      return JSON.parse(await run('tar', ['-xzOf', file, 'package/package.json']));
    }),
  );
  const overrides = packed.map(({ name, dependencies = {} }) =>
    lent(HOMES[name] ?? '', Object.keys(dependencies)),
  );
  const ours = Object.fromEntries(packed.map(({ name }, index) => [name, `file:${files[index]}`]));
  const manifest = {
    private: true,
    type: 'module',
    devDependencies: { ...ours, ...lent(OUTSIDE, tools) },
  };
  writeFileSync(join(suite, 'package.json'), JSON.stringify(manifest));
  // JSON is YAML, too.
  const settings = { overrides: Object.assign({}, ...overrides) };
  writeFileSync(join(suite, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  await run('pnpm', ['install', '--offline']);
}

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

/** Returns the first example of a section of docs/testing.md. */
function exampleOf(section: string): string {
  const page = readFileSync(here('../../../docs/testing.md'), 'utf8');
  const [, after = ''] = page.split(`\n## ${section}\n`);
  return /```ts\n(.*?)```/s.exec(after)?.[1] ?? '';
}

beforeAll(async () => {
  suite = mkdtempSync(join(tmpdir(), 'outside-'));
  const isSource = (path: string) => !path.startsWith(join(OUTSIDE, 'node_modules'));
  cpSync(OUTSIDE, suite, { recursive: true, filter: isSource });
  writeFileSync(join(suite, 'docs.spec.ts'), exampleOf('Playwright'));
  writeFileSync(join(suite, 'docs.test.ts'), exampleOf('Vitest'));
  const { devDependencies }: Manifest = JSON.parse(
    readFileSync(join(OUTSIDE, 'package.json'), 'utf8'),
  );
  await run(process.execPath, [here('../../../tools/pack/pack.mjs'), suite, '--no-build']);
  const files = readdirSync(suite)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `./${name}`);
  const install = TRY_NODE ? installFromRegistry : installFromDisk;
  await install(files, Object.keys(devDependencies));
  // Of a run by `npm run pack -- --try`, which takes minutes, each step is told.
  if (TRY_NODE) process.stdout.write(`installed in ${suite}: ${files.join(', ')}\n`);
});

afterAll(() => rmSync(suite, { recursive: true, force: true }));

test('[QAT-02] [QAT-03] a suite elsewhere compiles, and a misspelt name does not', async () => {
  expect(await run('npx', ['tsc', '-p', '.'])).toBe('');
});

test('[QAT-02] a suite elsewhere runs in Vitest, with the mock in its process', async () => {
  expect(await run('npx', ['vitest', 'run', '--testTimeout=0'])).toMatch(/8 passed/);
});

// `npm test` finds a browser and names it, unless it is to leave the browser tests out.
const { CHROMIUM } = process.env;

test.skipIf(!CHROMIUM)('[QAT-02] a suite elsewhere runs in Playwright', async () => {
  const env = { MOCK_PORT: await freePort(), PORTAL_PORT: await freePort(), CHROMIUM };
  expect(await run('npx', ['playwright', 'test', '--timeout=0'], env)).toMatch(/4 passed/);
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
