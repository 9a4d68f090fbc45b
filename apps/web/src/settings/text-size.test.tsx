import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { PreferencesProvider } from './preferences.tsx';
import { TextSize } from './text-size.tsx';

beforeEach(() => localStorage.clear());

const open = () =>
  render(
    <PreferencesProvider>
      <TextSize />
    </PreferencesProvider>,
  );
const pressed = () => screen.getByRole('button', { pressed: true }).getAttribute('aria-label');

test('a press sets the text size at once and keeps it on the device', async () => {
  const { unmount } = open();
  expect(pressed()).toBe('ขนาดตัวอักษร ปกติ');
  await userEvent.click(screen.getByRole('button', { name: 'ขนาดตัวอักษร ใหญ่มาก' }));
  expect(pressed()).toBe('ขนาดตัวอักษร ใหญ่มาก');
  expect(document.documentElement.dataset.text).toBe('130');
  unmount();
  open();
  expect(pressed()).toBe('ขนาดตัวอักษร ใหญ่มาก');
});
