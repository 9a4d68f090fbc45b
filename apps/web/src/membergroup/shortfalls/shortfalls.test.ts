import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { expect, test } from 'vitest';
import {
  answersOf,
  checkShortfall,
  missingSatang,
  readShortfalls,
  shortfallsOf,
} from './shortfalls.ts';

const line = (no: string, name: string, deducted = '100.00'): DeductLine => ({
  membership_no: no,
  member_fullname: name,
  billed_amount: '100.00',
  deducted_amount: deducted,
  reason: deducted === '100.00' ? '' : 'ย้าย',
  carried_amount: '0.00',
  outstanding_amount: '0.00',
  settled_date: '',
});

const LINES = [line('00001', 'นายสมชาย ใจงาม'), line('12345', 'นางสุดา ทองขาว', '40.00')];
const short = (deducted: string, reason: string) => ({
  membership_no: '00001',
  deducted,
  reason,
});

test('who was not deducted in full is short, whatever the others are', () => {
  expect(shortfallsOf(LINES)).toEqual([
    { membership_no: '12345', deducted: '40.00', reason: 'ย้าย' },
  ]);
});

test.each([
  ['0', 'ย้าย', []],
  ['๙๙.๙๙', 'เงินไม่พอ', []],
  ['', 'ย้าย', ['deducted']],
  ['-1', 'ย้าย', ['deducted']],
  ['1.005', 'ย้าย', ['deducted']],
  ['100', 'ย้าย', ['deducted']],
  ['50', '', ['reason']],
  ['x', 'ลืม', ['deducted', 'reason']],
])('%j with %j is wrong in %j', (deducted, reason, fields) => {
  const errors = checkShortfall(short(deducted, reason), line('00001', ''));
  expect(Object.keys(errors)).toEqual(fields);
});

test('what is missing counts amounts only, and the answers are about everybody', () => {
  expect(missingSatang([short('30.50', 'ย้าย')], LINES)).toBe(69_50);
  expect(missingSatang([short('', '')], LINES)).toBe(0);
  const data = { lines: LINES } as unknown as GroupDeductResult;
  expect(answersOf(data, [short('30.5', 'ย้าย')])).toEqual([
    { membership_no: '00001', deducted_amount: '30.50', reason: 'ย้าย' },
    { membership_no: '12345', deducted_amount: '100.00', reason: '' },
  ]);
});

test('a draft is read as far as it is about this sheet', () => {
  const kept = [short('5', 'ย้าย'), { membership_no: '99999', deducted: '1', reason: '' }, null, 7];
  expect(readShortfalls(kept, LINES)).toEqual([short('5', 'ย้าย')]);
  expect(readShortfalls({ a: 1 }, LINES)).toBeUndefined();
  expect(readShortfalls(null, LINES)).toBeUndefined();
});
