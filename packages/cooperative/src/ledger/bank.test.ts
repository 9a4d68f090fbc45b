import { describe, expect, test } from 'vitest';
import type { Fact } from '../log/fact-log.ts';
import type { Voucher } from '../money/bookings.ts';
import { NO_FACTS } from '../money/money-facts.ts';
import { deriveRecords, type Records } from '../money/records.ts';
import type { Settlement } from '../money/settlement-lines.ts';
import { entry, kep, NOVEMBER } from '../testing/billed.ts';
import { booksOf, contractOf, depositOf, settled, sharesOf } from '../testing/books.ts';
import { viewOn } from '../testing/days.ts';
import { applied, logOf, noted, paid, requested } from '../testing/noted.ts';
import { bankDays } from './bank.ts';

const SINCE = '2024-11-30';
const DAY = '2026-11-10';
const VIEW = { ...booksOf().view, asOf: '2026-12-31' };

/** The days of a log and of books: what the statement of the bank says, and what the books do. */
const days = (facts: readonly Fact[], books: Partial<Records> = {}) =>
  bankDays({ overlay: logOf(facts) }, booksOf({ view: VIEW, ...books }), SINCE).map(
    ({ on, statedSatang, bookedSatang }) => [on, statedSatang, bookedSatang],
  );

describe('movements that come from the seed are stated as they are booked', () => {
  test.each([
    ['opening', 100_00, [100_00, 100_00]],
    ['special', 100_00, [100_00, 100_00]],
    ['request', 100_00, [0, 100_00]],
    ['refund', -100_00, [0, -100_00]],
  ] as const)('shares by %s', (item, satang, sums) => {
    expect(days([], { shares: sharesOf([DAY, item, satang]) })).toEqual([[DAY, ...sums]]);
  });

  test.each(['monthly', 'dividend'] as const)('shares by %s are no matter of the bank', (item) => {
    expect(days([], { shares: sharesOf([DAY, item, 100_00]) })).toEqual([]);
  });

  test.each([
    ['open', 100_00, [100_00, 100_00]],
    ['cash-in', 100_00, [100_00, 100_00]],
    ['cash-out', -100_00, [-100_00, -100_00]],
    ['close', -100_00, [-100_00, -100_00]],
    ['request-out', -100_00, [0, -100_00]],
  ] as const)('a deposit by %s', (item, satang, sums) => {
    expect(days([], { deposits: [depositOf([DAY, item, satang])] })).toEqual([[DAY, ...sums]]);
  });

  test('a contract that was not asked for', () => {
    const contract = contractOf('สม.2569/1', { disbursedOn: DAY });
    const contracts = [contract];
    expect(days([], { contracts })).toEqual([[DAY, -120_000_00, -120_000_00]]);
    const movements = [
      { kind: 'buy-shares', on: DAY, satang: 1 },
      { kind: 'borrow', on: DAY, plan: contract.plan, ordinal: 2 },
    ] as const;
    const facts = { ...NO_FACTS, movements };
    expect(days([], { contracts, facts })).toEqual([[DAY, 0, -120_000_00]]);
  });
});

test('days are those after the first, until the last of the books', () => {
  const shares = sharesOf(
    [SINCE, 'special', 1_00],
    ['2024-12-01', 'special', 2_00],
    ['2024-12-01', 'special', 3_00],
    ['2026-12-31', 'special', 4_00],
  );
  expect(days([], { shares })).toEqual([
    ['2024-12-01', 5_00, 5_00],
    ['2026-12-31', 4_00, 4_00],
  ]);
  expect(days([paid({}, '2026-12-31 10:00'), paid({}, '2027-01-01 10:00')])).toEqual([
    ['2026-12-31', 100_00, 0],
  ]);
});

test('what agencies hand over is compared elsewhere', () => {
  const bill = kep([entry('SHARE', 100_00)], { isDue: true, dueOn: DAY, receivedSatang: 100_00 });
  expect(days([], { keps: new Map([[NOVEMBER, bill]]) })).toEqual([]);
});

