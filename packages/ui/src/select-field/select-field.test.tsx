import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
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

test('what was chosen before React took the page over is chosen', async () => {
  function Page() {
    const [unit, setUnit] = useState('1');
    return (
      <>
        <SelectField
          label="หน่วย"
          value={unit}
          options={['1', '4'].map((value) => ({ value, label: `หน่วย ${value}` }))}
          onChange={(event) => setUnit(event.target.value)}
        />
        <output>{unit}</output>
      </>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  await userEvent.selectOptions(screen.getByLabelText('หน่วย'), 'หน่วย 4');
  render(<Page />, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('4');
  expect(screen.getByLabelText('หน่วย')).toHaveProperty('value', '4');
});

test('a list that another takes the place of later is changed by nobody but a person', async () => {
  const onChange = vi.fn();
  const listOf = (name: string, value: string) => (
    <SelectField
      id={name}
      label={name}
      value={value}
      options={['1', '4'].map((text) => ({ value: text, label: `หน่วย ${text}` }))}
      onChange={onChange}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(listOf('ปัดเศษเงินต้น', '1'));
  const { rerender } = render(listOf('ปัดเศษเงินต้น', '1'), { container, hydrate: true });
  rerender(listOf('ปัดเศษเงินงวด', '4'));
  expect(screen.getByLabelText('ปัดเศษเงินงวด')).toHaveProperty('value', '4');
  expect(onChange).not.toHaveBeenCalled();
});
