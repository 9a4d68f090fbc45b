import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcement } from './announcement.tsx';

afterEach(() => void vi.useRealTimers());

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status').textContent;

test('the first words, also those that come late, are not announced; a change is, once it rests', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Announcement words="" />);
  rerender(<Announcement words="ต้องโอน 205,949.76 บาท" />);
  later(5_000);
  expect(status()).toBe('');
  rerender(<Announcement words="ต้องโอน 1.00 บาท" />);
  later(1_000);
  rerender(<Announcement words="ต้องโอน 170,571.80 บาท" />);
  later(1_000);
  expect(status()).toBe('');
  later(500);
  expect(status()).toBe('ต้องโอน 170,571.80 บาท');
});

test('what is being loaded does not take back what was said, and going back is a change', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Announcement words="ตุลาคม" />);
  rerender(<Announcement words="" />);
  rerender(<Announcement words="กันยายน" />);
  later(2_000);
  expect(status()).toBe('กันยายน');
  rerender(<Announcement words="ตุลาคม" />);
  later(2_000);
  expect(status()).toBe('ตุลาคม');
});
