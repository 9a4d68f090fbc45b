import { describe, expect, test } from 'vitest';
import type { LoanContract } from '../money/loans/loans.ts';
import { deriveRecords, type Records } from '../money/records.ts';
import type { SettlementLine } from '../money/settlement-lines.ts';
import { isSamePlan, type LoanPlan } from '../people/person/plans.ts';
import { settled } from '../testing/books.ts';
import { viewOn } from '../testing/days.ts';
import { calledParts } from './called-parts.ts';
import { ownCollateral } from './collateral.ts';
import { calledSatang, givenGuarantees, monthlyLiability, paydownOf } from './given-guarantees.ts';

/** A borrower with a contract of each product, two instalments overdue, on 19 November 2026. */
const borrower = deriveRecords(viewOn('2026-11-20'), 3);

function contractOf(product: LoanPlan['product']): LoanContract {
  const found = borrower.contracts.find((contract) => contract.plan.product === product);
  if (!found) throw new Error(`the borrower has one contract of each product, also ${product}`);
  return found;
}
const ordinary = contractOf('ordinary');

describe('besides its guarantors', () => {
  const SHARES = { type: '02', desc: 'หุ้นทั้งหมดของสมาชิก', amountSatang: 461_650_00 };
  const typesOf = (product: LoanPlan['product'], guarantors: number) =>
    ownCollateral(borrower, contractOf(product), guarantors).map(({ type }) => type);

  test.each([
    ['emergency', 0, ['02']],
    ['shareSecured', 0, ['02']],
    ['ordinary', 2, ['02']],
    ['ordinary', 1, ['02', '04']],
    ['special', 0, ['04']],
    ['academic', 2, ['02', '03']],
    ['academic', 0, ['02', '03', '04']],
  ] as const)('a contract of %s with %i guarantors is secured by %j', (product, count, types) => {
    expect(typesOf(product, count)).toEqual(types);
  });

  test('all shares secure it at their value of today', () => {
    expect(ownCollateral(borrower, ordinary, 2)).toEqual([SHARES]);
  });

  describe('an academic contract of 220,000 baht has a part of it held back', () => {
    const [account] = borrower.deposits;
    if (!account) throw new Error('the borrower has an account');
    const held = (...accounts: Records['deposits']) =>
      ownCollateral({ ...borrower, deposits: accounts }, contractOf('academic'), 2).slice(1);
    const withPlan = (more: Partial<typeof account.plan>) => ({
      ...account,
      balanceSatang: 20_000_00,
      plan: { ...account.plan, ...more },
    });

    test('of five percent, or what the account has', () => {
      const desc = `เงินฝากออมทรัพย์ ${account.accountNo}`;
      expect(held(withPlan({}))).toEqual([{ type: '03', desc, amountSatang: 11_000_00 }]);
      expect(held({ ...account, balanceSatang: 1_00 })).toMatchObject([{ amountSatang: 1_00 }]);
    });

    test('in an account that is in use, was there on the day of the payout, and is not empty', () => {
      expect(held(withPlan({ openedOn: '2023-07-27' }))).toHaveLength(1);
      expect(held(withPlan({ openedOn: '2023-07-28' }))).toEqual([]);
      expect(held(withPlan({ active: false }))).toEqual([]);
      expect(held({ ...account, balanceSatang: 0 })).toEqual([]);
      expect(held()).toEqual([]);
    });
  });

  test('land is worth so much that the loan is 70 to 85 percent of it, in steps of 10,000 baht', () => {
    const days = Array.from({ length: 300 }, (_, i) => `2026-01-${i}`);
    const lands = days.flatMap((disbursedOn) => {
      const plan = { ...ordinary.plan, principalSatang: 1_000_000_00, disbursedOn };
      return ownCollateral(borrower, { ...ordinary, plan }, 0).slice(1);
    });
    const values = lands.map((land) => land.amountSatang);
    expect([Math.min(...values), Math.max(...values)]).toEqual([1_180_000_00, 1_430_000_00]);
    expect(values.filter((value) => value % 10_000_00 !== 0)).toEqual([]);
    const read = lands.map(({ desc }) => / โฉนดเลขที่ (\d{5}) ต\.(.+) อ\.เมือง$/.exec(desc));
    expect(new Set(read.map((item) => item?.[2]))).toEqual(new Set(['ปากพูน', 'ท่าวัง', 'โพธิ์เสด็จ']));
    const deeds = read.map((item) => Number(item?.[1]));
    expect(Math.min(...deeds)).toBeLessThan(12_000);
    expect(Math.max(...deeds)).toBeGreaterThan(87_000);
    expect(Math.max(...deeds)).toBeLessThan(90_000);
  });
});

