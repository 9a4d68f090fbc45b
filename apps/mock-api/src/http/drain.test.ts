import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installDrain } from './drain.ts';

test('a server that closes answers who is still there, and lets the connection go', async () => {
  const app = Fastify({ return503OnClosing: false });
  const drain = installDrain(app);
  const { promise, resolve } = Promise.withResolvers<void>();
  app.get('/at-once', async () => 'here');
  app.get('/later', async () => {
    await promise;
    return 'here';
  });
  expect(drain.isUnderWay).toBe(false);
  const before = await app.inject('/at-once');
  expect([before.body, before.headers.connection]).toEqual(['here', 'keep-alive']);
  const waiting = app.inject('/later');
  const closed = app.close();
  await expect.poll(() => drain.isUnderWay).toBe(true);
  resolve();
  const after = await waiting;
  expect([after.body, after.headers.connection]).toEqual(['here', 'close']);
  await closed;
});
