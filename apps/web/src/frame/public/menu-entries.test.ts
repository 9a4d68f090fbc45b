import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useShownEntry } from './menu-entries.tsx';

const OWNER = { label: 'โครงสร้างองค์กร', href: undefined, links: [] };
const PLAIN = { label: 'ระเบียบและข้อบังคับ', href: '/list/rules' };

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useShownEntry());
  type Shown = typeof result.current;
  return {
    act: (what: (menu: Shown) => void) => act(() => what(result.current)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    shown: () => result.current.shown,
  };
}

test('[PUB-05] the way of the mouse to a list may lead over other entries for a third of a second', () => {
  const { act, wait, shown } = open();
  act(({ onPoint }) => onPoint(OWNER));
  act(({ onPoint }) => onPoint(PLAIN));
  wait(299);
  expect(shown()).toBe(OWNER.label);
  act(({ onPoint }) => onPoint(OWNER));
  wait(1_000);
  expect(shown()).toBe(OWNER.label);
  act(({ onPoint }) => onPoint(PLAIN));
  wait(300);
  expect(shown()).toBeUndefined();
});

test('[PUB-05] a press keeps a list, whatever the mouse does, and another closes it', () => {
  const { act, wait, shown } = open();
  act(({ onPress }) => onPress(OWNER));
  act(({ onPoint }) => onPoint(PLAIN));
  wait(1_000);
  expect(shown()).toBe(OWNER.label);
  act(({ onPress }) => onPress(OWNER));
  expect(shown()).toBeUndefined();
});
