import { describe, expect, test } from 'vitest';
import { nationalMemberships } from '../../cremation/cremation-members.ts';
import {
  arrearWith,
  contractWith,
  MEMBER,
  paymentWith,
  sharesWith,
  viewOf,
} from '../../testing/invented.ts';
import {
  type DividendBase,
  deriveDividend,
  deriveDividends,
  forecastDividend,
} from './dividend.ts';

const JUNE_2025 = 2025 * 12 + 5;

/** A member with 120,000 baht in shares at the beginning of 2025, on a day of 2026 after the dividend was paid. */
function baseWith({
  asOf = '2026-06-30',
  member = MEMBER,
  ...more
}: Partial<DividendBase> & { asOf?: string } = {}) {
  const view = viewOf(asOf);
  const national = nationalMemberships(view, member);
  const shares = { entries: sharesWith(['2024-12-31', 120_000_00]) };
  const nothing = { contracts: [], carried: [], vouchers: [] };
  return { view, member, shares, national, ...nothing, ...more };
}

/** A contract of 100,000 baht that is only interest, and was paid in 2025 in these months. */
const paidIn = (months: readonly string[], contractNo = 'สม.1') => ({
  ...contractWith({ principalSatang: 100_000_00, disbursedOn: '2024-06-11' }, contractNo),
  rows: months.map((on) => paymentWith({ on, interestSatang: 500_00, balanceSatang: 100_000_00 })),
});

describe('the dividend of 2025, 5.25 %', () => {
  test('counts what was brought forward whole, and each purchase by its months', () => {
    const entries = sharesWith(
      ['2024-06-30', 70_000_00],
      ['2024-12-31', 50_000_00],
      ['2025-01-01', 12_000_00, 'request'],
      ['2025-06-30', 12_000_00, 'special'],
      ['2025-12-31', 1_000_00],
      ['2026-01-01', 99_000_00],
    );
    const { rows, dividendSatang } = deriveDividend(baseWith({ shares: { entries } }), 2025);
    const weightOf = 12;
    expect(rows).toEqual([
      {
        on: '2025-01-01',
        amountSatang: 120_000_00,
        weight: 12,
        weightOf,
        dividendSatang: 6_300_00,
        item: 'forward',
      },
      {
        on: '2025-01-01',
        amountSatang: 12_000_00,
        weight: 12,
        weightOf,
        dividendSatang: 630_00,
        item: 'request',
      },
      {
        on: '2025-06-30',
        amountSatang: 12_000_00,
        weight: 6,
        weightOf,
        dividendSatang: 315_00,
        item: 'special',
      },
      {
        on: '2025-12-31',
        amountSatang: 1_000_00,
        weight: 0,
        weightOf,
        dividendSatang: 0,
        item: 'monthly',
      },
    ]);
    expect(dividendSatang).toBe(7_245_00);
  });

  test('of each row is rounded, so that the rows add up', () => {
    // 12.01 baht for half a year at 5.25 % are 31.526 satang, twice.
    const entries = sharesWith(['2025-06-08', 12_01], ['2025-06-30', 12_01]);
    expect(deriveDividend(baseWith({ shares: { entries } }), 2025).dividendSatang).toBe(64);
  });

  test.each([
    ['2024-12-31', ['forward', 'monthly']],
    ['2025-01-01', ['monthly']],
    ['2025-06-01', ['monthly']],
  ])('of who joined on %s has the rows %j', (joinedOn, items) => {
    const shares = { entries: sharesWith(['2025-06-30', 1_000_00]) };
    const { rows } = deriveDividend(baseWith({ shares, member: { ...MEMBER, joinedOn } }), 2025);
    expect(rows.map(({ item }) => item)).toEqual(items);
  });

  test.each([
    ['2025-12-30', 0, 0],
    ['2025-12-31', 0, 0],
    ['2026-01-01', 1, 6_300_00],
  ])('is none for who has left on %s', (on, rows, satang) => {
    const dividend = deriveDividend(baseWith({ settlement: { on } }), 2025);
    expect([dividend.rows.length, dividend.dividendSatang]).toEqual([rows, satang]);
  });
});

