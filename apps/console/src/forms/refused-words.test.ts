import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import { schemaFor } from './testing/schema-for.ts';
import { inputOf } from './typed.ts';

const AMOUNT = 'กรุณากรอกจำนวนเงินไม่ติดลบ เช่น 1,500.00';
const MEMBER = 'กรุณากรอกเลขทะเบียน 1 ถึง 8 หลัก';

test.each([
  ['cashier.pay', { amount: '-5', from: 'xyz' }, { amount: AMOUNT, from: MEMBER }],
  ['cashier.pay', { amount: '' }, { amount: AMOUNT }],
  [
    'agencies.record',
    { short: [{ member: '', deducted: '100.555' }] },
    {
      'short.0.member': MEMBER,
      'short.0.deducted': AMOUNT,
    },
  ],
  ['agencies.nothingCame', { note: '1.5' }, { note: 'กรุณากรอกเป็นจำนวนเต็ม' }],
  [
    'notifications.send',
    { title: ' ', url: 'x'.repeat(201) },
    {
      title: 'กรุณากรอกช่องนี้',
      url: 'กรุณากรอกไม่เกิน 200 ตัวอักษร',
    },
  ],
  [
    'faults.add',
    { endpoint: '*', status: '99', percent: '200', times: '0', url: 'x' },
    {
      status: 'กรุณากรอกตั้งแต่ 200 ขึ้นไป',
      percent: 'กรุณากรอกไม่เกิน 100',
      times: 'กรุณากรอกตั้งแต่ 1 ขึ้นไป',
      url: 'รูปแบบไม่ถูกต้อง',
    },
  ],
])('what the schema of %s refuses in %j is said in Thai by its field', (name, typed, words) => {
  const { mistakes } = inputOf(fieldsOf(schemaFor(name), typed), typed);
  expect(Object.fromEntries(Object.keys(words).map((key) => [key, mistakes[key]]))).toEqual(words);
});
