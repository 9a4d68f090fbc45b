import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('it says one message, and only when the answer takes longer than 200 ms', () => {
  vi.useFakeTimers();
  const { container } = render(<Skeleton lines={3} blocks={['6rem']} />);
  const status = screen.getByRole('status');
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
  act(() => vi.advanceTimersByTime(199));
  expect(status.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(status.textContent).toBe('กำลังโหลดข้อมูล');
  vi.useRealTimers();
});

test('of several the first says it, and the next one once that is gone', () => {
  vi.useFakeTimers();
  const two = [<Skeleton key="first" />, <Skeleton key="second" />];
  const { rerender } = render(two);
  const heard = () => {
    act(() => vi.advanceTimersByTime(200));
    return screen.getAllByRole('status').map((status) => status.textContent);
  };
  expect(heard()).toEqual(['กำลังโหลดข้อมูล', '']);
  rerender(<Skeleton key="third" />);
  expect(heard()).toEqual(['กำลังโหลดข้อมูล']);
  vi.useRealTimers();
});

test('its heights need no style attribute, which a prerendered page may not have', () => {
  const { container } = render(<Skeleton blocks={['6rem', '40rem']} />);
  const heights = [...container.querySelectorAll('svg')].map((element) =>
    element.getAttribute('height'),
  );
  expect(heights).toEqual(['6rem', '40rem']);
  expect(container.innerHTML).not.toContain('style=');
});
