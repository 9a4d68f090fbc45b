import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, satangOf, tableRows, textOf, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as DepositStatement } from './route.tsx';

const path = '/member/dep_statement/:statement';
const NO = '01-1-37376-3';
const address = `/member/dep_statement/${NO}`;
const CAPTION = `รายการเดินบัญชี ${NO}`;

test('[MEM-12] the account’s head says what is in it and what can be withdrawn', async () => {
  await openScreen(DepositStatement, { member: '00001', at: address, path });
  await screen.findByRole('heading', { level: 1, name: `เงินฝากออมทรัพย์ ${NO}` });
  expect(screen.getAllByText('8,104.76')).not.toHaveLength(0);
  expect(definition('ถอนได้')).toBe('8,004.76');
  expect(definition('ดอกเบี้ยที่จะได้ ยังไม่เข้าบัญชี')).toBe('118.30');
  expect(definition('อัตราดอกเบี้ย')).toBe('1.50 % ต่อปี');
  expect(definition('เปิดบัญชี')).toBe('14 พ.ย. 2559');
});

test('[MEM-12][REAL-07] money that waits to be paid out is named beside what is left to be had', async () => {
  const { response } = examples.memberDepositStatementShow;
  const account = { ...response.account, withdrawable: '43743.61', waiting_amount: '10000.00' };
  await openScreen(DepositStatement, {
    member: '00001',
    at: address,
    path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDepositStatementShow', body: { ...response, account } }),
  });
  await screen.findByText('ขอถอนไว้แล้ว รอโอน');
  expect(definition('ขอถอนไว้แล้ว รอโอน')).toBe('10,000.00');
});

test('[MEM-12] the year’s movements follow from what was brought forward', async () => {
  await openScreen(DepositStatement, { member: '00001', at: address, path });
  const count = await screen.findByText(/แสดง 1 จาก 34 รายการ/);
  expect(textOf(count)).toBe(
    'แสดง 1 จาก 34 รายการ · ยอดตอนเริ่ม 9,204.76 บาท · ยอดตอนนี้ 8,104.76 บาท',
  );
  expect(tableRows(CAPTION)).toEqual([
    'วันที่ | รายการ | รหัส | ประเภท | ช่องทาง | ถอน | ฝาก | คงเหลือ',
    '26 ส.ค. 2569 | ถอนเงินสด | ถสด | ถอน | เคาน์เตอร์ | 1,100.00 |  | 8,104.76',
    expect.stringMatching(/^รวม 1 รายการ \|.* 1,100\.00 \| 0\.00/),
  ]);
});

const SPECIAL = '/member/dep_statement/01-2-29101-9';
const SPECIAL_CAPTION = 'รายการเดินบัญชี 01-2-29101-9';
/** Rows of movements only. */
const movements = (caption: string) =>
  tableRows(caption)
    .slice(1, -1)
    .filter((row) => /^\d/.test(row));

test('[MEM-12][FMT-03] what came is green, what went is red; brought forward, plus what came, less what went, is in it', async () => {
  await openScreen(DepositStatement, { member: '00001', at: SPECIAL, path });
  const count = await screen.findByText(/^แสดง 14 จาก 111 รายการ/);
  expect(textOf(count)).toBe(
    'แสดง 14 จาก 111 รายการ · ยอดตอนเริ่ม 54,169.12 บาท · ยอดตอนนี้ 53,843.61 บาท',
  );
  const rows = movements(SPECIAL_CAPTION);
  expect(rows).toHaveLength(14);
  const [out, into] = [5, 6].map((column) =>
    satangOf(rows, column).reduce((sum, number) => sum + number, 0),
  );
  expect(54_169_12 + (into ?? 0) - (out ?? 0)).toBe(53_843_61);
  expect(rows).toContain(
    '24 ก.ค. 2569 | ถอนเงินสด | ถสด | ถอน | เคาน์เตอร์ | 3,100.00 |  | 49,843.61',
  );
  expect(rows).toContain('30 มิ.ย. 2569 | ดอกเบี้ย 2.50 % | ดบ | ฝาก | ระบบ |  | 674.49 | 52,943.61');
  const table = within(screen.getByRole('table', { name: SPECIAL_CAPTION }));
  expect(toneOf(table.getAllByText('ฝาก')[1])).toBe('positive');
  expect(toneOf(table.getAllByText('ถอน')[1])).toBe('negative');
});

test.each(['01-1-02474-2', '00'])(
  '[MEM-12] %s is not the member’s: it is not found, and the way back to one’s own is offered',
  async (no) => {
    await openScreen(DepositStatement, {
      member: '00001',
      at: `/member/dep_statement/${no}`,
      path,
    });
    expect(await screen.findByText('ไม่พบบัญชีนี้ในทะเบียนของท่าน')).toBeDefined();
    const link = screen.getByRole('link', { name: 'ไปหน้าเงินฝาก' });
    expect(link.getAttribute('href')).toBe('/member/deposit');
  },
);
