import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderWith, NAMES, startBackend, startPortal } from './testing/portal.ts';

/** Those that are kept, as night runs draw them, or a few of them. */
const [ROUNDS, RUNS] = process.env.CASES === 'all' ? [6, 1_000] : [1, 30];
const AT_ONCE = 10;

const FORGED = 'forged.example';
/** An address of somebody else's that is asked for, and may come back as a path of ours. */
const ELSEWHERE = 'http://elsewhere.example';
const SMUGGLED = `GET /api/smuggled HTTP/1.1\r\nHost: ${FORGED}\r\n\r\n`;

const anyPart = fc.oneof(
  fc.constantFrom('api', 'admin', 'mediafiles', 'app', 'home', 'assets', 'texts', 'site.json'),
  fc.constantFrom('__control', 'server', 'server.js', 'healthz', 'client-reports', 'og', '*', ''),
  fc.constantFrom('..', '.', '%2e%2e', '%2E.', '..%2f', '%2f', '%5c', '..%5c..', '\\', '..;'),
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '%ef%bc%8e', ';', '@', ':80', '%0d%0aX: 1', '%23'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
);
const anyPath = fc.oneof(
  { weight: 3, arbitrary: fc.constant('/api/x') },
  fc.array(anyPart, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc.array(anyPart, { maxLength: 4 }).map((parts) => `/api/${parts.join('/')}`),
  fc.constantFrom(
    '/api/x',
    '/home',
    '/site.json',
    '/client-reports',
    '*',
    '//',
    '//elsewhere.example/api',
  ),
  fc.array(anyPart, { maxLength: 3 }).map((parts) => `${ELSEWHERE}/${parts.join('/')}`),
);
const anyQuery = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.constant('?__proto__[x]=1&q=%00&q=..%2f'),
);

/** Claims that nobody may make, in the spellings that servers take for them. */
const CLAIMS = [
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded', 'Forwarded'],
  ...['X_Forwarded_For', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Client-IP', 'Via_'],
  ...[
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Host',
    'X-HTTP-Method-Override',
    'Remote-User',
    'Proxy',
  ],
  ...[
    'Traceparent',
    'X-Request-Id',
    'Baggage',
    'B3',
    'Remote_Addr',
    'Client-IP',
    'Fastly-Client-IP',
  ],
];
const anyCase = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase());
const anyClaim = fc
  .constantFrom(...CLAIMS)
  .chain((name) => anyCase(name).map((word) => `${word}: ${FORGED}`));
const anyHeader = fc.oneof(
  { weight: 6, arbitrary: anyClaim },
  fc.constantFrom(...CLAIMS).map((name) => `Connection: close, ${name}`),
  fc.constantFrom(
    'Expect: 100-continue',
    'Expect: 200-ok',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Upgrade: websocket',
    'TE: trailers',
    'Range: bytes=0-0,1-1,2-',
    'If-None-Match: *',
    'Accept-Encoding: br;q=0, gzip;q=NaN, *',
    'Accept: text/html;q=x',
    'Content-Encoding: gzip',
    'Content-Type: multipart/form-data',
    'Content-Type: application/json; charset=utf-7',
    'Cookie: a=1; __proto__=2; =; ;;',
    `Cookie: ${'x'.repeat(4_000)}`,
    'Origin: https://evil.example',
    'X-Empty:',
  ),
  fc.constantFrom('Bad Name: 1', ': 1', ' folded', 'X-Null: a\0b'),
);
const anyHost = fc.oneof(
  { weight: 20, arbitrary: fc.constant('Host: portal.test') },
  fc.constantFrom(`Host: ${FORGED}`, `Host: ${FORGED}\r\nHost: portal.test`, 'Host:', 'X: 1'),
  fc.constantFrom(`Host: a@${FORGED}`, `Host: ${FORGED}:99999`, `Host: ${FORGED}/x`),
);

