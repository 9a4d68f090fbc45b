import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend, startPortal } from '../testing/portal.ts';

const FRONT = '127.0.0.1';

/** Starts the portal behind a trusted proxy, before a backend that answers once it has the whole body. */
async function startBehindProxy() {
  const { url: backendUrl } = await startBackend((incoming, reply) => {
    incoming.resume();
    incoming.once('end', () => reply.end('{}'));
  });
  return startPortal({ backendUrl, trustedProxies: [FRONT] });
}

/** Sends one byte of a body and no more. */
async function sendHalf(url: string, visitor: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST /api/x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 9\r\n\r\na`,
  );
  return socket;
}

const statusFor = async (url: string, visitor: string, init: RequestInit = {}) => {
  const answer = await fetch(`${url}/api/x`, { ...init, headers: { 'x-forwarded-for': visitor } });
  return [answer.status, answer.headers.get('retry-after')];
};

test('[WEB-05][REAL-06] who holds 64 calls open is told to wait, others are answered, and so is he once he lets go', async () => {
  const { url } = await startBehindProxy();
  const held = await Promise.all(Array.from({ length: 64 }, () => sendHalf(url, '198.51.100.1')));
  await expect.poll(() => statusFor(url, '198.51.100.1')).toEqual([429, '10']);
  expect(await statusFor(url, '198.51.100.2')).toEqual([200, null]);
  for (const socket of held) socket.destroy();
  await expect.poll(() => statusFor(url, '198.51.100.1')).toEqual([200, null]);
});

test('[WEB-05][REAL-06] a body that never ends is given up, and its connection closed', async () => {
  const { url, app } = await startBehindProxy();
  expect(app.server.requestTimeout).toBe(180_000);
  app.server.headersTimeout = 1;
  app.server.requestTimeout = 1;
  const socket = await sendHalf(url, '198.51.100.4');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});
