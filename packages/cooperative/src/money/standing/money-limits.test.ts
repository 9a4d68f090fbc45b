import { describe, expect, test } from 'vitest';
import { DEPOSIT_PRODUCTS } from '../../rules/products.ts';
import {
  arrearWith,
  billWith,
  contractWith,
  lineWith,
  MEMBER,
  sharesWith,
  viewOf,
} from '../../testing/invented.ts';
import type { DepositAccountRecord } from '../deposits/deposits.ts';
import type { LoanContract } from '../loans/loans.ts';
import { NO_FACTS } from '../money-facts.ts';
import type { Records } from '../records.ts';
import { type MoneyLimit, moneyLimits } from './money-limits.ts';
import { NOTHING_ASKED } from './salary-room.ts';

const EMERGENCY: MoneyLimit = {
  type: 'EMERGENCY_LOAN',
  refNo: '',
  desc: 'ฉุกเฉิน',
  minSatang: 1,
  maxSatang: 2,
  stepSatang: 1,
  reason: '',
};

const shares = (more: Partial<Records['shares']> = {}): Records['shares'] => ({
  entries: [],
  balanceSatang: 50_000_00,
  monthlySatang: 1_000_00,
  askedSatang: 0,
  lastPeriod: 65,
  paused: false,
  ...more,
});

function limits(
  type: MoneyLimit['type'],
  more: Partial<Records> = {},
  {
    mostSharesSatang = 900_000_00,
    emergency = [] as MoneyLimit[],
    asked = NOTHING_ASKED,
    contractsThen = [] as LoanContract[],
  } = {},
) {
  const records: unknown = {
    view: viewOf('2026-06-30'),
    member: MEMBER,
    shares: shares(),
    loans: [],
    deposits: [],
    keps: new Map(),
    heldSatang: 0,
    facts: NO_FACTS,
    payer: 'agency',
    ...more,
  };
  const around = { paidOn: '2026-07-10', contractsThen, asked, emergency, mostSharesSatang };
  return moneyLimits(records as Records, around) // No more of them is read.
    .filter((moneyLimit) => moneyLimit.type === type);
}

describe('a withdrawal', () => {
  const account = (
    balanceSatang: number,
    product: keyof typeof DEPOSIT_PRODUCTS = 'savings',
    closed = false,
  ): DepositAccountRecord => ({
    accountNo: '01-1',
    plan: { product, openedOn: '', openingSatang: 0, payrollSatang: 0, active: true },
    product: DEPOSIT_PRODUCTS[product],
    entries: [],
    untaken: [],
    balanceSatang,
    accruedSatang: 0,
    rate: 150,
    closed,
  });
  const withdrawals = (...deposits: DepositAccountRecord[]) => limits('WITHDRAW', { deposits });

  test('is of what need not stay in the account, 100 baht or more', () => {
    expect(withdrawals(account(1_000_00))).toEqual([
      {
        type: 'WITHDRAW',
        refNo: '01-1',
        desc: 'เงินฝากออมทรัพย์',
        minSatang: 100_00,
        maxSatang: 900_00,
        stepSatang: 1,
        reason: 'ยอดที่ถอนได้หลังหักยอดที่ต้องคงไว้ในบัญชี',
      },
    ]);
    expect(withdrawals(account(50_00))).toMatchObject([{ maxSatang: 0 }]);
  });

  test('is not of a fixed account, nor of a closed one', () => {
    expect(withdrawals(account(9_00, 'fixed24'), account(9_00, 'savings', true))).toEqual([]);
  });
});

