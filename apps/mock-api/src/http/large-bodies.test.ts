import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installErrors } from './errors.ts';
import { roomForLargeBodies } from './large-bodies.ts';

/** Starts a server with room for a thousand bytes; each address is a caller. */
async function startRoom() {
  const app = Fastify({ trustProxy: true, bodyLimit: 1_000 });
  app.decorateRequest('token', undefined);
  installErrors(app);
  const admit = roomForLargeBodies(1_000);
  app.post('/', { onRequest: async (request, reply) => admit(request, reply) }, async () => 'ok');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const headers = (who: string) => ({
    'content-type': 'application/json',
    'x-forwarded-for': who,
  });
  return {
    send: (who: string, bytes: number) =>
      fetch(url, { method: 'POST', headers: headers(who), body: '1'.repeat(bytes) }),
    async hold(who: string, bytes: number) {
      const arrived = once(app.server, 'request');
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      const head = Object.entries(headers(who)).map((pair) => pair.join(': '));
      const lines = ['POST / HTTP/1.1', 'host: x', ...head, `content-length: ${bytes}`];
      socket.write(`${lines.join('\r\n')}\r\n\r\n1`);
      await arrived;
      return socket;
    },
  };
}

test('[REAL-06] of one caller two large bodies are under way, and others are let in', async () => {
  const { send, hold } = await startRoom();
  const first = await hold('198.51.100.1', 10);
  await hold('198.51.100.1', 10);
  const refused = await send('198.51.100.1', 10);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await send('198.51.100.2', 10)).status).toBe(200);
  first.destroy();
  await expect.poll(async () => (await send('198.51.100.1', 10)).status).toBe(200);
});

test('[REAL-06] of all callers together so many bytes are under way as there is room for', async () => {
  const { send, hold } = await startRoom();
  const held = await hold('198.51.100.1', 600);
  expect((await send('198.51.100.2', 401)).status).toBe(503);
  expect((await send('198.51.100.3', 400)).status).toBe(200);
  held.destroy();
  await expect.poll(async () => (await send('198.51.100.2', 401)).status).toBe(200);
});
