import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test('it is a meter with a name, a value and its words', () => {
  render(<Progress label="งวดที่ชำระแล้ว" value={4} max={150} text="ชำระแล้ว 4 จาก 150 งวด" />);
  const meter = screen.getByRole('meter', { name: 'งวดที่ชำระแล้ว' });
  expect(meter.getAttribute('aria-valuenow')).toBe('4');
  expect(meter.getAttribute('aria-valuemax')).toBe('150');
  expect(meter.getAttribute('aria-valuetext')).toBe('ชำระแล้ว 4 จาก 150 งวด');
  // Not a second time under it.
  expect(screen.getByText('ชำระแล้ว 4 จาก 150 งวด').ariaHidden).toBe('true');
});

test.each([
  [300, 150, '100%'],
  [1, 0, '0%'],
  [-1, 10, '0%'],
])('%s of %s fills %s', (value, max, width) => {
  render(<Progress label="งวด" value={value} max={max} text="" />);
  const bar = screen.getByRole('meter').firstElementChild as HTMLElement;
  expect(bar.style.inlineSize).toBe(width);
});
