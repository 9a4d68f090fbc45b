import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
    'กรุณากรอกเลขทะเบียน',
    'พิมพ์เฉพาะตัวเลข',
  ]);
});

/** A field of digits, controlled or uncontrolled. */
function Digits({ kept }: { kept: boolean }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="เลขหน่วยงาน"
      digits={8}
      {...(kept && { value, onChange: (event) => setValue(event.target.value) })}
    />
  );
}

test.each([
  ['by the page', true],
  ['by itself', false],
])(
  'a field of digits, kept %s, takes only digits, and the caret stays where it is',
  async (_, kept) => {
    const user = userEvent.setup();
    render(<Digits kept={kept} />);
    const input = screen.getByLabelText<HTMLInputElement>('เลขหน่วยงาน');
    await user.type(input, '8001๐123');
    expect(input.value).toBe('80010123');
    await user.type(input, '-', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['80010123', 4, 4]);
    input.setSelectionRange(2, 6);
    await user.paste('๙ a');
    expect([input.value, input.selectionStart]).toEqual(['80923', 3]);
    await user.paste('1111111');
    expect([input.value, input.selectionStart]).toEqual(['80911111', 8]);
  },
);
