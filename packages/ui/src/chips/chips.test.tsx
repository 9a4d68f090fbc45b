import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chips } from './chips.tsx';

test('one chip is pressed, and pressing another chooses it', async () => {
  const onChange = vi.fn();
  const chips = [
    { value: 'year', label: 'ปีนี้' },
    { value: 'all', label: 'ทั้งหมด' },
  ];
  render(<Chips legend="ช่วงเวลา" chips={chips} value="year" onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'ช่วงเวลา' });
  expect(group.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'ปีนี้', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'ทั้งหมด' }));
  expect(onChange).toHaveBeenCalledWith('all');
});
