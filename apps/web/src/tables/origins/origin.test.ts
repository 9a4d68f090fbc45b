import { expect, test } from 'vitest';
import { lessOf, originOf, originWords, rowOf } from './origin.ts';

const figure = (satang: number) => (satang / 100).toFixed(2);

test('[ABI-13] interest is said as the debt by rate and days', () => {
  const row = { name: 'เงินต้น', satang: 651_200_00, rate: 550, part: [28, 365] } as const;
  const origin = originOf('ดอกเบี้ย', 2_747_53, [row]);
  expect(origin && originWords(origin, figure)).toBe(
    '651200.00 × 5.50\u00a0% × 28/365 = 2747.53\u00a0บาท',
  );
});

test('[ABI-13] a sum is said as its rows, what is taken away with a minus', () => {
  const origin = originOf('สุทธิ', 175_00, [
    rowOf('ก', '120.00'),
    rowOf('ข', '75.00'),
    lessOf('ค', '20.00'),
  ]);
  expect(origin && originWords(origin, figure)).toBe('120.00 + 75.00 − 20.00 = 175.00\u00a0บาท');
});

test('[ABI-13] many rows are counted and not written out', () => {
  const rows = Array.from({ length: 13 }, (_, index) => rowOf(`${index}`, '1.00'));
  const origin = originOf('ปันผล', 13_00, rows);
  expect(origin && originWords(origin, figure)).toBe('รวม 13\u00a0รายการ = 13.00\u00a0บาท');
});

test.each([
  ['rows that do not make it', 1_01, [rowOf('ก', '1.00')]],
  ['no rows', 1_00, []],
  ['a sum of nothing', 0, [rowOf('ก', '0.00')]],
  ['an unknown sum', null, [rowOf('ก', '1.00')]],
  ['an unknown row', 1_00, [rowOf('ก', 'x')]],
])('[ABI-13] nothing is said of %s', (_, satang, rows) => {
  expect(originOf('ยอด', satang, rows)).toBeUndefined();
});
