import type { Client } from '@coop/contracts/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMock } from '../testing/before-mock.ts';
import { NAMES } from '../testing/portal.ts';
import { openSearch } from './search.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const WORLD = 'world=a';

/** Opens the search over a client that counts its calls, and may be told to fail. */
async function open() {
  const mock = await openMock();
  const calls: string[] = [];
  let isDown = false;
  const client: Client = (key, input) => {
    calls.push(key);
    return isDown ? Promise.reject(new Error('down')) : mock.client(key, input);
  };
  const search = openSearch({
    site: { read: async () => NAMES },
    clientFor: () => client,
    timeoutMs: 600_000,
  });
  return {
    ...search,
    callsOf(key: string) {
      return calls.splice(0).filter((text) => text === key).length;
    },
    goDown() {
      isDown = true;
    },
    [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose](),
  };
}

test('[VIS-01] a world in which nothing is new is not read again', async () => {
  await using search = await open();
  const question = { q: 'ทุน', page: 1 };
  const { total } = await search.find(question, WORLD);
  expect(search.callsOf('infoTopicList')).toBeGreaterThan(20);
  vi.advanceTimersByTime(6_000);
  expect((await search.find(question, WORLD)).total).toBe(total);
  expect(search.callsOf('infoTopicList')).toBe(0);
});

test('[VIS-01] while the backend is down the last index answers', async () => {
  await using search = await open();
  await search.refresh();
  search.goDown();
  await search.refresh().catch(() => undefined);
  expect((await search.find({ q: 'ทุน', page: 1 })).total).toBeGreaterThan(0);
});