test.each([
  [{}, true],
  [{ instalments: 60 }, true],
  [{ product: 'special' }, false],
  [{ disbursedOn: '2026-01-01' }, false],
  [{ principalSatang: 1 }, false],
] as const)('a plan that differs by %j is the same: %s', (more, isSame) => {
  expect(isSamePlan(ordinary.plan, { ...ordinary.plan, ...more })).toBe(isSame);
});

const owed = (satang: number, usedSatang: number, refNo = ordinary.contractNo) =>
  settled('LOAN', satang, usedSatang, refNo);
const after = (...lines: SettlementLine[]): Records => ({
  ...borrower,
  settlement: { how: 'ลาออก', on: '2026-11-19', lines },
});
const voucher = (
  guarantor: number,
  satang: number,
  contractNo = ordinary.contractNo,
  on = '2026-11-20',
) => ({
  kind: 'counter' as const,
  on,
  slipNo: '',
  satang,
  keptSatang: 1_00,
  contractNo,
  guarantor,
});

/** Returns what a guarantor sees of a contract of which each of two guarantees one half. */
function guaranteesOf(no: 1 | 4, records: Records = borrower, { plan }: LoanContract = ordinary) {
  const guarantors = [1, 4].map((number) => ({ no: number, amountSatang: 425_000_00 }));
  const guarantee = { borrowerNo: records.member.no, plan, guarantors };
  return givenGuarantees(borrower.view, no, { received: [], given: [guarantee] }, () => records);
}

function onlyGiven(...of: Parameters<typeof guaranteesOf>) {
  const [guarantee] = guaranteesOf(...of);
  if (!guarantee) throw new Error('the contract is guaranteed');
  return guarantee;
}

describe('a guarantor sees', () => {
  test('the borrower, the contract and the own part of it, and parts that add up', () => {
    const guarantee = onlyGiven(1);
    expect(guarantee).toMatchObject({
      borrower: { no: 3 },
      contract: { contractNo: ordinary.contractNo },
      amountSatang: 425_000_00,
      releasedOn: undefined,
    });
    expect('missing' in guarantee).toBe(false);
    expect([guarantee.shareOf(1_01), onlyGiven(4).shareOf(1_01)]).toEqual([50, 51]);
  });

  test('nothing of a contract that is not on record', () => {
    expect(guaranteesOf(1, { ...borrower, contracts: [] })).toEqual([]);
  });

  test('a contract for a year after its last payment', () => {
    const paidOn = (on: string) => {
      const closed = { balanceSatang: 0, accruedSatang: 0, arrears: [] };
      const rows = [...ordinary.rows, ...ordinary.rows.slice(-1).map((row) => ({ ...row, on }))];
      return guaranteesOf(1, { ...borrower, contracts: [{ ...ordinary, ...closed, rows }] });
    };
    expect(paidOn('2025-11-20').map((guarantee) => guarantee.releasedOn)).toEqual(['2025-11-20']);
    expect(paidOn('2025-11-19')).toEqual([]);
    expect(paidOn('2025-11-20').map(monthlyLiability)).toEqual([0]);
  });
});

