import { describe, expect, test } from 'vitest';
import {
  arrearWith,
  contractWith,
  lineWith,
  recordedInJune,
  sharesWith,
} from '../../testing/invented.ts';
import { posted } from '../../testing/money-runs.ts';
import { payContract } from '../loans/loan-history.ts';
import { nextInstalment } from '../loans/loans.ts';
import { NO_FACTS } from '../money-facts.ts';
import type { KepEntry } from './collection.ts';

const JUNE = 2026 * 12 + 5;

const share = (more: Partial<KepEntry> = {}) =>
  lineWith({ group: 'SHARE', desc: 'ค่าหุ้น', refNo: '00002', amountSatang: 1_000_00, ...more });
const cremation = (more: Partial<KepEntry> = {}) =>
  lineWith({ group: 'CREMATION', amountSatang: 280_00, ...more });
const deposit = (more: Partial<KepEntry> = {}) =>
  lineWith({ group: 'DEPOSIT', refNo: '01-2', amountSatang: 500_00, ...more });
/** The first instalment of the contract: 30 days at 55 baht. */
const loan = (more: Partial<KepEntry> = {}) =>
  lineWith({
    group: 'LOAN',
    desc: 'เงินกู้สามัญ',
    refNo: 'สม.1',
    period: 1,
    days: 30,
    principalSatang: 7_300_00,
    interestSatang: 1_650_00,
    amountSatang: 8_950_00,
    ...more,
  });

describe('a bill that is paid in full', () => {
  test('is received, and each line is booked', () => {
    const lines = [share(), loan(), deposit(), cremation()];
    const shares = sharesWith(['2026-05-31', 50_000_00]);
    const { history, kep } = posted(lines, {
      shares,
      sharePeriods: 65,
      contracts: [contractWith()],
    });
    expect(kep).toMatchObject({
      isDue: true,
      posted: true,
      receivedSatang: 10_730_00,
      keptSatang: 0,
      reason: '',
    });
    expect(lines.map((line) => line.receivedSatang)).toEqual([1_000_00, 8_950_00, 500_00, 280_00]);
    const on = '2026-06-30';
    expect(history.bookings.shares.slice(1)).toEqual([
      {
        on,
        slipNo: '',
        item: 'monthly',
        period: 66,
        amountSatang: 1_000_00,
        balanceSatang: 51_000_00,
      },
    ]);
    expect(history.bookings.contracts[0]).toMatchObject({ balanceSatang: 357_700_00, billed: 1 });
    expect(history.bookings.contracts[0]?.rows).toEqual([
      {
        on,
        slipNo: '',
        item: 'monthly',
        period: 1,
        days: 30,
        principalSatang: 7_300_00,
        interestSatang: 1_650_00,
        balanceSatang: 357_700_00,
      },
    ]);
    expect(history.bookings.payrolls).toEqual([{ on, accountNo: '01-2', amountSatang: 500_00 }]);
    expect(history.bookings.cremations).toEqual([{ on, satang: 280_00 }]);
    expect([history.billing.arrears, history.billing.carried, history.holding.heldSatang]).toEqual([
      [],
      [],
      0,
    ]);
    expect(history.billing.sharePeriods).toBe(66);
  });

  test('says what the balances are after it', () => {
    const lines = [share(), share({ isArrears: true, amountSatang: 300_00 }), loan(), deposit()];
    const { history } = posted(lines, {
      shares: sharesWith(['2026-05-31', 50_000_00]),
      arrears: [arrearWith({ group: 'SHARE', refNo: '00002', principalSatang: 300_00 })],
      contracts: [contractWith({}, 'other'), contractWith()],
    });
    expect(history.bookings.shares.at(-1)?.balanceSatang).toBe(51_300_00);
    expect(lines.map((line) => line.bookedBalanceSatang)).toEqual([
      51_000_00,
      51_300_00,
      357_700_00,
      undefined,
    ]);
  });

  test('that the member pays is no salary deduction', () => {
    const { history } = posted([deposit()], { heldSatang: 500_00 }, { payer: 'self' });
    expect(history.bookings.payrolls).toMatchObject([{ amountSatang: 500_00, byMember: true }]);
  });
});