describe('a repayment', () => {
  const reason = 'ยอดปิดสัญญา รวมดอกเบี้ยถึง 10 ก.ค. 2569 ซึ่งเป็นวันที่คาดว่าลงบัญชี';

  test('is up to what closes the contract on the day it is booked', () => {
    const closed = { ...contractWith(), balanceSatang: 0 };
    // 40 days at 55 baht.
    expect(limits('REPAY', { loans: [closed, contractWith()] })).toEqual([
      {
        type: 'REPAY',
        refNo: 'สม.1',
        desc: 'เงินกู้สามัญ',
        minSatang: 1_00,
        maxSatang: 367_200_00,
        stepSatang: 1,
        reason,
      },
    ]);
  });

  test('says so where something is overdue in it', () => {
    const arrears = [arrearWith({ group: 'LOAN', interestSatang: 1 })];
    expect(limits('REPAY', { loans: [{ ...contractWith(), arrears }] })).toMatchObject([
      { maxSatang: 367_200_01, reason: `${reason} และส่วนที่ค้าง` },
    ]);
  });

  test('is of what an instalment that falls due before the day leaves', () => {
    const then = { ...contractWith(), balanceSatang: 3_650_00, countedTo: '2026-06-30', billed: 1 };
    // 10 days at 55 satang.
    expect(limits('REPAY', { loans: [contractWith()] }, { contractsThen: [then] })).toMatchObject([
      { maxSatang: 3_655_50, reason: `${reason} หลังหักงวดที่ครบกำหนดก่อนวันนั้น` },
    ]);
    const closed = { ...contractWith(), balanceSatang: 0 };
    expect(limits('REPAY', { loans: [contractWith()] }, { contractsThen: [closed] })).toMatchObject(
      [{ maxSatang: 0 }],
    );
  });
});

describe('a purchase of shares', () => {
  test('is in units of ten baht, up to 100,000 baht', () => {
    expect(limits('BUY_SHARES')).toEqual([
      {
        type: 'BUY_SHARES',
        refNo: '00002',
        desc: 'ทุนเรือนหุ้น',
        minSatang: 10_00,
        maxSatang: 100_000_00,
        stepSatang: 10_00,
        reason:
          'ซื้อเพิ่มได้ครั้งละไม่เกิน 100,000 บาท ปีละไม่เกิน 200,000 บาท และถือรวมไม่เกินหนึ่งในห้าของหุ้นทั้งหมด หุ้นละ 10 บาท',
      },
    ]);
  });

  const mostToBuy = (...movements: Parameters<typeof sharesWith>) =>
    limits('BUY_SHARES', { shares: shares({ entries: sharesWith(...movements) }) })[0]?.maxSatang;

  test('is up to 200,000 baht a year, besides the monthly shares', () => {
    expect(
      mostToBuy(
        ['2025-12-31', 70_000_00, 'request'],
        ['2026-01-01', 60_000_00, 'request'],
        ['2026-02-05', 70_000_00, 'special'],
        ['2026-02-28', 50_000_00, 'monthly'],
        ['2026-02-28', 50_000_00, 'dividend'],
      ),
    ).toBe(70_000_00);
    expect(mostToBuy(['2026-01-01', 200_000_00, 'request'])).toBe(0);
    expect(mostToBuy(['2026-01-01', 200_010_00, 'special'])).toBe(0);
    expect(mostToBuy(['2026-01-01', 199_985_00, 'special'])).toBe(10_00);
  });

  test.each([
    [50_015_00, 10_00],
    [50_000_00, 0],
    [40_000_00, 0],
  ])('is up to the most that one member may hold: %i', (mostSharesSatang, maxSatang) => {
    expect(limits('BUY_SHARES', {}, { mostSharesSatang })).toMatchObject([{ maxSatang }]);
  });
});

