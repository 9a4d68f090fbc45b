import { describe, expect, test } from 'vitest';
import { fallDue, openContract, payContract } from './loan-history.ts';
import { nextInstalment, overdueInterest, overduePrincipal, payoffSatang } from './loans.ts';

const PLAN = {
  product: 'ordinary',
  principalSatang: 120_000_00,
  instalments: 120,
  disbursedOn: '2026-01-05',
} as const;

const paid = (on: string) => ({ on, slipNo: '1' });

/** Returns a contract with two bills that fell due and were not paid. */
function overdue() {
  const contract = openContract('สม.2569/1', PLAN);
  for (const due of ['2026-01-31', '2026-02-28']) {
    fallDue(contract, nextInstalment(contract, due), 'เงินกู้สามัญ');
  }
  return contract;
}

describe('a payment on a contract', () => {
  test('is for the interest of all that is overdue before any principal (s. 329)', () => {
    const contract = overdue();
    const interest = overdueInterest(contract);
    const principal = overduePrincipal(contract);
    expect(payContract(contract, paid('2026-02-28'), interest + 1_00, 'counter', true)).toBe(0);
    expect(overdueInterest(contract)).toBe(0);
    expect(overduePrincipal(contract)).toBe(principal - 1_00);
    expect(contract.rows.at(-1)).toMatchObject({ interestSatang: interest, principalSatang: 1_00 });
  });

  test('is for the oldest month first', () => {
    const contract = overdue();
    const [first, second] = contract.arrears;
    payContract(contract, paid('2026-02-28'), first?.interestSatang ?? 0, 'counter', true);
    expect(first?.interestSatang).toBe(0);
    expect(second?.interestSatang).toBeGreaterThan(0);
  });

  test('pays no more than is overdue where only that is due, else down to nothing', () => {
    const contract = overdue();
    const owed = overdueInterest(contract) + overduePrincipal(contract);
    expect(payContract(contract, paid('2026-03-10'), owed + 500_00, 'late', true)).toBe(500_00);
    expect(contract.arrears).toEqual([]);
    const rest = payoffSatang(contract, '2026-03-10');
    expect(rest).toBeGreaterThan(contract.balanceSatang);
    expect(payContract(contract, paid('2026-03-10'), rest + 1, 'counter', false)).toBe(1);
    expect([contract.balanceSatang, contract.accruedSatang]).toEqual([0, 0]);
  });

  test('pays the interest of the days since the bill before it lowers the principal', () => {
    const contract = overdue();
    payContract(contract, paid('2026-03-01'), 1_000_000_00, 'counter', true);
    const before = contract.balanceSatang;
    payContract(contract, paid('2026-03-10'), 100_00, 'counter', false);
    const row = contract.rows.at(-1);
    expect(row?.interestSatang).toBeGreaterThan(0);
    expect(before - contract.balanceSatang).toBe(100_00 - (row?.interestSatang ?? 0));
  });
});

test('interest ends with the settlement of the membership', () => {
  const contract = overdue();
  contract.settledOn = '2026-03-09';
  expect(payoffSatang(contract, '2027-01-01')).toBe(payoffSatang(contract, '2026-03-09'));
});