describe('interest that a bill left out', () => {
  const line = () =>
    loan({ interestSatang: 700_00, amountSatang: 8_000_00, leftOutSatang: 950_00 });

  test('stays counted, is not overdue, and comes with the next bill', () => {
    const contracts = [contractWith()];
    const { history } = posted([line()], { contracts });
    const [contract] = history.bookings.contracts;
    expect(contract).toMatchObject({ accruedSatang: 950_00, arrears: [], billed: 1 });
    expect(contract?.rows).toMatchObject([{ interestSatang: 700_00, leftOutSatang: 950_00 }]);
    const next = contract && nextInstalment(contract, '2026-07-31');
    // 31 days on 357,700 baht, at 53.90 baht a day.
    expect(next?.interestSatang).toBe(950_00 + 1_670_90);
  });

  test('that was paid at the counter before the due day is not asked for again', () => {
    const contract = contractWith();
    payContract(contract, { on: '2026-06-29', slipNo: '' }, 1_595_00, 'counter', false);
    const { history } = posted([line()], { contracts: [contract] });
    // 55 baht a day: that of the last one is left.
    expect(history.bookings.contracts[0]).toMatchObject({ accruedSatang: 0 });
    expect(history.bookings.contracts[0]?.rows.at(-1)).toMatchObject({ interestSatang: 55_00 });
  });
});

describe('a bill that nobody pays', () => {
  test('is carried over, line by line', () => {
    const lines = [share(), loan(), deposit(), cremation()];
    const { history, kep } = posted(lines, {
      facts: recordedInJune(0, 'เงินไม่พอ'),
      contracts: [contractWith()],
      sharePeriods: 65,
    });
    expect(kep).toMatchObject({
      isDue: true,
      posted: false,
      receivedSatang: 0,
      reason: 'เงินไม่พอ',
    });
    const open = { month: JUNE, settledOn: '', settledBy: '', interestSatang: 0 };
    const arrear = (entry: KepEntry, period: number) => ({
      ...open,
      group: entry.group,
      refNo: entry.refNo,
      desc: entry.desc,
      period,
      carriedSatang: entry.amountSatang,
      principalSatang: entry.amountSatang,
    });
    const ofShares = share();
    const ofDeposit = deposit();
    const ofCremation = cremation();
    const others = [arrear(ofShares, 66), arrear(ofDeposit, 0), arrear(ofCremation, 0)];
    const ofLoan = {
      ...open,
      group: 'LOAN',
      refNo: 'สม.1',
      desc: 'เงินกู้สามัญ',
      period: 1,
      carriedSatang: 8_950_00,
      interestSatang: 1_650_00,
      principalSatang: 7_300_00,
    };
    expect(history.billing.arrears).toEqual(others);
    expect(history.bookings.contracts[0]?.arrears).toEqual([ofLoan]);
    expect(history.billing.carried).toEqual([ofLoan, ...others]);
    expect([
      history.bookings.shares,
      history.bookings.payrolls,
      history.bookings.cremations,
    ]).toEqual([[], [], []]);
    expect(history.billing.sharePeriods).toBe(66);
  });

  test('has a receipt where money that was held has paid of it, and none where that buys nothing', () => {
    const held = (line: KepEntry, satang: number) => {
      const lines = [line, lineWith({ group: 'REFUND', amountSatang: -satang })];
      const { kep, history } = posted(lines, {
        facts: recordedInJune(0, 'เงินไม่พอ'),
        heldSatang: satang,
      });
      return [kep.posted, kep.receivedSatang, line.receivedSatang, history.holding.heldSatang];
    };
    expect(held(cremation(), 200_00)).toEqual([true, 0, 200_00, 0]);
    expect(held(share(), 9_00)).toEqual([false, 0, 0, 9_00]);
  });

  test('of nothing counts as received', () => {
    expect(posted([share({ amountSatang: 0 })]).kep.posted).toBe(true);
  });
});

describe('a bill that is paid in part', () => {
  test('pays interest and some principal; the rest is carried over', () => {
    const { history } = posted([loan(), share()], {
      facts: recordedInJune(2_000_00),
      contracts: [contractWith()],
    });
    expect(history.bookings.contracts[0]).toMatchObject({ balanceSatang: 364_650_00 });
    expect(history.billing.carried).toMatchObject([
      { group: 'LOAN', carriedSatang: 6_950_00, interestSatang: 0, principalSatang: 6_950_00 },
      { group: 'SHARE', carriedSatang: 1_000_00 },
    ]);
  });

  test('carries over what is left of a line', () => {
    const { history } = posted([share(), deposit()], { facts: recordedInJune(705_00) });
    expect(history.bookings.shares.map((entry) => entry.amountSatang)).toEqual([700_00]);
    expect(history.bookings.payrolls.map((payroll) => payroll.amountSatang)).toEqual([5_00]);
    expect(history.billing.carried.map((arrear) => arrear.principalSatang)).toEqual([
      300_00, 495_00,
    ]);
  });
});

