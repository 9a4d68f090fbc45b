import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RangeField } from './range-field.tsx';

test('it says its value in words and reports a change as a number', () => {
  const onChange = vi.fn();
  render(
    <RangeField
      label="อัตราปันผล"
      value={525}
      min={300}
      max={800}
      step={5}
      text="5.25 %"
      hint="อัตราปีก่อน 5.15 %"
      onChange={onChange}
    />,
  );
  const slider = screen.getByRole('slider', {
    name: 'อัตราปันผล',
    description: /^อัตราปีก่อน 5\.15\s%$/,
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('5.25 %');
  expect(screen.getByRole('status').textContent).toBe('5.25 %');
  fireEvent.change(slider, { target: { value: '530' } });
  expect(onChange).toHaveBeenCalledWith(530);
});
