import { describe, expect, test } from 'vitest';
import {
  arrearWith,
  contractWith,
  historyWith,
  type Known,
  lineWith,
  MEMBER,
  sharesWith,
} from '../../testing/invented.ts';
import { NO_FACTS } from '../money-facts.ts';
import { makeBill } from './bill.ts';

const JUNE = 2026 * 12 + 5;

/** A member whose only line is one of another kind than those of the test. */
const PAUSED = { member: { ...MEMBER, sharesPausedFrom: JUNE } };

const billFor = (more: Known, month = JUNE) => makeBill(historyWith(more), month).kep;
const lines = (more: Known, month = JUNE) => billFor(more, month)?.entries ?? [];

test('a bill is of a month, due at its end, for the member’s agency, and open', () => {
  expect(billFor({ agency: 7, sharePeriods: 65 })).toEqual({
    month: JUNE,
    dueOn: '2026-06-30',
    entries: [
      lineWith({
        group: 'SHARE',
        desc: 'ค่าหุ้นรายเดือน',
        refNo: '00002',
        period: 66,
        amountSatang: 1_000_00,
        balanceSatang: 1_000_00,
      }),
    ],
    totalSatang: 1_000_00,
    payer: 'agency',
    agency: 7,
    isDue: false,
    posted: false,
    receivedSatang: 0,
    keptSatang: 0,
    reason: '',
  });
});

test('there is none where there is nothing to collect, or nobody to pay', () => {
  expect(billFor(PAUSED)).toBeUndefined();
  expect(billFor({ payer: 'nobody' })).toBeUndefined();
  expect(billFor({ payer: 'self' })?.payer).toBe('self');
});

describe('the monthly share', () => {
  test.each([
    [0, 1_000_00],
    [900_00, 1_000_00],
    [1_500_00, 1_500_00],
  ])(
    'is that by salary, or a higher one that was asked for: %i',
    (wishedShareSatang, amountSatang) => {
      const shares = sharesWith(['2026-05-31', 50_000_00], ['2026-06-10', 2_000_00]);
      expect(lines({ monthlyShareSatang: wishedShareSatang, shares })).toMatchObject([
        { amountSatang, balanceSatang: 52_000_00 + amountSatang },
      ]);
    },
  );

  test.each([
    [13_999_99, 'agency', 13_990_00],
    [14_000_01, 'agency', 14_000_00],
    [15_000_00, 'self', 15_000_00],
  ] as const)(
    'that was asked for leaves 30 %% of the salary where it is deducted: %i, %s',
    (monthlyShareSatang, payer, amountSatang) => {
      expect(lines({ monthlyShareSatang, payer })).toMatchObject([{ amountSatang }]);
    },
  );

  test('that was asked for is billed to an associate, of whom no income is known', () => {
    const member = { ...MEMBER, kind: 'สมทบ' as const };
    expect(lines({ monthlyShareSatang: 15_000_00, member })).toMatchObject([
      { amountSatang: 15_000_00 },
    ]);
  });

  test('that was asked for comes before orders to pay more', () => {
    const order = { requestNo: '1', contractNo: 'สม.1', satang: 9_000_00, since: '2026-05-01' };
    const orders = [{ ...order, fromMonth: JUNE }];
    const contracts = [contractWith()];
    const found = lines({
      monthlyShareSatang: 3_000_00,
      contracts,
      facts: { ...NO_FACTS, orders },
    });
    expect(found.map((line) => line.amountSatang)).toEqual([3_000_00, 8_950_00, 2_050_00]);
  });

  const arrears = [
    arrearWith({ group: 'SHARE', desc: 'ค่าหุ้น', refNo: '00002', principalSatang: 600_00 }),
    arrearWith({ group: 'SHARE', desc: 'ค่าหุ้น', refNo: '00002', principalSatang: 1_000_00 }),
  ];
  const overdue = {
    group: 'SHARE',
    desc: 'ค่าหุ้น',
    refNo: '00002',
    amountSatang: 1_600_00,
    isArrears: true,
  } as const;

  test('comes after what is overdue of the months before, as in the statement', () => {
    const shares = sharesWith(['2026-05-31', 50_000_00]);
    const [first, second] = lines({ shares, arrears });
    expect(first).toEqual(lineWith({ ...overdue, balanceSatang: 51_600_00 }));
    expect(second).toMatchObject({ isArrears: false, balanceSatang: 52_600_00 });
  });

  test('is not asked for while it is paused, or the member suspended; what is overdue is', () => {
    const only = [lineWith({ ...overdue, balanceSatang: 1_600_00 })];
    expect(lines({ ...PAUSED, arrears })).toEqual(only);
    expect(lines({ suspended: true, arrears })).toEqual(only);
    expect(lines(PAUSED, JUNE - 1)).toHaveLength(1);
  });
});

