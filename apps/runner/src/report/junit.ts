import type { EndpointKey } from '@coop/contracts/endpoints';
import { escapeMarkup } from '@coop/format/text/markup';
import { CHECK_NAMES, type CheckName } from '../checks/judge.ts';
import type { Compared } from './baseline.ts';
import type { Report } from './report.ts';
import { contextLine, verdictLine } from './verdict.ts';

const attributes = (pairs: Readonly<Record<string, string | number>>) =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');

function failureText({ cause }: Compared): string {
  return [
    `${cause.severity}: ${cause.kind} at ${cause.path}`,
    `contract says: ${cause.says}`,
    `backend sent: ${cause.sent.join(' | ')}`,
    `seen in ${cause.answers} answers, calls ${cause.first} to ${cause.last}`,
    `repeat: ${cause.curl}`,
  ].join('\n');
}

function testCase(report: Report, key: EndpointKey, check: CheckName): string {
  const calls = report.run.log.calls.filter(({ endpoint }) => endpoint === key);
  const time = (calls.reduce((sum, { ms }) => sum + ms, 0) / 1_000 / CHECK_NAMES.length).toFixed(3);
  const head = `    <testcase${attributes({ classname: `contract.${key}`, name: check, time })}`;
  const mine = report.compared.filter(
    ({ cause }) => cause.check === check && cause.endpoints.has(key),
  );
  const grown = mine.filter(({ grownAt }) => grownAt.includes(key));
  if (grown.length > 0) {
    const message = grown.map(({ cause }) => `${cause.kind} ${cause.path}`).join('; ');
    const text = escapeMarkup(grown.map(failureText).join('\n\n'));
    return `${head}>\n      <failure${attributes({ message })}>${text}</failure>\n    </testcase>`;
  }
  if (calls.length === 0) {
    const left = report.notExercised.find(({ endpoints }) => endpoints.includes(key));
    return `${head}><skipped${attributes({ message: left?.why ?? 'not exercised' })}/></testcase>`;
  }
  if (mine.length === 0) return `${head}/>`;
  const known = mine.map(({ cause }) => `known: ${cause.kind} ${cause.path}`).join('\n');
  return `${head}><system-out>${escapeMarkup(known)}</system-out></testcase>`;
}

/** Returns JUnit XML with a test case per operation and check; known drift does not fail. */
export function junitText(report: Report): string {
  // Includes operations that were only called in passing, such as signing in, when they drift.
  const drifting = report.compared.flatMap(({ cause }) => [...cause.endpoints.keys()]);
  const keys = [...new Set([...report.run.operations.map(({ key }) => key), ...drifting])];
  const cases = keys.flatMap((key) => CHECK_NAMES.map((check) => testCase(report, key, check)));
  const failures = cases.filter((other) => other.includes('<failure')).length;
  const skipped = cases.filter((other) => other.includes('<skipped')).length;
  const totals = { name: 'contract', tests: cases.length, failures, errors: 0, skipped };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite${attributes({ ...totals, time: report.run.seconds, timestamp: report.run.startedAt.toISOString() })}>`,
    `    <properties><property${attributes({ name: 'target', value: contextLine(report) })}/></properties>`,
    ...cases,
    `    <system-out>${escapeMarkup(verdictLine(report))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
