import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK_NAMES } from '../checks/judge.ts';
import { type BrokenMock, startBrokenMock } from '../testing/broken-mock.ts';
import { outlineOf } from '../testing/outline.ts';
import { reportOf } from '../testing/report-of.ts';
import { htmlText } from './html.ts';
import { junitText } from './junit.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';
import { terminalText } from './terminal.ts';
import { ndjsonText } from './write.ts';

let mock: BrokenMock;
let report: Report;
beforeAll(async () => {
  mock = await startBrokenMock();
  const world = 'reports';
  const faults = [
    { endpoint: 'memberLoanList', wrongType: 'loans.*.loantype_desc' },
    { endpoint: 'memberLoanStatementShow', missing: 'rows.*.slip_no' },
    {
      endpoint: 'memberInfoShow',
      body: { member_name: 'สมหญิง <ใจดี>', card_person: 3_100_500_123_456 },
    },
    { endpoint: 'memberKepShow', status: 500 },
  ];
  for (const fault of faults) await mock.control('faults.add', { world, ...fault });
  const keys = [...faults.map(({ endpoint }) => endpoint), 'memberShareList'];
  const only = keys.flatMap((key) => ['--only', key]);
  report = await reportOf(mock.baseUrl, '--world', world, '--budget', '40', ...only);
});
afterAll(() => mock[Symbol.asyncDispose]());

describe('every report', () => {
  test('shows no name, number, password or token of anybody', () => {
    const all = [htmlText(report), junitText(report), ndjsonText(report), terminalText(report)];
    for (const text of all) {
      expect(text).not.toContain('สมหญิง');
      expect(text).not.toContain('3100500123456');
      expect(text).not.toContain('demo1234');
      expect(text).not.toMatch(/Bearer (?!\$TOKEN|A{43}|\$\(printf)/);
      expect(text).not.toMatch(/XSRF-TOKEN=(?!\$CSRF)/);
    }
    expect(terminalText(report)).toContain('$TOKEN');
  });
});

describe('the JUnit file', () => {
  test('is well-formed and has a case for each operation and check', () => {
    const outline = outlineOf(junitText(report));
    expect(outline.filter((text) => text === 'testcase')).toHaveLength(5 * CHECK_NAMES.length);
    expect(outline[0]).toBe('testsuites');
  });

  test('fails what drifts, with everything one needs to know', () => {
    const xml = junitText(report);
    expect(xml).toContain('<testcase classname="contract.memberShareList" name="schema" time="');
    const [, failed = ''] =
      /classname="contract.memberLoanStatementShow" name="schema"[^>]*>\s*<failure message="([^"]*)"/.exec(
        xml,
      ) ?? [];
    expect(failed).toBe('missing rows.*.slip_no');
    expect(xml).toMatch(
      /breaking: missing at rows\.\*\.slip_no\ncontract says: string\nbackend sent: nothing\n/,
    );
    const failures = xml.match(/<failure /g) ?? [];
    expect(xml).toContain(`failures="${failures.length}"`);
  });
});

describe('the page', () => {
  test('is well-formed, Thai and needs nothing but itself', () => {
    const html = htmlText(report);
    const outline = outlineOf(html.replace('<!doctype html>', ''));
    expect(outline.slice(0, 2)).toEqual(['html', 'head']);
    expect(outline.filter((text) => text === 'h1')).toHaveLength(1);
    expect(html).toContain('<html lang="th">');
    expect(html).toContain('ไม่ผ่าน: มีจุดที่ไม่ตรงตามสัญญา');
    expect(html).not.toMatch(/<script|<link|<img|\bsrc=|@import|url\((?!data:font)/);
  });

  test('shows each cause with its severity and a way to repeat it', () => {
    const html = htmlText(report);
    const articles = html.match(/<article class="\w+">/g) ?? [];
    expect(articles).toHaveLength(report.compared.length);
    expect(html).toContain('<code>server-error</code> <code>HTTP 500</code>');
    expect(html).toContain('curl -sS -i');
  });
});

describe('the other reports', () => {
  test('NDJSON has a line for each call and cause, and the verdict last', () => {
    const lines = ndjsonText(report)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ event }) => event === 'call')).toHaveLength(report.run.log.calls.length);
    expect(lines.filter(({ event }) => event === 'cause')).toHaveLength(report.compared.length);
    expect(lines.at(-1)).toMatchObject({ event: 'verdict', isClean: false, seed: 1 });
  });

  test('the patch says what the contract would have to say', () => {
    const patch = patchText(report);
    expect(patch).toContain(
      '@@ response of memberLoanStatementShow\n- rows.*.slip_no: string\n+ rows.*.slip_no: z.optional(string)',
    );
    expect(patch).toContain('+ loans.*.loantype_desc: z.union([string, z.looseObject({})])');
    expect(patch).not.toContain('HTTP 500');
  });

  test('the terminal names cause, endpoints, how often and how to repeat it', () => {
    const text = terminalText(report);
    expect(text).toMatch(/BREAKING {2}server-error {2}HTTP 500 {2}in \d+ answers of 1 operation/);
    expect(text).toMatch(/at {13}memberKepShow; calls \d+ to \d+/);
  });
});
