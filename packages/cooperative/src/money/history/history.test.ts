import { describe, expect, test } from 'vitest';
import { contractWith, MEMBER, recordedFrom, viewOf } from '../../testing/invented.ts';
import { derivedOn, movedOn, shareItems } from '../../testing/money-runs.ts';
import type { History } from '../history-state.ts';
import { type Movement, NO_FACTS } from '../money-facts.ts';
import { deriveHistory } from './history.ts';

const JUNE = 2026 * 12 + 5;

const buy = (on: string): Movement => ({ kind: 'buy-shares', on, satang: 10_00 });

test('before the day of joining there is nothing', () => {
  const member = { ...MEMBER, joinedOn: '2026-07-01' };
  const view = { ...viewOf('2026-06-30'), seed: 'a' };
  expect(deriveHistory(view, member, NO_FACTS)).toMatchObject({
    deposits: [],
    bookings: {
      contracts: [],
      shares: [],
      payrolls: [],
      vouchers: [],
      credits: [],
      cremations: [],
    },
    billing: { carried: [], arrears: [], sharePeriods: 0, monthlyShareSatang: 0 },
    holding: { heldSatang: 0 },
    paying: { payer: 'agency', agency: 0, suspended: false },
  });
});

describe('the monthly share', () => {
  test('is paid on joining, and by the first bill of the month after', () => {
    const first = {
      on: '2026-05-01',
      slipNo: '690501-00002',
      item: 'opening',
      period: 1,
      amountSatang: 1_000_00,
      balanceSatang: 1_000_00,
    };
    const joinedOn = '2026-05-01';
    const of = (asOf: string) => derivedOn(asOf, { member: { joinedOn } });
    expect(of('2026-05-01')).toMatchObject({
      bookings: { shares: [first] },
      billing: { sharePeriods: 1 },
    });
    expect(of('2026-05-31')).toMatchObject({
      bookings: { shares: [first] },
      billing: { keps: new Map() },
    });
    const june = of('2026-06-30');
    expect(june.bookings.shares).toEqual([
      first,
      {
        ...first,
        on: '2026-06-30',
        slipNo: '',
        item: 'monthly',
        period: 2,
        balanceSatang: 2_000_00,
      },
    ]);
    expect(june.billing.sharePeriods).toBe(2);
  });

  test.each([
    ['2026-06-13', undefined],
    ['2026-06-14', false],
    ['2026-06-29', false],
    ['2026-06-30', true],
  ])('is billed when the 15th begins, and due at the month’s end: after %s %s', (asOf, isDue) => {
    expect(derivedOn(asOf).billing.keps.get(JUNE)?.isDue).toBe(isDue);
  });

  test('is one for every month; bills are kept of 38 months', () => {
    const {
      bookings: { shares },
      billing: { keps, sharePeriods },
    } = derivedOn('2026-06-30');
    expect(shares.map(({ period }) => period)).toEqual(Array.from({ length: 66 }, (_, i) => i + 1));
    expect(shares.at(-1)).toMatchObject({ on: '2026-06-30', balanceSatang: 66_000_00 });
    expect(shares[1]).toMatchObject({ on: '2021-02-28', item: 'monthly', slipNo: '' });
    expect(sharePeriods).toBe(66);
    expect([...keps.keys()]).toEqual(Array.from({ length: 38 }, (_, i) => JUNE - 37 + i));
  });

  test('is not paid from the month on in which it is paused, long ago as well as now', () => {
    const paused = (sharesPausedFrom: number) =>
      derivedOn('2026-06-30', { member: { sharesPausedFrom } }).bookings.shares.length;
    expect([paused(2022 * 12), paused(JUNE)]).toEqual([12, 65]);
  });

  test('of a month in which nothing came follows with the next', () => {
    const facts = { sinceMonth: JUNE - 1, recorded: recordedFrom(JUNE - 1) };
    expect(shareItems(derivedOn('2026-06-30', { facts })).slice(-3)).toEqual([
      '2026-04-30 monthly',
      '2026-06-30 arrears',
      '2026-06-30 monthly',
    ]);
  });
});

