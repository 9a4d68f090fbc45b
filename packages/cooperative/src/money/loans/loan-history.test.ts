import { describe, expect, test } from 'vitest';
import { arrearWith, contractWith } from '../../testing/invented.ts';
import { fallDue, openContract, payBill, payContract } from './loan-history.ts';
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

describe('a contract of 365,000 baht, 55 baht a day', () => {
  test('begins with all of its principal, to be paid back in equal parts', () => {
    const { plan, product, terms, ...rest } = contractWith({ disbursedOn: '2026-06-05' });
    expect(rest).toEqual({
      contractNo: 'สม.1',
      instalmentSatang: 7_300_00,
      rows: [],
      billed: 0,
      balanceSatang: 365_000_00,
      countedTo: '2026-06-05',
      accruedSatang: 0,
      arrears: [],
    });
    // Paid out by the fifth, it is first due in the same month.
    expect([terms.firstDueOn, terms.principalSatang, terms.instalments]).toEqual([
      '2026-06-30',
      365_000_00,
      50,
    ]);
    expect([plan.product, product.name]).toEqual(['ordinary', 'เงินกู้สามัญ']);
    expect(contractWith({ disbursedOn: '2026-06-06' }).terms.firstDueOn).toBe('2026-07-31');
  });

  test('is paid by bills, month after month', () => {
    const contract = { ...contractWith(), accruedSatang: 5 };
    payBill(contract, nextInstalment(contract, '2026-06-30'));
    const first = {
      on: '2026-06-30',
      slipNo: '',
      item: 'monthly',
      period: 1,
      days: 30,
      principalSatang: 7_300_00,
      interestSatang: 1_650_05,
      balanceSatang: 357_700_00,
    };
    expect(contract).toMatchObject({
      rows: [first],
      billed: 1,
      balanceSatang: 357_700_00,
      countedTo: '2026-06-30',
      accruedSatang: 0,
    });
    payContract(contract, paid('2026-07-10'), 1_639_00, 'counter', false);
    payContract(contract, paid('2026-07-20'), 1_000_00, 'counter', false);
    // Ten days of 357,700 baht are 539 baht, of 356,600 baht 537.34 baht.
    expect(contract.rows.slice(1)).toEqual([
      {
        on: '2026-07-10',
        slipNo: '1',
        item: 'counter',
        period: 1,
        days: 10,
        principalSatang: 1_100_00,
        interestSatang: 539_00,
        balanceSatang: 356_600_00,
      },
      {
        on: '2026-07-20',
        slipNo: '1',
        item: 'counter',
        period: 1,
        days: 10,
        principalSatang: 462_66,
        interestSatang: 537_34,
        balanceSatang: 356_137_34,
      },
    ]);
  });

  test('is booked also where interest and principal are the same', () => {
    const contract = contractWith();
    expect(payContract(contract, paid('2026-06-10'), 1_100_00, 'counter', false)).toBe(0);
    expect(contract.rows).toMatchObject([{ interestSatang: 550_00, principalSatang: 550_00 }]);
  });

  test('takes nothing where only arrears are paid and there are none, or no money comes', () => {
    const contract = contractWith();
    expect(payContract(contract, paid('2026-06-10'), 700_00, 'counter', true)).toBe(700_00);
    expect(payContract(contract, paid('2026-06-10'), 0, 'counter', false)).toBe(0);
    expect([contract.rows, contract.balanceSatang]).toEqual([[], 365_000_00]);
  });

  test('keeps the interest to the day where no money comes for what is counted later', () => {
    const contract = contractWith();
    payContract(contract, paid('2026-06-10'), 0, 'counter', false);
    expect([contract.countedTo, contract.accruedSatang]).toEqual(['2026-05-31', 0]);
  });

  test('counts as paid the instalments that are not in arrears', () => {
    const contract = contractWith();
    for (const due of ['2026-06-30', '2026-07-31', '2026-08-31']) {
      fallDue(contract, nextInstalment(contract, due), '');
    }
    payContract(contract, paid('2026-09-01'), 100_00, 'counter', true);
    expect(contract.rows.at(-1)?.period).toBe(0);
    payContract(contract, paid('2026-09-01'), 22_300_00, 'counter', true);
    expect(contract.rows.at(-1)?.period).toBe(2);
  });

  test('has no more principal fall due than is not overdue already', () => {
    const overdue = arrearWith({ group: 'LOAN', principalSatang: 30_000_00 });
    const contract = { ...contractWith({ principalSatang: 36_500_00 }), arrears: [overdue] };
    const bill = { ...nextInstalment(contract, '2026-06-30'), principalSatang: 7_300_00 };
    expect(fallDue(contract, bill, 'เงินกู้')).toEqual({
      group: 'LOAN',
      refNo: 'สม.1',
      desc: 'เงินกู้',
      month: 2026 * 12 + 5,
      period: 1,
      carriedSatang: 165_00 + 6_500_00,
      interestSatang: 165_00,
      principalSatang: 6_500_00,
      settledOn: '',
      settledBy: '',
    });
    expect([contract.billed, contract.accruedSatang, contract.arrears.length]).toEqual([1, 0, 2]);
  });
});
