import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchFromMock, openWorld, signIn } from '../../testing/mock-backend.ts';
import { SITE } from '../../testing/render-screen.tsx';

/** A page with reports on; returns what it has sent. */
async function openPage(site = {}) {
  vi.resetModules();
  const reports = await import('./report.ts');
  const sent: string[] = [];
  const headers = { 'x-reference': '7F3K-2QMD' };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response(null, { status: 204, headers });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(reports.startReports({ ...SITE, ...site }, () => '/member/share'));
  return { ...reports, sent };
}

class OwnError extends Error {
  override name = 'OwnError';
}

function mistake(message: string, place = 'start-a1.js:1:20'): Error {
  const error = new OwnError(message);
  error.stack = `OwnError: ${message}\n    at f (https://coop.example/assets/${place}?q=00001)`;
  return error;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('[OPS-04] a mistake is reported once, by its class and its place, and has a number', async () => {
  const { reportMistake, sent } = await openPage();
  expect(await reportMistake('sorry', mistake('สมชาย 480,200.00'))).toBe('7F3K-2QMD');
  expect(await reportMistake('sorry', mistake('สมหญิง'))).toBe('7F3K-2QMD');
  expect(sent).toEqual([
    JSON.stringify({
      kind: 'sorry',
      name: 'OwnError',
      frames: ['/assets/start-a1.js:1:20'],
      screen: '/member/share',
    }),
  ]);
});

test('[OPS-04] uncaught errors and rejections are reported, aborted calls without an error are not', async () => {
  const { sent } = await openPage();
  window.dispatchEvent(new ErrorEvent('error', { error: mistake('a') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  const rejected = Object.assign(new Event('unhandledrejection'), {
    reason: mistake('b', 'b.js:2:1'),
  });
  window.dispatchEvent(rejected);
  expect(sent).toHaveLength(2);
});

test('[OPS-04] a page sends no more than ten reports', async () => {
  const { reportMistake, sent } = await openPage();
  for (let no = 0; no < 20; no += 1) await reportMistake('error', mistake('a', `a.js:${no}:1`));
  expect(sent).toHaveLength(10);
});

test('[OPS-04] nothing is reported where the deployment wants none', async () => {
  const none = await openPage({ client_reports: false });
  expect(await none.reportMistake('error', mistake('a'))).toBeUndefined();
  window.dispatchEvent(new ErrorEvent('error', { error: mistake('z', 'z.js:9:9') }));
  expect(none.sent).toEqual([]);
});

test('[OPS-04] of an answer that breaks the contract its call and fields are told', async () => {
  const { reportAnswer, sent } = await openPage();
  reportAnswer('memberLoanList', ['rows.0.rate', 'rows.12.rate', 'as_of']);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    endpoint: 'memberLoanList',
    fields: ['rows.*.rate', 'as_of'],
  });
});

test('[OPS-04] no report about a drawn member has a name, a number or a sum of theirs', async () => {
  const { sent, reportMistake } = await openPage();
  const { createApi } = await import('../backend.ts');
  const api = createApi(SITE, fetchFromMock);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 13, max: 12_000 }), async (drawn) => {
      const { faults } = openWorld();
      const no = String(drawn).padStart(5, '0');
      await signIn(api, no);
      faults.add({ endpoint: 'memberShareList', wrongType: 'period_share_amount' });
      const share = JSON.stringify(await api('memberShareList', {}));
      await reportMistake('error', mistake(`${share} ${no} สมชาย`));
      expect(sent.join()).toContain('period_share_amount');
      expect(sent.join()).not.toContain(no);
      // Once for all of them: nothing in a report is another's.
      expect(sent).toHaveLength(2);
      expect(sent.join()).not.toMatch(/[\u0e00-\u0e7f]|\d,\d{3}|\d{3,}/);
    }),
    { numRuns: 5 },
  );
});
