import { expect, test } from 'vitest';
import { personalNumbersIn } from './use-numbers-question.tsx';

test.each([
  ['โทร 081-234-5678 ครับ', ['081-234-5678']],
  ['1 8099 00123 45 6', ['1 8099 00123 45 6']],
  ['๐๗๕๑๒๓๔๕๖ หรือ 0812345678', ['075123456', '0812345678']],
  // Sums, days, contracts and accounts are no such numbers.
  ['1,234,567.00 บาท วันที่ 20/11/2569 สม.2569/00123', []],
  ['เลขที่ 12345678901234', []],
])('of %s these are personal: %j', (text, numbers) => {
  expect(personalNumbersIn(text)).toEqual(numbers);
});
