import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { buildPortal, folderWith, NAMES, startBackend } from '../testing/portal.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN = {
  traceparent: `00-${TRACE}-00f067aa0ba902b7-00`,
  tracestate: 'balancer=1',
  'x-request-id': 'balancer-77',
};

/** Starts a portal before a backend that answers with a status; with the headers it was sent, and the log's lines. */
async function startBoth({ status = 200, trustedProxies = [] as string[], name = 'x' } = {}) {
  const headersSeen: IncomingHttpHeaders[] = [];
  const backend = await startBackend(({ headers }, reply) => {
    headersSeen.push(headers);
    reply.writeHead(status, { 'content-type': 'application/json', 'x-request-id': name });
    reply.end('{}');
  });
  const lines: string[] = [];
  const siteDir = folderWith({ 'site.json': JSON.stringify(NAMES) });
  const app = await buildPortal(
    { backendUrl: backend.url, trustedProxies, siteDir, logLevel: 'info' },
    { log: { write: (line) => lines.push(line) } },
  );
  return {
    app,
    asked: headersSeen,
    lines,
    found: (word: string) => lines.filter((line) => line.includes(word)),
  };
}

const CALL = { method: 'POST', url: '/api/member/mem_share', payload: '{}' } as const;

test('[OPS-03] the number that a visitor reads finds the request, the backend’s call and what was wrong with it', async () => {
  const { app, asked, found } = await startBoth({ status: 500 });
  const { headers } = await app.inject(CALL);
  const reference = String(headers['x-reference']);
  expect(reference).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  const entries = found(reference).map((line) => JSON.parse(line));
  expect(entries.map(({ msg }) => msg)).toEqual([
    'the backend has answered 500',
    'handled request',
  ]);
  const [{ request_id, trace_id }] = entries;
  // Without the second line, too, where only warnings are logged.
  expect(entries[0]).toMatchObject({ method: CALL.method, uri: CALL.url });
  expect(entries[1]).toMatchObject({ request_id, trace_id, uri: CALL.url, status: 500 });
  expect(headers['x-request-id']).toBe(request_id);
  expect(asked[0]?.['x-request-id']).toBe(request_id);
  expect(asked[0]?.traceparent).toMatch(new RegExp(`^00-${trace_id}-[\\da-f]{16}-01$`));
});

test('[OPS-03] a backend that does not answer is told of under the same number', async () => {
  const { app, found } = await startBoth();
  await app.close();
  const lines: string[] = [];
  const alone = await buildPortal(
    { logLevel: 'info' },
    { log: { write: (line) => lines.push(line) } },
  );
  const { headers } = await alone.inject(CALL);
  const logged = lines.filter((line) => line.includes(String(headers['x-reference'])));
  expect(logged.join()).toContain('the backend has not answered');
  expect(logged.join()).toContain('ECONNREFUSED');
  expect(found('ECONNREFUSED')).toEqual([]);
});

test('[OPS-03] numbers are taken from a trusted proxy, and from nobody else', async () => {
  const trusting = await startBoth({ trustedProxies: ['loopback'] });
  const { headers } = await trusting.app.inject({ ...CALL, headers: GIVEN });
  expect(headers).toMatchObject({ 'x-request-id': 'balancer-77', 'x-reference': 'KM70-WHSP' });
  expect(trusting.asked[0]).toMatchObject({
    'x-request-id': 'balancer-77',
    tracestate: 'balancer=1',
    traceparent: expect.stringMatching(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7).{16}-00$`)),
  });
  const other = await startBoth();
  const answer = await other.app.inject({ ...CALL, headers: { ...GIVEN, baggage: 'a=1' } });
  expect(JSON.stringify([answer.headers, other.asked])).not.toMatch(/balancer|baggage/);
  expect(JSON.stringify(other.asked)).not.toContain(TRACE);
});

test('[OPS-03] a proxy’s number that is none is replaced', async () => {
  const { app, asked } = await startBoth({ trustedProxies: ['loopback'] });
  const wrong = { 'x-request-id': 'a "b" <c>', traceparent: 'nonsense' };
  const { headers } = await app.inject({ ...CALL, headers: wrong });
  expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(asked[0]?.['x-request-id']).toBe(headers['x-request-id']);
});

test('[OPS-03] the portal’s number is in every answer, whatever number the backend gives', async () => {
  const { app } = await startBoth({ name: 'of-the-backend' });
  const call = await app.inject(CALL);
  expect(call.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  for (const url of ['/home', '/gone.png', '/%c0', '/healthz']) {
    expect((await app.inject(url)).headers['x-reference'], url).toMatch(/^.{4}-.{4}$/);
  }
});

test('[OPS-03] a call that a page is rendered with carries the number of the page', async () => {
  const headersSeen: IncomingHttpHeaders[] = [];
  const backend = await startBackend(({ headers }, reply) => {
    headersSeen.push(headers);
    reply.writeHead(500).end();
  });
  const lines: string[] = [];
  const app = await buildPortal(
    { backendUrl: backend.url },
    { log: { write: (line) => lines.push(line) } },
  );
  app.log.level = 'warn';
  const { headers } = await app.inject({ url: '/home', headers: { accept: 'text/html' } });
  expect(headers['x-request-id']).toBe(headersSeen[0]?.['x-request-id']);
  const logged = lines.filter((line) => line.includes(String(headers['x-reference'])));
  expect(logged.join()).toContain('"upstream":"/site.json"');
});
