import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('the button shows and hides the password and the state is announced', async () => {
  render(<PasswordField label="รหัสผ่าน" name="mem_password" />);
  const input = screen.getByLabelText('รหัสผ่าน');
  expect(input.getAttribute('type')).toBe('password');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
  expect(input.getAttribute('type')).toBe('text');
  expect(screen.getByRole('status').textContent).toBe('กำลังแสดงรหัสผ่านบนหน้าจอ');
  await userEvent.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('submitting hides it again', async () => {
  render(
    <form>
      <PasswordField label="รหัสผ่าน" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  expect(screen.getByLabelText('รหัสผ่าน').getAttribute('type')).toBe('password');
});

test('caps lock is noticed and described; it is said until a key in the form tells that it is off', async () => {
  render(
    <form>
      <PasswordField label="รหัสผ่าน" />
      <input aria-label="อื่น" />
    </form>,
  );
  const input = screen.getByLabelText('รหัสผ่าน');
  await userEvent.type(input, '{CapsLock}a');
  const hint = screen.getByText(/รหัสผ่านอาจไม่ตรง/);
  expect(input.getAttribute('aria-describedby')).toBe(hint.id);
  fireEvent.blur(input);
  expect(screen.queryByText(/รหัสผ่านอาจไม่ตรง/)).not.toBeNull();
  await userEvent.type(screen.getByLabelText('อื่น'), 'b');
  expect(screen.queryByText(/รหัสผ่านอาจไม่ตรง/)).toBeNull();
});

test('sending takes back what is said of caps lock', async () => {
  render(
    <form>
      <PasswordField label="รหัสผ่าน" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), '{CapsLock}a');
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  expect(screen.queryByText(/รหัสผ่านอาจไม่ตรง/)).toBeNull();
});
