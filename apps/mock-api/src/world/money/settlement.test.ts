import { describe, expect, test } from 'vitest';
import {
  arrearWith,
  contractWith,
  historyWith,
  MEMBER,
  sharesWith,
} from '../../testing/invented.ts';
import type { DepositPlan } from '../people/person/plans.ts';
import type { History } from './history-state.ts';
import type { Ends } from './money-facts.ts';
import { settle } from './settlement.ts';
import { settlementSums } from './settlement-lines.ts';

// The board’s day, ten days after the contract was paid out: 550 baht of interest.
const ON = '2026-06-10';
const PAID = { on: ON, slipNo: '690610-00002' };

type End = Pick<Ends, 'how' | 'on' | 'welfareSatang'>;
const LEFT: End = { how: 'ลาออก', on: ON, welfareSatang: 0 };
const DIED: End = { ...LEFT, how: 'เสียชีวิต' };

/** Settles the membership of somebody with 50,000 baht in shares. */
function settled(more: Partial<History> = {}, ends: End = LEFT): History {
  const history = historyWith({ shares: sharesWith(['2026-05-31', 50_000_00]), ...more });
  settle(history, ends);
  return history;
}

const lines = ({ settlement }: History) =>
  settlement?.lines.map((one) => [one.kind, one.satang, one.usedSatang]);

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
      on: ON,
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
    expect(history.shares.slice(1)).toEqual([
      { ...PAID, item: 'refund', period: 1, amountSatang: -50_000_00, balanceSatang: 0 },
    ]);
    expect([history.payer, history.vouchers, history.slips.get(ON)]).toEqual(['nobody', [], 1]);
  });

  test('and has nothing, gets nothing', () => {
    const history = settled({ shares: [] });
    expect([lines(history), history.shares, history.vouchers]).toEqual([[], [], []]);
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
    expect(history.vouchers).toEqual([
      { ...PAID, kind: 'paid-out', satang: 300_00, keptSatang: 0 },
    ]);
    expect([history.heldSatang, history.closing]).toEqual([0, { on: ON, used: new Map() }]);
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
        name: 'ฌาปนกิจสงเคราะห์ค้างชำระ',
        refNo: '',
        satang: 540_00,
        interestSatang: 0,
        usedSatang: 540_00,
      },
    ]);
    expect(shares).toMatchObject({ principalSatang: 0, settledOn: ON });
    expect(history.arrears).toEqual([]);
    expect(history.cremations).toEqual([
      { on: ON, satang: 280_00 },
      { on: ON, satang: 260_00 },
    ]);
    expect(history.contracts.slice(1).map(({ rows }) => rows)).toMatchObject([
      [{ item: 'set-off', slipNo: PAID.slipNo, principalSatang: 365_000_00 }],
      [{ item: 'set-off', interestSatang: 55_00 }],
    ]);
  });

  test('that are more than there is stay owed, without interest from that day on', () => {
    const history = settled({ contracts: contracts(), deposits: [account('01-1')] });
    expect(lines(history)).toEqual([
      ['SHARES', 50_000_00, 50_000_00],
      ['DEPOSIT', 36_513_50, 36_513_50],
      ['LOAN', 365_550_00, 86_513_50],
      ['LOAN', 36_555_00, 0],
    ]);
    expect(history.contracts.map((one) => one.settledOn)).toEqual([ON, ON, ON]);
    expect(history.contracts.map((one) => one.balanceSatang)).toEqual([
      0,
      365_550_00 - 86_513_50,
      36_500_00,
    ]);
    expect(history.shares.slice(1)).toEqual([
      { ...PAID, item: 'set-off', period: 1, amountSatang: -50_000_00, balanceSatang: 0 },
    ]);
    expect(history.closing?.used).toEqual(new Map([['01-1', 36_513_50]]));
  });

  test('use shares, then what is held, then accounts in their order', () => {
    const history = settled({
      contracts: [contractWith({ principalSatang: 73_000_00 })],
      heldSatang: 300_00,
      deposits: [
        account('01-1', { openingSatang: 10_000_00 }),
        account('01-2'),
        account('01-3', { product: 'fixed24', openedOn: '2024-01-10' }),
      ],
    });
    // 10,000 baht for nine days are 3.70 baht of interest.
    expect(lines(history)).toEqual([
      ['SHARES', 50_000_00, 50_000_00],
      ['HELD', 300_00, 300_00],
      ['DEPOSIT', 10_003_70, 10_003_70],
      ['DEPOSIT', 36_513_50, 12_806_30],
      ['LOAN', 73_110_00, 73_110_00],
    ]);
    expect(history.vouchers).toEqual([{ ...PAID, kind: 'held', satang: 300_00, keptSatang: 0 }]);
    expect(history.closing?.used).toEqual(
      new Map([
        ['01-1', 10_003_70],
        ['01-2', 12_806_30],
      ]),
    );
  });
});