const chunked = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const anyContent = fc.oneof(
  fc.constantFrom('', '{}', '{"a":', SMUGGLED, `0\r\n\r\n${SMUGGLED}`, '['.repeat(2_000)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
/** Bodies whose end is told once, twice and otherwise than it is. */
const anyBody = anyContent.chain((body) => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return fc.constantFrom(
    [length, body],
    ['Transfer-Encoding: chunked', chunked(body)],
    [`${length}\r\nTransfer-Encoding: chunked`, body],
    [`${length}\r\nTransfer-Encoding: chunked`, chunked(body)],
    [`${length}\r\nTransfer-Encoding: xchunked`, body],
    [`${length}\r\nTransfer-Encoding : chunked`, body],
    [`${length}\r\nTransfer-Encoding:\tchunked, identity`, body],
    [`${length}\r\n${length}`, body],
    [`Content-Length: 0x${Buffer.byteLength(body).toString(16)}`, body],
    [`Content-Length: +${Buffer.byteLength(body)}`, body],
    [`Content-Length: ${Buffer.byteLength(body) + 9}`, body],
    ['Transfer-Encoding: chunked', `${chunked(body).slice(0, -5)}Z\r\n`],
  );
});

const anyRequest = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'),
    path: anyPath,
    query: anyQuery,
    host: anyHost,
    headers: fc.array(anyHeader, { maxLength: 4 }),
    body: fc.option(anyBody, { nil: [] }),
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.0'),
  })
  .map(({ method, path, query, host, headers, body: [length, body = ''], version }) =>
    [
      `${method} ${path}${query} HTTP/${version}`,
      host,
      ...headers,
      ...(length === undefined ? [] : [length]),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );

/** Sends bytes as they are, and no more after them; resolves to all that is answered. */
async function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  // Who is refused in the middle of a body may be cut off by a reset.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.end(bytes);
  return text(socket).catch(() => '');
}

/** Paths at which the backend may be asked. */
const PLACES = /^\/(?:api|admin|mediafiles|app|texts)(?:\/|$)|^\/site\.json$/;

/** Holds for a request as the backend gets it. */
function expectHonest({ url = '', headers }: IncomingMessage): void {
  const asServersRead = url.replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\');
  const { pathname } = new URL(asServersRead, 'http://backend');
  expect(pathname).toMatch(PLACES);
  expect(pathname).not.toContain('smuggled');
  expect(JSON.stringify(headers)).not.toContain(FORGED);
  // The server's own, for its pages and its search.
  if (headers['user-agent'] === 'node') return;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'portal.coop.example',
    'x-forwarded-proto': 'https',
  });
}

/** Holds for whatever is answered: told as the visitor's mistake, with nothing of ours and nothing of the visitor's. */
function expectSafe(answer: string): void {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  // A body that does not end is cut off without a word.
  if (!head) return;
  expect(head).toMatch(/^HTTP\/1\.1 (?:[1-4]\d\d|505) /);
  expect(head).not.toMatch(/^(?:access-control-|x-powered-by|server:|x: 1)/im);
  expect(head).not.toMatch(/^location: (?!\/(?:[^/\\]|$))/im);
  expect(answer).not.toContain(FORGED);
  expect(rest.join()).not.toMatch(/\bat .+:\d+:\d+|node_modules|FST_ERR|secret/);
}

// Each round has a portal of its own: there are only so many pages for one visitor.
test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  '[WEB-05][REAL-06] no request that is drawn leads out of its place, claims anything, or leaves something behind',
  async (round) => {
    const seen: IncomingMessage[] = [];
    const backend = await startBackend((request, reply) => {
      seen.push(request);
      request.resume().once('end', () => reply.end('{}'));
    });
    const { url } = await startPortal({
      backendUrl: backend.url,
      publicOrigin: 'https://portal.coop.example',
      siteDir: folderWith({ 'site.json': JSON.stringify(NAMES) }),
    });
    const requests = fc.array(anyRequest, { minLength: AT_ONCE, maxLength: AT_ONCE });
    let reached = 0;
    await fc.assert(
      fc.asyncProperty(requests, async (drawn) => {
        const answers = await Promise.all(drawn.map((bytes) => send(url, bytes)));
        for (const answer of answers) expectSafe(answer);
        for (const request of seen) expectHonest(request);
        reached += seen.splice(0).length;
        const page = await fetch(`${url}/home`);
        expect([page.status, (await page.text()).includes(FORGED)]).toEqual([200, false]);
      }),
      { numRuns: RUNS, seed: round },
    );
    // They are no attacks if nothing passes.
    expect(reached).toBeGreaterThan(RUNS);
  },
);