describe('a contract', () => {
  const regular = {
    group: 'LOAN',
    desc: 'เงินกู้สามัญ',
    refNo: 'สม.1',
    product: 'ordinary',
    period: 1,
    days: 30,
    principalSatang: 7_300_00,
    interestSatang: 1_650_00,
    amountSatang: 8_950_00,
    balanceSatang: 357_700_00,
    owedSatang: 365_000_00,
  } as const;

  test('has a line for its instalment', () => {
    expect(lines({ ...PAUSED, contracts: [contractWith()] })).toEqual([lineWith(regular)]);
  });

  test('has none before its first one is due, or once it is closed', () => {
    const late = contractWith({ disbursedOn: '2026-06-11' });
    const closed = { ...contractWith(), balanceSatang: 0 };
    const on = (month: number) => lines({ ...PAUSED, contracts: [late, closed] }, month);
    expect([on(JUNE).length, on(JUNE + 1).length]).toEqual([0, 1]);
  });

  const overdue = (interestSatang: number, principalSatang: number) =>
    arrearWith({
      group: 'LOAN',
      refNo: 'สม.1',
      desc: 'เงินกู้สามัญ',
      interestSatang,
      principalSatang,
    });

  test('has another line for what is overdue', () => {
    const arrears = [overdue(1_705_00, 7_300_00), overdue(1_000_00, 700_00)];
    const found = lines({ ...PAUSED, contracts: [{ ...contractWith(), arrears }] });
    expect(found[0]).toEqual(lineWith({ ...regular, balanceSatang: 349_700_00 }));
    expect(found.slice(1)).toEqual([
      lineWith({
        group: 'LOAN',
        desc: 'เงินกู้สามัญ',
        refNo: 'สม.1',
        product: 'ordinary',
        principalSatang: 8_000_00,
        interestSatang: 2_705_00,
        interestArrearSatang: 2_705_00,
        amountSatang: 10_705_00,
        balanceSatang: 349_700_00,
        isArrears: true,
      }),
    ]);
  });

  const standing = (satang: number, more: Known = {}) => {
    const order = { requestNo: '1', contractNo: 'สม.1', satang, since: '2026-05-01' };
    const orders = [{ ...order, fromMonth: JUNE }];
    const contracts = [contractWith()];
    return lines({ ...PAUSED, contracts, facts: { ...NO_FACTS, orders }, ...more }).slice(1);
  };

  // 70 % of the salary are 14,000 baht, of which the instalment takes 8,950.
  test.each([
    [1_000_00, 1_000_00],
    [5_050_00, 5_050_00],
    [5_050_01, 5_050_00],
  ])(
    'has another line for a standing order of %i satang, up to what the salary leaves',
    (wishedSatang, satang) => {
      expect(standing(wishedSatang)).toEqual([
        lineWith({
          group: 'LOAN',
          desc: 'ชำระเพิ่มรายเดือน เงินกู้สามัญ',
          refNo: 'สม.1',
          product: 'ordinary',
          principalSatang: satang,
          amountSatang: satang,
          balanceSatang: 357_700_00 - satang,
          isExtra: true,
        }),
      ]);
    },
  );

  test('has none for that where the member pays by himself', () => {
    expect(standing(1_000_00, { payer: 'self' })).toEqual([]);
  });

  test('has at most the rest of the debt for that', () => {
    const contracts = [{ ...contractWith(), balanceSatang: 9_000_00 }];
    expect(standing(5_000_00, { contracts })).toMatchObject([{ amountSatang: 1_700_00 }]);
  });

  test('has for that what arrears leave', () => {
    const arrears = [arrearWith({ group: 'SHARE', refNo: '00002', principalSatang: 4_000_00 })];
    expect(standing(5_000_00, { arrears }).at(-1)).toMatchObject({ amountSatang: 1_050_00 });
  });

  test('has only that where nothing else is asked for: a baht earns no interest in a month', () => {
    const rest = { ...contractWith(), balanceSatang: 1_00, arrears: [overdue(0, 1_00)] };
    expect(lines({ ...PAUSED, contracts: [rest] })).toMatchObject([
      { isArrears: true, amountSatang: 1_00, balanceSatang: 0 },
    ]);
  });
});

