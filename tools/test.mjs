// Runs every check of the project and counts them: lint and format, types, unit and property tests, the weight of the
// build, browser tests. Ends with one line, `N passed, N failed`, and exits 1 when anything failed.
// `npm test -- --no-browser` leaves the browser tests out.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../apps/web/e2e/browser/chromium.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const results = [];
/** Which tests failed and why, said again at the end, where a reader of a long log looks first. */
const failures = [];

/** The reason in few words, without the places in the code: those stand with the test, further up. */
const reason = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
    .slice(0, 600);

function run(name, command, args, options = {}) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

function count(name, passed, failed) {
  results.push({ name, passed, failed });
}

function check(name, command, args) {
  const ok = run(name, command, args);
  count(name, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Adds a vitest report of a package to the count; a run that left none failed as a whole. */
function countUnit(directory) {
  const file = `${directory}/.report/unit.json`;
  if (!existsSync(file)) return count(directory, 0, 1);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1);
  count(directory, report.numPassedTests, failed);
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.message) {
      failures.push(`${file.name}: ${reason(file.message)}`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'failed') {
        failures.push(`${file.name}: ${test.fullName}\n${reason(test.failureMessages.join('\n'))}`);
      }
    }
  }
}

function countBrowser(ok) {
  const file = 'apps/web/.report/e2e.json';
  if (!existsSync(file)) return count('browser', 0, 1);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  count('browser', expected, ok || failed > 0 ? failed : 1);
  for (const error of report.errors) failures.push(`browser: ${reason(error.message)}`);
  for (const suite of report.suites) collectBrowserFailures(suite);
}

/** Playwright nests what a file describes; its reasons are coloured for a terminal. */
function collectBrowserFailures(suite) {
  for (const inner of suite.suites ?? []) collectBrowserFailures(inner);
  for (const spec of suite.specs.filter((one) => !one.ok)) {
    const errors = spec.tests.flatMap(({ projectName, results }) =>
      results.flatMap((result) => result.errors.map(({ message }) => `${projectName}: ${message}`)),
    );
    failures.push(`e2e/${spec.file}:${spec.line} ${spec.title}\n${reason(errors.join('\n'))}`);
  }
}

check('lint and format', 'pnpm', [
  'exec',
  'biome',
  'ci',
  '--error-on-warnings',
  '--max-diagnostics=40',
  '.',
]);

const turbo = ['exec', 'turbo', 'run', '--continue', '--output-logs=errors-only'];
check('types', 'pnpm', [...turbo, 'types']);

const packages = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((name) => `${parent}/${name}`),
);
const tested = packages.filter((directory) => existsSync(`${directory}/vitest.config.ts`));
for (const directory of tested) rmSync(`${directory}/.report/unit.json`, { force: true });
run('unit and property tests', 'pnpm', [...turbo, '--concurrency=2', 'unit']);
for (const directory of tested) countUnit(directory);

const built = check('build within its budgets', process.execPath, ['tools/budget.mjs']);

check('no secret in the build', process.execPath, ['tools/bundle.mjs']);
check('licences', process.execPath, ['tools/licences.mjs']);
check('advisories', process.execPath, ['tools/audit.mjs']);

check('build of the console', 'pnpm', [...turbo, 'build', '--filter=@coop/console']);

if (withBrowser) {
  rmSync('apps/web/.report/e2e.json', { force: true });
  const chromium = built ? ensureChromium() : undefined;
  const env = { ...process.env, ...(chromium && { CHROMIUM: chromium }) };
  const ok =
    chromium !== undefined &&
    run('browser tests', 'pnpm', ['--filter', '@coop/web', 'exec', 'playwright', 'test'], { env });
  countBrowser(ok);
}

console.log('');
for (const { name, passed, failed } of results) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${passed} passed, ${failed} failed`,
  );
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
const passed = results.reduce((sum, one) => sum + one.passed, 0);
const failed = results.reduce((sum, one) => sum + one.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
