import { describe, expect, test } from 'vitest';
import {
  arrearWith,
  billWith,
  contractWith,
  historyWith,
  type Known,
  lineWith,
  MEMBER,
  sharesWith,
} from '../testing/invented.ts';
import type { History } from './history-state.ts';
import { type Movement, NO_FACTS } from './money-facts.ts';
import { applyMovement, contractOf, payOut } from './movements.ts';

// Ten days after 31 May: 550 baht of interest on 365,000 baht.
const DAY = '2026-06-10';
const SLIP = '690610-00002';
const SETTLED = { how: 'ลาออก', on: '2026-05-31', lines: [] } as const;

function after(movement: Movement, more: Known = {}): History {
  const history = historyWith(more);
  applyMovement(history, movement);
  return history;
}

test('a contract is numbered by its kind and year; a second one of them gets a suffix', () => {
  const { plan } = contractWith();
  const plain = contractOf(historyWith(), plan).contractNo;
  expect(plain).toMatch(/^สม\.2569\/\d{5}$/);
  expect(contractOf(historyWith(), plan, 1).contractNo).toBe(plain);
  expect(contractOf(historyWith(), plan, 2).contractNo).toBe(`${plain}-2`);
});

describe('a new contract', () => {
  const { plan } = contractWith({ disbursedOn: DAY, principalSatang: 500_000_00 });
  const borrow = { kind: 'borrow', on: DAY, plan, ordinal: 2 } as const;

  test('is paid out beside those of other kinds', () => {
    const other = contractWith({ product: 'special' }, 'พศ.1');
    const {
      bookings: { contracts, vouchers },
    } = after(borrow, { contracts: [other] });
    expect(contracts).toHaveLength(2);
    expect(contracts[0]).toMatchObject({ contractNo: 'พศ.1', balanceSatang: 365_000_00, rows: [] });
    expect(contracts[1]?.contractNo).toMatch(/^สม\..*-2$/);
    expect(contracts[1]?.plan).toBe(plan);
    expect(vouchers).toEqual([]);
  });

  test('pays off an old one that is larger as far as it is enough', () => {
    const small = { ...borrow, plan: { ...plan, principalSatang: 100_000_00 } };
    const {
      bookings: { contracts, vouchers },
    } = after(small, { contracts: [contractWith()] });
    // 550 baht of interest come first.
    expect(contracts.map((contract) => contract.balanceSatang)).toEqual([265_550_00, 100_000_00]);
    expect(vouchers).toMatchObject([{ kind: 'set-off', satang: 100_000_00 }]);
  });

  test('closes the one of its kind that is still open', () => {
    const closed = { ...contractWith({}, 'สม.0'), balanceSatang: 0 };
    const {
      bookings: { contracts, vouchers, slips },
    } = after(borrow, { contracts: [closed, contractWith()] });
    expect(contracts.map((contract) => contract.balanceSatang)).toEqual([0, 0, 500_000_00]);
    expect(contracts[0]?.rows).toEqual([]);
    expect(contracts[1]?.rows).toEqual([
      {
        on: DAY,
        slipNo: SLIP,
        item: 'set-off',
        period: 0,
        days: 10,
        principalSatang: 365_000_00,
        interestSatang: 550_00,
        balanceSatang: 0,
      },
    ]);
    expect(vouchers).toEqual([
      { on: DAY, slipNo: SLIP, kind: 'set-off', satang: 365_550_00, keptSatang: 0 },
    ]);
    expect(slips.get(DAY)).toBe(1);
  });
});

