import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Load } from './route.tsx';

test('[LAY-10] the loading page says so and leads out', async () => {
  await openScreen(Load, { at: '/load' });
  expect(screen.getByText('กำลังโหลด').getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' }).getAttribute('href')).toBe('/home');
  expect(document.title).toBe('กำลังโหลด - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
});
