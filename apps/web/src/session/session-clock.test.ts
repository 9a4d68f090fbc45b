import { afterEach, expect, test, vi } from 'vitest';
import { groupClock, memberClock, phaseAt } from './session-clock.ts';

const MINUTE = 60_000;

afterEach(() => {
  memberClock.clear();
  groupClock.clear();
});

test('an answer moves the end, also one that does not say how long the session lasts', () => {
  const now = Date.now();
  memberClock.move();
  expect(memberClock.get()).toBeUndefined();
  memberClock.move(1_800);
  expect(memberClock.get()).toEqual({ lifetimeMs: 30 * MINUTE, atMs: now + 30 * MINUTE });
  vi.setSystemTime(now + MINUTE);
  for (const nothing of [undefined, 0, -1, 'x']) memberClock.move(nothing);
  expect(memberClock.get()).toEqual({ lifetimeMs: 30 * MINUTE, atMs: now + 31 * MINUTE });
  expect(localStorage.getItem('user-end')).toBe(`${30 * MINUTE} ${now + 31 * MINUTE}`);
  expect(groupClock.get()).toBeUndefined();
  memberClock.clear();
  expect([memberClock.get(), localStorage.getItem('user-end')]).toEqual([undefined, null]);
});

test.each(['', '5', 'x 5', '0 5', '5 0', '-5 5'])('"%s" in the storage is no end', (stored) => {
  localStorage.setItem('usermemgroup-end', stored);
  expect(groupClock.get()).toBeUndefined();
});

test('who watches hears of a change here, in another tab, and of its storage being cleared', () => {
  const listener = vi.fn();
  const elsewhere = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));
  const stop = memberClock.subscribe(listener);
  memberClock.move(60);
  memberClock.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  elsewhere('usermemgroup-end');
  expect(listener).toHaveBeenCalledTimes(2);
  elsewhere('user-end');
  elsewhere(null);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  memberClock.move(60);
  elsewhere('user-end');
  expect(listener).toHaveBeenCalledTimes(4);
});

test.each([
  [30, 28 * MINUTE + 1, 'warn', 2 * MINUTE - 1],
  [30, 28 * MINUTE, 'warn', 2 * MINUTE],
  [30, 28 * MINUTE - 1, 'calm', 1],
  [30, 0, 'calm', 28 * MINUTE],
  [30, 30 * MINUTE - 1, 'warn', 1],
  [30, 30 * MINUTE, 'over', 0],
  [30, 31 * MINUTE, 'over', 0],
  // Half of a session of two minutes.
  [2, 0, 'calm', MINUTE],
  [2, MINUTE, 'warn', MINUTE],
] as const)(
  'of a session of %i minutes, %i ms on, it is %s for %i ms',
  (minutes, on, phase, leftMs) => {
    const end = { lifetimeMs: minutes * MINUTE, atMs: minutes * MINUTE };
    expect(phaseAt(end, on)).toEqual({ phase, leftMs });
  },
);

test('a session of which nothing is known stays', () => {
  expect(phaseAt(undefined, 0)).toEqual({ phase: 'calm', leftMs: Number.POSITIVE_INFINITY });
});
