import { describe, expect, test } from 'vitest';
import type { Kep } from '../money/bills/collection.ts';
import type { VoucherKind } from '../money/bookings.ts';
import { deriveDividend } from '../money/dividend/dividend.ts';
import { deriveRecords, type Records } from '../money/records.ts';
import { entry, kep, NOVEMBER } from '../testing/billed.ts';
import { booksOf, contractOf, depositOf, sharesOf } from '../testing/books.ts';
import { viewOn } from '../testing/days.ts';
import { postingsOf } from './postings.ts';

const SINCE = '2024-11-30';
const DAY = '2026-11-10';

/** The movements of books, as `debit→credit satang`; what is brought forward is left out. */
const posted = (books: Partial<Records>, since = SINCE) =>
  postingsOf(booksOf(books), since)
    .slice(4)
    .map(({ debit, credit, satang }) => `${debit}→${credit} ${satang}`);

test.each([
  ['opening', 100_00, 'CASH→SHARES'],
  ['monthly', 100_00, 'CLEARING→SHARES'],
  ['arrears', 100_00, 'CLEARING→SHARES'],
  ['special', 100_00, 'CASH→SHARES'],
  ['request', 100_00, 'CASH→SHARES'],
  ['dividend', 100_00, 'DIVIDENDS→SHARES'],
  ['set-off', -100_00, 'SHARES→CLEARING'],
  ['refund', -100_00, 'SHARES→CASH'],
] as const)('shares by %s of %i are posted %s', (item, satang, sides) => {
  expect(posted({ shares: sharesOf([DAY, item, satang]) })).toEqual([`${sides} 10000`]);
});

test.each([
  ['open', 100_00, 'CASH→DEPOSITS'],
  ['cash-in', 100_00, 'CASH→DEPOSITS'],
  ['payroll', 100_00, 'CLEARING→DEPOSITS'],
  ['paid-in', 100_00, 'CLEARING→DEPOSITS'],
  ['cash-out', -100_00, 'DEPOSITS→CASH'],
  ['request-out', -100_00, 'DEPOSITS→CASH'],
  ['fee', -100_00, 'DEPOSITS→FEES'],
  ['welfare', 100_00, 'WELFARE→DEPOSITS'],
  ['dividend', 100_00, 'DIVIDENDS→DEPOSITS'],
  ['interest', 100_00, 'DEPOSIT_INTEREST→DEPOSITS'],
  ['set-off', -100_00, 'DEPOSITS→CLEARING'],
  ['close', -100_00, 'DEPOSITS→CASH'],
] as const)('a deposit by %s of %i is posted %s', (item, satang, sides) => {
  expect(posted({ deposits: [depositOf([DAY, item, satang])] })).toEqual([`${sides} 10000`]);
});

test('a contract is posted as it is paid out, and its payments by principal and interest', () => {
  const rows = [
    { on: '2026-02-28', item: 'monthly', principalSatang: 700_00, interestSatang: 50_00 },
    { on: '2026-03-31', item: 'counter', principalSatang: 0, interestSatang: 49_00 },
  ] as const;
  expect(posted({ contracts: [contractOf('สม.2569/1', {}, ...rows)] })).toEqual([
    'LOANS→CASH 12000000',
    'CLEARING→LOANS 70000',
    'CLEARING→LOAN_INTEREST 5000',
    'CLEARING→LOAN_INTEREST 4900',
  ]);
});

describe('a month’s collection is posted', () => {
  const collected = (more: Partial<Kep>, refund = 0) => {
    const lines = [
      entry('SHARE', 100_00, { receivedSatang: 100_00 }),
      ...(refund ? [entry('REFUND', refund, { receivedSatang: refund })] : []),
    ];
    const bill = kep(lines, { isDue: true, dueOn: DAY, ...more });
    return posted({ keps: new Map([[NOVEMBER, bill]]) });
  };

  test('as the agency’s money, which it hands over', () => {
    expect(collected({ receivedSatang: 100_00, keptSatang: 3_00 })).toEqual([
      'AGENCIES→CLEARING 10000',
      'CLEARING→HELD 300',
      'CASH→AGENCIES 10000',
    ]);
  });

  test('as held money where the member pays', () => {
    expect(collected({ receivedSatang: 100_00, payer: 'self' })).toEqual(['HELD→CLEARING 10000']);
  });

  test('with what comes back', () => {
    expect(collected({ receivedSatang: 60_00 }, -40_00)).toEqual([
      'AGENCIES→CLEARING 6000',
      'HELD→CLEARING 4000',
      'CASH→AGENCIES 6000',
    ]);
  });

  test('once it is due', () => {
    expect(collected({ receivedSatang: 100_00, isDue: false })).toEqual([]);
  });
});

