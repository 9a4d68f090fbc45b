import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRelativeWatch } from './relative-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

function watch(isRelative: boolean, check = vi.fn(() => Promise.reject(new Error('offline')))) {
  const { rerender, unmount } = renderHook(
    ({ page }: { page: string }) => useRelativeWatch(isRelative, page, check),
    { initialProps: { page: '/member/status' } },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const go = (page: string) => act(async () => rerender({ page }));
  return { check, pass, go, unmount };
}

test('[WEB-12] a relative is asked about every five seconds while they read', async () => {
  const { check, pass, unmount } = watch(true);
  expect(check).not.toHaveBeenCalled();
  await pass(5_000);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(MINUTE - 5_000);
  expect(check).toHaveBeenCalledTimes(12);
  unmount();
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(12);
});

test('[WEB-12] another page, or another part of one, asks at once', async () => {
  const { check, go } = watch(true);
  await go('/member/share');
  expect(check).toHaveBeenCalledTimes(1);
  await go('/member/share?period=all');
  expect(check).toHaveBeenCalledTimes(2);
  await go('/member/share?period=all');
  expect(check).toHaveBeenCalledTimes(2);
});

test.each([
  ['visibilitychange', document],
  ['focus', window],
  ['pageshow', window],
  ['online', window],
])('[WEB-12] a page that comes back by %s asks at once', async (name, target) => {
  const { check, pass } = watch(true);
  target.dispatchEvent(new Event(name));
  await pass(0);
  expect(check).toHaveBeenCalledTimes(1);
});

test('[WEB-12] a page that nobody reads keeps no session alive; the next touch asks at once', async () => {
  const { check, pass } = watch(true);
  await pass(60 * MINUTE);
  expect(check).toHaveBeenCalledTimes(59);
  dispatchEvent(new Event('pointerdown'));
  await pass(0);
  expect(check).toHaveBeenCalledTimes(60);
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(72);
});

test('[WEB-12] while an answer is on its way nothing else is asked', async () => {
  const { check, pass } = watch(
    true,
    vi.fn(() => new Promise<never>(() => undefined)),
  );
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(1);
});

test('[WEB-12] the member is not asked about', async () => {
  const { check, pass, go } = watch(false);
  await pass(10 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await go('/member/share');
  expect(check).not.toHaveBeenCalled();
});