describe('the refund of 2025, 12 %', () => {
  test('is of the interest paid in the year on each contract, the newest first', () => {
    const contracts = [
      paidIn(['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'], 'old'),
      paidIn(['2024-12-31', '2026-01-31'], 'not in the year'),
      paidIn(['2025-06-30'], 'new'),
    ];
    const { interest, interestSatang, refundSatang } = deriveDividend(
      baseWith({ contracts }),
      2025,
    );
    const name = 'เงินกู้สามัญ';
    expect(interest).toEqual([
      { contractNo: 'new', name, payments: 1, interestSatang: 500_00 },
      { contractNo: 'old', name, payments: 2, interestSatang: 1_000_00 },
    ]);
    expect([interestSatang, refundSatang]).toEqual([1_500_00, 180_00]);
  });

  test.each([
    ['nothing owed', [], false],
    ['an instalment still owed', [{ settledOn: '' }], true],
    ['one settled after the year', [{ settledOn: '2026-01-01' }], true],
    ['one settled by its end', [{ settledOn: '2025-12-31' }], false],
    ['December’s', [{ month: 2025 * 12 + 11 }], true],
    ['that of the next January', [{ month: 2026 * 12 }], false],
    ['shares', [{ group: 'SHARE' }], false],
    ['the second of two', [{ settledOn: '2025-07-01' }, { settledOn: '' }], true],
  ] as const)('is given unless an instalment was owed at the end: %s', (_, owed, inArrears) => {
    const carried = owed.map((item) => arrearWith({ group: 'LOAN', month: JUNE_2025, ...item }));
    const contracts = [paidIn(['2025-06-30'])];
    const dividend = deriveDividend(baseWith({ contracts, carried }), 2025);
    expect(dividend.inArrears).toBe(inArrears);
    expect(dividend.refundSatang).toBe(inArrears ? 0 : 60_00);
  });
});

describe('deducted are', () => {
  // Number 30 is in one of the national associations: 4,800 baht for the year and 40 baht of fees.
  const member = { ...MEMBER, no: 30 };

  test('a cremation association’s advance, then the insurance of the debt: 0.245 %', () => {
    const contracts = [paidIn(['2025-06-30']), paidIn(['2025-06-30'])];
    const { grossSatang, deductions, netSatang } = deriveDividend(
      baseWith({ member, contracts }),
      2025,
    );
    expect(grossSatang).toBe(6_420_00);
    expect(deductions).toEqual([
      { code: expect.stringMatching(/^ส/), amountSatang: 4_840_00, shortfallSatang: 0 },
      { code: 'INSURANCE', amountSatang: 490_00, shortfallSatang: 0 },
    ]);
    expect(netSatang).toBe(1_090_00);
  });

  test('no more than there is', () => {
    const shares = { entries: sharesWith(['2024-12-31', 100_000_00]) };
    const { deductions, netSatang } = deriveDividend(
      baseWith({ member, shares, contracts: [contractWith({ disbursedOn: '2025-12-31' })] }),
      2025,
    );
    // 0.245 % of 365,000 baht are 894.25 baht, rounded up to the baht.
    expect(deductions.slice(1)).toEqual([
      { code: 'INSURANCE', amountSatang: 410_00, shortfallSatang: 895_00 - 410_00 },
    ]);
    expect(netSatang).toBe(0);
  });

  test('nothing where there is no debt and no association', () => {
    expect(deriveDividend(baseWith(), 2025)).toMatchObject({
      deductions: [],
      netSatang: 6_300_00,
    });
  });
});

