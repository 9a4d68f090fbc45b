import { describe, expect, test } from 'vitest';
import { deriveMember } from '../people/member.ts';
import { recordedFrom, viewOf } from '../testing/invented.ts';
import { deriveHistory } from './history/history.ts';
import { type MoneyFacts, NO_FACTS } from './money-facts.ts';
import { deriveRecords, kepOf, stateNow } from './records.ts';

const MAY = 2026 * 12 + 4;

const facts = (more: Partial<MoneyFacts> = {}): MoneyFacts => ({ ...NO_FACTS, ...more });

test('records are the history of a member’s money, as the portal shows it', () => {
  const view = viewOf('2026-06-20');
  const records = deriveRecords(view, 1);
  const history = deriveHistory(view, deriveMember(view, 1), NO_FACTS);
  const {
    bookings: { contracts, vouchers, cremations },
    billing: { keps },
    holding: { heldSatang },
    paying: { agency, payer },
  } = history;
  const last = history.bookings.shares.at(-1);
  expect(records).toMatchObject({
    view,
    member: deriveMember(view, 1),
    facts: NO_FACTS,
    contracts,
    keps,
    vouchers,
    cremations,
    heldSatang,
    agency,
    payer,
    national: history.national,
    dividendsTo: { way: 'bank' },
  });
  expect(records.shares).toEqual({
    entries: history.bookings.shares,
    balanceSatang: last?.balanceSatang,
    // 46,760 baht of salary.
    monthlySatang: 1_500_00,
    askedSatang: 0,
    lastPeriod: last?.period,
    paused: false,
  });
  expect(records.deposits.map(({ accountNo }) => accountNo)).toEqual(
    history.deposits.map(({ accountNo }) => accountNo),
  );
  expect('settlement' in records).toBe(false);
  expect(kepOf(records, MAY)).toBe(records.keps.get(MAY));
  expect(kepOf(records, MAY - 48)).toBeUndefined();
});

test('who is not a member yet has no shares', () => {
  const { shares } = deriveRecords(viewOf('2024-06-30'), 2);
  expect(shares).toMatchObject({ entries: [], balanceSatang: 0, lastPeriod: 0 });
});

describe('the monthly share', () => {
  const sharesAfter = (satang: number) =>
    deriveRecords(
      viewOf('2026-06-20'),
      1,
      facts({ sinceMonth: MAY, movements: [{ kind: 'monthly-share', on: '2026-05-05', satang }] }),
    ).shares.monthlySatang;

  test('is what was asked for where that is more than the duty', () => {
    expect([sharesAfter(2_000_00), sharesAfter(1_000_00)]).toEqual([2_000_00, 1_500_00]);
  });

  test('is paused by the member’s wish, or while suspended', () => {
    const recorded = recordedFrom(MAY, { no: 1, reason: 'พักราชการ' });
    const suspended = facts({ sinceMonth: MAY, recorded });
    const paused = (no: number, by = NO_FACTS) =>
      deriveRecords(viewOf('2026-06-20'), no, by).shares.paused;
    // Number 11 has paused them.
    expect([paused(1), paused(11), paused(1, suspended)]).toEqual([false, true, true]);
  });
});

test('contracts on the portal are open ones first, and the newest first', () => {
  // Number 3 has five contracts, the one of June 2025 for twelve months.
  const { loans, contracts } = deriveRecords(viewOf('2025-10-31'), 3);
  const days = (all: typeof loans) => all.map(({ plan }) => plan.disbursedOn);
  expect(days(contracts)).toEqual([
    '2020-09-11',
    '2022-09-27',
    '2023-06-12',
    '2024-07-30',
    '2025-06-11',
  ]);
  expect(days(loans)).toEqual([
    '2025-06-11',
    '2024-07-30',
    '2023-06-12',
    '2022-09-27',
    '2020-09-11',
  ]);
  const [newest] = loans;
  const closed = deriveRecords(
    viewOf('2025-10-31'),
    3,
    facts({
      sinceMonth: 2025 * 12 + 9,
      movements: [
        {
          kind: 'repay',
          on: '2025-10-10',
          contractNo: newest?.contractNo ?? '',
          satang: 0,
          closes: true,
        },
      ],
    }),
  );
  expect(days(closed.loans)).toEqual([
    '2024-07-30',
    '2023-06-12',
    '2022-09-27',
    '2020-09-11',
    '2025-06-11',
  ]);
});

