import { describe, expect, test } from 'vitest';
import {
  contractWith,
  type Known,
  MEMBER,
  paymentWith,
  sharesWith,
} from '../../testing/invented.ts';
import { BOARD_PAID, settled, settledLines } from '../../testing/money-runs.ts';

describe('a dividend that is approved and not yet paid', () => {
  // The rates of 2025, 5.25 %, were approved on 25 January 2026 and paid on the 30th.
  const shares = () => sharesWith(['2024-12-31', 100_000_00]);
  const dividend = (on: string, more: Known = {}) =>
    settledLines(settled({ shares: shares(), ...more }, { on }))?.slice(1);

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
    const history = settled({ shares: shares(), contracts: [contract] }, { on: '2026-01-26' });
    const on = '2026-01-26';
    const slipNo = '690126-00002';
    expect(history.bookings.vouchers).toEqual([
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
  const history = settled({ heldSatang: 300_00 }, { how: 'เสียชีวิต', welfareSatang: 20_000_00 });
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
  expect(history.bookings.vouchers).toEqual([
    { ...BOARD_PAID, kind: 'welfare', satang: 20_000_00, keptSatang: 20_000_00 },
    { ...BOARD_PAID, kind: 'paid-out', satang: 20_300_00, keptSatang: 0 },
  ]);
});

describe('the insurers of who has died', () => {
  const member = { ...MEMBER, inCremation: true };
  // 11,480 members at 20 baht, less 4 % for the association.
  const BENEFIT = 220_416_00;

  test('pay first: the debt is insured without its interest, which the association pays', () => {
    const contracts = [contractWith(), contractWith({ principalSatang: 36_500_00 })];
    const history = settled({ member, contracts }, { how: 'เสียชีวิต' });
    expect(settledLines(history)).toEqual([
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
    expect(history.bookings.vouchers).toEqual([
      { ...BOARD_PAID, kind: 'insurance', satang: 401_500_00, keptSatang: 0 },
      { ...BOARD_PAID, kind: 'insurance', satang: 605_00, keptSatang: 0 },
    ]);
  });

  test('pay the principal of the day of death; what was paid after it is given back, each with its line', () => {
    const contract = contractWith();
    const paid = { interestSatang: 1_000_00, principalSatang: 7_300_00 };
    const before = paymentWith({ on: '2026-05-31', balanceSatang: 365_000_00 });
    const after = paymentWith({ on: '2026-06-02', ...paid, balanceSatang: 357_700_00 });
    Object.assign(contract, { rows: [before, after], balanceSatang: 357_700_00 });
    const cremations = [
      { on: '2026-06-01', satang: 100_00 },
      { on: '2026-06-02', satang: 280_00 },
    ];
    const history = settled(
      { contracts: [contract], cremations },
      { how: 'เสียชีวิต', diedOn: '2026-06-01' },
    );
    // Ten days on what was owed: 539 baht.
    expect(settledLines(history)).toEqual([
      ['INSURANCE', 365_000_00, 365_000_00],
      ['SHARES', 50_000_00, 1_539_00],
      ['RETURNED', 8_300_00, 0],
      ['RETURNED', 280_00, 0],
      ['LOAN', 366_539_00, 366_539_00],
    ]);
    expect(history.settlement?.lines[2]).toMatchObject({
      name: 'คืนเงินชำระเงินกู้สามัญ',
      refNo: 'สม.1',
      interestSatang: 1_000_00,
    });
    expect(contract.rows.slice(2)).toMatchObject([
      { item: 'returned', principalSatang: -7_300_00, interestSatang: -1_000_00 },
      { item: 'set-off', principalSatang: 365_000_00, interestSatang: 1_539_00, balanceSatang: 0 },
    ]);
    expect(cremations.at(-1)).toEqual({ on: BOARD_PAID.on, satang: -280_00 });
    expect(history.bookings.vouchers.map(({ kind, satang }) => [kind, satang])).toEqual([
      ['returned', 0],
      ['insurance', 365_000_00],
      ['paid-out', 8_580_00],
    ]);
  });

  test('pay nothing for who has only left', () => {
    expect(settledLines(settled({ member, contracts: [contractWith()] }))?.[0]?.[0]).toBe('SHARES');
  });

  test('are the associations that somebody was in on that day', () => {
    const joinedOn = '2026-06-11';
    expect(
      settledLines(settled({ member: { ...member, joinedOn } }, { how: 'เสียชีวิต' })),
    ).toHaveLength(1);
  });
});