describe('arrears on a bill', () => {
  const overdue = () => [
    arrearWith({ group: 'SHARE', refNo: '00002', month: JUNE - 2, principalSatang: 400_00 }),
    arrearWith({ group: 'CREMATION', refNo: '', principalSatang: 260_00 }),
    arrearWith({ group: 'DEPOSIT', refNo: '01-3', principalSatang: 500_00 }),
    arrearWith({ group: 'DEPOSIT', refNo: '01-2', principalSatang: 500_00 }),
    arrearWith({ group: 'SHARE', refNo: '00002', principalSatang: 600_00 }),
  ];

  test('are settled, the oldest first; those of other lines are not', () => {
    const arrears = overdue();
    const lines = [
      share({ isArrears: true, amountSatang: 1_000_00 }),
      deposit({ isArrears: true }),
    ];
    const { history } = posted(lines, { arrears, facts: recordedInJune(1_250_00) });
    expect(arrears.map((arrear) => arrear.principalSatang)).toEqual([0, 260_00, 500_00, 250_00, 0]);
    expect(history.billing.arrears.map((arrear) => arrear.group)).toEqual([
      'CREMATION',
      'DEPOSIT',
      'DEPOSIT',
    ]);
    expect(history.holding.heldSatang).toBe(0);
    expect(history.billing.carried).toEqual([]);
    expect(history.bookings.shares).toMatchObject([
      { item: 'arrears', amountSatang: 400_00, slipNo: '' },
      { item: 'arrears', amountSatang: 600_00 },
    ]);
    expect(history.billing.sharePeriods).toBe(0);
  });

  test('of a year’s advance and premium are settled apart from the monthly dues', () => {
    const rest = { group: 'CREMATION', refNo: 'สสอค.', amountSatang: 1_000_00 } as const;
    const premium = { group: 'INSURANCE', refNo: '', amountSatang: 88_00 } as const;
    const arrears = [
      arrearWith({ group: 'CREMATION', refNo: '', principalSatang: 260_00 }),
      arrearWith({ group: 'CREMATION', refNo: 'สสอค.', principalSatang: 1_000_00 }),
      arrearWith({ group: 'INSURANCE', refNo: '', principalSatang: 88_00 }),
    ];
    const lines = [rest, premium].map((item) => lineWith({ ...item, isArrears: true }));
    const { history } = posted([...lines, lineWith(premium)], { arrears });
    expect(arrears.map((arrear) => arrear.principalSatang)).toEqual([260_00, 0, 0]);
    const on = arrears[1]?.settledOn;
    expect(history.bookings.cremations).toEqual([{ on, satang: 1_000_00 }]);
    expect(history.bookings.premiums).toEqual([
      { on, satang: 88_00 },
      { on, satang: 88_00 },
    ]);
  });

  const paidInPart = () => ({
    arrears: [arrearWith({ group: 'CREMATION', principalSatang: 60_00 })],
    heldSatang: 7_00,
  });
  const dues = () => [cremation(), cremation({ isArrears: true, amountSatang: 260_00 })];

  test('paid in between are not asked for again', () => {
    const { history, kep } = posted(dues(), paidInPart());
    expect(history.holding.heldSatang).toBe(7_00);
    expect(kep).toMatchObject({ madeSatang: 540_00, totalSatang: 340_00, receivedSatang: 340_00 });
    expect(kep.entries.map((entry) => entry.receivedSatang)).toEqual([280_00, 60_00]);
  });

  test('that were deducted all the same pay this month’s lines first; only what is beyond them is held', () => {
    const short = posted(dues(), { ...paidInPart(), facts: recordedInJune(300_00) });
    expect(short.kep.entries.map((entry) => entry.receivedSatang)).toEqual([240_00, 60_00]);
    expect([short.kep.keptSatang, short.history.holding.heldSatang]).toEqual([0, 7_00]);
    const whole = posted(dues(), { ...paidInPart(), facts: recordedInJune(540_00) });
    expect(whole.kep.entries.map((entry) => entry.receivedSatang)).toEqual([280_00, 60_00]);
    expect(whole.kep).toMatchObject({ receivedSatang: 540_00, keptSatang: 200_00 });
    expect(whole.history.holding.heldSatang).toBe(207_00);
  });

  test('of a contract are paid before its instalment', () => {
    // May’s bill of a contract of 30 April was not paid: 31 days at 55 baht.
    const contract = contractWith({ disbursedOn: '2026-04-30' });
    const may = posted(
      [loan({ days: 31, interestSatang: 1_705_00, amountSatang: 9_005_00 })],
      {
        contracts: [contract],
        facts: NO_FACTS,
        payer: 'self',
      },
      { payer: 'self', month: JUNE - 1, dueOn: '2026-05-31' },
    );
    expect(may.history.billing.carried).toHaveLength(1);
    const lines = [
      loan({ period: 2 }),
      loan({
        isArrears: true,
        principalSatang: 7_300_00,
        interestSatang: 1_705_00,
        interestArrearSatang: 1_705_00,
        amountSatang: 9_005_00,
      }),
    ];
    const { history } = posted(lines, {
      contracts: [contract],
      carried: may.history.billing.carried,
      facts: recordedInJune(9_005_00 + 1_650_00),
    });
    expect(history.billing.carried).toMatchObject([
      { month: JUNE - 1, interestSatang: 0, principalSatang: 0, settledOn: '2026-06-30' },
      { month: JUNE, interestSatang: 0, principalSatang: 7_300_00, carriedSatang: 7_300_00 },
    ]);
    expect(contract.rows).toMatchObject([
      { principalSatang: 7_300_00, interestSatang: 3_355_00, item: 'monthly' },
    ]);
  });
});