test('contracts that ended more than five years ago are not on the portal', () => {
  const { loans, contracts } = deriveRecords(viewOf('2026-06-30'), 14);
  const ended = (all: typeof loans) =>
    all.filter(({ plan }) => plan.disbursedOn < '2020-06-01' && plan.instalments === 12);
  expect(ended(contracts).length).toBeGreaterThan(0);
  expect(ended(loans)).toEqual([]);
});

describe('a contract of a school that pays nothing', () => {
  // 90 instalments from March 2020 on.
  const OWED = 'สม.2563/74054';
  const paidOff = (on: string) =>
    facts({
      sinceMonth: 2031 * 12,
      movements: [{ kind: 'repay', on, contractNo: OWED, satang: 0, closes: true }],
    });
  const shown = (asOf: string, by = NO_FACTS) =>
    deriveRecords({ ...viewOf(asOf), startedOn: '2026-11-20' }, 420, by).loans.map((loan) => [
      loan.contractNo,
      loan.balanceSatang,
    ]);

  test('stays on the portal for as long as it is owed', () => {
    expect(shown('2032-12-20')).toContainEqual([OWED, 77_200_00]);
  });

  test('is archived sixty months after it was paid off', () => {
    const by = paidOff('2032-01-20');
    expect(shown('2037-01-31', by)).toContainEqual([OWED, 0]);
    expect(shown('2037-02-01', by)).not.toContainEqual([OWED, 0]);
  });
});

test('arrears are on file while they are owed, and six years after their month', () => {
  const june2020 = 2020 * 12 + 5;
  const recorded = (months: number) => recordedFrom(june2020, { no: 4, months });
  const settled = facts({ sinceMonth: june2020, recorded: recorded(1) });
  const months = (asOf: string, by: MoneyFacts) =>
    deriveRecords(viewOf(asOf), 4, by).carried.map(({ month }) => month);
  expect(new Set(months('2026-06-30', settled))).toEqual(new Set([june2020]));
  expect(months('2026-07-01', settled)).toEqual([]);
  const owed = facts({ sinceMonth: june2020, recorded: recorded(73) });
  expect(months('2026-07-01', owed)).toContain(june2020);
});

describe('the state of a member', () => {
  const died = {
    how: 'เสียชีวิต',
    noticedOn: '2026-05-20',
    on: '2026-06-08',
    welfareSatang: 0,
  } as const;
  const state = (asOf: string, how: 'เสียชีวิต' | 'ลาออก' = 'เสียชีวิต', no = 1) =>
    stateNow(deriveRecords(viewOf(asOf), no, facts({ sinceMonth: MAY, ends: [{ ...died, how }] })));

  test('is that of a deceased one from the day it is noticed on, else from the settlement on', () => {
    expect(state('2026-05-19')).toBe('ปกติ');
    expect(state('2026-05-20')).toBe('เสียชีวิต');
    expect(state('2026-06-07', 'ลาออก')).toBe('ปกติ');
    expect(state('2026-06-08', 'ลาออก')).toBe('ลาออก');
    expect(stateNow(deriveRecords(viewOf('2024-06-30'), 2))).toBe('รออนุมัติ');
  });

  test('comes with the settlement', () => {
    const { settlement } = deriveRecords(
      viewOf('2026-06-30'),
      1,
      facts({ sinceMonth: MAY, ends: [died] }),
    );
    expect(settlement).toMatchObject({ how: 'เสียชีวิต', on: '2026-06-08' });
  });
});

test('interest that the income had no room for stays as it was when its bill is no longer kept', () => {
  const rowsOn = (asOf: string) => {
    const { contracts } = deriveRecords(viewOf(asOf), 3_883);
    const contract = contracts.find(({ contractNo }) => contractNo === 'สม.2564/64686');
    return contract?.rows.slice(0, 50);
  };
  expect(rowsOn('2026-07-01')).toEqual(rowsOn('2026-05-27'));
  expect(rowsOn('2026-07-01')?.some((row) => row.leftOutSatang !== undefined)).toBe(true);
});
