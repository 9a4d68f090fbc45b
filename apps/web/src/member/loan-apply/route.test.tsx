import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as LoanApply } from './route.tsx';

const path = '/member/loan-apply?product=05';
const slip = new File([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'สลิป.png', {
  type: 'image/png',
});

const PAPERS = [/สลิปเงินเดือน/, /สำเนาบัตร/, /คู่สมรส/, /วิทยฐานะ/];

test('[ABI-08] a loan is asked for with its guarantors and papers, reviewed, sent, and waits for them', async () => {
  const { user } = await openScreen(LoanApply, { member: '00001', at: path });
  expect(await screen.findByText('ยังไม่มีคำขอกู้')).toBeDefined();
  await user.type(await screen.findByLabelText(/กู้ไปทำอะไร/), 'ทำผลงาน');
  await user.type(screen.getByLabelText(/จำนวนเงินที่ขอกู้/), '๑๐๐,๐๐๐');
  await user.type(screen.getByLabelText(/ผู้ค้ำประกันคนที่.1/), '11');
  await user.type(screen.getByLabelText(/ผู้ค้ำประกันคนที่.2/), '4');
  for (const paper of PAPERS) await user.upload(screen.getByLabelText(paper), slip);
  expect(screen.getByText(/แนบแล้ว 4 จาก 4/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  // 00004 guarantees two contracts already.
  expect((await screen.findAllByText(/ค้ำประกันวงเงินนี้ไม่ได้/)).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText(/ผู้ค้ำประกันคนที่.2/));
  await user.type(screen.getByLabelText(/ผู้ค้ำประกันคนที่.2/), '20');
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  const dialog = await screen.findByRole('dialog', { name: 'ส่งคำขอกู้นี้หรือไม่' });
  expect(dialog.textContent).toContain('100,000.00 บาท');
  expect(dialog.textContent).toMatch(/xxxx \(00011\)/);
  await user.click(within(dialog).getByRole('button', { name: 'ยืนยันส่งคำขอ' }));
  const sheet = await screen.findByRole('region', { name: 'ส่งคำขอกู้แล้ว' });
  expect(sheet.textContent).toContain('L2569-000001');
  await user.click(screen.getByRole('button', { name: 'ดูสถานะคำขอ' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'คำขอกู้ของท่าน' }));
  expect(await screen.findByText('ท่านมีคำขอกู้ที่ยังไม่เสร็จ')).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'ลำดับสถานะ' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/ .*/, ''))).toEqual([
    'ส่งแล้ว',
    'รอผู้ค้ำประกัน',
    'ผู้ค้ำประกันยินยอมครบแล้ว',
    'ตรวจสอบ',
    'อนุมัติ',
    'ทำสัญญาและจ่ายเงิน',
  ]);
  await user.click(screen.getByRole('button', { name: /ยกเลิกคำขอ/ }));
  const cancel = await screen.findByRole('dialog');
  await user.click(within(cancel).getByRole('button', { name: 'ยกเลิกคำขอ' }));
  expect(await screen.findByRole('button', { name: 'ตรวจทานคำขอ' })).toBeDefined();
});

test('[ABI-08] what is missing is said at its field, and nothing typed is lost', async () => {
  const { user } = await openScreen(LoanApply, { member: '00001', at: path });
  await user.type(await screen.findByLabelText(/จำนวนเงินที่ขอกู้/), '230000');
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  // In the order of the fields.
  const mistakes = within(await screen.findByRole('group', { name: 'ยังไม่ครบ' })).getAllByRole(
    'link',
  );
  expect(mistakes.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'จำนวนเงินต้องไม่เกิน 220,000.00 บาท',
    'กรุณาบอกว่ากู้ไปทำอะไร',
    'กรุณากรอกเลขทะเบียนสมาชิกเป็นตัวเลข',
  ]);
  expect(screen.getAllByText('กรุณาบอกว่ากู้ไปทำอะไร')).toHaveLength(2);
  await user.upload(screen.getByLabelText(/สำเนาบัตร/), slip);
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  expect(screen.getAllByText('กรุณาแนบสลิปเงินเดือนล่าสุด').length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/คู่สมรส/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(/สำเนาบัตร/).getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/จำนวนเงินที่ขอกู้/).value).toBe('230000');
});

