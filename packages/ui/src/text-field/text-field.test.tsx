import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('label, hint and error are tied to the input', () => {
  render(
    <TextField label="เลขทะเบียนสมาชิก" hint="พิมพ์เฉพาะตัวเลข" error="กรุณากรอกเลขทะเบียน" id="no" />,
  );
  const input = screen.getByRole('textbox', { name: 'เลขทะเบียนสมาชิก' });
  expect(input.id).toBe('no');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual([
    'พิมพ์เฉพาะตัวเลข',
    'กรุณากรอกเลขทะเบียน',
  ]);
});

test('without hint and error nothing is described and nothing is invalid', () => {
  render(<TextField label="ชื่อ" error={undefined} />);
  const input = screen.getByLabelText('ชื่อ');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('native properties and the ref reach the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <TextField
      label="เลขทะเบียน"
      ref={ref}
      name="membership_no"
      inputMode="numeric"
      autoComplete="username"
      aria-describedby="more"
    />,
  );
  expect(ref.current?.name).toBe('membership_no');
  expect(ref.current?.inputMode).toBe('numeric');
  expect(ref.current?.getAttribute('aria-describedby')).toBe('more');
});
