import { expect, test } from 'vitest';
import { causeWords } from './why.tsx';

test.each([
  ['30.00', 'งวดเงินกู้ที่ค้างชำระ'],
  ['-30.00', 'ยอดค้างเงินกู้ที่ชำระแล้ว'],
])('arrears of %s more are called what they are: %s', (amount, words) => {
  const change = { code: 'ARREARS', item_group: 'LOAN', amount, before: '', now: '' } as const;
  expect(causeWords({ ...change, member_count: 1 })).toBe(words);
});
