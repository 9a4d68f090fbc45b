import { expect, test } from 'vitest';
import { buildPortal, NAMES, startBackend } from './testing/portal.ts';

test('[OPS-01] a server is ready once there is a site configuration', async () => {
  let site = '{}';
  const { url } = await startBackend((_request, reply) => reply.end(site));
  const app = await buildPortal({ backendUrl: url });
  const early = await app.inject('/readyz');
  expect(early.statusCode).toBe(503);
  expect(early.json()).toMatchObject({ status: 'no site configuration' });
  expect(early.json().why).toContain('coopNameTH');
  expect(early.headers['cache-control']).toBe('no-store');
  site = JSON.stringify(NAMES);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('[OPS-01] a server that is leaving says so, and answers everything all the same', async () => {
  const { url } = await startBackend((_request, reply) => reply.end(JSON.stringify(NAMES)));
  const app = await buildPortal({ backendUrl: url });
  app.leave();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'stopping' }]);
  const { statusCode, headers } = await app.inject('/home');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
