import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Home } from './route.tsx';

test('[PUB-13] what most people come for is one press away', async () => {
  await openScreen(Home, { at: '/home' });
  const quick = within(screen.getByRole('navigation', { name: 'บริการที่ใช้บ่อย' }));
  for (const [name, address] of [
    [/^ตรวจสอบยอดของท่าน/, '/member/logon'],
    [/^คำนวณเงินกู้/, '/loancal'],
    [/^ดาวน์โหลดแบบฟอร์ม/, '/list/download'],
    ['คำนวณเงินปันผลและเฉลี่ยคืน', '/caldividend'],
    ['กระดานถามตอบ', '/board'],
  ] as const) {
    expect(quick.getByRole('link', { name }).getAttribute('href')).toBe(address);
  }
});
