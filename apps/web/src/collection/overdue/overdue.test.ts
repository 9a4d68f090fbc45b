import { examples } from '@coop/contracts/examples/examples';
import type { KepMonth, MemberKep } from '@coop/contracts/member/kep';
import { expect, test } from 'vitest';
import { loweredOf, overdueOf, spanWords } from './overdue.ts';

const [example] = examples.memberKepList.response.months;

function month(recv_period: string, due_date: string, more: Partial<KepMonth>): KepMonth {
  return { ...example, posting_status: '0', recv_period, due_date, ...more } as KepMonth;
}

const list = (...months: KepMonth[]): MemberKep => ({ as_of: '2026-11-19', months });
const november = month('256911', '2026-11-30', { outstanding_amount: '0.00' });
const october = month('256910', '2026-10-31', {
  outstanding_amount: '61849.69',
  short_reason: 'เงินไม่พอ',
});
const september = month('256909', '2026-09-30', { outstanding_amount: '30905.12' });
const august = month('256908', '2026-08-31', { outstanding_amount: '0.00' });

test('each month has its own part, and they add up to what is owed', () => {
  expect(overdueOf(list(november, october, september, august))).toEqual({
    months: [
      { recvPeriod: '256909', satang: 30_905_12, reason: '', payer: 'AGENCY' },
      { recvPeriod: '256910', satang: 30_944_57, reason: 'เงินไม่พอ', payer: 'AGENCY' },
    ],
    satang: 61_849_69,
    next: november,
    asOf: '2026-11-19',
  });
});

test('a month that was paid since is none, and what is not due yet is not late', () => {
  const paid = month('256910', '2026-10-31', { outstanding_amount: '30905.12' });
  const found = overdueOf(list(november, paid, september));
  expect(found?.months.map((overdueMonth) => overdueMonth.recvPeriod)).toEqual(['256909']);
  expect(overdueOf(list(november, august))).toBeUndefined();
});

test('a backend that does not say what is owed has nothing overdue', () => {
  const { outstanding_amount: _, ...old } = october;
  expect(overdueOf(list(november, old))).toBeUndefined();
  expect(overdueOf({ as_of: '2026-11-19' } as MemberKep)).toBeUndefined();
});

test.each([
  [['ต.ค. 2569'], 'ต.ค. 2569'],
  [['ก.ย. 2569', 'ต.ค. 2569'], 'ก.ย. และ ต.ค. 2569'],
  [['ธ.ค. 2568', 'ม.ค. 2569', 'ก.พ. 2569'], 'ธ.ค. 2568 ม.ค. และ ก.พ. 2569'],
  [['มิ.ย. 2569', 'ก.ค. 2569', 'ส.ค. 2569', 'ก.ย. 2569'], 'มิ.ย. 2569 ถึง ก.ย. 2569'],
])('%j are said as %s', (names, words) => {
  expect(spanWords(names)).toBe(words);
});

const receipt = (receipt_date: string, amount: string) =>
  ({ receipt_no: 'ก1', receipt_date, kind: 'COUNTER', amount, kept_amount: '0.00' }) as const;

test('[MEM-13] less is owed than was billed because something was paid between bill and due day', () => {
  const due = month('256911', '2026-11-30', {
    receive_amount: '70156.47',
    received_amount: '0.00',
    outstanding_amount: '70144.47',
  });
  const later = { ...list(due, october), as_of: '2026-12-03' };
  const before = receipt('2026-11-20', '30000.00');
  expect(loweredOf({ ...later, receipts: [before] })).toEqual({
    billed: 70_156_47,
    paid: 0,
    lower: 12_00,
  });
  // Nothing says why.
  expect(loweredOf(later)).toBeUndefined();
  expect(loweredOf({ ...later, receipts: [receipt('2026-10-20', '1.00')] })).toBeUndefined();
  const since = { ...due, outstanding_amount: '70044.47' };
  const both = [receipt('2026-12-02', '100.00'), before];
  expect(loweredOf({ ...later, months: [since, october], receipts: both })).toEqual({
    billed: 70_156_47,
    paid: 100_00,
    lower: 12_00,
  });
});
