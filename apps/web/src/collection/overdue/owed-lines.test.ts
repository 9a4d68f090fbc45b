import type { ArrearsPayment } from '@coop/contracts/member/payments';
import { parse } from 'promptparse';
import { expect, test } from 'vitest';
import { codeOf } from './owed-lines.ts';

const payment: ArrearsPayment = {
  amount: '66830.69',
  payment_qr: '|099400012345600\r00003\r6910\r6683069',
  lines: [],
  accounts: [],
};

test('[ABI-15] with a biller the code is the Thai QR of all banks, its sum and references in it', () => {
  const { content, facts } = codeOf(payment, '099400012345601');
  // Strict: with its check sum.
  const code = parse(content, true);
  // EMVCo: dynamic, tag 30 bill payment to this biller, baht, the sum.
  expect(code?.getTagValue('01')).toBe('12');
  expect(code?.getTagValue('30', '00')).toBe('A000000677010112');
  expect(code?.getTagValue('30', '01')).toBe('099400012345601');
  expect(code?.getTagValue('30', '02')).toBe('00003');
  expect(code?.getTagValue('30', '03')).toBe('6910');
  expect(code?.getTagValue('53')).toBe('764');
  expect(code?.getTagValue('54')).toBe('66830.69');
  expect(facts).toEqual([
    ['อ้างอิง 1', '00003'],
    ['อ้างอิง 2', '6910'],
  ]);
});

test.each([
  ['no biller', payment, undefined],
  ['a code without references', { ...payment, payment_qr: 'abc' }, '099400012345601'],
  ['a sum that is none', { ...payment, amount: 'x' }, '099400012345601'],
])('[ABI-15] with %s it is the bank’s own', (_, changes, biller) => {
  expect(codeOf(changes, biller).content).toBe(changes.payment_qr);
});
