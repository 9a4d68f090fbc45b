import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

function Birthday({ start = '', onIso }: { start?: string; onIso?: (iso: string) => void }) {
  const [iso, setIso] = useState(start);
  return (
    <>
      <DateField
        label="วันเกิด"
        id="birth"
        name="birth"
        value={iso}
        onChange={(next) => {
          setIso(next);
          onIso?.(next);
        }}
      />
      <button type="button" onClick={() => setIso('2026-02-28')}>
        สิ้นกุมภาพันธ์
      </button>
      <output>{iso}</output>
    </>
  );
}

const day = () => screen.getByLabelText('วัน');
const month = () => screen.getByLabelText('เดือน');
const year = () => screen.getByLabelText('ปี พ.ศ.');

test('day, month and Buddhist year become an ISO date', async () => {
  const onIso = vi.fn();
  render(<Birthday onIso={onIso} />);
  await userEvent.type(day(), '1');
  await userEvent.selectOptions(month(), 'พฤษภาคม');
  await userEvent.type(year(), '2523');
  expect(onIso.mock.calls).toEqual([['1980-05-01']]);
  expect(document.querySelector('input[type=hidden]')).toHaveProperty('value', '1980-05-01');
});

test('Thai digits are accepted', async () => {
  const onIso = vi.fn();
  render(<Birthday onIso={onIso} />);
  await userEvent.type(day(), '๒๙');
  await userEvent.selectOptions(month(), '2');
  await userEvent.type(year(), '๒๕๖๗');
  expect(onIso).toHaveBeenLastCalledWith('2024-02-29');
});

test('a sign that is no digit leaves the caret where it is', async () => {
  render(<Birthday start="1980-05-01" />);
  const field = screen.getByLabelText<HTMLInputElement>('ปี พ.ศ.');
  await userEvent.type(field, '/', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field.value, field.selectionStart]).toEqual(['2523', 2]);
});

test('a day that does not exist is no date, and what was typed stays', async () => {
  render(<Birthday start="2026-01-31" />);
  await userEvent.selectOptions(month(), 'กุมภาพันธ์');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(day()).toHaveProperty('value', '31');
  expect(year()).toHaveProperty('value', '2569');
  expect(screen.getByText('เดือนกุมภาพันธ์ 2569 มี 28 วัน กรุณาแก้วันที่')).toBeTruthy();
  await userEvent.selectOptions(month(), 'มีนาคม');
  expect(screen.queryByText('เดือนกุมภาพันธ์ 2569 มี 28 วัน กรุณาแก้วันที่')).toBeNull();
});

test('a year of the common era is no date, and the one that is meant is named', async () => {
  render(<Birthday start="1980-05-01" />);
  await userEvent.clear(year());
  await userEvent.type(year(), '1980');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText('กรุณากรอกปีเป็น พ.ศ. (ค.ศ. 1980 คือ พ.ศ. 2523)')).toBeTruthy();
});

test('a value from outside replaces what was typed', async () => {
  render(<Birthday start="1980-05-01" />);
  await userEvent.click(screen.getByRole('button', { name: 'สิ้นกุมภาพันธ์' }));
  expect(day()).toHaveProperty('value', '28');
  expect(month()).toHaveProperty('value', '2');
  expect(year()).toHaveProperty('value', '2569');
});

test('the three are one group with one name, and the error belongs to it', () => {
  render(<DateField label="วันเกิด" id="b" error="ไม่มีวันนี้" value="" onChange={() => {}} />);
  const group = screen.getByRole('group', { name: 'วันเกิด' });
  expect(group.getAttribute('aria-describedby')).toBe('b-error');
  expect(document.getElementById('b')).toBe(day());
  // Its name is one word; the months are not part of it.
  expect(screen.getByRole('combobox', { name: 'เดือน' })).toBe(month());
});

test('[EAR-01] a birthday is filled in by a browser that knows it, other days by the person', () => {
  const fills = (isBirthday: boolean) => {
    const { container, unmount } = render(
      <DateField label="วัน" value="" onChange={() => undefined} isBirthday={isBirthday} />,
    );
    const fields = [...container.querySelectorAll('input, select')];
    const found = fields.map((field) => field.getAttribute('autocomplete'));
    unmount();
    return found;
  };
  expect(fills(true)).toEqual(['bday-day', 'bday-month', 'bday-year']);
  expect(fills(false)).toEqual(['off', 'off', 'off']);
});
