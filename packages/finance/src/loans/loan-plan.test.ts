import { describe, expect, it } from 'vitest';
import { type LoanPlanInput, planLoan } from './loan-plan.ts';

const INPUT: LoanPlanInput = {
  principalSatang: 10_000_000,
  rate: 575,
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil100' },
  disbursedOn: '2026-01-31',
  firstDue: 'next_month_end',
  dueDay: 31,
  repay: { instalments: 60 },
};
const MONTHLY = { repeat: 'monthly', on: '2026-02-01', amountSatang: 100_000 } as const;

describe('a loan plan', () => {
  it('has the instalment, the first and the largest payment, and no saving of nothing', () => {
    const plan = planLoan(INPUT);
    expect(plan).toMatchObject({
      instalmentSatang: 170_000,
      firstSatang: 214_110,
      // The second month has 31 days.
      highestSatang: 218_005,
      saving: null,
      close: null,
    });
    expect(plan?.rows).toHaveLength(59);
  });

  it('divides by 366 in the leap year only, over years of both kinds', () => {
    const over = (dayCount: 365 | 366) =>
      planLoan({
        ...INPUT,
        principalSatang: 300_000_000,
        rate: 600,
        rounding: { interest: 'half2dp', instalment: 'ceil100' },
        disbursedOn: '2026-12-31',
        repay: { instalments: 36 },
        dayCount,
      })?.summary.interestSatang;
    expect(over(366)).toBe(27_696_116);
    expect(over(365)).toBe(27_721_421);
  });

  it('works the number of instalments out of an agreed one', () => {
    const plan = planLoan({ ...INPUT, repay: { instalmentSatang: 200_000 } });
    expect(plan?.instalmentSatang).toBe(200_000);
    expect(plan?.summary).toMatchObject({ instalments: 50, lastDueOn: '2030-03-31' });
  });

  it('is none when the agreed instalment never pays the loan', () => {
    const never = { method: 'equal_total', repay: { instalmentSatang: 40_000 } } as const;
    expect(planLoan({ ...INPUT, ...never })).toBeNull();
  });

  it('begins at the end of the month of the payout where the rule says so', () => {
    const early = { ...INPUT, disbursedOn: '2026-03-05' };
    const first = (firstDue: LoanPlanInput['firstDue']) => {
      const row = planLoan({ ...early, firstDue })?.rows[0];
      return [row?.dueOn, row?.days];
    };
    expect(first('same_month_if_by_5th')).toEqual(['2026-03-31', 26]);
    expect(first('next_month_end')).toEqual(['2026-04-30', 56]);
  });

  it('pays extra once, and says what that saves', () => {
    const extra = { repeat: 'once', on: '2026-06-30', amountSatang: 2_000_000 } as const;
    const kept = planLoan({ ...INPUT, extra: { ...extra, mode: 'keep_instalment' } });
    expect(kept?.saving?.monthsSaved).toBe(11);
    expect(kept?.rows.filter(({ kind }) => kind === 'extra')).toHaveLength(1);
    const shorter = planLoan({ ...INPUT, extra: { ...extra, mode: 'keep_term' } });
    expect(shorter?.saving?.monthsSaved).toBeLessThan(11);
    expect(kept?.saving?.interestSavedSatang).toBeGreaterThan(
      shorter?.saving?.interestSavedSatang ?? 0,
    );
  });

  it('pays extra with every instalment from a day on, never with one that is not due', () => {
    const extra = { ...MONTHLY, on: '2026-04-01', mode: 'keep_instalment' } as const;
    const plan = planLoan({ ...INPUT, extra });
    const days = plan?.rows.filter(({ kind }) => kind === 'extra').map(({ dueOn }) => dueOn);
    expect(days?.slice(0, 2)).toEqual(['2026-04-30', '2026-05-31']);
    expect(plan?.rows.at(-1)?.balanceSatang).toBe(0);
    // 100,000 − 2 × 1,700 = 96,600, then 2,700 a month.
    expect(plan?.summary.lastDueOn).toBe('2029-03-31');
    const late = planLoan({ ...INPUT, extra: { ...extra, on: '2050-01-01' } });
    expect(late?.saving).toEqual({ interestSavedSatang: 0, monthsSaved: 0 });
  });
});

describe('closing a plan early', () => {
  it('saves the interest still to come, less that of the last days', () => {
    const plan = planLoan({ ...INPUT, closeOn: '2027-02-15' });
    expect(plan?.close).toMatchObject({ days: 15, totalSatang: 7_978_810 });
    const later = plan?.rows.filter(({ dueOn }) => dueOn > '2027-02-15') ?? [];
    const interest = later.reduce((sum, row) => sum + row.interestSatang, 0);
    expect(plan?.close?.savedSatang).toBe(interest - 18_810);
  });

  it('takes the whole loan before the first instalment, and nothing after the last', () => {
    expect(planLoan({ ...INPUT, closeOn: '2026-01-31' })?.close).toMatchObject({
      days: 0,
      totalSatang: 10_000_000,
    });
    expect(planLoan({ ...INPUT, closeOn: '2040-01-01' })?.close).toBeNull();
    expect(() => planLoan({ ...INPUT, closeOn: '2026-01-30' })).toThrow(RangeError);
  });
});
