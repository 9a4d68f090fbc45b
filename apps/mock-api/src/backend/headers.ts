import type { IncomingHttpHeaders } from 'node:http';
import { WORLD_COOKIE, WORLD_HEADER } from '../call/world-of.ts';

export type Headers = Record<string, string | string[]>;

/** Belong to one connection, never to what is behind it (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Not proxied: what the connection to the backend says itself, the mock's own, and what would let it answer less
 * than everything (compressed, not modified, a part), for every answer is held against the contract.
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

/** Not handed back: lengths and codings are told anew, and the last two would send a browser past the mock for long. */
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
  [value ?? []].flat().flatMap((one) => one.split(',').map((word) => word.trim().toLowerCase()));

function kept(headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): Headers {
  const ofThisHop = listOf(headers.connection);
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] =>
    value === undefined || dropped.has(name) || ofThisHop.includes(name) ? [] : [[name, value]],
  );
  return Object.fromEntries(entries);
}

const isOwnCookie = (pair: string) => pair.trim().startsWith(`${WORLD_COOKIE}=`);

/** Headers of a call as the backend gets them. `via` names this process, so that a circle is noticed. */
export function requestHeaders(headers: IncomingHttpHeaders, via: string): Headers {
  const cookies = (headers.cookie ?? '').split(';').filter((pair) => !isOwnCookie(pair));
  const cookie = cookies.join(';').trim();
  return {
    ...kept(headers, KEPT_FROM_BACKEND),
    via: headers.via ? `${headers.via}, ${via}` : via,
    ...(cookie && { cookie }),
  };
}

/** A path of the backend as one of the mock: without what all its paths begin with. */
function ownPath(path: string, base: URL): string {
  const prefix = base.pathname.replace(/\/$/, '');
  const isUnder = path === prefix || path.startsWith(`${prefix}/`);
  return (isUnder ? path.slice(prefix.length) : path) || '/';
}

/** A cookie that the browser keeps for the mock's address and sends back to it, also without TLS. */
function ownCookie(cookie: string, base: URL, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';').map((one) => one.trim());
  const own = attributes.flatMap((one) => {
    const [name = '', value = ''] = one.split('=');
    if (/^domain$/i.test(name)) return [];
    if (!isSecure && /^(secure|partitioned)$/i.test(name)) return [];
    if (!isSecure && /^samesite$/i.test(name) && /^none$/i.test(value)) return ['SameSite=Lax'];
    return /^path$/i.test(name) ? [`Path=${ownPath(value, base)}`] : [one];
  });
  return [pair, ...own].join('; ');
}

/** A redirect within the backend stays on the mock's address; one that leads elsewhere is left. */
function ownLocation(location: string, base: URL): string {
  const target = URL.parse(location, base);
  if (target?.origin !== base.origin) return location;
  return ownPath(target.pathname, base) + target.search + target.hash;
}

/** Headers of an answer as the caller gets them. */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  base: URL,
  isSecure: boolean,
): Headers {
  const { location } = headers;
  const cookies = [headers['set-cookie'] ?? []].flat();
  const others = Object.entries(kept(headers, KEPT_FROM_CALLER));
  return {
    // Marks of another mock behind this one would be read as this one's.
    ...Object.fromEntries(others.filter(([name]) => !name.startsWith('x-mock-'))),
    ...(location !== undefined && { location: ownLocation(location, base) }),
    ...(cookies.length > 0 && {
      'set-cookie': cookies.map((one) => ownCookie(one, base, isSecure)),
    }),
  };
}
