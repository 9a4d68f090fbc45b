import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Caldividend } from './route.tsx';

const path = '/caldividend';
const WORKING = 'วิธีคิดเงินปันผล';
const months = (amount: number) =>
  Array.from({ length: 12 }, (_, index) => `m${index + 1}=${amount}`).join('&');
/** kphcoop.com: 100,000 and 1,000 a month at 5.70 %, interest of 50,000 refunded at 13 %. */
const EXAMPLE = `startYear=2569&opening=100000&${months(1000)}&rate=5.70&interest=50000&refundRate=13`;

async function open(query: string, options = {}) {
  const opened = await openScreen(Caldividend, { at: `/caldividend?${query}`, path, ...options });
  await screen.findByRole('table', { name: WORKING });
  return opened;
}
const total = () => textOf(screen.getByText('รวมรับทั้งหมด', { selector: 'p' }).nextElementSibling);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
test('[PUB-22] a first visit names the rates that were paid last, and takes purchases', async () => {
  const history = [{ year: 2025, dividend: '5.25', refund: '12.00' }];
  const { user } = await open('', { site: { by_laws: { dividend: { history } } } });
  screen.getByRole('heading', { level: 1, name: 'คำนวณเงินปันผลและเฉลี่ยคืน' });
  screen.getByText('ปี 2568 จ่าย 5.25 %');
  await user.click(screen.getByRole('button', { name: 'เพิ่มรายการซื้อหุ้น' }));
  screen.getByRole('group', { name: 'ซื้อเพิ่มครั้งที่ 1' });
});

test('[PUB-22] other rates are tried without changing what was typed', async () => {
  await open(EXAMPLE);
  const meter = screen.getByText('เท่ากับที่คำนวณไว้').closest('[role=status]');
  const dividend = screen.getByRole('slider', { name: 'อัตราปันผลที่ลอง' });
  fireEvent.change(dividend, { target: { value: '575' } });
  // 100,000 × 5.75 % + 316.25, each row to the satang, + 6,500.
  expect(meter?.textContent).toContain('12,566.26');
  screen.getByText('มากกว่าที่คำนวณไว้ 52.76 บาท');
  const refund = screen.getByRole('slider', { name: 'อัตราเงินคืนที่ลอง' });
  fireEvent.change(refund, { target: { value: '0' } });
  expect(meter?.textContent).toContain('6,066.26');
  expect(total()).toBe('12,513.50 บาท');
});

test('[PUB-22] a dividend above ten per cent is questioned, and no rate is refused at its field', async () => {
  const { user } = await open(EXAMPLE);
  expect(screen.queryByText('อัตราเงินปันผลสูงกว่า 10 %')).toBeNull();
  const rate = field('อัตราเงินปันผล (%)');
  await user.clear(rate);
  await user.paste('10.05');
  await screen.findByText('อัตราเงินปันผลสูงกว่า 10 %');
  await user.clear(rate);
  await user.type(rate, 'x{Enter}');
  const [summary] = screen.getAllByRole('group', { name: 'กรุณาแก้ไขก่อนคำนวณ' });
  expect(summary?.textContent).toContain('กรุณาแก้ไขก่อนคำนวณ');
  expect(document.activeElement).toBe(summary);
  expect(document.title).toMatch(/^ผิดพลาด: /);
});

test('[PUB-22] a purchase that the link spoils is named, and the file has every row and the sums', async () => {
  const { user } = await open(`${EXAMPLE}&buy=2026-99-99_5`);
  screen.getByText(/ใช้ค่าเริ่มต้นแทนในช่อง: ซื้อหุ้นเพิ่ม/);
  const { name, lines } = await saveCsv(user, screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(name).toBe('คำนวณเงินปันผล 2569.csv');
  expect(lines[2]).toBe('ค่าหุ้น ม.ค. 2569,31/01/2569,1000.00,11/12,52.25');
  expect(lines.slice(14, 17)).toEqual([
    'เงินปันผล,,112000.00,5.70 %,6013.50',
    'เงินคืนตามดอกเบี้ยที่ท่านจ่าย,,50000.00,13.00 %,6500.00',
    'รวมรับทั้งหมด,,,,12513.50',
  ]);
});