describe('an account', () => {
  test('that matured before is not closed once more', () => {
    const fixed = account('01-1', { product: 'fixed24', openedOn: '2024-01-10' });
    expect(lines(settled({ deposits: [fixed] }))).toHaveLength(1);
  });

  test('without interest is closed with what is in it', () => {
    const fresh = account('01-1', { openedOn: '2026-01-05', openingSatang: 0 });
    const payrolls = [{ on: ON, accountNo: '01-1', amountSatang: 500_00 }];
    expect(settled({ deposits: [fresh], payrolls }).settlement?.lines[1]).toMatchObject({
      satang: 500_00,
      interestSatang: 0,
    });
  });

  test('is closed with the interest of the day, not with that of an earlier one', () => {
    const special = account('01-1', { product: 'special', openedOn: '2026-05-01' });
    const ends = { ...LEFT, on: '2026-07-01' };
    // 61 days at 2.50 baht on 30 June; nothing since.
    expect(settled({ deposits: [special] }, ends).settlement?.lines[1]).toMatchObject({
      satang: 36_652_50,
      interestSatang: 0,
    });
  });
});

describe('a dividend that is approved and not yet paid', () => {
  // The rates of 2025, 5.25 %, were approved on 25 January 2026 and paid on the 30th.
  const shares = () => sharesWith(['2024-12-31', 100_000_00]);
  const dividend = (on: string, more: Partial<History> = {}) =>
    lines(settled({ shares: shares(), ...more }, { ...LEFT, on }))?.slice(1);

  test.each([
    ['2026-01-24', []],
    ['2026-01-25', [['DIVIDEND', 5_250_00, 0]]],
    ['2026-01-29', [['DIVIDEND', 5_250_00, 0]]],
    ['2026-01-30', []],
  ])('comes with the settlement of %s: %j', (on, expected) => {
    expect(dividend(on)).toEqual(expected);
  });

  test('is held, pays debts, and is paid out as far as it does not', () => {
    const contract = contractWith({ principalSatang: 101_000_00, disbursedOn: '2026-01-26' });
    const history = settled(
      { shares: shares(), contracts: [contract] },
      { ...LEFT, on: '2026-01-26' },
    );
    const on = '2026-01-26';
    const slipNo = '690126-00002';
    expect(history.vouchers).toEqual([
      { on, slipNo, kind: 'dividend', satang: 5_250_00, keptSatang: 5_250_00 },
      { on, slipNo, kind: 'held', satang: 1_000_00, keptSatang: 0 },
      { on, slipNo, kind: 'paid-out', satang: 4_250_00, keptSatang: 0 },
    ]);
    expect(history.settlement?.lines[1]?.name).toBe('ปันผลและเฉลี่ยคืนที่อนุมัติแล้วยังไม่จ่าย');
  });

  test.each([
    ['2025-12-31', 1],
    ['2026-01-01', 0],
  ])('is none of a year before somebody joined: %s', (joinedOn, count) => {
    const member = { ...MEMBER, joinedOn };
    const bought = sharesWith(['2025-12-01', 100_000_00]);
    expect(dividend('2026-01-26', { member, shares: bought })).toHaveLength(count);
  });
});

