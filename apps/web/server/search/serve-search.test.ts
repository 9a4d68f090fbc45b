import { expect, test } from 'vitest';
import { openMock } from '../testing/before-mock.ts';
import { buildPortal } from '../testing/portal.ts';

const ask = (app: Awaited<ReturnType<typeof buildPortal>>, search: string) =>
  app.inject(`/search.json?${search}`);

test('[VIS-01] the server answers a search over the feeds of its backend', async () => {
  await using mock = await openMock();
  const app = await buildPortal({ backendUrl: mock.backendUrl });
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
