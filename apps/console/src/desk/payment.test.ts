import { expect, test } from 'vitest';
import { NO_PAYMENT, paymentOf, wholeOf } from './payment.ts';

const CONTRACT = {
  contractNo: 'ฉฉ.2569/00001',
  desc: 'เงินกู้เพื่อเหตุฉุกเฉิน',
  balance: '900.00',
  overdue: '100.00',
  payoff: '912.34',
};
const OWED = {
  member: '00003',
  name: 'สมาชิก',
  on: '2026-11-20',
  overdue: '150.00',
  lines: [],
  contracts: [CONTRACT],
  held: '0.00',
};

test('all that can be paid is what closes the contract, or everything overdue', () => {
  expect(wholeOf(OWED, CONTRACT.contractNo)).toBe('912.34');
  expect(wholeOf(OWED, '')).toBe('150.00');
});

test('a payment names its contract only where it is for one', () => {
  const typed = { ...NO_PAYMENT, amount: '1,000' };
  expect(paymentOf('w', '00003', typed)).toEqual({
    world: 'w',
    member: '00003',
    amount: '1000.00',
    channel: 'counter',
    keep: false,
  });
  expect(paymentOf('w', '00003', { ...typed, contractNo: 'x', amount: 'พัน' })).toMatchObject({
    for: 'x',
    amount: 'พัน',
  });
});
