import { once } from 'node:events';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test } from 'vitest';
import { startMany } from '../sites/testing/many.ts';
import { closeGracefully } from '../stop.ts';
import { NAMES, startPortal } from '../testing/portal.ts';

async function startMock() {
  const worlds = createWorlds({ seed: 'demo', population: 12, now: Date.now });
  const mock = await buildApp({ worlds, cookieSecret: 'a-secret-of-tests' });
  onTestFinished(() => mock.close());
  return mock.listen({ host: '127.0.0.1', port: 0 });
}

const next = async (socket: WebSocket): Promise<{ event: string }> => {
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
  return JSON.parse(data);
};

test('[WEB-05] a socket under /app reaches the backend, and both sides are heard', async () => {
  const { url } = await startPortal({ backendUrl: await startMock() });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/demo?protocol=7&client=js`);
  onTestFinished(() => socket.close());
  expect((await next(socket)).event).toBe('pusher:connection_established');
  socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
  expect((await next(socket)).event).toBe('pusher:pong');
});

test('[WEB-05][OPS-01] an open socket does not keep the server from ending, and hears that it goes away', async () => {
  const { app, url } = await startPortal({ backendUrl: await startMock() });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/demo?protocol=7&client=js`);
  await next(socket);
  const closed = once(socket, 'close');
  await closeGracefully(app);
  const [{ code }] = (await closed) as [CloseEvent];
  expect(code).toBe(1001);
});

test('[OPS-06] of many cooperatives each has its sockets, which hear that the server goes away', async () => {
  const { app, port } = await startMany([], {
    'localhost/site.json': JSON.stringify(NAMES),
    'localhost/portal.env': `BACKEND_URL=${await startMock()}`,
  });
  const socketOf = (host: string) => new WebSocket(`ws://${host}:${port}/app/demo?protocol=7`);
  await once(socketOf('127.0.0.1'), 'error');
  const socket = socketOf('localhost');
  await next(socket);
  const closed = once(socket, 'close');
  await closeGracefully(app);
  const [{ code }] = (await closed) as [CloseEvent];
  expect(code).toBe(1001);
});

test('[WEB-05] a socket anywhere else is refused, and the server goes on', async () => {
  const { url } = await startPortal({ backendUrl: await startMock() });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/nowhere.js`);
  await once(socket, 'error');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
