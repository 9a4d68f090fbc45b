import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { offlineMode } from '../offline-mode.ts';
import { OfflineBand } from './offline-band.tsx';

const WORDS = 'ไม่มีการเชื่อมต่อ ตัวเลขที่เห็นคือ ณ เวลาที่เปิดหน้านี้';

afterEach(() => act(() => offlineMode.set('live')));

test('[MEM-26] where no figures are kept it is said, too, that there is no connection, for as long as there is none', async () => {
  const device = vi.spyOn(navigator, 'onLine', 'get');
  const changeTo = (isOnline: boolean) => {
    device.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  render(<OfflineBand />);
  expect(screen.queryByText(WORDS)).toBeNull();
  changeTo(false);
  // Another test of the same page may have begun to look for kept figures.
  expect(await screen.findByText(WORDS)).toBeDefined();
  act(() => offlineMode.set('kept'));
  expect(screen.queryByText(WORDS)).toBeNull();
  act(() => offlineMode.set('live'));
  changeTo(true);
  expect(screen.queryByText(WORDS)).toBeNull();
});
