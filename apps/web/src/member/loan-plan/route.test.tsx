import { examples } from '@coop/contracts/examples/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as LoanPlan } from './route.tsx';

const path = '/member/loan-plan/:contract';
const NO = 'สม.2569/64542';
const address = `/member/loan-plan/${encodeURIComponent(NO)}`;
const open = (query: string) =>
  openScreen(LoanPlan, { member: '00001', at: address + query, path });

test('[ABI-01] the quote for a day is principal and the interest of the exact days', async () => {
  await open('?quoteOn=2026-11-25');
  // 939,700.00 × 5.50 % × 25 / 365 = 3,539.97
  expect(await screen.findByText('ถ้าชำระวันที่ 25 พ.ย. 2569')).toBeDefined();
  expect(screen.getByText('943,239.97')).toBeDefined();
  expect(definition('เงินต้น')).toBe('939,700.00');
  expect(definition('ดอกเบี้ย 25 วัน')).toBe('3,539.97');
  const ask = screen.getByRole('link', { name: 'ขอปิดบัญชี' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(ask.split('?')[1]))).toEqual({
    type: 'REPAY',
    ref: NO,
    amount: 'all',
    reason: 'ขอปิดบัญชีวันที่ 25 พ.ย. 2569',
  });
});

test('[ABI-01] a hundred thousand of principal ends the contract fifteen months sooner', async () => {
  await open('?amount=103539.97&on=2026-11-25');
  await screen.findByRole('table', { name: 'เทียบแผน' });
  // 839,700.00 / 6,700.00 = 125.3: 126 instalments after October 2026.
  expect(definition('ผ่อนหมด')).toBe('เมษายน 2580 เร็วขึ้น 15 เดือน');
  // 6,700.00 + 839,700.00 × 5.50 % × 5 / 365
  expect(definition('ค่างวดถัดไปหลังจ่ายเพิ่ม')).toBe('7,332.65');
  const rows = tableRows('ตารางผ่อนชำระ');
  expect(rows.some((row) => row.includes('25 พ.ย. 2569') && row.includes('100,000.00'))).toBe(true);
  const ask = screen.getByRole('link', { name: 'ส่งเป็นคำขอชำระหนี้' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(ask.split('?')[1]).get('amount')).toBe('103539.97');
});

test('[ABI-01] a second plan stands beside the first and beside paying on', async () => {
  const { user } = await open('?amount=103539.97&on=2026-11-25');
  await user.click(await screen.findByRole('button', { name: 'เทียบกับอีกแผน' }));
  await waitFor(() => expect(tableRows('เทียบแผน')[0]).toBe('รายการ | ผ่อนตามเดิม | แผนที่ 1 | แผนที่ 2'));
  // 6,000.00 + 632.65: the instalment falls with the debt.
  expect(tableRows('เทียบแผน')).toContain('ค่างวดถัดไปหลังจ่ายเพิ่ม | 10,947.96 | 7,332.65 | 6,632.65');
  expect(tableRows('เทียบแผน')).toContain('ผ่อนหมด | กรกฎาคม 2581 | เมษายน 2580 | มิถุนายน 2581');
});

test('[ABI-01] a sum that saves nothing is refused beside its field', async () => {
  const { user } = await open('');
  const field = await screen.findByLabelText('จำนวนเงินที่จ่ายเพิ่ม (บาท)');
  await user.clear(field);
  await user.type(field, 'มาก');
  await user.click(screen.getByRole('button', { name: 'คำนวณ' }));
  expect(await screen.findAllByText(/กรอกจำนวนเงินเป็นตัวเลข/)).not.toHaveLength(0);
});

test('[MEM-26] without what to count from it says whom to ask; an unknown contract leads to the list', async () => {
  const { outlook: _, ...response } = examples.memberLoanStatementShow.response;
  await openScreen(LoanPlan, {
    member: '00001',
    at: address,
    path,
    before: ({ faults }) => faults.add({ endpoint: 'memberLoanStatementShow', body: response }),
  });
  expect(await screen.findByText('ยังคำนวณแผนของสัญญานี้ไม่ได้')).toBeDefined();
});

test('[LED-17] a plan for every month becomes an order from the month of its first payment', async () => {
  await open('?repeat=monthly&amount=3000&on=2026-12-01');
  const ask = await screen.findByRole('link', { name: 'ส่งเป็นคำสั่งชำระเพิ่มทุกเดือน' });
  const query = new URLSearchParams(ask.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    type: 'MONTHLY_REPAY',
    ref: NO,
    amount: '3000.00',
    from: '256912',
    reason: '',
  });
});

test('[ABI-01] a lower instalment is not an order: it is asked for in words, and the plan says so', async () => {
  await open('?repeat=monthly&amount=3000&on=2026-12-01&mode=keep_term');
  expect(await screen.findByText(/^คำขอนี้เป็นการชำระครั้งแรกครั้งเดียว การชำระเดือนต่อไป/)).toBeDefined();
  const ask = await screen.findByRole('link', { name: 'ส่งเป็นคำขอชำระหนี้' });
  const query = new URLSearchParams(ask.getAttribute('href')?.split('?')[1]);
  expect(query.get('type')).toBe('REPAY');
  expect(query.get('reason')).toContain('ขอลดเงินงวด');
});

test('[ABI-01] who is in arrears reads their interest in the quote', async () => {
  const no = 'สม.2567/01115';
  await openScreen(LoanPlan, {
    member: '00003',
    at: `/member/loan-plan/${encodeURIComponent(no)}?quoteOn=2026-11-25`,
    path,
  });
  expect(await screen.findByText('ถ้าชำระวันที่ 25 พ.ย. 2569')).toBeDefined();
  expect(definition('เงินต้น')).toBe('651,200.00');
  // Two instalments of 20,185.69, of which 14,200.00 are principal.
  expect(definition('ดอกเบี้ยที่ค้างหรือยังไม่เรียกเก็บ')).toBe('5,985.69');
});

test.each([
  ['who joined this month', '00002'],
  ['a pensioner', '00010'],
])('[ABI-01] %s, who has no contract, is led to the loans', async (_, member) => {
  await openScreen(LoanPlan, { member, at: address, path });
  expect(await screen.findByText('ไม่พบสัญญานี้ในทะเบียนของท่าน')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ไปหน้าเงินกู้' }).getAttribute('href')).toBe('/member/loan');
});

test('[ABI-01] a plan of a contract in arrears says what money beside the instalments pays first', async () => {
  const overdueAddress = `/member/loan-plan/${encodeURIComponent('ฉฉ.2569/73140')}`;
  await openScreen(LoanPlan, { member: '00003', at: overdueAddress, path });
  const title = await screen.findByText(/^สัญญานี้มียอดค้าง/);
  // Two instalments of 3,860.00 with their interest.
  expect(title.textContent).toBe('สัญญานี้มียอดค้าง 7,720.00\u00a0บาท');
  expect(screen.getByText(/แล้วชำระเงินต้นที่ค้าง ที่เหลือจึงลดหนี้ก่อนกำหนด/)).toBeDefined();
});
