// Runs every check of the project and counts them: lint and format, types, unit and property tests, checks of the whole
// tree, the weight of the build, browser tests. Ends with one line, `N passed, N failed`, and exits 1 when anything
// failed. `-- --no-browser` leaves the browser tests out; `-- --all` also runs what passed earlier; `-- --on NAME` runs
// unit and browser tests on another day, in another time zone … (tools/circumstances.ts); `-- --only NAME` runs nothing
// but the tests of one package.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureChromium } from '../apps/web/e2e/browser/chromium.mjs';
import { nameOf, variablesOn } from './circumstances.ts';
import { orRefuse } from './refuse.mjs';
import { readBrowserReport, readUnitReport, readWeights } from './reports.mjs';
import { PARTS, readTestOptions, turboRun, UNIT_TASKS } from './test-options.ts';

const { withBrowser, anew, on, only } = orRefuse(() => readTestOptions(process.argv.slice(2)));
const circumstance = on && orRefuse(() => nameOf(on));
/** Clock, time zone and fonts that the tests see. */
const machine = () => (circumstance ? variablesOn(circumstance) : {});
const E2E_REPORT = 'apps/web/.report/e2e.json';
/** Written over a build that succeeded. */
const WEIGHTS = 'apps/web/.report/budget.json';
const SLOWEST = 20;
const results = [];

/** Runs a command; shows its output at once where it takes long, else only when it fails. */
async function run(name, command, args, { show = false, env = process.env } = {}) {
  const started = Date.now();
  if (show) console.log(`── ${name} …`);
  const running = spawn(command, args, {
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = once(running, 'close');
  const outputs = show ? [] : await Promise.all([text(running.stdout), text(running.stderr)]);
  const [status] = await ended;
  if (status !== 0) console.log(`\n${outputs.join('')}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

const count = (name, counted) => results.push({ failures: [], times: [], ...counted, name });

async function check(name, command, args, how) {
  const ok = await run(name, command, args, how);
  count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
}

const turbo = ['exec', ...turboRun({ anew })];

const isWanted = (name) => only === undefined || name === only;
const allPackages = ['packages', 'apps', ...(only ? [] : ['tools'])]
  .flatMap((parent) => readdirSync(parent).map((name) => [name, `${parent}/${name}`]))
  .filter(([, path]) => existsSync(`${path}/vitest.config.ts`));
const packages = allPackages.filter(([name]) => isWanted(name));
if (packages.length === 0) {
  console.error(`--only wants one of ${allPackages.map(([name]) => name).join(', ')}, not ${only}`);
  process.exit(2);
}
const tested = packages.map(([, path]) => [path, `${path}/.report/unit.json`]);
for (const [app, parts] of Object.entries(PARTS).filter(([name]) => isWanted(name))) {
  for (const part of parts)
    tested.push([`apps/${app}, ${part}`, `apps/${app}/.report/unit-${part}.json`]);
}
for (const report of [WEIGHTS, ...tested.map(([, path]) => path)]) rmSync(report, { force: true });
// Some of these open pages, and so does the budget.
const chromium = withBrowser ? ensureChromium() : undefined;
if (circumstance) console.log(`── unit and browser tests on: ${circumstance}`);
const envOfTests = () => ({ ...process.env, CHROMIUM: chromium ?? '', ...machine() });
const staticChecks = [...turbo, '--concurrency=2', 'lint', 'types', 'borders', 'unused'];
const unitTests = [...turbo, '--concurrency=4', ...UNIT_TASKS];
if (only) {
  const args = [...unitTests, `--filter=@coop/${only}`];
  await run(`unit tests of ${only}`, 'pnpm', args, { env: envOfTests() });
  if (withBrowser) await run('weight of the build', 'pnpm', [...turbo, 'weigh']);
} else {
  // Beside each other they leave no core idle.
  await Promise.all([
    check('lint and format, types, who imports whom, what is unused', 'pnpm', staticChecks),
    run('unit and property tests, weight of the build', 'pnpm', [...unitTests, 'weigh'], {
      env: envOfTests(),
    }),
  ]);
}
for (const [name, report] of tested) count(name, readUnitReport(report));
if (!only || withBrowser) count('build within its budgets', readWeights(WEIGHTS));
if (!only) {
  const compose = ['compose', '--profile', '*'];
  if (spawnSync('docker', [...compose, 'version']).status === 0)
    await check('compose file', 'docker', [...compose, 'config', '--quiet']);
  else console.log('── compose file: not looked at, docker compose is not here');
  await check('no secret in the build', process.execPath, ['tools/bundle.mjs']);
  await check('licences', process.execPath, ['tools/licences.mjs']);
  await check('advisories', process.execPath, ['tools/advisories.mjs'], { show: true });
}

if (withBrowser) {
  rmSync(E2E_REPORT, { force: true });
  const args = ['--filter', '@coop/web', 'exec', 'playwright', 'test'];
  const ok =
    existsSync(WEIGHTS) &&
    chromium !== undefined &&
    (await run('browser tests', 'pnpm', args, {
      env: envOfTests(),
      show: true,
    }));
  count('browser', readBrowserReport(E2E_REPORT, ok));
}

const all = (field) => results.flatMap((result) => result[field]);
const total = (field) => results.reduce((sum, result) => sum + result[field], 0);

console.log('\nThe slowest tests:');
for (const { ms, name } of all('times')
  .sort((a, b) => b.ms - a.ms)
  .slice(0, SLOWEST)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 140)}`);
}
console.log('');
// A check of a single step has printed this where it ran.
for (const { name, passed, failed } of results.filter((result) => result.passed !== 1)) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${passed} passed, ${failed} failed`,
  );
}
for (const failure of all('failures')) console.log(`\n✗ ${failure}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