test('a bill says what is still owed of the months before it, of whatever kind', () => {
  const overdue = arrearWith({ group: 'LOAN', interestSatang: 100_00, principalSatang: 900_00 });
  const { kep, history } = posted([share(), loan()], {
    facts: recordedInJune(0),
    arrears: [arrearWith({ group: 'CREMATION', principalSatang: 280_00 })],
    contracts: [contractWith({}, 'other'), { ...contractWith(), arrears: [overdue] }],
  });
  expect(kep.openBeforeSatang).toBe(1_280_00);
  expect(history.billing.carried.map(({ month }) => month)).toEqual([JUNE, JUNE]);
});

describe('a contract that was paid in between', () => {
  test('takes nothing: what came for it is held', () => {
    const contract = contractWith();
    payContract(contract, { on: '2026-06-20', slipNo: '1' }, 366_100_00, 'counter', false);
    expect(contract.balanceSatang).toBe(0);
    const lines = [loan({ bookedBalanceSatang: 9 }), share()];
    const { history, kep } = posted(lines, { contracts: [contract] });
    expect(lines.map((line) => line.receivedSatang)).toEqual([0, 1_000_00]);
    expect(kep.keptSatang).toBe(8_950_00);
    expect([history.holding.heldSatang, contract.billed, contract.rows.length]).toEqual([
      8_950_00, 0, 1,
    ]);
    expect(lines[0]?.bookedBalanceSatang).toBe(0);
  });

  test('in its arrears only takes its instalment', () => {
    const contract = contractWith();
    const overdue = { isArrears: true, principalSatang: 7_300_00, amountSatang: 7_300_00 };
    const { history } = posted([loan(), loan(overdue)], { contracts: [contract] });
    expect([contract.balanceSatang, history.holding.heldSatang]).toEqual([357_700_00, 0]);
  });

  test('gets nothing of a sum that is short', () => {
    const paid = contractWith({}, 'paid');
    payContract(paid, { on: '2026-06-20', slipNo: '1' }, 366_100_00, 'counter', false);
    const lines = [loan({ refNo: 'paid' }), loan()];
    const { history } = posted(lines, {
      contracts: [paid, contractWith()],
      facts: recordedInJune(10_000_00),
    });
    expect(lines.map((line) => line.receivedSatang)).toEqual([0, 8_950_00]);
    expect(history.holding.heldSatang).toBe(1_050_00);
  });

  test('and owes less than the bill says gives the rest back', () => {
    const contract = contractWith();
    // 20 days of interest and all but 5,000 baht.
    payContract(contract, { on: '2026-06-20', slipNo: '1' }, 361_100_00, 'counter', false);
    const lines = [
      loan(),
      loan({ isArrears: true, principalSatang: 100_00, amountSatang: 100_00 }),
    ];
    // 5,000 baht for ten days at 5.50 % are 7.53 baht.
    const { history, kep } = posted(lines, { contracts: [contract] });
    expect([contract.balanceSatang, history.holding.heldSatang]).toEqual([0, 8_950_00 - 5_007_53]);
    expect(kep.keptSatang).toBe(3_942_47);
    expect(kep.entries.map((entry) => entry.receivedSatang)).toEqual([5_007_53]);
    expect(history.billing.carried).toEqual([]);
  });
});
