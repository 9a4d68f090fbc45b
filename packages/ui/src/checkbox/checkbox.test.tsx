import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('a press on the words checks the box', async () => {
  render(<Checkbox label="จำฉันไว้ในเครื่องนี้" name="remember" />);
  const box = screen.getByRole('checkbox', { name: 'จำฉันไว้ในเครื่องนี้' });
  await userEvent.click(screen.getByText('จำฉันไว้ในเครื่องนี้'));
  expect(box).toHaveProperty('checked', true);
});

test('hint and error are read with it', () => {
  render(<Checkbox id="ok" label="ยอมรับ" hint="อ่านก่อน" error="กรุณายอมรับ" />);
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe('ok-hint ok-error');
  expect(document.getElementById('ok-error')?.textContent).toContain('กรุณายอมรับ');
});
