import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Requestpromoney } from './route.tsx';

const path = '/member/requestpromoney';
const asked = new URLSearchParams({ type: 'REPAY', ref: 'สม.2569/64542', reason: 'ขอปิดบัญชี' });

test.each(['all', '943239.97'])(
  '[ABI-01] the request of a plan for %s is filled in, within what closes the contract on its booking day',
  async (sum) => {
    const { user, address } = await openScreen(Requestpromoney, {
      member: '00001',
      at: `${path}?${asked}&amount=${sum}`,
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

test('[ABI-01] a contract that is not the member’s own, or no amount, leaves the form as it is', async () => {
  await openScreen(Requestpromoney, {
    member: '00001',
    at: `${path}?type=REPAY&ref=x&amount=5`,
    path,
  });
  expect((await screen.findByLabelText<HTMLInputElement>('จำนวนเงิน (บาท)')).value).toBe('');
});
