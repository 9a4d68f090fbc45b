import { describe, expect, test } from 'vitest';
import type { DepositPlan } from '../../people/person/plans.ts';
import { DEPOSIT_PRODUCTS } from '../../rules/products.ts';
import { historyWith, type Known, viewOf } from '../../testing/invented.ts';
import { type Hold, type Movement, NO_FACTS } from '../money-facts.ts';
import { type DepositItem, deriveDeposits } from './deposits.ts';

// In 2026, 36,500 baht earn 1.50 baht a day in a savings account, 2.50 in a special one, and 3.00 in a fixed one.

function account(
  plan: Partial<DepositPlan>,
  asOf: string,
  {
    movements = [] as Movement[],
    holds = [] as Hold[],
    accountNo = '01-1',
    ...more
  }: Known & {
    movements?: Movement[];
    holds?: Hold[];
    accountNo?: string;
  } = {},
) {
  const whole: DepositPlan = {
    product: 'savings',
    openedOn: '2026-01-05',
    openingSatang: 36_500_00,
    payrollSatang: 0,
    active: false,
    ...plan,
  };
  const [found] = deriveDeposits(
    historyWith({
      view: viewOf(asOf),
      deposits: [{ accountNo, plan: whole }],
      facts: { ...NO_FACTS, movements, holds },
      ...more,
    }),
  );
  if (!found) throw new Error('there is an account');
  return found;
}

/** The movements after the first, as day, kind, sum and balance. */
const rows = (...args: Parameters<typeof account>) =>
  account(...args)
    .entries.slice(1)
    .map(({ on, item, deltaSatang, balanceSatang }) => [on, item, deltaSatang, balanceSatang]);

test('an account begins with what was paid in, and earns from that day on', () => {
  const first = account({}, '2026-01-14');
  expect(first).toEqual({
    accountNo: '01-1',
    plan: first.plan,
    product: DEPOSIT_PRODUCTS.savings,
    entries: [{ on: '2026-01-05', item: 'open', deltaSatang: 36_500_00, balanceSatang: 36_500_00 }],
    untaken: [],
    balanceSatang: 36_500_00,
    accruedSatang: 15_00,
    rate: 150,
    closed: false,
  });
  expect(account({}, '2026-01-05').accruedSatang).toBe(1_50);
});

describe('interest', () => {
  const special = { product: 'special', openedOn: '2026-06-01' } as const;

  test('is credited on its day, and earns from the next one on', () => {
    const { entries, accruedSatang } = account(special, '2026-06-30');
    expect(entries.slice(1)).toEqual([
      {
        on: '2026-06-30',
        item: 'interest',
        deltaSatang: 75_00,
        balanceSatang: 36_575_00,
        rate: 250,
      },
    ]);
    expect(accruedSatang).toBe(0);
    // 36,575 baht for a day are 2.505 baht.
    expect(account(special, '2026-07-01').accruedSatang).toBe(2_51);
    expect(account(special, '2026-06-29').accruedSatang).toBe(72_50);
  });

  test('is credited on every such day of the years, at the rate of the day', () => {
    const { entries } = account({ openedOn: '2024-12-30' }, '2026-12-31');
    expect(entries.map(({ on, item, rate }) => [on, item, rate])).toEqual([
      ['2024-12-30', 'open', undefined],
      ['2024-12-31', 'interest', 175],
      ['2025-12-31', 'interest', 175],
      ['2026-12-31', 'interest', 150],
    ]);
  });

  test('comes after the day’s other movements: what is paid in on its day earns on it', () => {
    const payrolls = [{ on: '2026-06-30', accountNo: '01-1', amountSatang: 36_500_00 }];
    expect(rows(special, '2026-06-30', { payrolls })).toEqual([
      ['2026-06-30', 'payroll', 36_500_00, 73_000_00],
      ['2026-06-30', 'interest', 77_50, 73_077_50],
    ]);
  });

  test('that comes to nothing is no movement', () => {
    expect(rows({ ...special, openingSatang: 0 }, '2026-12-31')).toEqual([]);
  });
});