describe('what a guarantee of one half may cost', () => {
  test('a month is half of the regular instalment', () => {
    // 7,100.00 and 30 days of 5.5 percent on 651,200.00: 2,943.78.
    expect(monthlyLiability(onlyGiven(1))).toBe(5_021_89);
  });

  test('the months to come are half of each instalment, the first without what is overdue', () => {
    const rows = paydownOf(onlyGiven(1));
    expect(rows.slice(0, 2)).toEqual([
      { dueOn: '2026-11-30', mineSatang: 5_021_89, balanceSatang: 629_900_00 },
      // 7,100.00 and 31 days of 5.5 percent on 629,900.00: 2,942.41.
      { dueOn: '2026-12-31', mineSatang: 5_021_20, balanceSatang: 622_800_00 },
    ]);
    expect(rows.at(-1)).toMatchObject({ balanceSatang: 0 });
  });

  test('it is called for half of what is overdue, once three instalments are', () => {
    const guarantee = onlyGiven(1);
    expect(calledSatang(guarantee)).toBe(0);
    const [oldest] = ordinary.arrears;
    if (!oldest) throw new Error('two instalments are overdue');
    const third = { ...oldest, interestSatang: 0, principalSatang: 14_31 };
    const arrears = [...ordinary.arrears, third];
    // 2,943.78 + 7,100.00 + 3,041.91 + 7,100.00 + 14.31
    expect(calledSatang({ ...guarantee, contract: { ...ordinary, arrears } })).toBe(10_100_00);
    // 20,200.00 are left after 10,000.00 that the first one paid: 15,100.00 each.
    const records = { ...borrower, vouchers: [voucher(1, 10_001_00)] };
    const calls = ([1, 4] as const).map((no) => {
      const guarantee = onlyGiven(no, records);
      return calledSatang({ ...guarantee, contract: { ...ordinary, arrears } });
    });
    expect(calls).toEqual([5_100_00, 15_100_00]);
  });
});

describe('once the borrower’s membership is settled', () => {
  const left = owed(600_000_00, 500_000_00);

  test('a guarantor is called for the own part of what is left, less what was paid', () => {
    const vouchers = [voucher(1, 20_001_00), voucher(4, 60_001_00)];
    const records = { ...after(left), vouchers };
    const first = onlyGiven(1, records);
    const second = onlyGiven(4, records);
    expect(first.missing).toEqual({
      satang: 100_000_00,
      openSatang: 30_000_00,
      since: '2026-11-19',
    });
    expect([calledSatang(first), calledSatang(second)]).toEqual([30_000_00, 0]);
    expect([monthlyLiability(first), paydownOf(first)]).toEqual([0, []]);
  });

  test('what a guarantor paid before counts as the own part', () => {
    const vouchers = [voucher(1, 20_001_00, ordinary.contractNo, '2026-11-19')];
    const records = { ...after(left), vouchers };
    // 100,000.00 are left after 20,000.00 that the first one paid: 60,000.00 each.
    expect(calledSatang(onlyGiven(1, records))).toBe(40_000_00);
    expect(calledSatang(onlyGiven(4, records))).toBe(60_000_00);
  });

  test('all together are called for no more than the contract still costs', () => {
    const records = after(owed(2_000_000_00, 0));
    // 651,200.00, overdue interest 5,985.69, and 19 days of 5.5 percent: 1,864.39; half of it each.
    expect(calledSatang(onlyGiven(1, records))).toBe(329_525_04);
    expect(calledSatang(onlyGiven(4, records))).toBe(329_525_04);
  });

  test('a guarantor has paid what was taken since in the own name for the contract, and not kept', () => {
    const vouchers = [
      voucher(1, 5_00),
      voucher(1, 7_00),
      voucher(4, 11_00),
      voucher(1, 13_00, 'อื่น'),
      // What lowered the debt before is not missing.
      voucher(1, 17_00, ordinary.contractNo, '2026-11-19'),
    ];
    const records = { ...after(left), vouchers };
    const parts = calledParts(records, ordinary, { guarantors: [{ no: 1, amountSatang: 1 }] });
    expect(parts).toMatchObject([{ no: 1, paidSatang: 10_00 }]);
  });
});