describe('a payment on a contract', () => {
  const repay = (more: Partial<Movement & { kind: 'repay' }> = {}) =>
    ({
      kind: 'repay',
      on: DAY,
      contractNo: 'สม.1',
      satang: 10_550_00,
      closes: false,
      ...more,
    }) as const;
  const two = () => ({ contracts: [contractWith({}, 'สม.0'), contractWith()] });
  const voucher = { on: DAY, slipNo: SLIP, kind: 'counter', satang: 10_550_00, keptSatang: 0 };

  test('pays the interest to its day, and the principal with the rest', () => {
    const {
      bookings: { contracts, vouchers },
      holding: { heldSatang },
    } = after(repay(), two());
    expect(contracts.map((contract) => contract.balanceSatang)).toEqual([365_000_00, 355_000_00]);
    expect(contracts[1]?.rows).toMatchObject([
      { item: 'counter', interestSatang: 550_00, principalSatang: 10_000_00 },
    ]);
    expect([vouchers, heldSatang]).toEqual([[voucher], 0]);
  });

  test('that closes it takes what is owed on the day, whatever was asked for', () => {
    const {
      bookings: { contracts, vouchers },
      holding: { heldSatang },
    } = after(repay({ closes: true }), two());
    expect(contracts[1]).toMatchObject({ balanceSatang: 0, accruedSatang: 0 });
    expect([vouchers, heldSatang]).toEqual([[{ ...voucher, satang: 365_550_00 }], 0]);
  });

  test('of a cashier has the cashier’s receipt, and what is too much is held', () => {
    const slip = { slipNo: 'K-1', satang: 366_000_00 };
    const kept = { ...voucher, ...slip, keptSatang: 450_00 };
    for (const closes of [true, false]) {
      const {
        bookings: { vouchers, slips },
        holding: { heldSatang },
      } = after(repay({ ...slip, closes }), {
        ...two(),
        heldSatang: 5_00,
      });
      expect([vouchers, heldSatang, slips.size]).toEqual([[kept], 455_00, 0]);
    }
  });

  test('that is not on file is held', () => {
    const {
      bookings: { vouchers },
      holding: { heldSatang },
    } = after(repay({ contractNo: 'none', closes: true }), two());
    expect([vouchers, heldSatang]).toEqual([[{ ...voucher, keptSatang: 10_550_00 }], 10_550_00]);
  });

  test('by a request for what is paid off, or is not on file, takes nothing', () => {
    const order = { requestNo: 'R1' };
    const paidOff = { contracts: [{ ...contractWith(), balanceSatang: 0 }] };
    for (const history of [
      after(repay(order), paidOff),
      after(repay({ ...order, closes: true }), paidOff),
      after(repay({ ...order, contractNo: 'none' }), two()),
    ]) {
      const {
        bookings: { vouchers, untaken, slips },
        holding: { heldSatang },
      } = history;
      expect([vouchers, untaken, heldSatang, slips.size]).toEqual([[], ['R1'], 0, 0]);
    }
    expect(after(repay(order), two()).bookings.untaken).toEqual([]);
  });

  test('by a guarantor says whose it is and on what', () => {
    expect(after(repay({ guarantor: 7 }), two()).bookings.vouchers).toEqual([
      { ...voucher, contractNo: 'สม.1', guarantor: 7 },
    ]);
  });
});