describe('what comes and goes', () => {
  const welfare: Movement = {
    kind: 'welfare',
    on: '2026-03-05',
    accountNo: '01-1',
    satang: 5_000_00,
  };
  const withdraw = (satang: number, on = '2026-02-05', accountNo = '01-1'): Movement => ({
    kind: 'withdraw',
    on,
    accountNo,
    satang,
  });

  test('by salary, dividend, welfare and withdrawal is booked in order of time', () => {
    const more = {
      payrolls: [{ on: '2026-01-31', accountNo: '01-1', amountSatang: 500_00 }],
      credits: [{ on: '2026-01-30', accountNo: '01-1', satang: 5_250_00 }],
      movements: [welfare, withdraw(1_000_00)],
    };
    const { entries } = account({}, '2026-03-05', more);
    expect(entries.some((entry) => 'rate' in entry)).toBe(false);
    expect(rows({}, '2026-03-05', more)).toEqual([
      ['2026-01-30', 'dividend', 5_250_00, 41_750_00],
      ['2026-01-31', 'payroll', 500_00, 42_250_00],
      ['2026-02-05', 'request-out', -1_000_00, 41_250_00],
      ['2026-03-05', 'welfare', 5_000_00, 46_250_00],
    ]);
    // 25 days on the opening balance, one on the dividend, …
    expect(account({}, '2026-01-31', more).accruedSatang).toBe(
      Math.round(25 * 1_50 + ((41_750_00 + 42_250_00) / 36_500_00) * 1_50),
    );
    const elsewhere = (no: string) =>
      rows({}, '2026-03-05', {
        payrolls: more.payrolls.map((payroll) => ({ ...payroll, accountNo: no })),
        credits: more.credits.map((credit) => ({ ...credit, accountNo: no })),
        movements: more.movements.map((movement) => ({ ...movement, accountNo: no })),
      });
    expect(elsewhere('01-2')).toEqual([]);
  });

  test('on the day of a withdrawal earns nothing', () => {
    const movements = [withdraw(36_400_00, '2026-01-08')];
    // Three days on all of it, 24 on the 100 baht that stay.
    const interest = 3 * 1_50 + (24 * 1_50 * 100_00) / 36_500_00;
    expect(account({}, '2026-01-31', { movements }).accruedSatang).toBe(Math.round(interest));
  });

  describe('by a request', () => {
    const request = (satang: number, more: { on?: string; requestNo?: string } = {}): Movement => ({
      kind: 'withdraw',
      on: '2026-02-05',
      accountNo: '01-1',
      satang,
      requestNo: 'R1',
      ...more,
    });

    test.each([
      ['as far as the least balance stays', 36_400_00, ['request-out'], []],
      ['is not taken where less would stay', 36_400_01, [], ['R1']],
    ])('%s', (_, satang, items, untaken) => {
      const found = account({}, '2026-02-05', { movements: [request(satang)] });
      expect(found.entries.slice(1).map(({ item }) => item)).toEqual(items);
      expect(found.untaken).toEqual(untaken);
    });

    test('is not taken where another has come first, or the account is closed', () => {
      const second = request(20_000_00, { on: '2026-02-06', requestNo: 'R2' });
      const { untaken } = account({}, '2026-02-28', { movements: [request(20_000_00), second] });
      expect(untaken).toEqual(['R2']);
      const closed = { closedOn: '2026-02-05' };
      const late = account(closed, '2026-02-28', { movements: [request(1_00), second] });
      expect([late.untaken, late.balanceSatang]).toEqual([['R2'], 0]);
    });
  });

  describe('from special savings', () => {
    const accountNo = '01-2-00005-1';
    const taken = (...movements: Movement[]) =>
      rows({ product: 'special' }, '2026-02-28', { accountNo, movements })
        .filter(([on]) => String(on) > '2026-01-31')
        .map(([, item, delta]) => [item, delta]);
    const first = withdraw(500_00, '2026-02-05', accountNo);

    test.each([
      ['is taken of what may be taken', 1_000_00, 50_00],
      ['is no more than leaves the least balance', 35_870_00, 30_00],
      ['is nothing at the least balance', 35_900_00, 0],
    ])('the fee of the second in a month %s', (_, satang, fee) => {
      expect(taken(first, withdraw(satang, '2026-02-06', accountNo))).toEqual([
        ['request-out', -500_00],
        ['request-out', -satang],
        ...(fee > 0 ? [['fee', -fee]] : []),
      ]);
    });

    test('the first of each month is free', () => {
      const before = withdraw(500_00, '2026-01-30', accountNo);
      expect(taken(before, first)).toEqual([['request-out', -500_00]]);
    });
  });

  test('on the opening day, or after today, is not booked', () => {
    const payrolls = ['2026-01-05', '2026-01-06', '2026-03-05', '2026-03-06'].map((on) => ({
      on,
      accountNo: '01-1',
      amountSatang: 1_00,
    }));
    const days = rows({}, '2026-03-05', { payrolls }).map(([on]) => on);
    expect(days).toEqual(['2026-01-06', '2026-03-05']);
  });
});

