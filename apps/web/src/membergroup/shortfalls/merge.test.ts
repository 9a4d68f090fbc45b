import { expect, test } from 'vitest';
import { mergeShortfalls, shortfallsOfMerged } from './shortfalls.ts';

const line = (membership_no: string) => ({
  membership_no,
  member_fullname: `สมาชิก ${membership_no}`,
  billed_amount: '1000.00',
  deducted_amount: '1000.00',
  reason: '' as const,
  carried_amount: '0.00',
  outstanding_amount: '0.00',
  settled_date: '',
});
const SHEET = ['1', '2', '3', '4', '5', '6', '7'].map(line);
const short = (membership_no: string, deducted: string, reason = 'เงินไม่พอ') => ({
  membership_no,
  deducted,
  reason,
});

test('two records that began as one are joined member by member, and only what both changed is to be chosen', () => {
  const base = [short('1', '500.00'), short('2', '500.00'), short('6', '500.00')];
  const theirs = [
    short('1', '500.00'),
    short('3', '300.00'),
    short('4', '1.00'),
    short('6', '6.00'),
  ];
  const mine = [short('1', '600.00'), short('2', '500.00'), short('4', '2'), short('5', '5.00')];
  const rows = mergeShortfalls(SHEET, base, theirs, mine);
  expect(rows.map(({ membership_no, from }) => `${membership_no} ${from}`)).toEqual([
    '1 mine', // changed here
    '2 theirs', // taken out there
    '3 theirs', // added there
    '4 both', // added by both, with other amounts
    '5 mine', // added here
    '6 both', // changed there, taken out here
  ]);
  expect(shortfallsOfMerged(rows, () => 'mine')).toEqual([
    short('1', '600.00'),
    short('3', '300.00'),
    short('4', '2'),
    short('5', '5.00'),
  ]);
  expect(shortfallsOfMerged(rows, () => 'theirs')).toContainEqual(short('6', '6.00'));
});

test('the same amount written in another way is no difference; another reason is one', () => {
  const [same] = mergeShortfalls(SHEET, [], [short('1', '1000.50')], [short('1', '1,000.5')]);
  expect(same?.isSame).toBe(true);
  const [other] = mergeShortfalls(SHEET, [], [short('1', '5')], [short('1', '5', 'ลาออก')]);
  expect(other?.from).toBe('both');
});