describe('a payment of arrears', () => {
  const overdue = (more: Known = {}) => ({
    arrears: [
      arrearWith({ group: 'DEPOSIT', refNo: '01-1', principalSatang: 500_00 }),
      arrearWith({ group: 'CREMATION', principalSatang: 280_00 }),
      arrearWith({ group: 'SHARE', refNo: '00002', period: 65, principalSatang: 1_000_00 }),
    ],
    shares: sharesWith(['2026-05-31', 50_000_00]),
    ...more,
  });

  test('at the counter pays shares, cremation dues and deposits, and books each', () => {
    const history = after({ kind: 'pay-arrears', on: DAY, satang: 1_800_00 }, overdue());
    expect(history.bookings.shares.slice(1)).toEqual([
      {
        on: DAY,
        slipNo: SLIP,
        item: 'arrears',
        period: 65,
        amountSatang: 1_000_00,
        balanceSatang: 51_000_00,
      },
    ]);
    expect(history.bookings.cremations).toEqual([{ on: DAY, satang: 280_00 }]);
    const saving = { on: DAY, accountNo: '01-1', amountSatang: 500_00, byMember: true };
    expect(history.bookings.payrolls).toEqual([saving]);
    expect([history.billing.arrears, history.holding.heldSatang]).toEqual([[], 20_00]);
    expect(history.bookings.vouchers).toStrictEqual([
      { on: DAY, slipNo: SLIP, kind: 'counter', satang: 1_800_00, keptSatang: 20_00 },
    ]);
  });

  test('of the agency that comes late names its month, and is late also on a contract', () => {
    const contract = {
      ...contractWith(),
      arrears: [arrearWith({ group: 'LOAN', interestSatang: 100_00, principalSatang: 900_00 })],
    };
    const late = {
      kind: 'late',
      on: DAY,
      satang: 1_000_00,
      month: 5,
      agency: 0,
      reason: '',
      reasonBefore: '',
    } as const;
    const {
      bookings: { vouchers },
    } = after(late, { contracts: [contract] });
    expect(vouchers).toStrictEqual([
      { on: DAY, slipNo: SLIP, kind: 'late', satang: 1_000_00, keptSatang: 0, month: 5 },
    ]);
    expect(contract.rows).toMatchObject([
      { item: 'late', interestSatang: 100_00, principalSatang: 900_00 },
    ]);
    const counter = {
      ...contract,
      rows: [],
      arrears: [arrearWith({ group: 'LOAN', principalSatang: 9_00 })],
    };
    after({ kind: 'pay-arrears', on: DAY, satang: 9_00 }, { contracts: [counter] });
    expect(counter.rows).toMatchObject([{ item: 'counter', principalSatang: 9_00 }]);
  });

  test('that the agency deducted, and recorded late, is still a salary deduction', () => {
    const movement = {
      kind: 'late',
      on: DAY,
      month: 5,
      agency: 3,
      reason: '',
      reasonBefore: '',
    } as const;
    expect(after({ ...movement, satang: 1_780_00 }, overdue()).bookings.payrolls).toEqual([
      { on: DAY, accountNo: '01-1', amountSatang: 500_00 },
    ]);
  });

  test('is numbered by the cashier, where it has a receipt', () => {
    const slip = { kind: 'pay-arrears', on: DAY, satang: 1_00, slipNo: 'K-1' } as const;
    expect(after(slip, overdue()).bookings.vouchers).toMatchObject([{ slipNo: 'K-1' }]);
  });

  test('pays a debt whole once the membership is settled, and the rest is paid out', () => {
    const history = after(
      { kind: 'pay-arrears', on: DAY, satang: 365_800_00 },
      { contracts: [contractWith()], settlement: SETTLED, payer: 'nobody' },
    );
    expect(history.bookings.contracts[0]?.balanceSatang).toBe(0);
    expect(history.bookings.vouchers).toEqual([
      { on: DAY, slipNo: SLIP, kind: 'counter', satang: 365_800_00, keptSatang: 250_00 },
      { on: DAY, slipNo: `${SLIP}-2`, kind: 'paid-out', satang: 250_00, keptSatang: 0 },
    ]);
    expect(history.holding.heldSatang).toBe(0);
  });
});

describe('held money is paid out', () => {
  const claim = (satang: number) =>
    ({ kind: 'claim-held', on: DAY, satang, requestNo: 'R1' }) as const;
  const paidOut = { on: DAY, slipNo: SLIP, kind: 'paid-out', keptSatang: 0 };
  const bill = (isDue: boolean, satang: number) =>
    billWith(
      [
        lineWith({ group: 'SHARE', amountSatang: 1_000_00 }),
        lineWith({ group: 'REFUND', amountSatang: -satang }),
      ],
      { isDue },
    );

  test.each([
    [200_00, 200_00, []],
    [300_00, 300_00, []],
    [400_00, 0, ['R1']],
  ])('if there is as much: %i', (claimSatang, satang, refused) => {
    const {
      bookings: { vouchers, untaken },
      holding: { heldSatang },
    } = after(claim(claimSatang), { heldSatang: 300_00 });
    expect(vouchers).toEqual(satang > 0 ? [{ ...paidOut, satang }] : []);
    expect(untaken).toEqual(refused);
    expect(heldSatang).toBe(300_00 - satang);
  });

  test('but not what an open bill gives back', () => {
    const keps = new Map([
      [1, bill(true, 250_00)],
      [2, bill(false, 100_00)],
    ]);
    const {
      bookings: { vouchers },
      holding: { heldSatang },
    } = after(claim(200_00), { heldSatang: 300_00, keps });
    expect(vouchers).toEqual([{ ...paidOut, satang: 200_00 }]);
    expect(heldSatang).toBe(100_00);
    expect(after(claim(201_00), { heldSatang: 300_00, keps }).bookings.untaken).toEqual(['R1']);
  });

  test('not at all where there is none, or less than the bill gives back', () => {
    expect(after(claim(300_00)).bookings.vouchers).toEqual([]);
    const history = historyWith({ heldSatang: 50_00, keps: new Map([[2, bill(false, 100_00)]]) });
    payOut(history, { on: DAY, slipNo: SLIP }, 50_00);
    expect([history.bookings.vouchers, history.holding.heldSatang]).toEqual([[], 50_00]);
  });
});

