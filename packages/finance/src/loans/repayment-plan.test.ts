import { describe, expect, it } from 'vitest';
import type { OpenLoan } from './open-loan.ts';
import { planRepayment, quoteOn, remainingPlan } from './repayment-plan.ts';

// 939,700.00 at 5.50 %, 6,700.00 of principal a month, interest counted to 31 October.
const LOAN: OpenLoan = {
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil100' },
  rates: [{ from: '2026-01-01', rate: 550 }],
  balanceSatang: 939_700_00,
  countedTo: '2026-10-31',
  accruedSatang: 0,
  overduePrincipalSatang: 0,
  overdueInterestSatang: 0,
  instalmentSatang: 6_700_00,
  instalments: 150,
  billed: 9,
  nextDueOn: '2026-11-30',
};

describe('the pay-off quote', () => {
  it('is principal and the interest of the exact days', () => {
    // 939,700.00 × 5.50 % × 25 / 365 = 3,539.97
    expect(quoteOn(LOAN, '2026-11-25')).toMatchObject({
      days: 25,
      interestSatang: 3_539_97,
      totalSatang: 943_239_97,
      instalmentsBefore: 0,
    });
  });

  it('takes the instalments before the day as paid, and has what is overdue until then', () => {
    // 933,000.00 × 5.50 % × 10 / 365 = 1,405.89
    expect(quoteOn(LOAN, '2026-12-10')).toMatchObject({
      days: 10,
      balanceSatang: 933_000_00,
      interestSatang: 1_405_89,
      instalmentsBefore: 1,
    });
    const late = { ...LOAN, overduePrincipalSatang: 6_700_00, overdueInterestSatang: 4_000_00 };
    expect(quoteOn(late, '2026-11-25')?.totalSatang).toBe(947_239_97);
    expect(quoteOn(late, '2026-12-10')).toMatchObject({
      balanceSatang: 926_300_00,
      arrearsSatang: 0,
    });
  });

  it('is nothing after the last instalment', () => {
    expect(quoteOn(LOAN, '2040-01-01')).toBeNull();
  });
});

describe('an extra payment', () => {
  const extra = { on: '2026-11-25', amountSatang: 103_539_97, repeat: 'once' } as const;

  it('pays the interest to its day, then principal, and ends the contract sooner', () => {
    const plan = planRepayment(LOAN, { ...extra, mode: 'keep_instalment' });
    expect(plan?.rows[0]).toMatchObject({
      kind: 'extra',
      interestSatang: 3_539_97,
      principalSatang: 100_000_00,
      balanceSatang: 839_700_00,
    });
    // 839,700.00 / 6,700.00 = 125.3: 126 instalments instead of 141.
    expect(plan?.rows).toHaveLength(127);
    expect(plan?.saving.monthsSaved).toBe(15);
    // 839,700.00 × 5.50 % × 5 / 365 = 632.65
    expect(plan?.nextSatang).toBe(7_332_65);
  });

  it('on a due day comes before the instalment, whose principal is billed already', () => {
    const due = { ...extra, on: '2026-11-30', mode: 'keep_instalment' } as const;
    const first = (loan: OpenLoan) =>
      planRepayment(loan, due)
        ?.rows.slice(0, 3)
        .map((row) => [row.kind, row.principalSatang, row.interestSatang]);
    // 939,700.00 × 5.50 % × 30 / 365 = 4,247.96; 833,707.99 × 5.50 % × 31 / 365 = 3,894.44
    expect(first(LOAN)).toEqual([
      ['extra', 99_292_01, 4_247_96],
      ['instalment', 6_700_00, 0],
      ['instalment', 6_700_00, 3_894_44],
    ]);
    // Of a total of 11,000.00, what the interest leaves.
    const level: OpenLoan = { ...LOAN, method: 'equal_total', instalmentSatang: 11_000_00 };
    expect(first(level)?.[1]).toEqual(['instalment', 6_752_04, 0]);
    const lowered = planRepayment(LOAN, { ...due, mode: 'keep_term' })?.rows.slice(1, 3);
    expect(lowered?.map((row) => row.principalSatang)).toEqual([6_700_00, 6_000_00]);
    expect(planRepayment(LOAN, due)?.nextSatang).toBe(6_700_00 + 3_894_44);
    // What closes it takes no instalment more.
    const all = planRepayment(LOAN, { ...due, amountSatang: 1e9 });
    expect(all?.summary).toMatchObject({ instalments: 1, totalSatang: 943_947_96 });
    expect(quoteOn(LOAN, '2026-11-30')?.totalSatang).toBe(943_947_96);
  });

  it('lowers the instalment as much as the debt, where the end is kept', () => {
    const plan = planRepayment(LOAN, { ...extra, mode: 'keep_term' });
    // 6,700.00 × 839,700 / 939,700 = 5,987.01, up to 6,000.00
    expect(plan?.rows[1]?.principalSatang).toBe(6_000_00);
    // 839,700 / 6,000 = 139.95: 140 instalments, one fewer than without.
    expect(plan?.saving.monthsSaved).toBe(1);
  });

  it('closes the contract when it is enough, and takes no more', () => {
    const plan = planRepayment(LOAN, { ...extra, amountSatang: 1e9, mode: 'keep_term' });
    expect(plan?.rows).toHaveLength(1);
    expect(plan?.summary.totalSatang).toBe(943_239_97);
    expect(plan?.nextSatang).toBeNull();
    expect(plan?.saving.interestSavedSatang).toBe(quoteOn(LOAN, '2026-11-25')?.savedSatang);
  });

  it('every month comes with the instalment, from its day on', () => {
    const monthly = { ...extra, amountSatang: 3_300_00, repeat: 'monthly' } as const;
    const plan = planRepayment(LOAN, { ...monthly, mode: 'keep_instalment' });
    // 10,000.00 of principal a month: 94 months instead of 141.
    expect(plan?.rows.slice(0, 2).map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['instalment', '2026-11-30'],
      ['extra', '2026-11-30'],
    ]);
    expect(plan?.saving.monthsSaved).toBe(47);
  });

  it('after the last instalment is no plan, nor is one that rounding eats up', () => {
    const late = { ...extra, on: '2040-01-01', mode: 'keep_term' } as const;
    expect(planRepayment(LOAN, late)).toBeNull();
    const dear: OpenLoan = { ...LOAN, rounding: { interest: 'ceil10', instalment: 'ceil100' } };
    // 20 days and 10 days rounded up, 2,840.00 + 1,420.00, are more than the 4,250.00 of the month.
    const small = { ...extra, on: '2026-11-20', amountSatang: 1 } as const;
    expect(planRepayment(dear, { ...small, mode: 'keep_instalment' })).toBeNull();
  });
});

it('what is overdue comes with the first instalment', () => {
  const late = { ...LOAN, overduePrincipalSatang: 6_700_00, overdueInterestSatang: 4_000_00 };
  const rows = remainingPlan(late);
  // 939,700.00 × 5.50 % × 30 / 365 = 4,247.96
  expect(rows[0]?.totalSatang).toBe(6_700_00 + 4_247_96 + 6_700_00 + 4_000_00);
  expect(rows).toHaveLength(140);
});
