import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRelativeWatch } from './relative-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

function watch(isRelative: boolean) {
  const check = vi.fn(() => Promise.reject(new Error('offline')));
  const { unmount } = renderHook(() => useRelativeWatch(isRelative, check));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { check, pass, unmount };
}

test('[WEB-12] a relative is asked about while they read, and when they come back to the page', async () => {
  const { check, pass, unmount } = watch(true);
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(3);
  unmount();
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(3);
});

test('[WEB-12] a page that nobody reads keeps no session alive; the next touch goes on', async () => {
  const { check, pass } = watch(true);
  await pass(60 * MINUTE);
  expect(check).toHaveBeenCalledTimes(9);
  dispatchEvent(new Event('pointerdown'));
  await pass(MINUTE);
  expect(check).toHaveBeenCalledTimes(11);
});

test('[WEB-12] the member is not asked about', async () => {
  const { check, pass } = watch(false);
  await pass(10 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).not.toHaveBeenCalled();
});