test('shares are bought beside the monthly ones', () => {
  const buy = { kind: 'buy-shares', on: DAY, satang: 5_000_00 } as const;
  const entry = { on: DAY, slipNo: SLIP, item: 'request', amountSatang: 5_000_00 };
  expect(after(buy).bookings.shares).toEqual([{ ...entry, period: 1, balanceSatang: 5_000_00 }]);
  const shares = sharesWith(
    ['2026-03-31', 1_000_00],
    ['2026-04-30', 1_000_00],
    ['2026-05-31', 1_000_00],
  );
  expect(after(buy, { shares }).bookings.shares.at(-1)).toEqual({
    ...entry,
    period: 3,
    balanceSatang: 8_000_00,
  });
});

test('receipts of a day are numbered one after the other', () => {
  const history = historyWith();
  for (const on of [DAY, DAY, '2026-06-11', DAY]) {
    applyMovement(history, { kind: 'buy-shares', on, satang: 10_00 });
  }
  expect(history.bookings.shares.map((share) => share.slipNo)).toEqual([
    SLIP,
    `${SLIP}-2`,
    '690611-00002',
    `${SLIP}-3`,
  ]);
});

test.each([
  { kind: 'withdraw', on: DAY, accountNo: '01-1', satang: 100_00 },
  { kind: 'welfare', on: DAY, accountNo: '01-1', satang: 100_00 },
] as const)('what concerns an account only leaves the rest as it is: $kind', (movement) => {
  const draws = { isMissed: expect.any(Function), cremationIn: expect.any(Function) };
  expect(after(movement)).toEqual({ ...historyWith(), ...draws });
});

describe('a reason that an agency gives after the due day', () => {
  const MAY = 5;
  const APRIL = 4;
  const keps = () =>
    new Map([APRIL, MAY].map((month) => [month, billWith([], { month, isDue: true })] as const));
  const movement = { kind: 'late', on: DAY, satang: 0, month: MAY, agency: 3 } as const;
  const state = ({ paying: { payer, agency, suspended }, bookings: { vouchers } }: History) => {
    expect(vouchers).toEqual([]);
    return [payer, agency, suspended];
  };

  test.each([
    ['ลาออก', ['self', 3, false]],
    ['ย้าย', ['agency', 4, false]],
    ['พักราชการ', ['agency', 3, true]],
    ['อื่น ๆ', ['agency', 3, false]],
  ] as const)('%s counts from then on, until it is taken back', (reason, then) => {
    const history = after({ ...movement, reason, reasonBefore: '' }, { keps: keps(), agency: 3 });
    expect(state(history)).toEqual(then);
    expect(history.billing.keps.get(MAY)?.reason).toBe(reason);
    applyMovement(history, { ...movement, reason: '', reasonBefore: reason });
    expect(state(history)).toEqual(['agency', 3, false]);
    expect(history.billing.keps.get(MAY)?.reason).toBe('');
  });

  test.each([
    ['2000-01-01', 'agency'],
    ['1965-01-01', 'self'],
  ])(
    'who has chosen to pay after retirement, and was born on %s, pays by %s once a left agency is corrected',
    (birthDate, payer) => {
      const member = { ...MEMBER, birthDate };
      const facts = { ...NO_FACTS, retires: { payer: 'self' } } as const;
      const left = {
        keps: keps(),
        agency: 3,
        payer: 'self',
        usualPayer: 'self',
        member,
        facts,
      } as const;
      const history = after({ ...movement, reason: '', reasonBefore: 'ลาออก' }, left);
      expect(state(history)).toEqual([payer, 3, false]);
    },
  );

  test('changes nothing where a newer month is booked, or another agency bills', () => {
    const late = { ...movement, reason: 'พักราชการ', reasonBefore: '' } as const;
    const more = { keps: keps(), agency: 3 };
    expect(state(after({ ...late, month: APRIL }, more))).toEqual(['agency', 3, false]);
    expect(state(after({ ...late, agency: 2 }, more))).toEqual(['agency', 3, false]);
  });
});
