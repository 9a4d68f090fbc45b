import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildOptions } from '../app.ts';
import { closeGracefully } from '../stop.ts';
import { startBackend, startPortal } from '../testing/portal.ts';

const FRONT = '127.0.0.1';
const LONG = Buffer.alloc(64 * 1_024 * 1_024);

/** Answers once it has the whole body; a download does not fit into the buffers of the way. */
const answer: RequestListener = (incoming, reply) => {
  incoming.resume();
  incoming.once('end', () => reply.end(incoming.url === '/api/download' ? LONG : '{}'));
};

/** Starts the portal behind a trusted proxy. */
async function startBehindProxy(options: BuildOptions = {}) {
  const backend = await startBackend(answer);
  const settings = { backendUrl: backend.url, trustedProxies: [FRONT] };
  return { backend, ...(await startPortal(settings, options)) };
}

/** Sends the beginning of a request and reads nothing. */
async function send(url: string, visitor: string, line: string, rest: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Who reads nothing may be cut off by a reset.
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\n${rest}`);
  return socket;
}

const sendHalf = (url: string, visitor: string) =>
  send(url, visitor, 'POST /api/x', 'Content-Length: 9\r\n\r\na');

const startDownload = (url: string, visitor: string) =>
  send(url, visitor, 'GET /api/download', '\r\n');

const statusFor = async (url: string, visitor: string) => {
  const { status, headers } = await fetch(`${url}/api/x`, {
    headers: { 'x-forwarded-for': visitor },
  });
  return [status, headers.get('retry-after')];
};

const times = <T>(count: number, make: (no: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, no) => make(no)));

test.each([
  ['half bodies', sendHalf],
  ['downloads that nobody reads', startDownload],
])(
  '[WEB-05][REAL-06] who holds 32 calls open by %s is told to wait, others are answered, and so is he once he lets go',
  async (_, hold) => {
    // More than one visitor may hold, and fewer than he tries to.
    const { url } = await startBehindProxy({ connections: 40 });
    const held = await times(60, () => hold(url, '198.51.100.1'));
    await expect.poll(() => statusFor(url, '198.51.100.1')).toEqual([503, '10']);
    const others = await times(50, (no) => statusFor(url, `203.0.113.${no}`));
    expect(new Set(others.map(([status]) => status))).toEqual(new Set([200]));
    for (const socket of held) socket.destroy();
    await expect.poll(() => statusFor(url, '198.51.100.1')).toEqual([200, null]);
  },
);

test.each(['h2c', 'websocket'])(
  '[WEB-05][REAL-06] a call that offers %s is answered, and counts as any other',
  async (protocol) => {
    const { url } = await startBehindProxy();
    const offer = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n\r\n`;
    const socket = await send(url, '198.51.100.6', 'GET /api/x', offer);
    const [chunk] = await once(socket.resume(), 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
    await times(32, () => send(url, '198.51.100.6', 'GET /api/download', offer));
    await expect.poll(() => statusFor(url, '198.51.100.6')).toEqual([503, '10']);
  },
);

test.each([
  [4, 4],
  [60, 0],
])(
  '[WEB-05][REAL-06] of %i calls that are sent on a connection before the first is answered %i are, and it is closed',
  async (count, answered) => {
    const { url, app } = await startBehindProxy();
    app.server.keepAliveTimeout = 1;
    const more = 'GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count - 1);
    const socket = await send(url, '198.51.100.7', 'GET /api/x', `\r\n${more}`);
    const heard: string[] = [];
    socket.on('data', (chunk) => heard.push(String(chunk))).resume();
    await once(socket, 'close');
    expect(heard.join('').match(/HTTP\/1\.1 200 /g) ?? []).toHaveLength(answered);
  },
);

test('[WEB-05][REAL-06] the addresses of one household are one visitor', async () => {
  const { url } = await startBehindProxy();
  await times(32, (no) => sendHalf(url, `2001:db8:1:2::${no + 1}`));
  await expect.poll(() => statusFor(url, '2001:db8:1:2:ffff::1')).toEqual([503, '10']);
  expect(await statusFor(url, '2001:db8:1:3::1')).toEqual([200, null]);
});

test('[WEB-05][REAL-06] a body that never ends is given up, and its connection closed', async () => {
  const { url, app } = await startBehindProxy();
  expect(app.server.requestTimeout).toBe(180_000);
  app.server.headersTimeout = 1;
  app.server.requestTimeout = 1;
  const socket = await sendHalf(url, '198.51.100.4');
  socket.resume();
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});

test('[WEB-05][REAL-06] an answer that nobody reads is given up, and the backend is let go', async () => {
  const { url, app, backend } = await startBehindProxy();
  expect(app.server.timeout).toBe(130_000);
  app.server.timeout = 200;
  const connections = () =>
    new Promise<number>((resolve) => backend.server.getConnections((_, count) => resolve(count)));
  await startDownload(url, '198.51.100.5');
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
});

test('[WEB-05][REAL-06] calls that wait for the backend are said, and are no reason to start the server anew', async () => {
  const { url } = await startBehindProxy({ connections: 2 });
  const health = async () => {
    const answer = await fetch(`${url}/healthz`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { status: 'ok' }]);
  const held = await times(3, (no) => sendHalf(url, `198.51.100.${no}`));
  await expect.poll(health).toEqual([200, { status: 'busy' }]);
  for (const socket of held) socket.destroy();
  await expect.poll(health).toEqual([200, { status: 'ok' }]);
});

test('[WEB-05][REAL-06] a body of which nothing comes any more does not keep the server from ending', async () => {
  const lines: string[] = [];
  const { url, app, backend } = await startBehindProxy({ log: { write: (it) => lines.push(it) } });
  const arrived = once(backend.server, 'request');
  await sendHalf(url, '198.51.100.6');
  await arrived;
  app.log.level = 'warn';
  await closeGracefully(app);
  expect(lines.join('')).not.toContain('not everything was answered');
});
