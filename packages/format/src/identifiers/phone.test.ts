import { expect, test } from 'vitest';
import { formatThaiPhone } from './phone.ts';

test.each([
  ['0812345678', '081-234-5678'],
  ['08 1234 5678', '081-234-5678'],
  ['๐๖๑๒๓๔๕๖๗๘', '061-234-5678'],
  ['+66812345678', '081-234-5678'],
  ['+66 (0)81-234-5678', '081-234-5678'],
  ['021234567', '02-123-4567'],
  ['+6621234567', '02-123-4567'],
  ['(075) 345 678', '075-345-678'],
  ['1669', '1669'],
])('%s is shown as %s', (text, expected) => {
  expect(formatThaiPhone(text)).toBe(expected);
  expect(formatThaiPhone(expected)).toBe(expected);
});

test.each(['', '081234567', '08123456789', '0112345678', '2669', '+15551234567', 'โทร'])(
  '%j is not a Thai number and stays as it is',
  (text) => {
    expect(formatThaiPhone(text)).toBe(text);
  },
);
