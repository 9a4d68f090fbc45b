import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { fillPath } from '@coop/contracts/entry/endpoint';
import type { Sent } from '../call/answer.ts';
import type { Browser, Session } from '../call/browser.ts';
import type { Placeholder } from '../call/curl.ts';
import type { Operation } from '../call/operation.ts';
import type { Wire } from '../call/wire.ts';
import type { Case } from '../cases/case.ts';

const NOBODYS_TOKEN = 'A'.repeat(43);
const CSRF = CSRF_HEADER.toLowerCase();

function merged(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of all.flatMap((item) => Object.entries(item))) {
    // A case's own cookie stands beside those of the browser; of two of one name the first counts.
    if (name === 'cookie' && headers.cookie && value !== '')
      headers.cookie = `${value}; ${headers.cookie}`;
    else headers[name] = value;
  }
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

function bearerOf(testCase: Case, as: Session | undefined): Record<string, string> {
  const token = testCase.session === 'dead' ? NOBODYS_TOKEN : as?.bearer;
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Builds a case's call as somebody's browser sends it. */
export function sentBy(
  browser: Browser,
  as: Session | undefined,
  { operation, testCase, wire }: { operation: Operation; testCase: Case; wire: Wire },
): Sent {
  const body =
    testCase.raw ?? (testCase.body === undefined ? undefined : JSON.stringify(testCase.body));
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json' };
  const path = fillPath(operation.path, testCase.params);
  return {
    method: testCase.method ?? operation.endpoint.method,
    path,
    headers: merged(
      wire.headers,
      browser.headersFor(path),
      bearerOf(testCase, as),
      type,
      testCase.headers ?? {},
    ),
    body,
  };
}

/**
 * Tells whether a case asks what becomes of a call with a wrong cookie or token: what that sets, or refuses, is no
 * habit.
 */
export const isAboutAccess = ({ headers = {}, family }: Case): boolean =>
  'cookie' in headers || CSRF in headers || family === 'stranger’s page';

/** Tells whether another token of the calls is in the browser than was sent. */
export const hasOtherToken = (browser: Browser, { path, headers }: Sent): boolean => {
  const token = browser.headersFor(path)[CSRF];
  return token !== undefined && token !== headers[CSRF];
};

/** Returns placeholders for the token that a call shows, and for its cookies, each of which has a variable of its name. */
export function placeholdersIn({ headers }: Sent): Placeholder[] {
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    const variable = name === CSRF_COOKIE ? 'CSRF' : name.toUpperCase().replace(/\W/g, '_');
    return { value: value.join('='), variable };
  });
  const bearer = (headers.authorization ?? '').replace(/^Bearer /, '');
  return [
    ...cookies,
    { value: bearer, variable: 'TOKEN' },
    { value: headers[CSRF] ?? '', variable: 'CSRF' },
  ];
}
