import { beforeEach, expect, test, vi } from 'vitest';
import { closeByEntry } from './history-entry.ts';

/** Addresses that the router has heard of. */
let heard: string[] = [];
addEventListener('popstate', () => heard.push(location.pathname));

let number = 0;
/** Follows a link, as the router does. */
function follow(path: string): void {
  number += 1;
  history.pushState({ idx: number }, '', path);
}

beforeEach(() => {
  follow('/before');
  follow('/page');
  heard = [];
});

test('without the Navigation API going back closes, and the page stays', async () => {
  const close = vi.fn(() => stop());
  const stop = closeByEntry(close);
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), 30_000);
  expect([location.pathname, heard]).toEqual(['/page', []]);
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/before']), 30_000);
});

test('closed by a button, it is not in the way of going back', async () => {
  closeByEntry(() => undefined)();
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/before']), 30_000);
});

test('what refuses to close stays, and so does the page', async () => {
  const refuse = vi.fn();
  const stop = closeByEntry(refuse);
  for (const times of [1, 2]) {
    history.back();
    await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(times), 30_000);
  }
  expect([location.pathname, heard]).toEqual(['/page', []]);
  stop();
});

test('a link of a drawer that closes before the router has followed it leads to its page', async () => {
  closeByEntry(() => undefined)();
  follow('/next');
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/page']), 30_000);
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/page', '/before']), 30_000);
});

test('after a link of a drawer, going back leads to its page once, and then to the one before', async () => {
  const stop = closeByEntry(() => undefined);
  follow('/next');
  stop();
  expect(location.pathname).toBe('/next');
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/page']), 30_000);
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/page', '/before']), 30_000);
});
