import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startBackend, startPortal } from '../testing/portal.ts';

const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

async function hashOf(incoming: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of incoming) hash.update(part);
  return hash.digest('hex');
}

/** Starts the portal before a backend that answers with what it received. */
async function startEcho(changes: Parameters<typeof startPortal>[0] = {}) {
  const backend = await startBackend(async (incoming, reply) => {
    const { method, url, headers } = incoming;
    reply.writeHead(200, JSON_TYPE);
    reply.end(JSON.stringify({ method, url, headers, hash: await hashOf(incoming) }));
  });
  return { backend, ...(await startPortal({ ...changes, backendUrl: backend.url })) };
}

const CLAIMS = [
  'x_forwarded_for',
  'x_real_ip',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'client-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
  'x-host',
  'x-http-method-override',
  'x-remote-user',
  'remote-user',
  'proxy',
  'authorization_',
];

describe('[WEB-05] a call', () => {
  test('reaches the backend as it is: method, query, cookies, a body of 20 MB of any kind', async () => {
    const { url } = await startEcho();
    const body = Buffer.alloc(20 * MIB, 'สหกรณ์');
    const answer = await fetch(`${url}/api/upload?a=%E0%B8%81&b=1&b=2`, {
      method: 'PUT',
      headers: { 'content-type': 'application/x-strange', cookie: 'a=1; b=2' },
      body,
    });
    expect(await answer.json()).toMatchObject({
      method: 'PUT',
      url: '/api/upload?a=%E0%B8%81&b=1&b=2',
      headers: { 'content-type': 'application/x-strange', cookie: 'a=1; b=2' },
      hash: createHash('sha256').update(body).digest('hex'),
    });
  });

  test('with JSON that is none reaches it, too: what is wrong is for the backend to say', async () => {
    const { url } = await startEcho();
    const answer = await fetch(`${url}/api/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":',
    });
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      hash: createHash('sha256').update('{"a":').digest('hex'),
    });
  });

  test.each(['POST', 'DELETE'])(
    'without a body is one to the backend as well (%s)',
    async (method) => {
      const { url } = await startEcho();
      const body = await (await fetch(`${url}/api/x`, { method })).json();
      expect(body).toMatchObject({ method, hash: createHash('sha256').digest('hex') });
    },
  );

  test('is about its own connection only: those headers end here, and so do claims of who asks', async () => {
    const { app } = await startEcho();
    const { headers } = (
      await app.inject({
        url: '/api/x',
        headers: {
          connection: 'keep-alive, x-of-this-hop',
          'x-of-this-hop': '1',
          te: 'trailers',
          'proxy-authorization': 'Basic secret',
          'x-forwarded-for': '198.51.100.1',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'evil.example',
          forwarded: 'for=198.51.100.1',
          ...Object.fromEntries(CLAIMS.map((name) => [name, '198.51.100.1'])),
        },
        remoteAddress: '203.0.113.7',
      })
    ).json();
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'localhost:80',
    });
    expect(Object.keys(headers)).not.toContain('x-of-this-hop');
    expect(Object.keys(headers)).not.toContain('te');
    expect(Object.keys(headers)).not.toContain('proxy-authorization');
    expect(Object.keys(headers)).not.toContain('forwarded');
    expect(CLAIMS.filter((name) => name in headers)).toEqual([]);
  });

  test('from a trusted proxy says who asked it, under which name, over which protocol', async () => {
    const { app, backend } = await startEcho({ trustedProxies: ['10.0.0.0/8'] });
    const claims = {
      'x-forwarded-for': '198.51.100.1, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'portal.coop.example',
    };
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/x', headers: claims, remoteAddress })).json().headers;
    expect(await from('10.1.2.3')).toMatchObject({
      // Entries before the first untrusted address may be made up.
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'portal.coop.example',
      host: new URL(backend.url).host,
    });
    expect(await from('203.0.113.9')).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
    });
  });
});

test('[WEB-05] a call comes to the backend under the portal’s own name, whichever one was asked for', async () => {
  const publicOrigin = 'https://portal.coop.example';
  const { app } = await startEcho({ publicOrigin, extraPaths: ['/__control/*'] });
  const headersOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'evil.example' } })).json().headers;
  expect(await headersOf('/api/x')).toMatchObject({
    'x-forwarded-host': 'portal.coop.example',
    'x-forwarded-proto': 'https',
  });
  // A control plane must see a name that somebody has pointed at it.
  expect(await headersOf('/__control/x')).toMatchObject({ 'x-forwarded-host': 'evil.example' });
});

describe('[WEB-05] an answer', () => {
  test('of JSON is compressed on the way, unless it is small, compressed already or not wanted so', async () => {
    const long = JSON.stringify({ text: 'สหกรณ์ '.repeat(500) });
    const backend = await startBackend(({ url }, reply) => {
      const isPacked = url === '/api/packed';
      reply.writeHead(200, {
        ...JSON_TYPE,
        etag: '"1"',
        ...(isPacked && { 'content-encoding': 'x-own' }),
        ...(url === '/api/small' && { 'content-length': 7 }),
      });
      reply.end(url === '/api/small' ? '{"a":1}' : long);
    });
    const { app } = await startPortal({ backendUrl: backend.url });
    const ask = (path: string, coding = 'gzip') =>
      app.inject({ url: `/api/${path}`, headers: { 'accept-encoding': coding } });
    const packed = await ask('long');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"1"' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(long);
    expect((await ask('long', 'gzip, br')).headers['content-encoding']).toBe('br');
    expect((await ask('small')).headers['content-encoding']).toBeUndefined();
    expect((await ask('packed')).headers['content-encoding']).toBe('x-own');
    const plain = await ask('long', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(long);
  });

  test('keeps its status, its cookies and its way on', async () => {
    const backend = await startBackend((_incoming, reply) => {
      reply.writeHead(303, {
        location: '/admin/x',
        'set-cookie': ['a=1', 'b=2'],
        'x-powered-by': 'P',
      });
      reply.end();
    });
    const { app } = await startPortal({ backendUrl: backend.url });
    const { statusCode, headers } = await app.inject({ url: '/admin/login', method: 'POST' });
    expect([statusCode, headers.location]).toEqual([303, '/admin/x']);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('that is a stream of events arrives event by event', async () => {
    const backend = await startBackend((_incoming, reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.write('data: 1\n\n');
    });
    const { url } = await startPortal({ backendUrl: backend.url });
    const gone = new AbortController();
    const { body } = await fetch(`${url}/api/events`, { signal: gone.signal });
    const read = await body?.getReader().read();
    expect(new TextDecoder().decode(read?.value)).toBe('data: 1\n\n');
    gone.abort();
  });
});

test('[WEB-05] a backend that is not there is told in the wire’s own words, with when to try again', async () => {
  const { app } = await startPortal({ backendUrl: 'http://127.0.0.1:9' });
  const answer = await app.inject({ url: '/api/member/x', method: 'POST', payload: { a: 1 } });
  expect(answer.statusCode).toBe(502);
  expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  const words = 'ไม่สามารถเชื่อมต่อได้';
  expect(answer.json()).toEqual({ error: words, message: words });
});

test('[WEB-05] a path that leads out of its place is not passed on, and told in the wire’s own words', async () => {
  const { app } = await startEcho();
  const answer = await app.inject('/api/member/x/..%2F..%2Fsecret');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'ไม่พบข้อมูลที่ขอ', message: 'ไม่พบข้อมูลที่ขอ' });
});

test('[WEB-05] a backend that breaks off without an answer is told likewise, and only reading is tried again', async () => {
  const urls: string[] = [];
  const backend = await startBackend((incoming) => {
    if (incoming.url === '/api/x') urls.push(incoming.method ?? '');
    incoming.socket.destroy();
  });
  const { app } = await startPortal({ backendUrl: backend.url });
  expect((await app.inject({ url: '/api/x', method: 'POST', payload: 'x' })).statusCode).toBe(502);
  expect(urls).toEqual(['POST']);
  expect((await app.inject('/api/x')).statusCode).toBe(502);
  expect(urls).toEqual(['POST', 'GET', 'GET']);
});

describe('[WEB-05] the log', () => {
  /** Returns the log of a long answer that comes in two parts: `then` runs after the first. */
  async function logOf(then: (socket: { destroy(): void }, leave: AbortController) => void) {
    const lines: string[] = [];
    const leave = new AbortController();
    const backend = await startBackend(({ socket }, reply) => {
      reply.writeHead(200, JSON_TYPE);
      reply.write(`"${'a'.repeat(100_000)}`);
      reply.on('close', () => lines.push('closed'));
      setImmediate(() => then(socket, leave));
    });
    const { url } = await startPortal(
      { backendUrl: backend.url, logLevel: 'warn' },
      { log: { write: (line) => lines.push(line) } },
    );
    await fetch(`${url}/api/x`, { signal: leave.signal })
      .then((answer) => answer.text())
      .catch(() => undefined);
    await expect.poll(() => lines).toContain('closed');
    // This backend has no feeds for the search's index, and the log says so.
    return lines.filter((line) => line !== 'closed' && !line.includes('for the search'));
  }

  test('says nothing of a visitor who leaves', async () => {
    expect(await logOf((_socket, leave) => leave.abort())).toEqual([]);
  });

  test('tells that a backend has broken off its answer', async () => {
    const [line = ''] = await logOf((socket) => socket.destroy());
    expect(line).toContain('the backend has broken off its answer');
  });
});
