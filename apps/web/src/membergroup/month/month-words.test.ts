import { expect, test } from 'vitest';
import { dueWords, owedWords, statusWords } from './month-words.tsx';

test('a day of transfer that is over is said to be over, from the day after it', () => {
  const of = (as_of: string) => dueWords({ due_date: '2026-09-30', as_of });
  expect(of('2026-09-29')).toBe('ภายใน 30 ก.ย. 2569');
  expect(of('2026-09-30')).toBe('เลยกำหนด 30 ก.ย. 2569 แล้ว');
});

test('of a month that came in full, who still owes how much is said with it', () => {
  const of = (outstanding_amount: string, member_fullname = 'นางสาวธันยพร ปานนาค') => ({
    outstanding_amount,
    member_fullname,
  });
  const month = { status: 'รับครบ', billed_amount: '50.00', deducted_amount: '50.00' } as const;
  const whole = { ...month, lines: [of('0.00')] };
  expect([statusWords(whole), owedWords(whole)]).toEqual(['รับเงินครบแล้ว', '']);
  const single = { ...month, lines: [of('0.00', 'ผู้อื่น'), of('1.00')] };
  expect([statusWords(single), owedWords(single)]).toEqual([
    'รับครบตามที่หักได้',
    'นางสาวธันยพร ปานนาค ยังค้างอยู่ 1.00 บาท',
  ]);
  expect(owedWords({ ...month, lines: [of('1.00'), of('2.00')] })).toBe(
    'สมาชิก 2 คน ยังค้างอยู่ 3.00 บาท',
  );
  expect(owedWords({ ...month, outstanding_amount: '1.00' })).toBe('สมาชิกยังค้างอยู่ 1.00 บาท');
  // Of a month that was deducted in part its own words say what is missing.
  const part = { ...month, status: 'รอเงิน', deducted_amount: '49.00' } as const;
  expect(owedWords({ ...part, outstanding_amount: '1.00' })).toBe('');
});

test('[GRP-06] a month that nobody recorded is owed on every page, also where what was deducted is not told', () => {
  const letter = { status: 'ค้างส่ง' as const, billed_amount: '459328.28', left_amount: '0.00' };
  expect(statusWords(letter)).toBe('ค้างโอน');
  expect(statusWords({ ...letter, debt_amount: '459328.28' })).toBe('รอรับเงิน');
});