describe('the monthly share', () => {
  test('is from the duty by salary up to 70 per cent of it', () => {
    expect(limits('CHANGE_SHARE')).toEqual([
      {
        type: 'CHANGE_SHARE',
        refNo: '00002',
        desc: 'ทุนเรือนหุ้น',
        minSatang: 1_000_00,
        maxSatang: 14_000_00,
        stepSatang: 10_00,
        reason: 'ไม่ต่ำกว่าเกณฑ์ของสหกรณ์ ไม่เกิน 30,000 บาทต่อเดือน และเงินเดือนต้องเหลือร้อยละ 30 หลังหักทุกอย่าง',
      },
    ]);
  });

  const mostMonthly = (more: Partial<Records>, pending = NOTHING_ASKED) =>
    limits('CHANGE_SHARE', more, { asked: pending })[0]?.maxSatang;

  test('leaves room for contracts, orders and dues, and takes the place of the one before', () => {
    const burden = 9_070_90;
    const order = { contractNo: 'สม.1', satang: 1_000_00 };
    const loans = [contractWith()];
    const step = 10_00;
    const left = 14_000_00 - burden;
    expect(mostMonthly({ loans })).toBe(left - (left % step));
    expect(mostMonthly({ loans }, { ...NOTHING_ASKED, orders: [order] })).toBe(3_920_00);
    expect(mostMonthly({ member: { ...MEMBER, inCremation: true } })).toBe(13_580_00);
    expect(mostMonthly({ shares: shares({ askedSatang: 5_000_00 }) })).toBe(14_000_00);
    expect(mostMonthly({}, { ...NOTHING_ASKED, shareSatang: 5_000_00 })).toBe(14_000_00);
    const large = [contractWith({ principalSatang: 900_000_00 })];
    expect(mostMonthly({ loans: large })).toBe(1_000_00);
  });

  test('of somebody without a salary that is deducted from is up to 30,000 baht', () => {
    const associate = { ...MEMBER, kind: 'สมทบ' as const };
    expect([mostMonthly({ payer: 'self' }), mostMonthly({ member: associate })]).toEqual([
      30_000_00, 30_000_00,
    ]);
  });

  test.each(['บำนาญ', 'สามัญ'] as const)('of %s who has retired is at least 500 baht', (kind) => {
    const member = { ...MEMBER, kind, birthDate: '1965-05-05' };
    expect(limits('CHANGE_SHARE', { member })).toMatchObject([{ minSatang: 500_00 }]);
  });

  test('and an order to repay more speak to a pensioner of the pension', () => {
    const pensioner = { member: { ...MEMBER, kind: 'บำนาญ' as const }, loans: [contractWith()] };
    const [share] = limits('CHANGE_SHARE', pensioner);
    const [order] = limits('MONTHLY_REPAY', pensioner);
    const left = 'บำนาญต้องเหลือร้อยละ 30 หลังหักทุกอย่าง';
    expect(share?.reason).toBe(`ไม่ต่ำกว่าเกณฑ์ของสหกรณ์ ไม่เกิน 30,000 บาทต่อเดือน และ${left}`);
    expect(order?.reason).toBe(`หักเพิ่มจากบำนาญพร้อมใบเรียกเก็บทุกเดือน โดย${left}`);
  });

  test('cannot be changed while it is paused; shares can still be bought', () => {
    const paused = { shares: shares({ paused: true }) };
    expect(limits('CHANGE_SHARE', paused)).toEqual([]);
    expect(limits('BUY_SHARES', paused)).toHaveLength(1);
  });
});

