import { describe, expect, test } from 'vitest';
import type { DepositPlan } from '../../people/person/plans.ts';
import { arrearWith, contractWith } from '../../testing/invented.ts';
import { BOARD_DAY, BOARD_PAID, settled, settledLines } from '../../testing/money-runs.ts';
import { settle } from './settlement.ts';

const account = (accountNo: string, plan: Partial<DepositPlan> = {}) => ({
  accountNo,
  plan: {
    product: 'savings',
    openedOn: '2026-06-01',
    openingSatang: 36_500_00,
    payrollSatang: 0,
    active: false,
    ...plan,
  } as const,
});

describe('who owes nothing', () => {
  test('gets the shares back, and is billed no more', () => {
    const history = settled();
    expect(history.settlement).toEqual({
      how: 'ลาออก',
      on: BOARD_DAY,
      lines: [
        {
          kind: 'SHARES',
          name: 'ทุนเรือนหุ้น',
          refNo: '',
          satang: 50_000_00,
          interestSatang: 0,
          usedSatang: 0,
        },
      ],
    });
    expect(history.bookings.shares.slice(1)).toEqual([
      { ...BOARD_PAID, item: 'refund', period: 1, amountSatang: -50_000_00, balanceSatang: 0 },
    ]);
    expect([
      history.paying.payer,
      history.bookings.vouchers,
      history.bookings.slips.get(BOARD_DAY),
    ]).toEqual(['nobody', [], 1]);
  });

  test('and has nothing, gets nothing', () => {
    const history = settled({ shares: [] });
    expect([settledLines(history), history.bookings.shares, history.bookings.vouchers]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('gets accounts with interest to the evening before, and what is held', () => {
    // Nine days at 1.50 baht.
    const history = settled({ deposits: [account('01-1')], heldSatang: 300_00 });
    expect(history.settlement?.lines.slice(1)).toEqual([
      {
        kind: 'HELD',
        name: 'เงินรอคืน',
        refNo: '',
        satang: 300_00,
        interestSatang: 0,
        usedSatang: 0,
      },
      {
        kind: 'DEPOSIT',
        name: 'เงินฝากออมทรัพย์',
        refNo: '01-1',
        satang: 36_513_50,
        interestSatang: 13_50,
        usedSatang: 0,
      },
    ]);
    expect(history.bookings.vouchers).toEqual([
      { ...BOARD_PAID, kind: 'paid-out', satang: 300_00, keptSatang: 0 },
    ]);
    expect([history.holding.heldSatang, history.closing]).toEqual([
      0,
      { on: BOARD_DAY, used: new Map() },
    ]);
  });
});

describe('debts', () => {
  const contracts = () => [
    { ...contractWith({}, 'closed'), balanceSatang: 0 },
    contractWith({}, 'first'),
    contractWith({ principalSatang: 36_500_00 }, 'second'),
  ];

  test('are what closes each contract, and cremation dues; savings overdue are waived', () => {
    const shares = arrearWith({ group: 'SHARE', principalSatang: 1_000_00 });
    const arrears = [
      arrearWith({ group: 'CREMATION', principalSatang: 280_00 }),
      shares,
      arrearWith({ group: 'CREMATION', principalSatang: 260_00 }),
    ];
    const history = settled({ contracts: contracts(), arrears, heldSatang: 400_000_00 });
    const name = 'เงินกู้สามัญ';
    expect(history.settlement?.lines.slice(2)).toEqual([
      {
        kind: 'LOAN',
        name,
        refNo: 'first',
        satang: 365_550_00,
        interestSatang: 550_00,
        usedSatang: 365_550_00,
      },
      {
        kind: 'LOAN',
        name,
        refNo: 'second',
        satang: 36_555_00,
        interestSatang: 55_00,
        usedSatang: 36_555_00,
      },
      {
        kind: 'DUES',
        name: 'ฌาปนกิจสงเคราะห์และเบี้ยประกันค้างชำระ',
        refNo: '',
        satang: 540_00,
        interestSatang: 0,
        usedSatang: 540_00,
      },
    ]);
    expect(shares).toMatchObject({ principalSatang: 0, settledOn: BOARD_DAY });
    expect(history.billing.arrears).toEqual([]);
    expect(history.bookings.cremations).toEqual([
      { on: BOARD_DAY, satang: 280_00 },
      { on: BOARD_DAY, satang: 260_00 },
    ]);
    expect(history.bookings.contracts.slice(1).map(({ rows }) => rows)).toMatchObject([
      [{ item: 'set-off', slipNo: BOARD_PAID.slipNo, principalSatang: 365_000_00 }],
      [{ item: 'set-off', interestSatang: 55_00 }],
    ]);
  });

  test('are also what the last dividend did not cover, billed or not', () => {
    const arrears = [arrearWith({ group: 'INSURANCE', principalSatang: 88_00 })];
    const rest = { group: 'CREMATION', refNo: 'สสอค.', desc: '', month: 2026 * 12 + 5 } as const;
    const history = settled({ arrears, unbilled: [{ ...rest, satang: 3_135_60 }] });
    expect(settledLines(history)).toEqual([
      ['SHARES', 50_000_00, 3_223_60],
      ['DUES', 3_223_60, 3_223_60],
    ]);
    expect([
      history.bookings.cremations,
      history.bookings.premiums,
      history.billing.unbilled,
    ]).toEqual([[{ on: BOARD_DAY, satang: 3_135_60 }], [{ on: BOARD_DAY, satang: 88_00 }], []]);
    expect(history.billing.carried).toMatchObject([{ ...rest, settledOn: BOARD_DAY }]);
  });

  test('that are more than there is stay owed, without interest from that day on', () => {
    const history = settled({ contracts: contracts(), deposits: [account('01-1')] });
    expect(settledLines(history)).toEqual([
      ['SHARES', 50_000_00, 50_000_00],
      ['DEPOSIT', 36_513_50, 36_513_50],
      ['LOAN', 365_550_00, 86_513_50],
      ['LOAN', 36_555_00, 0],
    ]);
    expect(history.bookings.contracts.map((contract) => contract.settledOn)).toEqual([
      BOARD_DAY,
      BOARD_DAY,
      BOARD_DAY,
    ]);
    expect(history.bookings.contracts.map((contract) => contract.balanceSatang)).toEqual([
      0,
      365_550_00 - 86_513_50,
      36_500_00,
    ]);
    expect(history.bookings.shares.slice(1)).toEqual([
      { ...BOARD_PAID, item: 'set-off', period: 1, amountSatang: -50_000_00, balanceSatang: 0 },
    ]);
    expect(history.closing?.used).toEqual(new Map([['01-1', 36_513_50]]));
  });
});

describe('an account', () => {
  test('that matured before is not closed once more', () => {
    const fixed = account('01-1', { product: 'fixed24', openedOn: '2024-01-10' });
    expect(settledLines(settled({ deposits: [fixed] }))).toHaveLength(1);
  });

  test('without interest is closed with what is in it', () => {
    const fresh = account('01-1', { openedOn: '2026-01-05', openingSatang: 0 });
    const payrolls = [{ on: BOARD_DAY, accountNo: '01-1', amountSatang: 500_00 }];
    expect(settled({ deposits: [fresh], payrolls }).settlement?.lines[1]).toMatchObject({
      satang: 500_00,
      interestSatang: 0,
    });
  });

  test('is closed with the interest of the day, not with that of an earlier one', () => {
    const special = account('01-1', { product: 'special', openedOn: '2026-05-01' });
    const ends = { on: '2026-07-01' };
    // 61 days at 2.50 baht on 30 June; nothing since.
    expect(settled({ deposits: [special] }, ends).settlement?.lines[1]).toMatchObject({
      satang: 36_652_50,
      interestSatang: 0,
    });
  });
});

test('a membership is settled once', () => {
  const history = settled();
  settle(history, { how: 'ลาออก', on: '2026-06-20', welfareSatang: 0 });
  expect([history.settlement?.on, history.bookings.slips.size]).toEqual([BOARD_DAY, 1]);
});