describe('a request is stated on the day on which it takes effect', () => {
  test.each([
    ['BUY_SHARES', 100_00],
    ['CLAIM_HELD', -100_00],
    ['WITHDRAW', -100_00],
    ['REPAY', 100_00],
  ] as const)('%s: %i', (type, satang) => {
    expect(days([requested(type)])).toEqual([['2026-11-24', satang, 0]]);
  });

  test('an emergency loan on the payout day, and an application', () => {
    expect(days([requested('EMERGENCY_LOAN'), applied()])).toEqual([
      ['2026-11-27', -120_100_00, 0],
    ]);
  });

  test.each(['SUBSCRIBE', 'CHANGE_SHARE', 'MONTHLY_REPAY'] as const)(
    'but %s moves nothing',
    (type) => {
      expect(days([requested(type)])).toEqual([]);
    },
  );

  test('nor does what was stopped by a notice', () => {
    const value = { how: 'ลาออก', eventOn: DAY, paperNo: '' } as const;
    const notice = noted('2026-11-20 11:00', 'end-notice', value);
    expect(days([requested('BUY_SHARES'), applied(), notice])).toEqual([]);
  });

  test('as far as it is known by the evening of the books', () => {
    const view = { ...VIEW, asOf: '2026-11-24' };
    const boughtAt = (time: string) => requested('BUY_SHARES', {}, time);
    expect(days([boughtAt('2026-11-20 10:00')], { view })).toEqual([['2026-11-24', 100_00, 0]]);
    expect(days([boughtAt('2026-11-23 16:00')], { view })).toEqual([]);
    const decided = { requestNo: 'R1', action: 'refuse', reason: '' } as const;
    const late = noted('2026-11-25 00:00', 'money-decision', decided);
    expect(days([boughtAt('2026-11-20 10:00'), late], { view })).toEqual([
      ['2026-11-24', 100_00, 0],
    ]);
  });
});

describe('a repayment by request', () => {
  const repay = (requestNo: string, refNo: string, satang: number, closes = false) =>
    requested('REPAY', { requestNo, refNo, amountSatang: satang, closes });
  const row = (principalSatang: number, more: Partial<Parameters<typeof contractOf>[2]> = {}) => ({
    on: '2026-11-24',
    item: 'counter' as const,
    slipNo: '691124-00005',
    principalSatang,
    interestSatang: 3_00,
    ...more,
  });
  const contracts = (...rows: ReturnType<typeof row>[]) => [
    contractOf('สม.2567/2', { disbursedOn: '2024-01-05' }, row(55_00)),
    contractOf('สม.2567/1', { disbursedOn: '2024-01-05' }, ...rows),
  ];
  const stated = (facts: readonly Fact[], ...rows: ReturnType<typeof row>[]) =>
    days(facts, { contracts: contracts(...rows) }).map(([on, satang]) => [on, satang]);

  test('is what was asked for, of each contract', () => {
    const facts = [
      repay('R1', 'สม.2567/1', 100_00),
      repay('R2', 'สม.2567/1', 20_00),
      repay('R3', 'สม.2567/2', 7_00),
    ];
    expect(stated(facts, row(900_00))).toEqual([['2026-11-24', 127_00]]);
  });

  test('that closes a contract is what was paid on it that day without a cashier', () => {
    const facts = [repay('R1', 'สม.2567/1', 100_00), repay('R2', 'สม.2567/1', 1_00, true)];
    expect(stated(facts, row(900_00), row(40_00))).toEqual([['2026-11-24', 946_00]]);
    expect(stated(facts, row(50_00), row(40_00))).toEqual([['2026-11-24', 100_00]]);
    const others = [
      row(900_00, { slipNo: 'ก691124-0001' }),
      row(900_00, { item: 'monthly', slipNo: '' }),
      row(900_00, { item: 'late' }),
      row(900_00, { on: '2026-11-25' }),
    ];
    expect(stated(facts, row(200_00), ...others)).toEqual([['2026-11-24', 203_00]]);
    expect(stated([repay('R1', 'สม.2567/9', 5_00, true)])).toEqual([['2026-11-24', 0]]);
  });
});

