import { expect, test } from 'vitest';
import { booksOf, sharesOf } from '../testing/books.ts';
import type { Posting } from './accounts.ts';
import { ledgerStart, memberSums, straySatang, sumsOf, trialBalance } from './trial-balance.ts';

const posting = (debit: Posting['debit'], credit: Posting['credit'], satang: number): Posting => ({
  on: '2026-11-10',
  debit,
  credit,
  satang,
});

test.each([
  ['2026-11-19', '2024-11-30'],
  ['2026-02-28', '2024-02-29'],
  ['2026-03-01', '2024-03-31'],
])('on %s movements are counted from the end of %s on', (asOf, since) => {
  expect(ledgerStart(asOf)).toBe(since);
});

test('each account has the sums of both its sides', () => {
  const postings = [
    posting('CASH', 'SHARES', 100_00),
    posting('CASH', 'DEPOSITS', 20_00),
    posting('DEPOSITS', 'CASH', 5_00),
  ];
  expect(sumsOf(postings)).toEqual({
    CASH: [120_00, 5_00],
    SHARES: [0, 100_00],
    DEPOSITS: [5_00, 20_00],
  });
});

test('a trial balance adds up the accounts of all, in their order', () => {
  const all = [
    sumsOf([posting('CASH', 'SHARES', 100_00)]),
    sumsOf([posting('CASH', 'SHARES', 30_00), posting('SHARES', 'CASH', 4_00)]),
  ];
  const trial = trialBalance(all, '2024-11-30');
  expect(trial).toMatchObject({ since: '2024-11-30', debitSatang: 134_00, creditSatang: 134_00 });
  expect(trial.rows).toHaveLength(15);
  expect(trial.rows.filter((row) => row.debitSatang + row.creditSatang > 0)).toEqual([
    {
      account: 'CASH',
      name: 'เงินสดและเงินฝากธนาคาร',
      debitSatang: 130_00,
      creditSatang: 4_00,
    },
    { account: 'SHARES', name: 'ทุนเรือนหุ้น', debitSatang: 4_00, creditSatang: 130_00 },
  ]);
});

test('a member’s sums begin with what was brought forward', () => {
  const shares = sharesOf(['2024-11-30', 'special', 100_00], ['2024-12-01', 'special', 7_00]);
  expect(memberSums(booksOf({ shares }))).toMatchObject({
    FORWARD: [100_00, 0],
    CASH: [7_00, 0],
    SHARES: [0, 107_00],
  });
});

test('what the pages show otherwise than the accounts is astray, whatever its sign', () => {
  const books = booksOf({ shares: sharesOf(['2026-11-10', 'special', 100_00]) });
  const sums = memberSums(books);
  expect(straySatang(sums, books)).toBe(0);
  const more = { ...books.shares, balanceSatang: 101_00 };
  expect(straySatang(sums, { ...books, shares: more, heldSatang: 3_00 })).toBe(4_00);
  // Received by no receipt, and booked.
  const monthly = booksOf({ shares: sharesOf(['2026-11-10', 'monthly', 100_00]) });
  expect(straySatang(memberSums(monthly), monthly)).toBe(100_00);
});
