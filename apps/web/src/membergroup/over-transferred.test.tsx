import '../testing/dialogs.ts';
import type { AgencyReceipt } from '@coop/contracts/membergroup/billing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOW } from '../testing/mock-backend.ts';
import { definition, tableRows } from '../testing/read.ts';
import { openScreen } from '../testing/render-screen.tsx';
import { Component as Dashboard } from './dashboard/route.tsx';
import { Component as DeductResult } from './deduct-result/route.tsx';
import { overPlaces } from './month/month-words.tsx';
import { bouncedSatang, overSatang, type ToldMonth } from './month/to-transfer.ts';

const SCHOOL = '80010001';
const OVER = 'โอนเกิน 5,000.00 บาท สหกรณ์จะยกไปงวดถัดไปหรือโอนคืน';

function BothScreens() {
  return (
    <>
      <Dashboard />
      <DeductResult />
    </>
  );
}

test('[GRP-06] a correction to less than was transferred says so before and after it is recorded, and asks for no transfer', async () => {
  const { user } = await openScreen(BothScreens, {
    agency: SCHOOL,
    at: '/membergroup/deduct_result',
    before: ({ overlay }) => {
      const value = { month: 2026 * 12 + 10, satang: 205_949_76, on: '2026-11-20', reference: '' };
      overlay.append({ at: NOW, kind: 'remittance', subject: SCHOOL, value });
    },
  });
  await user.type(await screen.findByLabelText('เพิ่มคนที่หักไม่ครบ'), '4');
  await user.click(screen.getByRole('button', { name: 'เพิ่ม' }));
  await user.type(screen.getByLabelText('หักได้จริง (บาท)'), '15100');
  await user.selectOptions(screen.getByLabelText('เหตุผล'), 'เงินไม่พอ');
  expect(screen.queryByText(OVER)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'บันทึกผล' }));
  const dialog = within(screen.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' }));
  expect(dialog.getByText(OVER)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'ยืนยันบันทึก' }));
  await screen.findByRole('heading', { name: 'บันทึกผลเรียบร้อยแล้ว' });
  // The overview, what has just been recorded, and the transfer that was noted.
  await vi.waitFor(
    () => expect(screen.getAllByText(OVER, { exact: false })).toHaveLength(3),
    30_000,
  );
  expect(definition('จำนวนเงินที่ต้องโอน')).toBe('0.00 บาท');
  expect(screen.queryByText('ไปแจ้งการโอนเงิน')).toBeNull();
  expect(screen.queryByText(/^ขั้นต่อไป/)).toBeNull();
  expect(screen.queryByText('โอนเข้าบัญชี')).toBeNull();
});

test('[LED-12] of what was too much the page says where it went, and of the other month where it came from', () => {
  const receipt = { receipt_no: 'รง. 1', receipt_date: '2026-11-24', came_date: '2026-11-24' };
  const of = (amount: string, over: AgencyReceipt['over']) =>
    overPlaces({ receipts: [{ ...receipt, reference: '', amount, over }] });
  expect(of('-500.00', { way: 'RETURNED' })).toEqual([
    'โอนเกิน 500.00 บาท สหกรณ์โอนคืนแล้วเมื่อ 24 พ.ย. 2569',
  ]);
  expect(of('-500.00', { way: 'CARRIED', recv_period: '256912' })).toEqual([
    'โอนเกิน 500.00 บาท ยกไปงวดธันวาคม 2569 แล้ว',
  ]);
  expect(of('500.00', { way: 'CARRIED', recv_period: '256911' })).toEqual([
    'รวมที่โอนเกินและยกมาจากงวดพฤศจิกายน 2569 500.00 บาท',
  ]);
  expect(of('500.00', undefined)).toEqual([]);
});

test('more than was deducted counts without what the bank has nothing of, and only where both are known', () => {
  const month = { deducted_amount: '100.00', transferred_amount: '150.00' };
  expect(overSatang(month)).toBe(50_00);
  expect(overSatang(month, 120_00)).toBe(30_00);
  expect(overSatang({ ...month, transfers: [{ amount: '60.00', finding: 'ไม่พบเงิน' }] })).toBe(0);
  expect(overSatang({ ...month, transfers: [{ amount: '30.00', finding: 'ไม่พบเงิน' }] })).toBe(
    20_00,
  );
  expect(overSatang({ transferred_amount: '150.00' })).toBe(0);
  expect(overSatang({ deducted_amount: '100.00' })).toBe(0);
});

test('where another sum came than was told, the receipt counts: nothing is too much for good', () => {
  const transfers = [{ amount: '133.94', finding: 'รับแล้ว' as const }];
  const month = { deducted_amount: '100.00', transferred_amount: '133.94', transfers };
  expect(overSatang({ ...month, remitted_amount: '100.00' })).toBe(0);
  expect(overSatang({ ...month, remitted_amount: '133.94' })).toBe(33_94);
  const waiting = [{ amount: '133.94', finding: 'รอตรวจ' as const }];
  expect(overSatang({ ...month, remitted_amount: '0.00', transfers: waiting })).toBe(33_94);
});