test('[ABI-11] what is chosen by slider or field comes to the same figures at once', async () => {
  const { user } = await openScreen(LoanApply, { member: '00001', at: path });
  expect(await screen.findByText(/^เลือกจำนวนเงิน แล้วจะเห็น/)).toBeDefined();
  const slider = screen.getByLabelText<HTMLInputElement>('เลื่อนเลือกวงเงิน');
  fireEvent.change(slider, { target: { value: '100000' } });
  expect(screen.getByLabelText<HTMLInputElement>(/จำนวนเงินที่ขอกู้/).value).toBe('100,000');
  // 100,000 × 5.00 % × 34 / 365 is 465.75, up to the baht; 840 of principal.
  expect(definition('ค่างวดแรก')).toBe('1,306.00 บาท');
  expect(definition('ได้รับเงินสุทธิ')).toBe('100,000.00 บาท');
  expect(await screen.findByText('เงินเดือนคงเหลือหลังกู้')).toBeDefined();
  expect(definition('เงินเดือนคงเหลือหลังกู้')).toMatch(/ผ่านเกณฑ์/);
  await user.type(screen.getByLabelText(/^รายการหักอื่นต่อเดือน/), '20000');
  expect(screen.getByText(/^รายการหักต่อเดือนของท่านไม่เหลือ/)).toBeDefined();
});

test.each([
  ['who joined this month', '00002'],
  ['who is in arrears', '00003'],
  ['a pensioner', '00010'],
])('[ABI-08] %s may borrow nothing and is led to the conditions', async (_, member) => {
  await openScreen(LoanApply, { member, at: '/member/loan-apply' });
  expect(await screen.findByText('วันนี้ยังขอกู้ไม่ได้')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ดูว่ากู้ได้เท่าใด' })).toBeDefined();
});

test('[ABI-08][ERR-03] where the answer is lost, it is said that the application may have come', async () => {
  const { user } = await openScreen(LoanApply, {
    member: '00001',
    at: '/member/loan-apply?product=03',
    before: ({ faults }) => faults.add({ endpoint: 'memberLoanApplyCreate', drop: true }),
  });
  await user.type(await screen.findByLabelText(/กู้ไปทำอะไร/), 'ซ่อมบ้าน');
  await user.type(screen.getByLabelText(/จำนวนเงินที่ขอกู้/), '50000');
  for (const paper of PAPERS.slice(0, 2)) await user.upload(screen.getByLabelText(paper), slip);
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  await user.click(await screen.findByRole('button', { name: 'ยืนยันส่งคำขอ' }));
  expect((await screen.findByRole('group', { name: 'ส่งคำขอไม่สำเร็จ' })).textContent).toContain(
    'ไม่แน่ใจว่าสหกรณ์ได้รับคำขอหรือไม่ โปรดดูรายการคำขอก่อนส่งใหม่',
  );
});

test('[ABI-08] a guarantor’s number is checked as soon as it is typed', async () => {
  const { user } = await openScreen(LoanApply, { member: '00001', at: path });
  await user.type(await screen.findByLabelText(/จำนวนเงินที่ขอกู้/), '100000');
  const first = screen.getByLabelText(/ผู้ค้ำประกันคนที่.1/);
  await user.type(first, '11');
  await user.tab();
  expect(await screen.findByText(/xxxx ค้ำประกันวงเงินนี้ได้$/)).toBeDefined();
  const second = screen.getByLabelText(/ผู้ค้ำประกันคนที่.2/);
  await user.type(second, '11');
  await user.tab();
  expect(await screen.findByText('เลขทะเบียนนี้ซ้ำกับผู้ค้ำประกันคนก่อน')).toBeDefined();
  await user.clear(second);
  // 00004 guarantees two contracts already.
  await user.type(second, '4');
  await user.tab();
  expect(await screen.findByText(/xxxx ค้ำประกันวงเงินนี้ไม่ได้$/)).toBeDefined();
  expect(second.getAttribute('aria-invalid')).toBe('true');
  expect(first.getAttribute('aria-invalid')).not.toBe('true');
});
