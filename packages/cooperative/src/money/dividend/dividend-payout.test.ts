import { describe, expect, test } from 'vitest';
import type { DepositPlan } from '../../people/person/plans.ts';
import {
  contractWith,
  historyWith,
  MEMBER,
  paymentWith,
  sharesWith,
  viewOf,
} from '../../testing/invented.ts';
import {
  dividendBase,
  type PayoutWay,
  paidDividends,
  payouts,
  payoutWay,
} from './dividend-payout.ts';

// The seed draws 0.040 for number 14, 0.136 for 15, 0.299 for 29 and more than 0.3 for 16: dividends of the first 0.08
// go into shares, of the next 0.22 into an account. None of them is in a national cremation association.
const INTO_SHARES = 14;
const INTO_ACCOUNT = 15;
const LAST_INTO_ACCOUNT = 29;
const TO_BANK = 16;

const accountWith = (more: Partial<DepositPlan> = {}, accountNo = '01-1') => ({
  accountNo,
  plan: {
    product: 'savings',
    openedOn: '2022-12-31',
    openingSatang: 100_00,
    payrollSatang: 0,
    active: true,
    ...more,
  } as const,
});

/** The money of somebody with 100,000 baht in shares since 2021. */
const historyOf = (no: number, more: Parameters<typeof historyWith>[0] = {}) =>
  historyWith({
    member: { ...MEMBER, no },
    deposits: [accountWith()],
    shares: sharesWith(['2021-01-01', 100_000_00]),
    ...more,
  });

describe('a dividend goes', () => {
  const toAccount = { way: 'deposit', accountNo: '01-1' };

  test.each([
    ['to the bank of a persona', 2, { way: 'bank' }],
    ['to the bank', TO_BANK, { way: 'bank' }],
    ['into shares', INTO_SHARES, { way: 'shares' }],
    ['into an account', INTO_ACCOUNT, toAccount],
    ['into an account', LAST_INTO_ACCOUNT, toAccount],
  ])('%s: number %i', (_, no, way) => {
    expect(payoutWay(historyOf(no))).toEqual(way);
  });

  test.each([
    ['2022-12-31', toAccount],
    ['2023-01-01', { way: 'bank' }],
  ])('by an instruction only of who had joined before 2023: %s', (joinedOn, way) => {
    const member = { ...MEMBER, no: INTO_ACCOUNT, joinedOn };
    expect(payoutWay(historyOf(INTO_ACCOUNT, { member }))).toEqual(way);
  });

  test.each([
    ['none', [], { way: 'bank' }],
    ['opened in 2023', [accountWith({ openedOn: '2023-01-01' })], { way: 'bank' }],
    ['that is not used', [accountWith({ active: false })], { way: 'bank' }],
    ['of two, the used one', [accountWith({ active: false }, '01-0'), accountWith()], toAccount],
  ])('into an account only if there is one from before 2023: %s', (_, deposits, way) => {
    expect(payoutWay(historyOf(INTO_ACCOUNT, { deposits }))).toEqual(way);
  });
});

describe('payouts by instruction', () => {
  test.each([
    ['2024-01-29', []],
    ['2024-01-30', ['2024-01-30']],
    ['2026-06-30', ['2024-01-30', '2025-01-30', '2026-01-30']],
  ])('by %s begin with the year 2023: %j', (asOf, days) => {
    const steps = payouts(historyOf(INTO_SHARES, { view: viewOf(asOf) }));
    expect(steps.map(({ on }) => on)).toEqual(days);
  });

  /** Applies the payout of 2023, whose dividend is 5 %. */
  function paidInto(no: number, satang: number, more: Parameters<typeof historyWith>[0] = {}) {
    const history = historyOf(no, { shares: sharesWith(['2021-01-01', satang]), ...more });
    payouts(history)[0]?.apply(history);
    return history;
  }

  test.each([
    [100_000_00, 5_000_00],
    [100_199_00, 5_000_00],
    [100_200_00, 5_010_00],
    [200_00, 10_00],
  ])('of %i satang in shares buy %i satang of them, in whole units', (satang, bought) => {
    const {
      bookings: { shares },
    } = paidInto(INTO_SHARES, satang);
    expect(shares.slice(1)).toEqual([
      {
        on: '2024-01-30',
        slipNo: '670130-00002',
        item: 'dividend',
        period: 1,
        amountSatang: bought,
        balanceSatang: satang + bought,
      },
    ]);
  });

  test('buy nothing that is not a share', () => {
    expect(paidInto(INTO_SHARES, 199_00).bookings.shares).toHaveLength(1);
  });

  test('go into the account whole', () => {
    const {
      bookings: { shares, credits },
    } = paidInto(INTO_ACCOUNT, 100_100_00);
    expect(credits).toEqual([{ on: '2024-01-30', accountNo: '01-1', satang: 5_005_00 }]);
    expect(shares).toHaveLength(1);
  });

  test('are none after the membership has ended', () => {
    const settlement = { how: 'ลาออก', on: '2024-01-05', lines: [] } as const;
    expect(paidInto(INTO_SHARES, 100_000_00, { settlement }).bookings.shares).toHaveLength(1);
    expect(paidInto(INTO_ACCOUNT, 100_000_00, { settlement }).bookings.credits).toEqual([]);
  });

  test('are less the insurance of the debt on the last day of the year', () => {
    // 5,000 baht, and 11.5 % of 1,000 baht interest; 0.245 % of 100,000 baht are 245 baht.
    const rows = [
      paymentWith({ on: '2023-12-31', interestSatang: 1_000_00, balanceSatang: 100_000_00 }),
    ];
    const contracts = [{ ...contractWith({ disbursedOn: '2023-11-30' }), rows }];
    const {
      bookings: { credits },
    } = paidInto(INTO_ACCOUNT, 100_000_00, { contracts });
    expect(credits.map(({ satang }) => satang)).toEqual([5_000_00 + 115_00 - 245_00]);
  });
});

