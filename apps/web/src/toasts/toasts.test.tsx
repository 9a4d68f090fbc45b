import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import Toasts from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toastTexts = () => screen.queryAllByRole('group').map((element) => element.textContent);

test('[LAY-04] the live region for messages is there, and empty, before the first of them', async () => {
  render(<Toasts />);
  const region = screen.getByRole('region', { name: 'ข้อความแจ้ง' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');
  act(() => notify.success('บันทึกแล้ว'));
  expect(region.textContent).toContain('บันทึกแล้ว');
  // Only the region is live, so that nothing is read twice.
  expect(region.querySelector('[role=alert], [role=status], [aria-live=polite]')).toBeNull();
  // And its button is not.
  expect(screen.getByRole('button', { name: 'ปิดข้อความ' }).ariaLive).toBe('off');
});

test('[ERR-01][LAY-04] a failure is one message however often it is said, stays five seconds from the last time, and can be closed', async () => {
  render(<Toasts />);
  act(() => notify.error('ไม่สามารถเชื่อมต่อได้'));
  expect(toastTexts()).toEqual(['Errorไม่สามารถเชื่อมต่อได้ปิดข้อความ']);
  await pass(4_000);
  act(() => notify.error('ไม่สามารถเชื่อมต่อได้ (แจ้งรหัส 7F3K-2QMD)'));
  await pass(4_000);
  expect(toastTexts()).toHaveLength(1);
  await pass(2_000);
  expect(toastTexts()).toEqual([]);
  act(() => notify.error('<b>พัก</b>'));
  expect(toastTexts()).toEqual(['Error<b>พัก</b>ปิดข้อความ']);
  fireEvent.click(screen.getByRole('button', { name: 'ปิดข้อความ' }));
  expect(toastTexts()).toEqual([]);
});

test('[ERR-01] a failure does not stand beside the success that came after it', async () => {
  render(<Toasts />);
  act(() => notify.error('ไม่สามารถเชื่อมต่อได้'));
  expect(toastTexts()).toHaveLength(1);
  act(() => notify.success('บันทึกแล้ว'));
  await pass(0);
  expect(toastTexts()).toEqual(['บันทึกแล้วปิดข้อความ']);
});

test('[LAY-04] what takes the focus says that it was done: the message beside it is seen and not heard', () => {
  render(<Toasts />);
  act(() => notify.beside('ส่งคำขอแล้ว'));
  expect(screen.getByText('ส่งคำขอแล้ว').closest('[aria-live]')?.ariaLive).toBe('off');
});

test('[LAY-04] in a low window the next message waits until the first is gone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-height: 30rem)' }));
  render(<Toasts />);
  act(() => notify.success('คัดลอกลิงก์แล้ว'));
  act(() => notify.success('บันทึกแล้ว'));
  expect(toastTexts()).toEqual(['คัดลอกลิงก์แล้วปิดข้อความ']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'ปิดข้อความ' })));
  expect(toastTexts()).toEqual(['บันทึกแล้วปิดข้อความ']);
  vi.unstubAllGlobals();
});
