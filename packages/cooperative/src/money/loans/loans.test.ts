import { describe, expect, test } from 'vitest';
import { arrearWith, contractWith, paymentWith } from '../../testing/invented.ts';
import {
  balanceOn,
  closedOn,
  interestPaid,
  interestTo,
  isClosed,
  nextDueOn,
  payoffSatang,
  payoffToCome,
  rateOf,
  remainingSchedule,
} from './loans.ts';

// 365,000 baht at 5.50 %, paid out on 31 May 2026: 55 baht a day.
const CONTRACT = contractWith();
const ROWS = [
  paymentWith({ on: '2026-06-30', interestSatang: 1_650_00, balanceSatang: 357_700_00 }),
  paymentWith({ on: '2026-07-31', interestSatang: 1_670_90, balanceSatang: 350_400_00 }),
  paymentWith({ on: '2026-08-31', interestSatang: 1_636_80, balanceSatang: 343_100_00 }),
];

describe('interest of a contract', () => {
  test.each([
    ['2026-05-31', undefined, 0],
    ['2026-06-10', undefined, 550_00],
    ['2026-06-10', '2026-06-20', 550_00],
    ['2026-06-10', '2026-06-05', 275_00],
  ])('is counted by the day: to %s, of a membership settled on %s', (on, settledOn, satang) => {
    const contract = { ...CONTRACT, ...(settledOn && { settledOn }) };
    expect(interestTo(contract, on)).toBe(satang);
    expect(payoffSatang(contract, on)).toBe(365_000_00 + satang);
  });

  test('that was paid is summed between two days, both included', () => {
    const paid = (from: string, to: string) => interestPaid({ ...CONTRACT, rows: ROWS }, from, to);
    expect(paid('2026-06-30', '2026-07-31')).toBe(3_320_90);
    expect(paid('2026-07-01', '2026-07-31')).toBe(1_670_90);
    expect(paid('2026-06-30', '2026-07-30')).toBe(1_650_00);
  });
});

// By 10 July the instalment of June is paid, and the rest costs 53.90 baht a day.
test.each([
  ['2026-06-10', 365_000_00 + 550_00],
  ['2026-07-10', 357_700_00 + 539_00],
  ['2036-06-10', 0],
])('on %s, with every bill before it paid, %i satang close a contract', (on, satang) => {
  expect(payoffToCome(CONTRACT, on)).toBe(satang);
});

test.each([
  ['nothing owed', {}, true],
  ['principal', { balanceSatang: 1 }, false],
  ['interest that is not billed', { accruedSatang: 1 }, false],
  ['interest overdue', { arrears: [arrearWith({ group: 'LOAN', interestSatang: 1 })] }, false],
])('a contract with %s is closed: %o %s', (_, more, closed) => {
  const contract = { ...CONTRACT, balanceSatang: 0, rows: ROWS, ...more };
  expect(isClosed(contract)).toBe(closed);
  expect(closedOn(contract)).toBe(closed ? '2026-08-31' : undefined);
  expect(remainingSchedule(contract).length > 0).toBe(!closed);
});

test('a contract that is closed without a payment was closed on no day', () => {
  expect(closedOn({ ...CONTRACT, balanceSatang: 0 })).toBeUndefined();
});

test.each([
  ['2026-05-30', 0],
  ['2026-05-31', 365_000_00],
  ['2026-06-29', 365_000_00],
  ['2026-06-30', 357_700_00],
  ['2026-08-15', 350_400_00],
  ['2026-08-31', 343_100_00],
])('at the end of %s %i satang are owed', (day, satang) => {
  expect(balanceOn({ ...CONTRACT, rows: ROWS }, day)).toBe(satang);
});

test('the rate is that in force on the day', () => {
  expect([rateOf(CONTRACT, '2025-12-31'), rateOf(CONTRACT, '2026-01-01')]).toEqual([575, 550]);
});

test.each([
  [0, '2026-05-31', '2026-06-30'],
  // Something was paid a month before the bill.
  [1, '2026-06-20', '2026-07-31'],
  [1, '2026-06-30', '2026-07-31'],
  // Bills were left out while the borrower was wrongly recorded as deceased.
  [1, '2026-07-31', '2026-08-31'],
  [1, '2026-08-10', '2026-08-31'],
])('after %i bills, and interest counted to %s, the next one is due on %s', (billed, to, on) => {
  expect(nextDueOn({ ...CONTRACT, billed, countedTo: to })).toBe(on);
});

test('what is still to come is collected until nothing is owed, arrears with the first', () => {
  const arrears = [
    arrearWith({ group: 'LOAN', interestSatang: 100_00, principalSatang: 65_000_00 }),
  ];
  const rows = remainingSchedule({ ...CONTRACT, billed: 48, countedTo: '2030-05-31', arrears });
  expect(rows).toMatchObject([
    { no: 49, principalSatang: 72_300_00, interestSatang: 1_750_00, balanceSatang: 292_700_00 },
    { no: 50, principalSatang: 292_700_00, balanceSatang: 0 },
  ]);
});
