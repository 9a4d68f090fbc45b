import { describe, expect, test } from 'vitest';
import { ErrorBody } from './error-body.ts';
import {
  CANNOT_CONNECT_TH,
  failureText,
  fieldErrorsOf,
  isSuccess,
  rejectionText,
} from './errors.ts';

describe('isSuccess', () => {
  test('[ERR-07] rc_code is success as the number 1 and as the string "1"', () => {
    expect(isSuccess(1)).toBe(true);
    expect(isSuccess('1')).toBe(true);
  });

  test.each([0, '0', '', 2, '01', ' 1', '1.0', true, null, undefined, [1], {}])(
    '[ERR-07] rc_code %j is a refusal',
    (code) => {
      expect(isSuccess(code)).toBe(false);
    },
  );
});

describe('failureText', () => {
  test('[ERR-02] the error field is what a person reads', () => {
    const body = { error: 'ยอดไม่พอ', errors: { amount: ['อื่น'] }, message: 'อีกอย่าง' };
    expect(failureText(body)).toBe('ยอดไม่พอ');
  });

  test('[ERR-03] without an error field it is the first message of errors', () => {
    expect(failureText({ errors: { a: ['หนึ่ง', 'สอง'], b: ['สาม'] } })).toBe('หนึ่ง');
    expect(failureText({ errors: ['หนึ่ง', 'สอง'] })).toBe('หนึ่ง');
    expect(failureText({ error: '', errors: { a: ['', '  '], b: ['สาม'] } })).toBe('สาม');
  });

  test.each([
    ['an empty object', {}],
    ['empty errors', { errors: {} }],
    ['an empty list', { errors: [] }],
    ['blank texts', { error: '  ', errors: { a: [''] } }],
    ['values that are no text', { error: { code: 5 }, errors: { a: [7], b: null } }],
    ['no body', undefined],
    ['null', null],
    ['a bare text', '<html>'],
  ])('[ERR-03] %s reads ไม่สามารถเชื่อมต่อได้', (_, body) => {
    expect(failureText(body)).toBe('ไม่สามารถเชื่อมต่อได้');
    expect(CANNOT_CONNECT_TH).toBe('ไม่สามารถเชื่อมต่อได้');
  });
});

describe('fieldErrorsOf', () => {
  test('gives the first message of each field', () => {
    const body = { errors: { membership_no: ['ผิด', 'อีก'], mem_password: 'สั้นไป', empty: [] } };
    expect(fieldErrorsOf(body)).toEqual({ membership_no: 'ผิด', mem_password: 'สั้นไป' });
  });

  test('puts a plain list under the empty name', () => {
    expect(fieldErrorsOf({ errors: ['หนึ่ง', 'สอง'] })).toEqual({ '': 'หนึ่ง' });
  });

  test('finds nothing in a body without errors', () => {
    for (const body of [undefined, null, 5, 'x', {}, { errors: 'x' }, { errors: [] }]) {
      expect(fieldErrorsOf(body)).toEqual({});
    }
  });
});

describe('rejectionText', () => {
  test('[ERR-04] the answer’s message comes first, then the status text, then the raw error', () => {
    expect(rejectionText({ message: 'ข้อความ' }, 'Not Found', new Error('raw'))).toBe('ข้อความ');
    expect(rejectionText({ message: ' ' }, 'Not Found', new Error('raw'))).toBe('Not Found');
    expect(rejectionText(undefined, '', new TypeError('raw'))).toBe('TypeError: raw');
  });
});

test('ErrorBody takes every documented form of errors and keeps unknown fields', () => {
  const body = { error: 'ผิด', errors: { a: ['ผิด'] }, message: 'ผิด', trace_id: 'x' };
  expect(ErrorBody.parse(body)).toEqual(body);
  expect(ErrorBody.parse({ errors: ['ผิด'] })).toEqual({ errors: ['ผิด'] });
  expect(ErrorBody.safeParse({ errors: { a: 'ผิด' } }).success).toBe(false);
});
