import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

test('it offers its options and reports the choice', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="ช่วงเวลา"
      options={[
        { value: 'a', label: 'เดือนนี้' },
        { value: 'b', label: 'ปีบัญชีนี้' },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'ปีบัญชีนี้');
  expect(onChange).toHaveBeenCalledWith('b');
});
