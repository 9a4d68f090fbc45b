import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameOf } from '../circumstances.ts';
import { readTestOptions, turboRun } from '../test-options.ts';
import { copyTree, lendLibraries, ROOT } from './copied-tree.ts';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const optionsIn = (words: string) =>
  [...words.matchAll(/(?<=[\s`'"])--[a-z][a-z-]+/g)].map(([name]) => name);

/** Returns `command --option` for every option that the documents name of the project's own commands. */
function documented(): string[] {
  const found = new Set<string>();
  for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]) {
    const pattern = /(npm test|npm run [\w-]+|node [\w/.-]+\.m?[jt]s) ((?:-- )?--?[^`#\n|]*)/g;
    for (const [, command, words = ''] of textOf(file).matchAll(pattern)) {
      for (const option of optionsIn(` ${words}`)) found.add(`${command} ${option}`);
    }
  }
  for (const option of optionsIn(textOf('docs/contract-runner.md'))) {
    found.add(`npm run contract ${option}`);
  }
  return [...found].sort();
}

/** Options of pnpm or git in the same documents. */
const FOREIGN = ['npm run contract --frozen-lockfile'];
/** Tests of other packages that run a command's options. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm run contract': 'apps/runner/src/**/*.test.ts',
  'npm run walk': 'tools/tests/walk-options.test.ts',
  'node apps/runner/src/main.ts': 'apps/runner/src/**/*.test.ts',
  'node apps/web/server/server.ts': 'apps/web/server/*.test.ts',
  'node dist/server/server.js': 'apps/web/server/*.test.ts',
  'node apps/mock-api/dist/backup.js': 'apps/mock-api/src/*.test.ts',
};
/** Asks the registry, before a release. */
const NOT_RUN = ['npm run pack --try'];

const testsOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => textOf(file))
    .join('\n');

test('every option that README and docs name is run by a test', () => {
  const here = readFileSync(import.meta.filename, 'utf8');
  const typed = testsOf('tools/commands/*.test.ts');
  const unknown = documented().filter((named) => {
    const [, command = '', option = ''] = /^(.*) (--[a-z-]+)$/.exec(named) ?? [];
    if (FOREIGN.includes(named) || NOT_RUN.includes(named)) return false;
    const elsewhere = ELSEWHERE[command];
    const isRun = (elsewhere ? testsOf(elsewhere) : here).includes(`'${option}'`);
    return !isRun && !typed.includes(` ${option} `);
  });
  expect(unknown).toEqual([]);
});

/** Returns the tasks that turbo would run. */
function plan(...args: string[]): string[] {
  const [command = '', ...rest] = turboRun(readTestOptions(args));
  const turbo = join(ROOT, 'node_modules/.bin', command);
  const printed = execFileSync(turbo, [...rest, 'types', 'unit', '--dry=json'], {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
    // It names every file of the tree.
    maxBuffer: 100_000_000,
  });
  const { tasks, envMode } = JSON.parse(printed.toString());
  return [envMode, ...tasks.map(({ taskId }: { taskId: string }) => taskId)];
}

test('npm test runs the same checks with and without --all and --on', () => {
  const [, ...tasks] = plan();
  expect(tasks).toContain('@coop/web#unit');
  expect(plan('--all')).toEqual(['loose', ...tasks]);
  expect(plan('--on', 'leap-day')).toEqual(['loose', ...tasks]);
  expect(readTestOptions(['--all'])).toEqual({
    withBrowser: true,
    anew: true,
    on: undefined,
    only: undefined,
  });
  expect(readTestOptions(['--no-browser'])).toMatchObject({ withBrowser: false, anew: false });
});

test('npm test refuses an option and a circumstance that it does not know', () => {
  expect(() => readTestOptions(['--al'])).toThrow(/--al/);
  expect(() => nameOf('doomsday')).toThrow(/^--on wants in-turn or one of tomorrow, /);
  expect(nameOf('in-turn')).not.toBe('in-turn');
});

/** Without it pnpm may install in the copy, through the links into the tree's own libraries. */
const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };

/** Runs a tool in a copy of the tree; resolves to its output. */
function runIn(tree: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    env,
    encoding: 'utf8',
  });
  expect([status, stderr], `${args.join(' ')}\n${stdout}`).toEqual([0, '']);
  return stdout;
}

test('the tools that weigh and write do so with the options that are documented', () => {
  using copy = copyTree();
  lendLibraries(copy.at);
  const weighed = runIn(copy.at, 'tools/budget.mjs', '--no-build', '--no-browser');
  expect(weighed).toMatch(/^No page is opened$/m);
  const performance = join(copy.at, 'docs/performance.md');
  spawnSync(process.execPath, ['tools/bench/bench.mjs', '--no-run'], { cwd: copy.at, env });
  expect(readFileSync(performance, 'utf8')).toMatch(
    /measured: from here -->\s+Measured on .*\s+### Weight/,
  );
});