test('the welfare for the family is held, and paid out with the rest', () => {
  const history = settled({ heldSatang: 300_00 }, { ...DIED, welfareSatang: 20_000_00 });
  expect(history.settlement?.lines.slice(2)).toEqual([
    {
      kind: 'WELFARE',
      name: 'สวัสดิการสงเคราะห์ครอบครัว',
      refNo: '',
      satang: 20_000_00,
      interestSatang: 0,
      usedSatang: 0,
    },
  ]);
  expect(history.vouchers).toEqual([
    { ...PAID, kind: 'welfare', satang: 20_000_00, keptSatang: 20_000_00 },
    { ...PAID, kind: 'paid-out', satang: 20_300_00, keptSatang: 0 },
  ]);
});

describe('the insurers of who has died', () => {
  const member = { ...MEMBER, inCremation: true };
  // 11,480 members at 20 baht, less 4 % for the association.
  const BENEFIT = 220_416_00;

  test('pay first: the debt is insured without its interest, which the association pays', () => {
    const contracts = [contractWith(), contractWith({ principalSatang: 36_500_00 })];
    const history = settled({ member, contracts }, DIED);
    expect(lines(history)).toEqual([
      ['INSURANCE', 401_500_00, 401_500_00],
      ['CREMATION', BENEFIT, 605_00],
      ['SHARES', 50_000_00, 0],
      ['LOAN', 365_550_00, 365_550_00],
      ['LOAN', 36_555_00, 36_555_00],
    ]);
    expect(history.settlement?.lines.map(({ name }) => name).slice(0, 2)).toEqual([
      'ประกันสินเชื่อ',
      'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ออมทรัพย์ครูตัวอย่าง',
    ]);
    expect(history.vouchers).toEqual([
      { ...PAID, kind: 'insurance', satang: 401_500_00, keptSatang: 0 },
      { ...PAID, kind: 'insurance', satang: 605_00, keptSatang: 0 },
    ]);
  });

  test('pay nothing for who has only left', () => {
    expect(lines(settled({ member, contracts: [contractWith()] }))?.[0]?.[0]).toBe('SHARES');
  });

  test('are the associations that somebody was in on that day', () => {
    const joinedOn = '2026-06-11';
    expect(lines(settled({ member: { ...member, joinedOn } }, DIED))).toHaveLength(1);
  });
});

test('a membership is settled once', () => {
  const history = settled();
  settle(history, { ...LEFT, on: '2026-06-20' });
  expect([history.settlement?.on, history.slips.size]).toEqual([ON, 1]);
});

test('the sums of a sheet tell what is left for the member from what associations pay the payees', () => {
  const line =
    (kind: 'INSURANCE' | 'CREMATION' | 'SHARES' | 'DEPOSIT' | 'LOAN' | 'DUES') =>
    (satang: number, usedSatang: number) => ({
      kind,
      name: '',
      refNo: '',
      interestSatang: 0,
      satang,
      usedSatang,
    });
  const sums = settlementSums({
    lines: [
      line('INSURANCE')(10_00, 9_00),
      line('CREMATION')(200_00, 50_00),
      line('SHARES')(3_000_00, 1_000_00),
      line('DEPOSIT')(40_000_00, 0),
      line('LOAN')(1_500_00, 1_050_00),
      line('DUES')(12_00, 9_00),
    ],
  });
  expect(sums).toEqual({
    ownSatang: 43_210_00,
    owedSatang: 1_512_00,
    usedSatang: 1_059_00,
    leftSatang: 42_000_00,
    besideSatang: 151_00,
    missingSatang: 453_00,
  });
});
