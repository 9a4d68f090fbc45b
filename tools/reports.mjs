// Reads the reports of the test runners: how many passed, what failed and why, how long each test took.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Shortens an error, without its stack: that was printed with the test. */
const reason = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
    .slice(0, 600);

/** A run that left no report failed as a whole. */
const NO_REPORT = { passed: 0, failed: 1, failures: [], times: [] };

/** Reads a report of vitest. */
export function readUnitReport(file) {
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [];
  const times = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = relative(process.cwd(), name);
    if (status === 'failed' && message) failures.push(`${path}: ${reason(message)}`);
    for (const assertion of assertionResults) {
      times.push({ ms: assertion.duration ?? 0, name: `${path}: ${assertion.title}` });
      if (assertion.status !== 'failed') continue;
      failures.push(
        `${path}: ${assertion.fullName}\n${reason(assertion.failureMessages.join('\n'))}`,
      );
    }
  }
  const failed = report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, failures, times };
}

/** Reads what the build weighs: one check, which says what is over. */
export function readWeights(file) {
  if (!existsSync(file)) return NO_REPORT;
  const failures = JSON.parse(readFileSync(file, 'utf8'))
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ what, value, verdict }) => `${what}: ${value}, ${verdict}`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length === 0 ? 0 : 1, failures };
}

/** Playwright nests suites within a file. */
const specsOf = (suite) => [...(suite.suites ?? []).flatMap(specsOf), ...suite.specs];

function readSpec(spec, failures, times) {
  const place = `apps/web/e2e/${spec.file}:${spec.line}`;
  for (const { projectName, results } of spec.tests) {
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    times.push({ ms, name: `${place} (${projectName}): ${spec.title}` });
  }
  if (spec.ok) return;
  const errors = spec.tests.flatMap(({ projectName, results }) =>
    results.flatMap((result) => result.errors.map(({ message }) => `${projectName}: ${message}`)),
  );
  failures.push(`${place} ${spec.title}\n${reason(errors.join('\n'))}`);
}

/** Reads Playwright's report. */
export function readBrowserReport(file, ok) {
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = report.stats;
  const failures = report.errors.map((error) => `browser: ${reason(error.message)}`);
  const times = [];
  for (const spec of report.suites.flatMap(specsOf)) readSpec(spec, failures, times);
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: ok || failed > 0 ? failed : 1,
    failures,
    times,
  };
}
