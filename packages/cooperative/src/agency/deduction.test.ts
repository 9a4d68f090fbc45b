import { describe, expect, test } from 'vitest';
import type { Kep } from '../money/bills/collection.ts';
import { arrear, billed, billing, billOf, entry, kep, NOVEMBER } from '../testing/billed.ts';
import type { BilledMember } from './billing.ts';
import type { DeductedLine } from './deduct-result.ts';
import { closedReason, derivePeriod, NOTHING_DONE, outcomeOf } from './deduction.ts';

const DUE = '2026-11-30';

const record = (
  on: string,
  ...lines: readonly [no: number, satang: number, DeductedLine['reason']?][]
) => ({
  on,
  value: {
    month: NOVEMBER,
    lines: lines.map(([no, deductedSatang, reason = '']) => ({ no, deductedSatang, reason })),
  },
});

describe('the outcome of a bill of 1,000 baht', () => {
  const outcome = (
    bill: Partial<Kep>,
    result?: ReturnType<typeof record>,
    more: Partial<BilledMember> = {},
  ) => {
    const kep = billOf(1_000_00, bill);
    const row = { member: billed(1, [kep], more), kep, closing: undefined };
    return outcomeOf(row, result);
  };
  const received = { isDue: true, receivedSatang: 400_00, reason: 'เงินไม่พอ' } as const;

  test('is open until its day, and then what was received', () => {
    expect(outcome({ receivedSatang: 400_00 })).toMatchObject({
      deductedSatang: 1_000_00,
      receivedSatang: 0,
      reason: '',
    });
    expect(outcome(received)).toMatchObject({
      deductedSatang: 400_00,
      receivedSatang: 400_00,
      reason: 'เงินไม่พอ',
    });
  });

  test('is what the agency recorded of the member', () => {
    expect(outcome({}, record('2026-11-20', [1, 300_00, 'ลาออก']))).toMatchObject({
      deductedSatang: 300_00,
      receivedSatang: 0,
      reason: 'ลาออก',
    });
    expect(outcome(received, record('2026-11-20', [2, 300_00]))).toMatchObject({
      deductedSatang: 400_00,
      reason: 'เงินไม่พอ',
    });
  });

  test('says what was carried over, and what of it is owed', () => {
    const carried = [
      arrear(150_00, { carriedSatang: 200_00 }),
      arrear(0, { carriedSatang: 100_00, settledOn: '2026-12-05' }),
      arrear(700_00, { month: NOVEMBER - 1 }),
    ];
    expect(outcome(received, undefined, { carried })).toMatchObject({
      carriedSatang: 300_00,
      outstandingSatang: 150_00,
      settledOn: '',
    });
  });
});

/** Two members are billed 1,000 and 500 baht; of the second 30 are arrears. */
function period(asOf: string, done = NOTHING_DONE, receivedSatang = 1_000_00, unitNo?: string) {
  const isDue = asOf >= DUE;
  const first = billOf(1_000_00, { isDue, receivedSatang });
  const lines = [entry('SHARE', 470_00), entry('SHARE', 30_00, { isArrears: true })];
  const second = kep(lines, { isDue, receivedSatang: isDue ? 500_00 : 0 });
  const members = [
    billed(1, [first], { carried: receivedSatang < 1_000_00 ? [arrear(600_00)] : [] }),
    billed(2, [second], { unitNo: '0001-02' }),
  ];
  return derivePeriod(billing(members, asOf), NOVEMBER, done, unitNo);
}

describe('a month of an agency', () => {
  test('is open until its last day', () => {
    expect(period('2026-11-29')).toEqual({
      month: NOVEMBER,
      dueOn: DUE,
      members: 2,
      billedSatang: 1_500_00,
      arrearSatang: 30_00,
      deductedSatang: 1_500_00,
      creditedSatang: 0,
      outstandingSatang: 0,
      transfers: [],
      remittedSatang: 0,
      debtSatang: 0,
      notDeductible: 0,
      status: 'ส่งบิลแล้ว',
    });
  });

  test('is paid on its last day with all that its members were credited with', () => {
    expect(period(DUE)).toMatchObject({
      creditedSatang: 1_500_00,
      transfers: [{ on: DUE, satang: 1_500_00 }],
      remittedSatang: 1_500_00,
      debtSatang: 0,
      status: 'รับครบ',
    });
    expect(period(DUE, NOTHING_DONE, 400_00)).toMatchObject({
      deductedSatang: 900_00,
      creditedSatang: 900_00,
      outstandingSatang: 600_00,
      remittedSatang: 900_00,
      notDeductible: 1,
      status: 'รับบางส่วน',
    });
  });

  test('waits for the money once a result is recorded', () => {
    const result = record('2026-11-20', [1, 1_000_00], [2, 500_00]);
    expect(period('2026-11-29', { result, received: [] }).status).toBe('รอเงิน');
  });

  test('has what the bank brought, and what it still owes', () => {
    const some = [{ on: '2026-11-25', satang: 700_00 }];
    const all = [...some, { on: '2026-12-01', satang: 800_00 }];
    expect(period('2026-11-29', { result: undefined, received: some })).toMatchObject({
      transfers: some,
      remittedSatang: 700_00,
      debtSatang: 0,
      status: 'รับบางส่วน',
    });
    expect(period(DUE, { result: undefined, received: some })).toMatchObject({
      debtSatang: 800_00,
      status: 'รับบางส่วน',
    });
    expect(period('2026-12-01', { result: undefined, received: all })).toMatchObject({
      transfers: all,
      remittedSatang: 1_500_00,
      debtSatang: 0,
      status: 'รับครบ',
    });
    expect(period(DUE, { result: undefined, received: [] })).toMatchObject({
      remittedSatang: 0,
      debtSatang: 1_500_00,
      status: 'ค้างส่ง',
    });
  });

  test('is whole once all that was recorded has come', () => {
    const result = record('2026-11-20', [1, 1_000_00], [2, 400_00, 'เงินไม่พอ']);
    const received = [{ on: '2026-11-25', satang: 1_400_00 }];
    expect(period('2026-11-29', { result, received }).status).toBe('รับครบ');
  });
});

test.each([
  ['2026-11-29', 900_00, 100_00, undefined],
  [DUE, 0, 0, undefined],
  [DUE, 900_00, 1, 'ผลการหักของงวดนี้ลงบัญชีของสมาชิกแล้ว หากต้องแก้ไขกรุณาติดต่อสหกรณ์'],
  [DUE, 900_00, 0, 'สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์'],
  [DUE, 900_00, -1, 'สหกรณ์รับเงินของงวดนี้แล้ว หากต้องแก้ไขผลการหักกรุณาติดต่อสหกรณ์'],
])(
  'on %s, with %i credited and %i owed, a result is closed because: %s',
  (asOf, creditedSatang, debtSatang, why) => {
    const sums = { period: { dueOn: DUE, creditedSatang, debtSatang }, billing: { asOf } };
    expect(closedReason({ ...sums, result: undefined })).toBe(why);
    // A late record can be corrected until its day is over.
    expect(closedReason({ ...sums, result: record('2026-12-20') })).toBeUndefined();
  },
);
