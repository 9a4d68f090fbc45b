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

const PAGE_LINES = 60;

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

/** Content of the page where a browser test ended, as Playwright keeps it: the beginning of its main part. */
function pageOf({ attachments }) {
  const kept = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!kept || !existsSync(kept)) return 'no page was kept';
  const [, page = ''] = readFileSync(kept, 'utf8').split('# Page snapshot');
  const lines = page.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, '').split('\n');
  const main = Math.max(
    0,
    lines.findIndex((line) => line.trim().startsWith('- main')),
  );
  return lines.slice(main, main + PAGE_LINES).join('\n');
}

function readSpec(spec, failures, times) {
  const place = `apps/web/e2e/${spec.file}:${spec.line}`;
  for (const { projectName, results } of spec.tests) {
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    times.push({ ms, name: `${place} (${projectName}): ${spec.title}` });
  }
  if (spec.ok) return;
  for (const { projectName, results } of spec.tests) {
    for (const result of results.filter(({ status }) => status !== 'passed')) {
      const errors = result.errors.map(({ message }) => `${projectName}: ${message}`).join('\n');
      const step = result.steps?.at(-1)?.title;
      const where = step ? `last step: ${step}` : pageOf(result);
      failures.push(`${place} ${spec.title}\n${reason(errors)}\n${where}`);
    }
  }
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