describe('interest for which the salary has no room', () => {
  // 55 baht a day, of which 110 days have been counted: with the instalment 7,300 + 1,650 + 6,050 = 15,000 baht.
  const counted = { ...contractWith(), accruedSatang: 6_050_00 };

  test('is left out of what is deducted, which is 70 %', () => {
    const [line] = lines({ ...PAUSED, contracts: [counted] });
    expect(line).toMatchObject({
      principalSatang: 7_300_00,
      interestSatang: 6_700_00,
      amountSatang: 14_000_00,
      carriedSatang: 6_050_00,
      leftOutSatang: 1_000_00,
    });
  });

  test('is left out of each contract by its part', () => {
    const small = {
      ...contractWith({ principalSatang: 36_500_00 }, 'สม.2'),
      accruedSatang: 605_00,
    };
    // 15,000 and 1,570 baht, of which interest is 7,700 and 770: 2,570 baht are left out.
    const leftOut = lines({ ...PAUSED, contracts: [counted, small] }).map(
      (line) => line.leftOutSatang,
    );
    expect(leftOut).toEqual([2_336_37, 233_63]);
  });

  test('is billed to who pays at the counter, and to who has just room for it', () => {
    expect(lines({ ...PAUSED, contracts: [counted], payer: 'self' })).toMatchObject([
      { amountSatang: 15_000_00 },
    ]);
    const inRoom = { ...counted, accruedSatang: 5_050_00 };
    const [line] = lines({ ...PAUSED, contracts: [inRoom] });
    expect(line).toMatchObject({ amountSatang: 14_000_00 });
    expect(line).not.toHaveProperty('leftOutSatang');
  });
});

describe('an account', () => {
  const account = (accountNo: string, payrollSatang: number, openedOn = '2026-05-31') => ({
    accountNo,
    plan: { product: 'special', openedOn, openingSatang: 0, payrollSatang, active: true } as const,
  });
  const overdue = (refNo: string) =>
    arrearWith({ group: 'DEPOSIT', refNo, desc: 'ค้าง', principalSatang: 300_00 });
  const special = { group: 'DEPOSIT', desc: 'เงินฝากออมทรัพย์พิเศษ' } as const;

  test('has a line for its deduction, from the month after it was opened on, and what is overdue', () => {
    const deposits = [
      account('01-1', 500_00),
      account('01-2', 0),
      account('01-3', 700_00),
      account('01-4', 900_00, '2026-06-01'),
    ];
    const arrears = [overdue('01-3'), overdue('01-2')];
    expect(lines({ ...PAUSED, deposits, arrears })).toEqual([
      lineWith({ ...special, refNo: '01-1', amountSatang: 500_00 }),
      lineWith({
        group: 'DEPOSIT',
        desc: 'ค้าง',
        refNo: '01-3',
        amountSatang: 300_00,
        isArrears: true,
      }),
      lineWith({ ...special, refNo: '01-3', amountSatang: 700_00 }),
    ]);
  });
});

describe('cremation dues', () => {
  const overdue = [
    arrearWith({ group: 'CREMATION', desc: 'ฌาปนกิจสงเคราะห์ (13 ศพ)', principalSatang: 260_00 }),
    arrearWith({ group: 'CREMATION', desc: 'ฌาปนกิจสงเคราะห์ (12 ศพ)', principalSatang: 240_00 }),
  ];
  const arrears = lineWith({
    group: 'CREMATION',
    desc: 'ฌาปนกิจสงเคราะห์',
    amountSatang: 500_00,
    isArrears: true,
  });

  test('are 20 baht for each of the deaths of the month: 14 in June 2026', () => {
    const member = { ...PAUSED.member, inCremation: true };
    const now = lineWith({
      group: 'CREMATION',
      desc: 'ฌาปนกิจสงเคราะห์ (14 ศพ)',
      amountSatang: 280_00,
    });
    expect(lines({ member })).toEqual([now]);
    expect(lines({ member, arrears: overdue })).toEqual([now, arrears]);
  });

  test('that are overdue name no deaths, and are asked for also of who is no longer in it', () => {
    expect(lines({ ...PAUSED, arrears: overdue })).toEqual([arrears]);
  });
});