test.each([
  ['counter', ['CASH→CLEARING 10000', 'CLEARING→HELD 400']],
  ['set-off', ['CASH→CLEARING 10000', 'CLEARING→HELD 400']],
  ['insurance', ['CASH→CLEARING 10000', 'CLEARING→HELD 400']],
  ['welfare', ['WELFARE→CLEARING 10000', 'CLEARING→HELD 400']],
  ['dividend', ['DIVIDENDS→CLEARING 10000', 'CLEARING→HELD 400']],
  ['held', ['HELD→CLEARING 10000', 'CLEARING→HELD 400']],
  ['late', ['AGENCIES→CLEARING 10000', 'CASH→AGENCIES 10000', 'CLEARING→HELD 400']],
  ['paid-out', ['HELD→CASH 10000']],
] as const)('a voucher of the kind %s is posted %j', (kind: VoucherKind, postings) => {
  const vouchers = [{ kind, on: DAY, slipNo: '1', satang: 100_00, keptSatang: 4_00 }];
  expect(posted({ vouchers })).toEqual(postings);
});

test('cremation dues and premiums wait to be handed over', () => {
  const paid = [{ on: DAY, satang: 20_00 }];
  expect(posted({ cremations: paid })).toEqual(['CLEARING→CREMATION 2000']);
  expect(posted({ premiums: paid })).toEqual(['CLEARING→INSURANCE 2000']);
});

test('a dividend is posted as it is paid by the bank, less what an account or whole shares take', () => {
  const records = deriveRecords(viewOn('2026-11-20'), 1);
  const paid = (dividendsTo: Records['dividendsTo']) =>
    postingsOf({ ...records, dividendsTo }, SINCE)
      .filter((posting) => posting.debit === 'DIVIDENDS')
      .map(({ on, credit, satang }) => [on, credit, satang]);
  const figures = deriveDividend(records, 2025).netSatang;
  expect(figures).toBeGreaterThan(10_000_00);
  expect(paid({ way: 'bank' }).slice(1)).toEqual([['2026-01-30', 'CASH', figures]]);
  expect(paid({ way: 'shares' }).slice(1)).toEqual([['2026-01-30', 'CASH', figures % 10_00]]);
  expect(paid({ way: 'deposit', accountNo: '1' })).toEqual([]);
});

test('movements after the day are posted on theirs, those until then are brought forward', () => {
  const books = {
    shares: sharesOf([SINCE, 'special', 100_00], ['2024-12-01', 'special', 7_00]),
    deposits: [
      depositOf(['2024-01-01', 'open', 30_00], [SINCE, 'cash-in', 20_00], [DAY, 'fee', -1_00]),
      depositOf([SINCE, 'open', 5_00]),
      depositOf([DAY, 'open', 9_00]),
    ],
    contracts: [
      contractOf(
        'สม.2567/1',
        { disbursedOn: '2024-01-05' },
        { on: SINCE, item: 'monthly', principalSatang: 1_000_00 },
        { on: DAY, item: 'monthly', principalSatang: 2_000_00 },
      ),
      contractOf('สม.2567/2', { disbursedOn: '2024-01-05', principalSatang: 10_000_00 }),
      contractOf('สม.2569/3', { disbursedOn: DAY, principalSatang: 77_00 }),
    ],
    held: [
      { on: '2024-01-31', balanceSatang: 8_00 },
      { on: SINCE, balanceSatang: 3_00 },
      { on: DAY, balanceSatang: 0 },
    ],
  };
  const on = SINCE;
  expect(postingsOf(booksOf(books), SINCE)).toEqual([
    { on, debit: 'FORWARD', credit: 'SHARES', satang: 100_00 },
    { on, debit: 'LOANS', credit: 'FORWARD', satang: 129_000_00 },
    { on, debit: 'FORWARD', credit: 'DEPOSITS', satang: 55_00 },
    { on, debit: 'FORWARD', credit: 'HELD', satang: 3_00 },
    { on: '2024-12-01', debit: 'CASH', credit: 'SHARES', satang: 7_00 },
    { on: DAY, debit: 'DEPOSITS', credit: 'FEES', satang: 1_00 },
    { on: DAY, debit: 'CASH', credit: 'DEPOSITS', satang: 9_00 },
    { on: DAY, debit: 'CLEARING', credit: 'LOANS', satang: 2_000_00 },
    { on: DAY, debit: 'LOANS', credit: 'CASH', satang: 77_00 },
  ]);
  expect(postingsOf(booksOf(), SINCE)).toEqual([
    { on, debit: 'FORWARD', credit: 'SHARES', satang: 0 },
    { on, debit: 'LOANS', credit: 'FORWARD', satang: 0 },
    { on, debit: 'FORWARD', credit: 'DEPOSITS', satang: 0 },
    { on, debit: 'FORWARD', credit: 'HELD', satang: 0 },
  ]);
});
