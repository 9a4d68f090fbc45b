import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

test('its heights need no style attribute, which a written page may not have', () => {
  const html = renderToString(<Skeleton blocks={['6rem', '40rem']} />);
  expect(html.match(/height="\d+rem"/g)).toEqual(['height="6rem"', 'height="40rem"']);
  expect(html).not.toContain('style=');
});