describe('what the last dividend did not cover', () => {
  const rest = { group: 'CREMATION', refNo: 'สสอค.', desc: 'สสอค. ปี 2569' } as const;
  const premium = { group: 'INSURANCE', refNo: '', desc: 'เบี้ยประกัน' } as const;

  test('is on the next bill, and on no other', () => {
    const unbilled = [
      { ...rest, month: JUNE, satang: 3_135_60 },
      { ...premium, month: JUNE, satang: 88_00 },
    ];
    const history = historyWith({ ...PAUSED, unbilled });
    const { kep, changes } = makeBill(history, JUNE);
    expect(kep?.entries).toEqual([
      lineWith({ ...rest, amountSatang: 3_135_60 }),
      lineWith({ ...premium, amountSatang: 88_00 }),
    ]);
    expect(history.billing.unbilled).toBe(unbilled);
    Object.assign(history.billing, changes);
    expect(makeBill(history, JUNE + 1).kep).toBeUndefined();
  });

  test('is overdue in a line of its own, apart from the monthly dues', () => {
    const arrears = [
      arrearWith({ ...rest, principalSatang: 1_000_00 }),
      arrearWith({ group: 'CREMATION', desc: 'ฌาปนกิจสงเคราะห์ (13 ศพ)', principalSatang: 260_00 }),
      arrearWith({ ...premium, principalSatang: 88_00 }),
      arrearWith({ ...rest, desc: 'สสอค. ปี 2570', principalSatang: 200_00 }),
    ];
    expect(
      lines({ ...PAUSED, arrears }).map((line) => [line.refNo, line.desc, line.amountSatang]),
    ).toEqual([
      ['', 'ฌาปนกิจสงเคราะห์', 260_00],
      ['สสอค.', 'สสอค. ปี 2569', 1_200_00],
      ['', 'เบี้ยประกัน', 88_00],
    ]);
  });
});

describe('money that is held', () => {
  const hold = { accountNo: '00002', satang: 50_00, from: '2026-06-14', until: '2026-06-15' };
  const refund = (heldSatang: number, more: Known = {}) => {
    const bill = billFor({ heldSatang, ...more });
    return [bill?.entries.slice(1), bill?.totalSatang];
  };
  const back = (satang: number) => [
    [lineWith({ group: 'REFUND', desc: 'คืนเงินที่รับไว้เกิน', amountSatang: -satang })],
    1_000_00 - satang,
  ];

  test('comes back with the bill, up to its amount', () => {
    expect(refund(1)).toEqual(back(1));
    expect(refund(300_00)).toEqual(back(300_00));
    expect(refund(3_000_00)).toEqual(back(1_000_00));
    expect(refund(0)).toEqual([[], 1_000_00]);
  });

  test('stays where it is claimed when the bill is made', () => {
    const facts = { ...NO_FACTS, holds: [hold] };
    expect(refund(300_00, { facts })).toEqual(back(250_00));
    expect(refund(50_00, { facts })).toEqual([[], 1_000_00]);
    expect(refund(20_00, { facts })).toEqual([[], 1_000_00]);
  });

  test('of who pays by himself is taken on the due day instead', () => {
    expect(refund(300_00, { payer: 'self' })).toEqual([[], 1_000_00]);
  });
});

test('shares come first, then contracts, accounts and cremation dues', () => {
  const found = lines({
    member: { ...MEMBER, inCremation: true },
    contracts: [contractWith()],
    deposits: [
      {
        accountNo: '01-1',
        plan: {
          product: 'savings',
          openedOn: '2026-01-05',
          openingSatang: 0,
          payrollSatang: 100_00,
          active: false,
        },
      },
    ],
    heldSatang: 1_00,
  });
  expect(found.map(({ group }) => group)).toEqual([
    'SHARE',
    'LOAN',
    'DEPOSIT',
    'CREMATION',
    'REFUND',
  ]);
});
