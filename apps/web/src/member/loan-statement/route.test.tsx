import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as LoanStatement } from './route.tsx';

const path = '/member/loan_statement/:statement';
const NO = 'สม.2569/64542';
const at = `/member/loan_statement/${encodeURIComponent(NO)}`;
const CAPTION = `รายการเดินบัญชี ${NO}`;

test('[MEM-10] the contract’s head says what is owed and on what terms', async () => {
  await openScreen(LoanStatement, { member: '00001', at, path });
  await screen.findByRole('heading', { level: 1, name: `เงินกู้สามัญ ${NO}` });
  expect(screen.getAllByText('939,700.00')).not.toHaveLength(0);
  expect(definition('วงเงินอนุมัติ')).toBe('1,000,000.00');
  expect(definition('วันทำสัญญา')).toBe('30 ม.ค. 2569');
  expect(definition('อัตราดอกเบี้ย')).toBe('5.50 % ต่อปี');
  expect(definition('แบบชำระ')).toBe('เงินต้นเท่ากัน เดือนละ 6,700.00');
  expect(document.title).toContain(`รายการเงินกู้ ${NO} · main`);
});

test('[MEM-10] interest is worked out on the days of each month, and the payout is not summed', async () => {
  await openScreen(LoanStatement, { member: '00001', at, path });
  await screen.findByRole('table', { name: CAPTION });
  const rows = tableRows(CAPTION);
  // 1,000,000.00 × 5.50 % × 29 / 365: paid out on the last working day of January.
  expect(rows[9]).toBe(
    '28 ก.พ. 2569 | ชำระรายเดือน | ชำระหนี้ | 6902-00001 | 1 | 6,700.00 | 29 | 4,369.86 | 11,069.86 | 993,300.00',
  );
  expect(rows[10]).toBe(
    '30 ม.ค. 2569 | รับเงินกู้ | กู้เพิ่ม | 690130-00001 |  | 1,000,000.00 |  | 0.00 | 1,000,000.00 | 1,000,000.00',
  );
  expect(rows[11]).toMatch(/^รวม 10 รายการ \|.* 60,300\.00 \| {2}\| 40,174\.09 \| 100,474\.09/);
});

test('[MEM-10] the instalments to come open when they are asked for, and end at nothing', async () => {
  const { user } = await openScreen(LoanStatement, { member: '00001', at, path });
  const summary = await screen.findByText('ดูตารางผ่อนชำระที่เหลือ 141 งวด');
  expect(screen.queryByRole('table', { name: 'งวดที่จะถึง' })).toBeNull();
  await user.click(summary);
  await screen.findByRole('table', { name: 'งวดที่จะถึง' });
  const rows = tableRows('งวดที่จะถึง');
  expect(rows[1]).toBe('10 | 30 พ.ย. 2569 | 6,700.00 | 4,247.96 | 10,947.96 | 933,000.00');
  expect(rows[141]).toMatch(/^150 \| 31 ก\.ค\. 2581 \| 1,700\.00 \|.*\| 0\.00$/);
  expect(rows[142]).toMatch(/^รวมที่เหลือ \|.* 939,700\.00 \|/);
});

test('[MEM-10] another member’s contract is not found, and the way back to one’s own is offered', async () => {
  const other = `/member/loan_statement/${encodeURIComponent('สม.2567/01115')}`;
  await openScreen(LoanStatement, { member: '00001', at: other, path });
  expect(await screen.findByText('ไม่พบสัญญานี้ในทะเบียนของท่าน')).toBeDefined();
  const link = screen.getByRole('link', { name: 'ไปหน้าเงินกู้' });
  expect(link.getAttribute('href')).toBe('/member/loan');
  expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull();
});

test('[MEM-28] a search without a hit says so', async () => {
  await openScreen(LoanStatement, { member: '00001', at: `${at}?period=all&q=ปิดสัญญา`, path });
  expect(await screen.findByText('ไม่พบรายการตามที่กรอง')).toBeDefined();
  expect(screen.getByText('แสดง 0 จาก 10 รายการ')).toBeDefined();
});

test('[MEM-26] a failed load can be tried again', async () => {
  const { user, toasts } = await openScreen(LoanStatement, {
    member: '00001',
    at,
    path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberLoanStatementShow', status: 503, body: {}, times: 1 }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่สามารถเชื่อมต่อได้');
  expect(screen.getByRole('heading', { level: 1, name: `รายการเงินกู้ ${NO}` })).toBeDefined();
  expect(toasts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByRole('heading', { level: 1, name: `เงินกู้สามัญ ${NO}` })).toBeDefined();
});
