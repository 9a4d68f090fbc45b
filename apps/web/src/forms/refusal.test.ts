import { ApiError } from '@coop/contracts/api-error';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';
import { refusalWords } from './refusal-words.ts';

const IDS = { files: 'f', event_date: 'd' } as const;
const failed = (body: unknown) =>
  new ApiError('http', 'memberWelfareCreate', { status: 422, body });

test('what the server says of fields stands at the fields, the first word of each', () => {
  const errors = {
    'files.1.data': ['ไม่ใช่ PDF'],
    'files.2.data': ['ใหญ่เกิน'],
    event_date: ['เกินกำหนด'],
  };
  expect(refusalOf(failed({ error: 'ข้อมูลไม่ถูกต้อง', errors }), IDS)).toEqual({
    words: [],
    fields: { files: 'ไม่ใช่ PDF', event_date: 'เกินกำหนด' },
  });
});

test('what it says of fields that the form has not, or of none, stands above the form', () => {
  const errors = {
    idempotency_key: ['กรุณาลองส่งใหม่อีกครั้ง'],
    constructor: ['แปลก'],
    files: ['ไม่ใช่ PDF'],
  };
  expect(refusalOf(failed({ errors }), IDS)).toEqual({
    words: ['กรุณาลองส่งใหม่อีกครั้ง', 'แปลก'],
    fields: { files: 'ไม่ใช่ PDF' },
  });
  expect(refusalOf(failed({ errors: ['ระบบปิด'] }), IDS)).toMatchObject({ words: ['ระบบปิด'] });
});

test('a call that failed without a word about fields is told in its own words', () => {
  expect(refusalOf(failed({ error: 'ระบบปิดปรับปรุง' }), IDS)).toEqual({ words: ['ระบบปิดปรับปรุง'] });
  expect(refusalOf(new TypeError('x'), IDS)).toEqual({ words: ['ไม่สามารถเชื่อมต่อได้'] });
});

test('an answer that refuses is told in its words, or in those of no connection', () => {
  expect(refusalWords({ rc_code: 1, rc_des: 'ส่งแล้ว' })).toBeUndefined();
  expect(refusalWords({ rc_code: '1', rc_des: '' })).toBeUndefined();
  expect(refusalWords({ rc_code: '0', rc_des: 'วงเงินไม่พอ' })).toBe('วงเงินไม่พอ');
  expect(refusalWords({ rc_code: 0, rc_des: '' })).toBe('ไม่สามารถเชื่อมต่อได้');
  expect(refusalWords({})).toBe('ไม่สามารถเชื่อมต่อได้');
});
