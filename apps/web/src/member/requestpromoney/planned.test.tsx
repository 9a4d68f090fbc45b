import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../testing/dialogs.ts';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Requestpromoney } from './route.tsx';

const path = '/member/requestpromoney';
const query = new URLSearchParams({ type: 'REPAY', ref: 'สม.2569/64542', reason: 'ขอปิดบัญชี' });

test.each(['all', '943239.97'])(
  '[ABI-01] the request of a plan for %s is filled in, within what closes the contract on its booking day',
  async (sum) => {
    const { user, address } = await openScreen(Requestpromoney, {
      member: '00001',
      at: `${path}?${query}&amount=${sum}`,
      path,
    });
    const amount = await screen.findByLabelText<HTMLInputElement>('จำนวนเงิน (บาท)');
    // 939,700.00 and 24 days at 5.50 %: what closes the contract on 24 November.
    expect(amount.value).toBe('943,098.37');
    expect(screen.getByDisplayValue('ขอปิดบัญชี')).toBeDefined();
    await user.clear(amount);
    await user.type(amount, '500');
    // What is typed is kept, and the address no longer asks for something else.
    expect(amount.value).toBe('500');
    expect(address()).toBe(path);
  },
);

test('[LED-17] a plan for every month is filled in as an order, with its first month', async () => {
  const order = new URLSearchParams({
    type: 'MONTHLY_REPAY',
    ref: 'สม.2569/64542',
    amount: '3000.00',
    from: '257001',
  });
  const { user } = await openScreen(Requestpromoney, {
    member: '00001',
    at: `${path}?${order}`,
    path,
  });
  const amount = await screen.findByLabelText<HTMLInputElement>('ชำระเพิ่มเดือนละ (บาท)');
  expect(amount.value).toBe('3,000.00');
  const from = screen.getByLabelText<HTMLSelectElement>('เริ่มหักงวด');
  expect(from.value).toBe('257001');
  // The bill of November is made, and a year is enough to plan ahead.
  expect(
    [...from.options].map((option) => option.text).filter((_, index) => index % 11 === 0),
  ).toEqual(['ธันวาคม 2569', 'พฤศจิกายน 2570']);
  await user.click(screen.getByRole('button', { name: 'ตรวจทานคำขอ' }));
  await screen.findByRole('dialog', {
    name: 'ชำระหนี้เพิ่มทุกเดือน เดือนละ 3,000.00\u00a0บาท ของสัญญา สม.2569/64542 หรือไม่',
  });
  expect(definition('ชำระเพิ่มเดือนละ')).toBe('3,000.00 บาท');
  expect(definition('เริ่มหักงวด')).toBe('มกราคม 2570');
  expect(definition('คาดว่ารับคำสั่ง')).toBe('วันจันทร์ที่ 23 พฤศจิกายน 2569');
});
