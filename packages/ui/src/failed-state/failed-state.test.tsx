import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FailedState } from './failed-state.tsx';

test('it is announced and can be tried again', async () => {
  const onRetry = vi.fn();
  render(<FailedState onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('ข้อมูลของท่านไม่ได้หายไป');
  await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a way to retry it has no button', () => {
  render(<FailedState />);
  expect(screen.queryByRole('button')).toBeNull();
});