describe('a month of long ago that was paid in full', () => {
  // Number 3 has a contract of 2020; of number 6 the salary pays into an account; number 14 has closed contracts,
  // and nothing came of number 16 in March 2021 and December 2022.
  test.each([
    [{ no: 3 }, '2025-06-30'],
    [{ no: 6 }, '2026-06-30'],
    [{ no: 14 }, '2026-06-30'],
    [{ no: 16 }, '2026-06-30'],
    [{ no: 16, sharesPausedFrom: 2020 * 12 }, '2026-06-30'],
  ])('is the same as if its bill were made: %j', (who, asOf) => {
    const member = { joinedOn: '2019-01-01', ...who };
    const seed = 'demo';
    const quick = derivedOn(asOf, { member, seed });
    const { facts: _, ...billed } = derivedOn(asOf, { member, seed, facts: { sinceMonth: 0 } });
    const draws = { isMissed: expect.any(Function), cremationIn: expect.any(Function) };
    expect(quick).toMatchObject({ ...billed, ...draws });
  });

  test('pays into the account from the month after it was opened on', () => {
    const {
      bookings: { payrolls },
    } = derivedOn('2026-06-30', { member: { no: 6, joinedOn: '2019-01-01' } });
    expect(payrolls).toHaveLength(81);
    expect([payrolls[0]?.on, payrolls.at(-1)?.on]).toEqual(['2019-10-31', '2026-06-30']);
    expect(new Set(payrolls.map((payroll) => payroll.amountSatang))).toEqual(new Set([1_000_00]));
  });

  test('is made where something was owed from the month before', () => {
    const march = 2021 * 12 + 2;
    const facts = { sinceMonth: march, recorded: recordedFrom(march) };
    expect(shareItems(derivedOn('2026-06-30', { facts })).slice(1, 5)).toEqual([
      '2021-02-28 monthly',
      '2021-04-30 arrears',
      '2021-04-30 monthly',
      '2021-05-31 monthly',
    ]);
  });
});

describe('shares bought at the counter', () => {
  test.each([
    ['demo', '2020-07-21', 17_000_00, '630721-00002'],
    ['h', '2020-08-07', 3_000_00, '630807-00002'],
    ['k', '2026-01-15', 11_000_00, '690115-00002'],
    ['e', '2026-03-09', 5_000_00, '690309-00002'],
  ])('are booked once, on their day: seed %s', (seed, on, amountSatang, slipNo) => {
    const entries = derivedOn('2026-06-30', { member: { joinedOn: '2020-01-01' }, seed }).bookings
      .shares;
    expect(entries.filter((entry) => entry.on === on)).toMatchObject([
      { item: 'special', amountSatang, slipNo },
    ]);
    const days = entries.map((entry) => entry.on);
    expect(days).toEqual(days.toSorted());
  });
});

describe('movements', () => {
  test('are carried out on their day, up to today', () => {
    const days = ['2026-05-31', '2026-06-20', '2026-06-01', '2026-06-21', '2026-06-15'];
    const found = movedOn('2026-06-20', days.map(buy)).bookings.shares.slice(-5);
    expect(found.map(({ on, item }) => [on, item])).toEqual([
      ['2026-05-31', 'request'],
      ['2026-05-31', 'monthly'],
      ['2026-06-01', 'request'],
      ['2026-06-15', 'request'],
      ['2026-06-20', 'request'],
    ]);
  });

  test('are carried out also in the month of joining', () => {
    const member = { joinedOn: '2026-06-01' };
    expect(movedOn('2026-06-10', [buy('2026-06-10')], { member }).bookings.shares).toHaveLength(2);
  });

  test('of one day keep their order', () => {
    const sums = [20_00, 10_00, 30_00];
    const movements = sums.map((satang) => ({ ...buy('2026-06-10'), satang }) as Movement);
    const {
      bookings: { shares },
    } = movedOn('2026-06-10', movements);
    expect(shares.slice(-3).map((share) => share.amountSatang)).toEqual(sums);
  });

  test('change the bill only until it is made', () => {
    const raise = (on: string): Movement => ({ kind: 'monthly-share', on, satang: 3_000_00 });
    const june = (on: string) =>
      movedOn('2026-06-30', [raise(on)]).billing.keps.get(JUNE)?.totalSatang;
    expect([june('2026-06-14'), june('2026-06-15')]).toEqual([3_000_00, 1_000_00]);
  });
});