describe('an order to repay more every month', () => {
  const loans = [contractWith()];
  const mostRepaid = (more: Partial<Records> = {}, pending = NOTHING_ASKED) =>
    limits('MONTHLY_REPAY', { loans, ...more }, { asked: pending })[0]?.maxSatang;

  // 70 per cent are 14,000 baht, of which the share takes 1,000, and the instalment at most 9,070.90.
  test('is up to what everything else leaves of 70 per cent of the salary', () => {
    expect(limits('MONTHLY_REPAY', { loans })).toEqual([
      {
        type: 'MONTHLY_REPAY',
        refNo: 'สม.1',
        desc: 'เงินกู้สามัญ',
        minSatang: 100_00,
        maxSatang: 3_929_10,
        stepSatang: 1,
        reason: 'หักเพิ่มจากเงินเดือนพร้อมใบเรียกเก็บทุกเดือน โดยเงินเดือนต้องเหลือร้อยละ 30 หลังหักทุกอย่าง',
      },
    ]);
  });

  const order = { requestNo: '1', satang: 1_000_00, since: '2026-06-01', fromMonth: 2026 * 12 + 5 };
  const ordered = (contractNo: string) => ({
    facts: { ...NO_FACTS, orders: [{ ...order, contractNo }] },
  });
  const other = contractWith({ principalSatang: 36_500_00, instalments: 100 }, 'สม.2');
  const both = { loans: [...loans, other] };

  test('has room beside the order of another contract, running or asked for, not beside its own', () => {
    const alone = mostRepaid(both) ?? 0;
    expect(mostRepaid({ ...both, ...ordered('สม.1') })).toBe(alone);
    expect(mostRepaid({ ...both, ...ordered('สม.2') })).toBe(alone - 1_000_00);
    const pendingOrder = (contractNo: string) => ({
      ...NOTHING_ASKED,
      orders: [{ contractNo, satang: 1_500_00 }],
    });
    expect(mostRepaid(both, pendingOrder('สม.1'))).toBe(alone);
    expect(mostRepaid(both, pendingOrder('สม.2'))).toBe(alone - 1_500_00);
    expect(mostRepaid({ ...both, ...ordered('สม.2') }, pendingOrder('สม.2'))).toBe(
      alone - 1_500_00,
    );
  });

  test('has room beside a higher monthly share and a loan, on record or asked for', () => {
    expect(mostRepaid({ shares: shares({ askedSatang: 1_500_00 }) })).toBe(3_429_10);
    expect(mostRepaid({}, { ...NOTHING_ASKED, shareSatang: 2_000_00 })).toBe(2_929_10);
    const { plan } = contractWith({
      product: 'emergency',
      principalSatang: 20_000_00,
      instalments: 12,
    });
    // 1,712.15 a month and a hundredth of it, with 100 baht for the rounding up: 1,829.28.
    expect(mostRepaid({}, { ...NOTHING_ASKED, plans: [plan] })).toBe(2_099_82);
    expect(mostRepaid({ shares: shares({ askedSatang: 9_000_00 }) })).toBe(0);
  });

  test('is not for more than is owed', () => {
    const small = contractWith({ principalSatang: 3_000_00, instalments: 50 });
    expect(mostRepaid({ loans: [small] })).toBe(3_000_00);
  });

  test('is not for a contract that ends by itself within two months', () => {
    const closed = { ...contractWith(), balanceSatang: 0 };
    const short = (instalments: number) => contractWith({ principalSatang: 3_000_00, instalments });
    expect(mostRepaid({ loans: [closed] })).toBeUndefined();
    expect(mostRepaid({ loans: [short(2)] })).toBeUndefined();
    expect(mostRepaid({ loans: [short(3)] })).toBe(3_000_00);
  });

  test.each(['self', 'nobody'] as const)('needs a salary that is deducted from: %s', (payer) => {
    expect(mostRepaid({ payer })).toBeUndefined();
  });
});

describe('held money', () => {
  const keps = new Map([[1, billWith([lineWith({ group: 'REFUND', amountSatang: -100_00 })])]]);

  test('may be claimed whole', () => {
    expect(limits('CLAIM_HELD', { heldSatang: 300_00, keps })).toEqual([
      {
        type: 'CLAIM_HELD',
        refNo: '00002',
        desc: 'เงินรอคืน',
        minSatang: 200_00,
        maxSatang: 200_00,
        stepSatang: 1,
        reason: 'เงินที่สหกรณ์รับไว้เกิน ขอรับคืนเข้าบัญชีธนาคารได้ทั้งจำนวน',
      },
    ]);
  });

  test.each([0, 100_00])('may not, where the next bill gives all of it back: %i', (heldSatang) => {
    expect(limits('CLAIM_HELD', { heldSatang, keps })).toEqual([]);
    expect(limits('CLAIM_HELD')).toEqual([]);
  });
});

test('an emergency loan is asked for within the limits that are given', () => {
  expect(limits('EMERGENCY_LOAN', {}, { emergency: [EMERGENCY] })).toEqual([EMERGENCY]);
});
