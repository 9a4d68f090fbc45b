import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Caldividend } from './route.tsx';

const path = '/caldividend';
const WORKING = 'วิธีคิดเงินปันผล';
const months = (amount: number) =>
  Array.from({ length: 12 }, (_, at) => `m${at + 1}=${amount}`).join('&');
/** kphcoop.com: 100,000 and 1,000 a month at 5.70 %, interest of 50,000 refunded at 13 %. */
const EXAMPLE = `startYear=2569&opening=100000&${months(1000)}&rate=5.70&interest=50000&refundRate=13`;

async function open(query: string, options = {}) {
  const opened = await openScreen(Caldividend, { at: `/caldividend?${query}`, path, ...options });
  await screen.findByRole('table', { name: WORKING });
  return opened;
}
const total = () =>
  screen.getByText('รวมรับทั้งหมด', { selector: 'p' }).nextElementSibling?.textContent;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The rows of the working, without its head and its sum. */
const rows = () => tableRows(WORKING).slice(1, -1);
const row = (name: string) => rows().find((one) => one.startsWith(name));

test('[PUB-22] a first visit names the rates that were paid last, and takes purchases', async () => {
  const dividend_history = [{ year: 2025, dividend: '5.25', refund: '12.00' }];
  const { user } = await open('', { site: { dividend_history } });
  screen.getByRole('heading', { level: 1, name: 'คำนวณเงินปันผลและเฉลี่ยคืน' });
  screen.getByText('ปี 2568 จ่าย 5.25 %');
  await user.click(screen.getByRole('button', { name: 'เพิ่มรายการซื้อหุ้น' }));
  screen.getByRole('group', { name: 'ซื้อเพิ่มครั้งที่ 1' });
});

test('[PUB-22] days, months that differ, and shares bought in between (hh-coop)', async () => {
  const { user } = await open(
    'startYear=2569&opening=100000&rate=5.50&method=daily&rounding=total&m1=1000&m6=1000&buy=2026-09-15_50000',
  );
  screen.getByText(/^แต่ละเดือนไม่เท่ากัน/);
  // 365, 335, 185 and 108 days.
  expect(definition('เงินปันผล 5.50 %')).toBe('6,392.05');
  expect(rows().at(-1)).toBe('ซื้อหุ้นเพิ่ม | 15 ก.ย. 2569 | 50,000.00 | 108/365 | 813.70');

  // By months a purchase up to the 7th counts from its own month.
  await user.click(screen.getByRole('radio', { name: /^รายเดือน \(หุ้นยกมา 12\/12/ }));
  await waitFor(() => expect(row('ซื้อหุ้นเพิ่ม')).toContain('3/12'));
  const purchase = within(screen.getByRole('group', { name: 'ซื้อเพิ่มครั้งที่ 1' }));
  fireEvent.change(purchase.getByLabelText('วัน'), { target: { value: '7' } });
  await waitFor(() => expect(row('ซื้อหุ้นเพิ่ม')).toContain('4/12'));
  await user.clear(purchase.getByLabelText('ปี พ.ศ.'));
  await user.paste('2570');
  await user.click(field('หุ้นยกมาต้นปี (บาท)'));
  purchase.getByText('กรอกวัน เดือน และปี พ.ศ. ที่อยู่ในปีบัญชีนี้');
  screen.getByText('ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด');
  await user.click(purchase.getByRole('button', { name: 'ลบครั้งที่ 1' }));
  await waitFor(() => expect(row('ซื้อหุ้นเพิ่ม')).toBeUndefined());
});

test('[PUB-22] where cooperatives read the rules differently, the reading is named beside the result', async () => {
  const day = /^นับแบบรายวัน: การคำนวณนี้นับวันที่ซื้อหุ้นด้วย/;
  const cut = /^ตัดเศษ: เงินเฉลี่ยคืนตัดเศษสตางค์ทิ้งด้วย/;
  await open(EXAMPLE);
  expect([screen.queryByText(day), screen.queryByText(cut)]).toEqual([null, null]);
  cleanup();
  await open(`${EXAMPLE}&method=daily&rounding=cut`);
  screen.getByText(day);
  screen.getByText(cut);
});

test('[PUB-22] other rates are tried without changing what was typed', async () => {
  await open(EXAMPLE);
  const meter = screen.getByText('เท่ากับที่คำนวณไว้').closest('[role=status]');
  const dividend = screen.getByRole('slider', { name: 'อัตราปันผลที่ลอง' });
  fireEvent.change(dividend, { target: { value: '575' } });
  // 100,000 × 5.75 % + 316.25, each row to the satang, + 6,500.
  expect(meter?.textContent).toContain('12,566.26');
  screen.getByText('มากกว่าที่คำนวณไว้ 52.76 บาท');
  const refund = screen.getByRole('slider', { name: 'อัตราเฉลี่ยคืนที่ลอง' });
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
  const [summary] = screen.getAllByRole('alert');
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
    'เงินเฉลี่ยคืน,,50000.00,13.00 %,6500.00',
    'รวมรับทั้งหมด,,,,12513.50',
  ]);
});
