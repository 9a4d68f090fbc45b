import { expect, test } from 'vitest';
import { digitsOnly, toArabicDigits } from './thai-digits.ts';

test('Thai digits become 0 to 9 and the rest stays', () => {
  expect(toArabicDigits('๐๑๒๓๔๕๖๗๘๙ บาท 5฿')).toBe('0123456789 บาท 5฿');
});

test('only digits remain, of either script', () => {
  expect(digitsOnly('๐๘๑-234 ๕๖๗๘ ต่อ')).toBe('0812345678');
  expect(digitsOnly('ไม่มี')).toBe('');
});
