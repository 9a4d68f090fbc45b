import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRESH_MS, keepFresh } from './keep-fresh.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function start(build: () => Promise<unknown>) {
  const app = Fastify();
  keepFresh(app, build);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

test('[VIS-01] an index is built at the start, and anew after five minutes', async () => {
  const build = vi.fn(async () => undefined);
  const app = await start(build);
  expect(build).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(FRESH_MS - 1);
  expect(build).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(build).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(FRESH_MS);
  expect(build).toHaveBeenCalledTimes(2);
});

test('[VIS-01] a backend that is not there at the start is asked again in a moment', async () => {
  const build = vi.fn(async () => undefined);
  build.mockRejectedValueOnce(new Error('not there'));
  const app = await start(build);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(build).toHaveBeenCalledTimes(2);
  await app.close();
});
