import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// A backend that holds sessions in a cookie, which a browser adds by itself to what any page sends.

const ONLY = [
  'memberShareList',
  'memberTermsAccept',
  'memberAuthLogout',
  'membergroupDashboardShow',
];
const WORDS = ['--budget', '24', ...ONLY.flatMap((key) => ['--only', key])];

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock('demo', { sessionCookie: true });
});
afterAll(() => mock[Symbol.asyncDispose]());

test('is lived with: whoever signs in has a session, and nothing drifts', async () => {
  const report = await reportOf(mock.baseUrl, ...WORDS);
  expect([driftOf(report), [...report.unstable]]).toEqual([[], []]);
  const taken = report.run.log.calls.filter(
    ({ family, status }) => family === 'example' && status === 200,
  );
  expect(new Set(taken.map(({ endpoint }) => endpoint))).toEqual(
    new Set(['memberAuthLogin', 'membergroupAuthLogin', ...ONLY]),
  );
});

test('the session that an administrator is handed opens nothing to whoever has the administrator’s alone', async () => {
  const only = ['adminImpersonateShow', 'memberAuthLogout'].flatMap((key) => ['--only', key]);
  const report = await reportOf(mock.baseUrl, '--budget', '24', ...only);
  expect([driftOf(report), [...report.unstable]]).toEqual([[], []]);
});

/** Gives every call the token that its browser was given last, whatever it sends. */
function anyToken(): Defect {
  const tokens = new Map<string, string>();
  const sessionOf = (cookie = '') => /__Host-\w+=[^;]+/.exec(cookie)?.[0] ?? '';
  return {
    onCall({ headers }) {
      const sentToken = headers[CSRF_HEADER.toLowerCase()];
      const session = sessionOf(headers.cookie);
      if (sentToken && !sentToken.startsWith('planted')) tokens.set(session, sentToken);
      const token = tokens.get(session);
      if (!sentToken?.startsWith('planted') || !token) return;
      headers[CSRF_HEADER.toLowerCase()] = token;
      headers.cookie = `${CSRF_COOKIE}=${token}; ${headers.cookie}`;
    },
  };
}

const noOrigin: Defect = {
  onCall({ headers }) {
    delete headers.origin;
  },
};

test.each([
  ['a page of another origin that says its origin alone', noOrigin, 'foreign-page-answered'],
  ['a CSRF token that a page planted', anyToken(), 'planted-csrf-taken'],
] as const)('that takes %s is told', async (_, defect, cause) => {
  const report = await reportOf(await mock.withDefect(defect), ...WORDS);
  expect(report.compared.map((compared) => compared.cause.kind)).toEqual([cause]);
});