test('what a dividend does not cover waits for the next bill', () => {
  // 0.245 % of 365,000 baht are 895 baht, and 5 % of 1,000 baht are 50.
  const contracts = [contractWith({ disbursedOn: '2023-12-31' })];
  const history = historyOf(TO_BANK, { shares: sharesWith(['2021-01-01', 1_000_00]), contracts });
  payouts(history)[0]?.apply(history);
  expect(history.billing.unbilled).toEqual([
    {
      group: 'INSURANCE',
      refNo: '',
      desc: 'เบี้ยประกันสินเชื่อ ปี 2567 ส่วนที่ปันผลไม่พอหัก',
      month: 2024 * 12 + 1,
      satang: 845_00,
    },
  ]);
  expect([history.bookings.credits, history.bookings.shares.length]).toEqual([[], 1]);
});

test('the base of a dividend is the history as it stands on the day', () => {
  const history = historyOf(TO_BANK);
  const {
    member,
    bookings: { contracts, vouchers },
    billing: { carried },
  } = history;
  const base = dividendBase(history, '2026-01-30');
  expect(base).toEqual({
    view: viewOf('2026-01-30'),
    member,
    shares: { entries: history.bookings.shares },
    contracts,
    carried,
    vouchers,
    national: [],
  });
  const settlement = { how: 'ลาออก', on: '2026-01-05', lines: [] } as const;
  expect(dividendBase({ ...history, settlement }, '2026-01-30').settlement).toBe(settlement);
});

describe('dividends paid', () => {
  const DAYS = ['2022-01-31', '2023-01-30', '2024-01-30', '2025-01-30', '2026-01-30'];
  // 100,200 baht in shares: 4.80, 4.90, 5.00, 5.15 and 5.25 %.
  const NET = [4_809_60, 4_909_80, 5_010_00, 5_160_30, 5_260_50];

  function paid(
    since: string,
    dividendsTo: PayoutWay,
    { asOf = '2026-06-30', joinedOn = '2020-01-01', left = '' } = {},
  ) {
    const shares = sharesWith(['2020-01-01', 100_200_00]);
    const base = dividendBase(historyOf(TO_BANK, { shares }), asOf);
    const member = { ...MEMBER, joinedOn };
    const settlement = left === '' ? {} : { settlement: { on: left } };
    return paidDividends({ ...base, member, dividendsTo, ...settlement }, since);
  }

  test('after a day are those of the years up to today’s', () => {
    const all = DAYS.map((on, i) => ({ on, netSatang: NET[i], bankSatang: NET[i] }));
    expect(paid('2021-06-30', { way: 'bank' })).toEqual(all);
    expect(paid('2022-01-30', { way: 'bank' })).toEqual(all);
    expect(paid('2022-01-31', { way: 'bank' })).toEqual(all.slice(1));
    expect(paid('2022-01-30', { way: 'bank' }, { asOf: '2026-01-30' })).toEqual(all);
    expect(paid('2022-01-30', { way: 'bank' }, { asOf: '2026-01-29' })).toEqual(all.slice(0, 4));
  });

  test('by instruction leave to the bank what is no whole share, or nothing', () => {
    const ofBank = (to: PayoutWay) => paid('2021-12-31', to).map((dividend) => dividend.bankSatang);
    expect(ofBank({ way: 'shares' })).toEqual([NET[0], NET[1], 0, 30, 50]);
    expect(ofBank({ way: 'deposit', accountNo: '01-1' })).toEqual([NET[0], NET[1], 0, 0, 0]);
  });

  test('go to the bank whole once the membership has ended', () => {
    const [last] = paid('2023-12-31', { way: 'shares' }, { left: '2024-01-05' });
    expect(last).toMatchObject({ on: '2024-01-30', bankSatang: last?.netSatang });
    const [inTime] = paid('2023-12-31', { way: 'shares' }, { left: '2024-01-30' });
    expect(inTime).toMatchObject({ on: '2024-01-30', bankSatang: 0 });
  });
});
