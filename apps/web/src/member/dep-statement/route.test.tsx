import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DepositStatement } from './route.tsx';

const path = '/member/dep_statement/:statement';
const NO = '01-1-37376-3';
const at = `/member/dep_statement/${NO}`;
const CAPTION = `รายการเดินบัญชี ${NO}`;

test('[MEM-12] the account’s head says what is in it and what can be withdrawn', async () => {
  await openScreen(DepositStatement, { member: '00001', at, path });
  await screen.findByRole('heading', { level: 1, name: `เงินฝากออมทรัพย์ ${NO}` });
  expect(screen.getAllByText('8,104.76')).not.toHaveLength(0);
  expect(definition('ถอนได้')).toBe('8,004.76');
  expect(definition('ดอกเบี้ยค้างรับ')).toBe('118.30');
  expect(definition('อัตราดอกเบี้ย')).toBe('1.50 % ต่อปี');
  expect(definition('เปิดบัญชี')).toBe('14 พ.ย. 2559');
});

test('[MEM-12] the year’s movements follow from what was brought forward', async () => {
  await openScreen(DepositStatement, { member: '00001', at, path });
  const count = await screen.findByText(/แสดง 1 จาก 34 รายการ/);
  expect(count.textContent).toBe(
    'แสดง 1 จาก 34 รายการ · ยอดยกมา 9,204.76 บาท · ยอดยกไป 8,104.76 บาท',
  );
  expect(tableRows(CAPTION)).toEqual([
    'วันที่ | รายการ | รหัส | ประเภท | ช่องทาง | ถอน | ฝาก | คงเหลือ',
    '26 ส.ค. 2569 | ถอนเงินสด | ถสด | ถอน | เคาน์เตอร์ | 1,100.00 |  | 8,104.76',
    expect.stringMatching(/^รวม 1 รายการ \|.* 1,100\.00 \| 0\.00/),
  ]);
});

test('[MEM-12] several years stand under their names, newest first', async () => {
  await openScreen(DepositStatement, { member: '00001', at: `${at}?period=all`, path });
  await screen.findByText('แสดง 34 จาก 34 รายการ');
  const years = tableRows(CAPTION).filter((row) => row.startsWith('ปี '));
  expect(years[0]).toBe('ปี 2569');
  expect(years.at(-1)).toBe('ปี 2559');
  expect(years).toHaveLength(11);
});

test('[MEM-12] another member’s account is not found, and the way back to one’s own is offered', async () => {
  await openScreen(DepositStatement, {
    member: '00001',
    at: '/member/dep_statement/01-1-02474-2',
    path,
  });
  expect(await screen.findByText('ไม่พบบัญชีนี้ในทะเบียนของท่าน')).toBeDefined();
  const link = screen.getByRole('link', { name: 'ไปหน้าเงินฝาก' });
  expect(link.getAttribute('href')).toBe('/member/deposit');
});

test('[MEM-28] an own period without movements says so', async () => {
  const own = `${at}?period=own&from=2026-01-01&to=2026-01-31`;
  await openScreen(DepositStatement, { member: '00001', at: own, path });
  expect(await screen.findByText('ไม่พบรายการตามที่กรอง')).toBeDefined();
  expect(screen.getByRole('group', { name: 'ตั้งแต่วันที่' })).toBeDefined();
});

test('[MEM-26] a failed load can be tried again', async () => {
  const { user, toasts } = await openScreen(DepositStatement, {
    member: '00001',
    at,
    path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDepositStatementShow', status: 503, body: {}, times: 1 }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่สามารถเชื่อมต่อได้');
  expect(toasts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText(/แสดง 1 จาก 34 รายการ/)).toBeDefined();
});
