import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

test('a busy button says so, keeps the focus and does nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="กำลังส่ง…" onClick={onClick}>
        ส่ง
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'กำลังส่ง…' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button is no submit button unless it is asked to be', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>พิมพ์</Button>);
  const button = screen.getByRole('button', { name: 'พิมพ์' });
  expect(button.getAttribute('type')).toBe('button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a link can wear the same class', () => {
  render(<Button variant="primary">ก</Button>);
  expect(screen.getByRole('button').className).toContain(buttonClass('primary'));
});
