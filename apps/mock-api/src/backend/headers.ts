import type { IncomingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '@coop/contracts/entry/hop-by-hop';
import { WORLD_COOKIE, WORLD_HEADER } from '../call/world-of.ts';

export type Headers = Record<string, string | string[]>;

/**
 * Request headers that are not passed on: those that the HTTP client sets itself, the mock's own, and those that ask
 * for less than the whole plain answer (compressed, not modified, a range), because every answer is checked.
 */
const KEPT_FROM_BACKEND = new Set([
  ...HOP_BY_HOP,
  'accept-encoding',
  'content-length',
  'cookie',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'via',
  WORLD_HEADER,
]);

/** Answer headers that are not passed back: lengths and codings change, the last two make browsers bypass the mock. */
const KEPT_FROM_CALLER = new Set([
  ...HOP_BY_HOP,
  'content-encoding',
  'content-length',
  'location',
  'set-cookie',
  'alt-svc',
  'strict-transport-security',
]);

const listOf = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((text) => text.split(',').map((word) => word.trim().toLowerCase()));

function kept(headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): Headers {
  const ofThisHop = listOf(headers.connection);
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || dropped.has(name) || ofThisHop.includes(name) ? [] : [[name, value]],
  );
  return Object.fromEntries(entries);
}

const isOwnCookie = (pair: string) => pair.trim().startsWith(`${WORLD_COOKIE}=`);

/** Returns the headers of a call to the backend. `via` names this process, so that a proxy loop is noticed. */
export function requestHeaders(headers: IncomingHttpHeaders, via: string): Headers {
  const cookies = (headers.cookie ?? '').split(';').filter((pair) => !isOwnCookie(pair));
  const cookie = cookies.join(';').trim();
  return {
    ...kept(headers, KEPT_FROM_BACKEND),
    via: headers.via ? `${headers.via}, ${via}` : via,
    ...(cookie && { cookie }),
  };
}

/** Converts a path of the backend to one of the mock, by removing the prefix of its base address. */
function ownPath(path: string, base: URL): string {
  const prefix = base.pathname.replace(/\/$/, '');
  const isUnder = path === prefix || path.startsWith(`${prefix}/`);
  return (isUnder ? path.slice(prefix.length) : path) || '/';
}

/** Rewrites a cookie so that the browser keeps it for the mock's address, also without TLS. */
function ownCookie(cookie: string, base: URL, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    if (/^domain$/i.test(name)) return [];
    if (!isSecure && /^(secure|partitioned)$/i.test(name)) return [];
    if (!isSecure && /^samesite$/i.test(name) && /^none$/i.test(value)) return ['SameSite=Lax'];
    return /^path$/i.test(name) ? [`Path=${ownPath(value, base)}`] : [attribute];
  });
  return [pair, ...kept].join('; ');
}

/** Rewrites a redirect within the backend to the mock's address; a redirect to another host stays as it is. */
function ownLocation(location: string, base: URL): string {
  const target = URL.parse(location, base);
  if (target?.origin !== base.origin) return location;
  return ownPath(target.pathname, base) + target.search + target.hash;
}

/** Returns the headers of an answer to the caller. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  base: URL,
  isSecure: boolean,
): Headers {
  const { location } = headers;
  const cookies = [headers['set-cookie'] ?? []].flat();
  const others = Object.entries(kept(headers, KEPT_FROM_CALLER));
  return {
    // Another mock's headers would be mistaken for this one's.
    ...Object.fromEntries(others.filter(([name]) => !name.startsWith('x-mock-'))),
    ...(location !== undefined && { location: ownLocation(location, base) }),
    ...(cookies.length > 0 && {
      'set-cookie': cookies.map((cookie) => ownCookie(cookie, base, isSecure)),
    }),
  };
}