describe('a fixed account', () => {
  const plan = { product: 'fixed24', openedOn: '2024-01-10' } as const;

  test('is closed with its interest on the working day on which it matures', () => {
    const { entries, ...account24 } = account(plan, '2026-01-12');
    const ends = entries.filter(({ on }) => on === '2026-01-12');
    // 10 January 2026 is a Saturday: 78 days at 3 %, from 26 October 2025 to 11 January.
    const before = entries.at(-3)?.balanceSatang ?? 0;
    const interest = Math.round((before * 0.03 * 78) / 365);
    expect(ends.map(({ item, deltaSatang }) => [item, deltaSatang])).toEqual([
      ['interest', interest],
      ['close', -(before + interest)],
    ]);
    expect(account24).toMatchObject({ closed: true, balanceSatang: 0, accruedSatang: 0 });
    expect(account(plan, '2026-01-11')).toMatchObject({ closed: false });
    expect(account(plan, '2027-12-31').entries).toEqual(entries);
  });

  test('gets nothing any more after that day', () => {
    const payrolls = ['2026-01-12', '2026-01-13'].map((on) => ({
      on,
      accountNo: '01-1',
      amountSatang: 7_00,
    }));
    const found = rows({ ...plan, openingSatang: 0 }, '2027-12-31', { payrolls });
    expect(found).toEqual([
      ['2026-01-12', 'payroll', 7_00, 7_00],
      ['2026-01-12', 'close', -7_00, 0],
    ]);
  });

  test('is closed with the membership where that ends before', () => {
    const closing = (on: string) => ({ closing: { on, used: new Map<string, number>() } });
    const closed = (on: string, of: Partial<DepositPlan> = plan) =>
      rows({ ...of, openingSatang: 1_00 }, '2027-12-31', closing(on)).findLast(
        ([, item]) => item === 'close',
      )?.[0];
    expect(closed('2025-06-30')).toBe('2025-06-30');
    expect(closed('2026-01-09')).toBe('2026-01-09');
    expect(closed('2026-06-30')).toBe('2026-01-12');
    expect(closed('2026-06-30', { openedOn: '2026-01-05' })).toBe('2026-06-30');
    expect(closed('2026-06-30', { openedOn: '2026-01-05', closedOn: '2026-05-31' })).toBe(
      '2026-05-31',
    );
  });
});

