import { describe, expect, test } from 'vitest';
import { buildPortal, folderWith, NAMES } from '../testing/portal.ts';

const MISTAKE = {
  kind: 'error',
  screen: '/member/loan_statement/:statement',
  name: 'TypeError',
  frames: ['/assets/start-a1b2c3.js:1:2345'],
};
const ANSWER = {
  kind: 'answer',
  screen: '/member/share',
  endpoint: 'memberShareList',
  fields: ['rows.*.amount'],
};

/** Starts a portal; returns what posts a report to it, and the reports in its log. */
async function startTaking(site: object = {}) {
  const lines: string[] = [];
  const siteDir = folderWith({ 'site.json': JSON.stringify({ ...NAMES, ...site }) });
  const app = await buildPortal(
    { siteDir, logLevel: 'warn' },
    { log: { write: (line) => lines.push(line) } },
  );
  const post = (payload: unknown, type = 'application/json', remoteAddress = '203.0.113.7') =>
    app.inject({
      method: 'POST',
      url: '/client-reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type },
      remoteAddress,
    });
  return { app, post, lines, reports: () => lines.map((line) => JSON.parse(line).report) };
}

describe('[OPS-04] reports of browsers', () => {
  test('are in the log under the number that the browser is answered with', async () => {
    const { post, lines } = await startTaking();
    const { statusCode, headers } = await post(MISTAKE);
    expect(statusCode).toBe(204);
    const [logged] = lines.filter((line) => line.includes(String(headers['x-reference'])));
    expect(JSON.parse(logged ?? '')).toMatchObject({
      msg: 'a browser has reported: error',
      report: MISTAKE,
    });
    expect((await post(ANSWER)).statusCode).toBe(204);
  });

  test.each([
    [{ ...MISTAKE, message: 'สมชาย ใจงาม' }],
    [{ ...MISTAKE, name: 'สมชาย' }],
    [{ ...MISTAKE, screen: '/member/loan_statement/123456' }],
    [{ ...MISTAKE, frames: ['/assets/a.js:1:2?q=00001'] }],
    [{ ...MISTAKE, frames: Array(6).fill(MISTAKE.frames[0]) }],
    [{ ...ANSWER, fields: ['480,200.00'] }],
    [{ ...ANSWER, fields: ['rows.0.amount'] }],
    [{ ...ANSWER, endpoint: 'somchai' }],
    [{ kind: 'other' }],
    ['no JSON'],
    ['null'],
    ['{"__proto__":{}}'],
  ])('%j is refused, and nothing of it is in the log', async (wrong) => {
    const { post, lines } = await startTaking();
    expect((await post(wrong)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  test('about the policy are read in both forms, without queries, parameters and samples', async () => {
    const { post, reports } = await startTaking();
    const newer = {
      documentURL: 'https://coop.example/member/loan_statement/1234567?member=00001',
      blockedURL: 'https://evil.example/a?name=somchai',
      effectiveDirective: 'script-src-elem',
      sourceFile: 'https://coop.example/assets/start-a1.js?x=1',
      sample: 'สมชาย',
    };
    const batch = [{ type: 'csp-violation', body: newer }, { type: 'deprecation' }, null];
    expect((await post(batch, 'application/reports+json')).statusCode).toBe(204);
    const older = {
      'document-uri': 'https://coop.example/nowhere/00001',
      'blocked-uri': 'inline',
      'effective-directive': 'style-src-attr',
      'script-sample': '480,200.00',
    };
    await post({ 'csp-report': older }, 'application/csp-report');
    expect(reports()).toEqual([
      {
        kind: 'policy',
        screen: '/member/loan_statement/:statement',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/start-a1.js',
      },
      {
        kind: 'policy',
        screen: 'unknown',
        directive: 'style-src-attr',
        blocked: 'inline',
        source: '',
      },
    ]);
  });

  test('are bounded in size, in number of a body, and in number of a minute', async () => {
    const { post, reports } = await startTaking();
    expect((await post('x'.repeat(16_385))).statusCode).toBe(413);
    expect((await post('x', 'text/plain')).statusCode).toBe(415);
    const item = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
    await post(Array(50).fill(item), 'application/reports+json');
    expect(reports()).toHaveLength(10);
    for (let no = 4; no <= 20; no += 1) await post(MISTAKE);
    const { statusCode, headers } = await post(MISTAKE);
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await post(MISTAKE, undefined, '203.0.113.8')).statusCode).toBe(204);
  });

  test('are taken of all visitors together no more than 300 in a minute', async () => {
    const { post } = await startTaking();
    for (let no = 0; no < 300; no += 1) await post('', undefined, `198.51.${no % 250}.${no % 50}`);
    expect((await post(MISTAKE, undefined, '203.0.113.9')).statusCode).toBe(429);
  });

  test('are asked for by every page, and by none of a deployment that wants none', async () => {
    const headers = { accept: 'text/html' };
    const { app } = await startTaking();
    const page = await app.inject({ url: '/home', headers });
    expect(page.headers['reporting-endpoints']).toBe('reports="/client-reports"');
    expect(page.headers['content-security-policy']).toMatch(
      /; report-uri \/client-reports; report-to reports$/,
    );
    const none = await startTaking({ client_reports: false });
    const quiet = await none.app.inject({ url: '/home', headers });
    expect(JSON.stringify(quiet.headers)).not.toContain('client-reports');
    expect((await none.post(MISTAKE)).statusCode).toBe(405);
    expect(none.lines).toEqual([]);
  });
});