test.each([
  ['2025-06-30', 'ประมาณการ', 2024, '2025-06-30'],
  ['2025-12-31', 'ประมาณการ', 2024, '2025-12-31'],
  ['2026-01-24', 'ประมาณการ', 2024, '2025-12-31'],
  ['2026-01-25', 'อนุมัติ', 2025, '2025-12-31'],
  ['2026-01-29', 'อนุมัติ', 2025, '2025-12-31'],
  ['2026-01-30', 'โอนแล้ว', 2025, '2025-12-31'],
])('on %s the year 2025 is %s, at the rates of %i, counted to %s', (asOf, status, year, to) => {
  const dividend = deriveDividend(baseWith({ asOf }), 2025);
  expect(dividend).toMatchObject({ year: 2025, status, countedTo: to, rates: { year } });
});

test('what comes after the day is not counted in a running year', () => {
  const shares = { entries: sharesWith(['2025-06-30', 12_000_00], ['2025-07-01', 12_000_00]) };
  const { rows } = deriveDividend(baseWith({ asOf: '2025-06-30', shares }), 2025);
  expect(rows).toHaveLength(2);
});

describe('the forecast of 2026', () => {
  const shares = (paused = false) => ({
    entries: [],
    balanceSatang: 0,
    monthlySatang: 1_000_00,
    askedSatang: 0,
    lastPeriod: 0,
    paused,
  });
  const forecast = (asOf: string, more: Partial<DividendBase> = {}, paused = false) =>
    forecastDividend({ ...baseWith({ asOf, ...more }), shares: shares(paused) }, 2026);

  test('has the monthly shares of the months that are still to end', () => {
    const [november, december] = ['2026-11-30', '2026-12-31'].map((on) => ({
      on,
      amountSatang: 1_000_00,
    }));
    const countedTo = '2026-12-31';
    const of = (asOf: string) => forecast(asOf)?.shares;
    expect(forecast('2026-11-29')).toEqual({
      countedTo,
      shares: [november, december],
      interestSatang: 0,
    });
    expect(of('2026-11-30')).toEqual([december]);
    expect(of('2026-12-30')).toEqual([december]);
    expect(forecast('2026-11-29', {}, true)?.shares).toEqual([]);
  });

  test('has what is overdue of the shares with the first of them', () => {
    const carried = [
      arrearWith({ group: 'SHARE', principalSatang: 1_000_00 }),
      arrearWith({ group: 'SHARE', principalSatang: 600_00 }),
      arrearWith({ group: 'DEPOSIT', principalSatang: 500_00 }),
    ];
    const of = (paused: boolean) =>
      forecast('2026-10-31', { carried }, paused)?.shares.map((share) => share.amountSatang);
    expect(of(false)).toEqual([2_600_00, 1_000_00]);
    expect(of(true)).toEqual([1_600_00]);
  });

  test('has the interest of the instalments that fall due in it', () => {
    // 30 days of 365,000 baht at 55.00 baht, 31 days of 357,700 baht at 53.90 baht.
    const contracts = [contractWith({ disbursedOn: '2026-10-31' })];
    expect(forecast('2026-10-31', { contracts })?.interestSatang).toBe(1_650_00 + 1_670_90);
  });

  test('is none once the year is closed, or for who has left', () => {
    expect(forecast('2026-12-31')).toBeUndefined();
    expect(forecast('2026-11-30', { settlement: { on: '2026-11-01' } })).toBeUndefined();
  });
});

test.each([
  ['2021-01-01', undefined, [2026, 2025, 2024, 2023, 2022, 2021]],
  ['2024-12-01', undefined, [2026, 2025, 2024]],
  ['2021-01-01', '2024-01-31', [2024, 2023, 2022, 2021]],
  ['2026-06-30', undefined, [2026]],
  ['2026-07-01', undefined, []],
])('who joined on %s and left on %s sees these years: %j', (joinedOn, on, years) => {
  const settlement = on ? { settlement: { on } } : {};
  const found = deriveDividends(baseWith({ member: { ...MEMBER, joinedOn }, ...settlement }));
  expect(found.map(({ year }) => year)).toEqual(years);
});