test('an account that is closed pays debts first, after its interest', () => {
  const closing = { on: '2026-01-15', used: new Map([['01-1', 10_000_00]]) };
  const payrolls = [{ on: '2026-01-15', accountNo: '01-1', amountSatang: 1_00 }];
  expect(rows({}, '2026-01-31', { closing, payrolls })).toEqual([
    ['2026-01-15', 'payroll', 1_00, 36_501_00],
    ['2026-01-15', 'interest', 15_00, 36_516_00],
    ['2026-01-15', 'set-off', -10_000_00, 26_516_00],
    ['2026-01-15', 'close', -26_516_00, 0],
  ]);
  const other = { ...closing, used: new Map([['01-2', 10_000_00]]) };
  expect(rows({}, '2026-01-31', { closing: other }).map(([, item]) => item)).toEqual([
    'interest',
    'close',
  ]);
});

describe('at the counter', () => {
  // The seed draws for number 2’s savings account: 3,500 baht in January 2026, from the 17th, a Saturday; 500 baht on 17
  // February; withdrawals of 12 % on 11 June and 3 % on 18 November.
  const plan = { openedOn: '2025-12-31', openingSatang: 1_000_00, active: true } as const;
  const cash = (
    of: Partial<DepositPlan> = {},
    asOf = '2026-12-30',
    more: Parameters<typeof account>[2] = {},
  ) => {
    const items: readonly unknown[] = ['cash-in', 'cash-out'] satisfies DepositItem[];
    const found = rows({ ...plan, ...of }, asOf, more);
    return found.flatMap(([on, item, delta]) => (items.includes(item) ? [[on, delta]] : []));
  };

  test('a member pays in and takes out hundreds of baht, and leaves the least balance', () => {
    expect(cash()).toEqual([
      ['2026-01-19', 3_500_00],
      ['2026-02-17', 500_00],
      // 12 % of 5,000 baht less 100 are 588 baht.
      ['2026-06-11', -500_00],
      // 3 % of 4,500 baht less 100 are 132 baht.
      ['2026-11-18', -100_00],
    ]);
  });

  test('on working days, and up to today', () => {
    expect(cash({}, '2026-01-18')).toEqual([]);
    expect(cash({}, '2026-01-19')).toHaveLength(1);
  });

  test('not in the month the account is opened, nor in one that is not used', () => {
    expect(cash({ openedOn: '2026-01-05' })[0]?.[0]).toBe('2026-02-17');
    expect(cash({ active: false })).toEqual([]);
  });

  test('no more than 20,000 baht are taken out at once', () => {
    expect(cash({ openingSatang: 300_000_00 })[2]).toEqual(['2026-06-11', -20_000_00]);
  });

  test.each([
    ['2026-06-10', ['request-out', 'cash-out', 'fee']],
    ['2026-06-12', ['cash-out', 'request-out', 'fee']],
  ])('a withdrawal counts for the fee of the month, beside one on request on %s', (on, items) => {
    const accountNo = '01-2-00002-1';
    const movements = [{ kind: 'withdraw', on, accountNo, satang: 200_00 } as const];
    const june = rows(plan, '2026-06-29', { accountNo, movements }).filter(([day]) =>
      String(day).startsWith('2026-06'),
    );
    expect(june.map(([, item]) => item)).toEqual(items);
    expect(june.at(-1)?.[2]).toBe(-50_00);
  });

  test('what a withdrawal that waits needs is left in the account', () => {
    const hold = (satang: number, accountNo = '01-1') => ({
      holds: [{ accountNo, satang, from: '2026-06-11', until: '2026-06-12' }],
    });
    const june = (more: Parameters<typeof account>[2]) => cash({}, '2026-06-30', more).slice(2);
    // 12 % of 5,000 baht less 100 and 2,000 are 348 baht.
    expect(june(hold(2_000_00))).toEqual([['2026-06-11', -300_00]]);
    expect(june(hold(6_000_00))).toEqual([]);
    expect(june(hold(6_000_00, '01-2'))).toEqual([['2026-06-11', -500_00]]);
  });
});