test('a transfer that bounced counts until later money made up for it, and never beyond what is left', () => {
  const lost = { amount: '100.00', transferred_date: '2026-11-20', finding: 'ไม่พบเงิน' as const };
  const came = { amount: '60.00', transferred_date: '2026-11-22', finding: 'รับแล้ว' as const };
  const of = (
    left_amount: string,
    transfers: (typeof lost | typeof came)[],
    more: ToldMonth = {},
  ) => bouncedSatang({ ...more, left_amount, transfers });
  expect(of('150.00', [lost])).toBe(100_00);
  expect(of('150.00', [came, lost])).toBe(100_00);
  expect(of('90.00', [lost, came])).toBe(40_00);
  expect(of('90.00', [lost, came, came])).toBe(0);
  // Told anew and bounced once more, it is still one sum.
  expect(of('100.00', [lost, lost])).toBe(100_00);
  // Corrected to less than was transferred, nothing is to be made up for.
  expect(of('0.00', [lost])).toBe(0);
  const receipt = { receipt_no: 'รง. 1', came_date: '2026-11-24', reference: '', amount: '100.00' };
  const receipts = (receipt_date: string) => ({ receipts: [{ ...receipt, receipt_date }] });
  expect(of('50.00', [lost], receipts('2026-11-24'))).toBe(0);
  expect(of('50.00', [lost], receipts('2026-11-19'))).toBe(50_00);
});

test('[GRP-06] once made up for, a transfer that bounced is a line of its own and counts in no sum', async () => {
  const month = 2026 * 12 + 10;
  await openScreen(BothScreens, {
    agency: SCHOOL,
    at: '/membergroup/deduct_result',
    before: ({ overlay }) => {
      const noted = { month, satang: 100_000_00, on: '2026-11-20', reference: 'KTB' };
      const fact = { subject: SCHOOL };
      const again = { ...noted, reference: 'KTB 2' };
      const none = { ...noted, satang: 0, note: 0 };
      const came = { ...again, note: 1 };
      overlay.append({ ...fact, at: NOW - 4, kind: 'remittance', value: noted });
      overlay.append({ ...fact, at: NOW - 3, kind: 'bank-receipt', value: none });
      overlay.append({ ...fact, at: NOW - 2, kind: 'remittance', value: again });
      overlay.append({ ...fact, at: NOW - 1, kind: 'bank-receipt', value: came });
    },
  });
  await screen.findByText(/^โอนเมื่อ 20 พ.ย. 2569 จำนวน 100,000.00 บาท/);
  expect(screen.queryByText(/^สหกรณ์ไม่พบเงินเข้าบัญชี/)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'แจ้งโอนเพิ่ม' }).length).toBeGreaterThan(0);
  await screen.findByRole('table', { name: 'การโอนของงวดนี้' });
  const [, bounced = '', , sum] = tableRows('การโอนของงวดนี้');
  expect(bounced).toContain('ไม่พบเงินเข้าบัญชี ไม่ต้องโอนแทนแล้ว');
  expect(sum).toMatch(/^รวม 1 ครั้ง ไม่นับที่ไม่พบเงิน \| 100,000\.00/);
});

test('[GRP-06] a transfer that bounced is said on the overview with the step that follows, until it is made up for', async () => {
  const month = 2026 * 12 + 10;
  const { user } = await openScreen(BothScreens, {
    agency: SCHOOL,
    at: '/membergroup/deduct_result',
    before: ({ overlay }) => {
      const noted = { month, satang: 205_949_76, on: '2026-11-20', reference: 'KTB' };
      overlay.append({ at: NOW, kind: 'remittance', subject: SCHOOL, value: noted });
      const none = { month, satang: 0, on: '2026-11-20', reference: '', note: 0 };
      overlay.append({ at: NOW, kind: 'bank-receipt', subject: SCHOOL, value: none });
    },
  });
  const bounced = /^สหกรณ์ไม่พบเงินเข้าบัญชี 205,949.76 บาท/;
  await vi.waitFor(() => expect(screen.getAllByText(bounced)).toHaveLength(2), 30_000);
  expect(screen.getAllByRole('link', { name: 'แจ้งโอนใหม่' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนใหม่' }));
  await user.click(screen.getByRole('button', { name: 'แจ้งโอนเงิน' }));
  // Told is what was read once more: sum, day, reference and slip.
  const question = within(await screen.findByRole('dialog', { name: 'ตรวจสอบก่อนแจ้งโอน' }));
  expect(question.getByText('205,949.76 บาท')).toBeDefined();
  expect(question.getByText('ไม่ได้แนบ')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'ยืนยันแจ้งโอน' }));
  await vi.waitFor(() => expect(screen.queryAllByText(bounced)).toHaveLength(0), 30_000);
});
