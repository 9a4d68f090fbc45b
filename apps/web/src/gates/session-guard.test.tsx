import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberClock, type SessionClock } from '../session/session-clock.ts';
import '../testing/dialogs.ts';
import { WithCache } from '../testing/with-cache.tsx';
import { SessionGuard } from './session-guard.tsx';
import './session-warning.tsx';

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T09:00:00+07:00');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function guard(onStay = async () => memberClock.move()) {
  const acts = { onOver: vi.fn(), onLeave: vi.fn(), onStay: vi.fn(onStay) };
  const { rerender, unmount } = render(<SessionGuard clock={memberClock} {...acts} />, {
    wrapper: WithCache,
  });
  const use = (clock: SessionClock) => rerender(<SessionGuard clock={clock} {...acts} />);
  return { ...acts, use, unmount };
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
}

type Waking = 'visibilitychange' | 'pageshow';

/** The device's clock goes on while its timers stand still, as in its sleep. */
async function sleep(ms: number, waking: Waking = 'visibilitychange'): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  const target = waking === 'pageshow' ? window : document;
  await act(async () => void target.dispatchEvent(new Event(waking)));
  await act(() => vi.dynamicImportSettled());
}

const warning = () => screen.queryByRole('alertdialog', { name: 'ท่านยังใช้งานอยู่หรือไม่' });

test('[WEB-08] two minutes before the end the warning comes, counts down, and is announced in steps', async () => {
  memberClock.move(1_800);
  guard();
  await pass(28 * MINUTE - 1);
  expect(warning()).toBeNull();
  await pass(1);
  expect(warning()?.textContent).toContain('เหลือเวลา 2:00 นาที');
  const announced = screen.getByRole('status');
  expect(announced.textContent).toBe('เหลือเวลา 2 นาที');
  await pass(29_000);
  expect(warning()?.textContent).toContain('เหลือเวลา 1:31 นาที');
  expect(announced.textContent).toBe('เหลือเวลา 2 นาที');
  await pass(1_000);
  expect(announced.textContent).toBe('เหลือเวลา 1 นาที 30 วินาที');
});

test('[WEB-08] one press puts the end off by a whole session', async () => {
  memberClock.move(1_800);
  const { onStay, onOver } = guard();
  await pass(29 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'อยู่ต่อ' }));
  await pass(0);
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(warning()).toBeNull();
  await pass(27 * MINUTE);
  expect(warning()).toBeNull();
  await pass(MINUTE);
  expect(warning()).not.toBeNull();
  expect(onOver).not.toHaveBeenCalled();
});

test('[WEB-08] typing puts the end off once a third of the time has passed, and what nobody types does not', async () => {
  memberClock.move(1_800);
  const { onStay } = guard();
  const type = () => fireEvent.input(document.body);
  await pass(9 * MINUTE);
  type();
  expect(onStay).not.toHaveBeenCalled();
  await pass(2 * MINUTE);
  type();
  type();
  await pass(0);
  expect(onStay).toHaveBeenCalledTimes(1);
  await pass(27 * MINUTE);
  expect(warning()).toBeNull();
  await pass(MINUTE);
  expect(warning()).not.toBeNull();
});

test('[WEB-08] what cannot be put off says why, and can be tried again', async () => {
  memberClock.move(1_800);
  guard(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    throw new Error('no connection');
  });
  await pass(29 * MINUTE);
  const stay = screen.getByRole('button', { name: 'อยู่ต่อ' });
  expect(stay.getAttribute('aria-disabled')).not.toBe('true');
  fireEvent.click(stay);
  await pass(1);
  expect(stay.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('alert').textContent).toContain('ต่อเวลาไม่สำเร็จ');
  expect(screen.getByRole('button', { name: 'อยู่ต่อ' })).toBeDefined();
});

test('[WEB-08] at the end the session is over; leaving before is one press, too', async () => {
  memberClock.move(1_800);
  const { onOver, onLeave } = guard();
  await pass(30 * MINUTE - 1_000);
  fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onOver).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('[WEB-08] every answered call moves the end', async () => {
  memberClock.move(1_800);
  const { onOver } = guard();
  for (let calls = 0; calls < 3; calls += 1) {
    await pass(27 * MINUTE);
    memberClock.move();
  }
  await pass(27 * MINUTE);
  expect(warning()).toBeNull();
  expect(onOver).not.toHaveBeenCalled();
});

test('[WEB-08][AUTH-15] what another tab has put off closes the warning here', async () => {
  memberClock.move(1_800);
  guard();
  await pass(29 * MINUTE);
  expect(warning()).not.toBeNull();
  localStorage.setItem('user-end', `1800000 ${Date.now() + 30 * MINUTE}`);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'user-end' })));
  expect(warning()).toBeNull();
});

test.each<Waking>(['visibilitychange', 'pageshow'])(
  '[WEB-08] a device that wakes with %s before the end warns, after it only ends',
  async (waking) => {
    memberClock.move(1_800);
    const { onOver } = guard();
    await sleep(29 * MINUTE, waking);
    expect(warning()?.textContent).toContain('เหลือเวลา 1:00 นาที');
    memberClock.move();
    await sleep(8 * 60 * MINUTE, waking);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(warning()).toBeNull();
  },
);

test('[WEB-08] a session of a minute warns for its second half', async () => {
  memberClock.move(60);
  guard();
  await pass(29_000);
  expect(warning()).toBeNull();
  await pass(1_000);
  expect(warning()?.textContent).toContain('เหลือเวลา 0:30 นาที');
  expect(screen.getByRole('status').textContent).toBe('เหลือเวลา 30 วินาที');
});

test.each([undefined, 0, -1, Number.NaN, 'soon', null])(
  'where the backend says %j about the time, nothing is announced',
  async (seconds) => {
    memberClock.move(seconds);
    const { onOver } = guard();
    await pass(24 * 60 * MINUTE);
    expect(warning()).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  },
);