test('payments are stated on the day on which they are made', () => {
  expect(days([paid({ satang: 5_00 }), paid({ satang: 7_00 }, '2026-11-21 23:59')])).toEqual([
    ['2026-11-20', 5_00, 0],
    ['2026-11-21', 7_00, 0],
  ]);
});

test('a contract keeps back what is set off against an old one', () => {
  const contract = contractOf(
    'สม.2567/1',
    { disbursedOn: '2024-01-05' },
    { on: DAY, item: 'set-off', principalSatang: 90_00, interestSatang: 10_00 },
    { on: DAY, item: 'counter', principalSatang: 5_00 },
  );
  expect(days([], { contracts: [contract] })).toEqual([[DAY, 100_00, 0]]);
});

describe('a settlement', () => {
  const settlement: Settlement = {
    how: 'เสียชีวิต',
    on: DAY,
    lines: [
      settled('INSURANCE', 500_00, 30_00),
      settled('CREMATION', 400_00, 20_00),
      settled('SHARES', 100_00, 60_00),
      settled('DEPOSIT', 9_00, 0),
      settled('LOAN', 110_00, 110_00),
    ],
  };

  test('is stated as what the insurers paid for debts, less what is left', () => {
    expect(days([], { settlement })).toEqual([[DAY, 30_00 + 20_00 - 40_00 - 9_00, 0]]);
  });

  test('has what was closed and set off on its day in it, and no other', () => {
    const set = { item: 'set-off', principalSatang: 60_00 } as const;
    const books = {
      settlement: { ...settlement, lines: [] },
      deposits: [
        depositOf(['2024-01-05', 'open', 9_00], [DAY, 'cash-in', 2_00], [DAY, 'close', -11_00]),
      ],
      contracts: [contractOf('สม.2567/1', { disbursedOn: '2024-01-05' }, { ...set, on: DAY })],
    };
    expect(days([], books)).toEqual([[DAY, 2_00, -9_00]]);
    const earlier = {
      ...books,
      deposits: [depositOf(['2024-01-05', 'open', 9_00], ['2026-11-09', 'close', -9_00])],
      contracts: [
        contractOf('สม.2567/1', { disbursedOn: '2024-01-05' }, { ...set, on: '2026-11-08' }),
      ],
    };
    expect(days([], earlier)).toEqual([
      ['2026-11-09', -9_00, -9_00],
      [DAY, 0, 0],
      ['2026-11-08', 60_00, 0],
    ]);
  });

  test('is followed by what is paid out later', () => {
    const voucher = (on: string, kind: Voucher['kind'], satang = 8_00) => {
      return { on, kind, slipNo: '', satang, keptSatang: 0 };
    };
    const vouchers = [
      voucher(DAY, 'paid-out'),
      voucher('2026-11-11', 'paid-out'),
      voucher('2026-11-11', 'counter', 3_00),
    ];
    expect(days([], { settlement: { ...settlement, lines: [] }, vouchers })).toEqual([
      [DAY, 0, -8_00],
      ['2026-11-11', -8_00, -8_00 + 3_00],
    ]);
    expect(days([], { vouchers: vouchers.slice(0, 1) })).toEqual([[DAY, 0, -8_00]]);
  });
});

test('a dividend is stated less what is booked of it for shares or accounts', () => {
  const records = deriveRecords(viewOn('2026-11-20'), 1);
  const on = '2026-01-30';
  const stated = (more: Partial<Records>) =>
    bankDays({ overlay: logOf([]) }, { ...records, ...more }, SINCE).find(
      (bankDay) => bankDay.on === on,
    );
  const plain = stated({});
  expect(plain?.statedSatang).toBe(plain?.bookedSatang);
  const entries = [
    ...records.shares.entries,
    ...sharesOf([on, 'dividend', 100_00], ['2026-01-31', 'dividend', 30_00]).entries,
  ];
  const deposits = [...records.deposits, depositOf([on, 'dividend', 7_00], [on, 'interest', 1_00])];
  const booked = stated({ shares: { ...records.shares, entries }, deposits });
  expect((booked?.statedSatang ?? 0) - (plain?.statedSatang ?? 0)).toBe(107_00);
});
