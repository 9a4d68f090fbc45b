import { expect, test, vi } from 'vitest';
import { createFreshCache, Uncached } from './fresh-cache.ts';

interface Made {
  readonly no: number;
}

/** A cache with a clock that a test moves, and a maker of numbered things. */
function openCache() {
  let now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const make = vi.fn(async (): Promise<Made> => ({ no: make.mock.calls.length }));
  const cache = createFreshCache<Made>(10);
  const pass = (ms: number) => {
    now += ms;
  };
  return { cache, make, pass, get: (name = 'a') => cache.get(name, make) };
}

test('[WEB-04] what is fresh is made once, also for several who ask at the same time', async () => {
  const { get, make, pass } = openCache();
  expect(await Promise.all([get(), get()])).toEqual([{ no: 1 }, { no: 1 }]);
  pass(2_900);
  expect(await get()).toEqual({ no: 1 });
  expect(await get('b')).toEqual({ no: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('[WEB-04] what is some seconds old is given at once, and made anew behind it', async () => {
  const { cache, get, make, pass } = openCache();
  await get();
  pass(10_000);
  const { promise, resolve } = Promise.withResolvers<Made>();
  expect(await cache.get('a', () => promise)).toEqual({ no: 1 });
  expect(await get()).toEqual({ no: 1 });
  expect(make).toHaveBeenCalledTimes(1);
  resolve({ no: 7 });
  await promise;
  await vi.waitFor(async () => expect(await get()).toEqual({ no: 7 }), 30_000);
  expect(make).toHaveBeenCalledTimes(1);
});

test('[WEB-04] what was just made is fresh, and what is not there is not', async () => {
  const { cache, get } = openCache();
  expect(cache.isFresh('a')).toBe(false);
  await get();
  expect(cache.isFresh('a')).toBe(true);
});

test('[WEB-04] who renews what is no longer fresh waits for the new one', async () => {
  const { cache, get, make, pass } = openCache();
  await get();
  pass(10_000);
  expect(cache.isFresh('a')).toBe(false);
  expect(await cache.get('a', make, true)).toEqual({ no: 2 });
});

test('[WEB-04] what is older than a minute is waited for', async () => {
  const { get, pass } = openCache();
  await get();
  pass(61_000);
  expect(await get()).toEqual({ no: 2 });
});

test('[WEB-02] where making fails, what is kept stays good, however old', async () => {
  const { cache, get, pass } = openCache();
  await get();
  const fail = () => Promise.reject(new Error('down'));
  pass(10_000);
  expect(await cache.get('a', fail)).toEqual({ no: 1 });
  pass(120_000);
  expect(await cache.get('a', fail)).toEqual({ no: 1 });
});

test('[WEB-02] where nothing is kept, a failure is said to all who asked, after one attempt', async () => {
  const { cache } = openCache();
  const fail = vi.fn(() => Promise.reject(new Error('down')));
  const answers = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[WEB-02] what was made for once is given to those who asked, and made again for the next', async () => {
  const { cache, get, make } = openCache();
  const once = vi.fn(() => Promise.reject(new Uncached<Made>({ no: 99 })));
  expect(await Promise.all([cache.get('a', once), cache.get('a', once)])).toEqual([
    { no: 99 },
    { no: 99 },
  ]);
  expect(once).toHaveBeenCalledTimes(1);
  expect(await get()).toEqual({ no: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('[WEB-02] an outage does not put a page for once in the place of a whole one', async () => {
  const { cache, get, pass } = openCache();
  await get();
  pass(120_000);
  const once = () => Promise.reject(new Uncached<Made>({ no: 99 }));
  expect(await cache.get('a', once)).toEqual({ no: 1 });
});

test('[WEB-04] what is emptied while something is made is asked for again, and not filled with the old', async () => {
  const { cache, get, make } = openCache();
  const { promise, resolve } = Promise.withResolvers<Made>();
  const asking = vi.fn(() => promise);
  asking.mockReturnValueOnce(new Promise(() => {}));
  const making = cache.get('a', asking);
  cache.clear();
  resolve({ no: 50 });
  expect(await making).toEqual({ no: 50 });
  expect(asking).toHaveBeenCalledTimes(2);
  expect(await get()).toEqual({ no: 1 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('[WEB-02] what is made for once after it was emptied is given, too', async () => {
  const { cache } = openCache();
  const once = vi.fn(() => Promise.reject(new Uncached<Made>({ no: 99 })));
  once.mockReturnValueOnce(new Promise(() => {}));
  const making = cache.get('a', once);
  cache.clear();
  expect(await making).toEqual({ no: 99 });
  expect(once).toHaveBeenCalledTimes(2);
});

test('[WEB-04] no more is kept than there is room for', async () => {
  const { get, make } = openCache();
  for (let no = 0; no <= 10; no += 1) await get(`${no}`);
  await get('0');
  expect(make).toHaveBeenCalledTimes(12);
});