describe('a planned contract', () => {
  // Number 1 is granted an ordinary loan on 31 March 2025 and an emergency loan on 27 August 2025.
  const member = { no: 1 };
  const plan = contractWith({
    product: 'emergency',
    disbursedOn: '2025-08-11',
    instalments: 12,
  }).plan;
  const borrow: Movement = { kind: 'borrow', on: '2025-08-11', plan, ordinal: 1 };
  const days = ({ bookings: { contracts } }: History) =>
    contracts.map((contract) => contract.plan.disbursedOn);

  test('is paid out on its day', () => {
    const on = (asOf: string) => days(derivedOn(asOf, { member }));
    expect(on('2025-03-30')).toEqual([]);
    expect(on('2025-03-31')).toEqual(['2025-03-31']);
    expect(on('2026-06-30')).toEqual(['2025-03-31', '2025-08-27']);
  });

  test('is not granted beside an open one of its kind that was asked for', () => {
    expect(days(movedOn('2026-06-30', [borrow], { member }))).toEqual(['2025-03-31', '2025-08-11']);
  });

  test('is granted where that one has been paid back', () => {
    const [, contract] = movedOn('2025-08-11', [borrow], { member }).bookings.contracts;
    const repay: Movement = {
      kind: 'repay',
      on: '2025-08-20',
      contractNo: contract?.contractNo ?? '',
      satang: 0,
      closes: true,
    };
    expect(days(movedOn('2026-06-30', [borrow, repay], { member }))).toEqual([
      '2025-03-31',
      '2025-08-11',
      '2025-08-27',
    ]);
  });

  /** One to whom another kind of loan was granted on request, of 20,000 baht a month. */
  const besides = (salarySatang: number) => {
    const ordinary = contractWith({
      principalSatang: 1_000_000_00,
      disbursedOn: '2025-08-11',
    }).plan;
    const career = { ...MEMBER.career, firstSatang: salarySatang, lastSatang: salarySatang };
    return movedOn('2026-06-30', [{ ...borrow, plan: ordinary }], {
      member: { ...member, career },
    });
  };

  test('is not granted where that one leaves too little of the salary', () => {
    expect(days(besides(46_000_00))).toEqual(['2025-03-31', '2025-08-11']);
  });

  test('is not granted to somebody in arrears', () => {
    // Number 14 would get an emergency loan on 27 May 2025.
    const short = (month: number) =>
      derivedOn('2025-05-27', {
        member: { no: 14, joinedOn: '2019-01-01' },
        seed: 'demo',
        facts: {
          sinceMonth: 2025 * 12 + 2,
          recorded: recordedFrom(month, { no: 14 }),
          movements: [],
        },
      });
    expect(days(short(2025 * 12 + 3))).not.toContain('2025-05-27');
    expect(days(short(2025 * 12 + 2))).toContain('2025-05-27');
  });
});

test('dividends by instruction go into shares on the day they are paid', () => {
  const found = shareItems(derivedOn('2026-06-30', { member: { no: 14 }, seed: 'demo' }));
  expect(found.filter((shareItem) => shareItem.endsWith('dividend'))).toEqual([
    '2024-01-30 dividend',
    '2025-01-30 dividend',
    '2026-01-30 dividend',
  ]);
});
