import { expect, test } from 'vitest';
import { openMock } from '../testing/before-mock.ts';
import { buildPortal, startPortal } from '../testing/portal.ts';

const ask = (app: Awaited<ReturnType<typeof buildPortal>>, search: string) =>
  app.inject(`/search.json?${search}`);

test('[VIS-01] the server builds its index of the feeds before anybody searches, and answers from it', async () => {
  const read = Promise.withResolvers<void>();
  await using mock = await openMock(async () => read.resolve());
  const { app } = await startPortal({ backendUrl: mock.backendUrl, timeoutMs: 600_000 });
  await read.promise;
  const answer = await ask(app, `q=${encodeURIComponent('ใบลาออก')}&category=download&year=2569`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  const found = answer.json();
  expect(found.hits[0].title).toBe('ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569');
  expect(found.hits[0].older).toEqual([]);
  expect((await ask(app, 'q=%20')).statusCode).toBe(404);
});

test('[VIS-01] is 503 without a backend, and says when to come again', async () => {
  const app = await buildPortal();
  const answer = await ask(app, 'q=x');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
});

test('[VIS-01] one visitor may search thirty times in ten seconds', async () => {
  const app = await buildPortal();
  for (let times = 1; times <= 30; times += 1) {
    expect((await ask(app, 'q=x')).statusCode).toBe(503);
  }
  const refused = await ask(app, 'q=x');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
});

test('[VIS-01] who searches before the index is there is told to come again', async () => {
  const held = Promise.withResolvers<void>();
  await using mock = await openMock(() => held.promise);
  const app = await buildPortal({ backendUrl: mock.backendUrl, timeoutMs: 10 });
  expect((await ask(app, 'q=x')).statusCode).toBe(503);
  held.resolve();
});
