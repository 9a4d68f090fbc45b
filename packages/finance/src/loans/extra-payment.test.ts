import { describe, expect, it } from 'vitest';
import { comparePlans, type ExtraMode, scheduleWithExtras } from './extra-payment.ts';
import type { LoanTerms } from './loan-terms.ts';
import { buildSchedule } from './schedule.ts';

const TERMS: LoanTerms = {
  principalSatang: 1_200_000,
  instalments: 12,
  rates: [{ from: '2020-01-01', rate: 600 }],
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil100' },
  disbursedOn: '2026-01-31',
  firstDueOn: '2026-02-28',
};
const EQUAL_TOTAL: LoanTerms = {
  ...TERMS,
  method: 'equal_total',
  rounding: { interest: 'half2dp', instalment: 'ceil10' },
};
const MODES: readonly ExtraMode[] = ['keep_instalment', 'keep_term'];

describe('extra payments', () => {
  it.each(MODES)('without any, %s is the plain schedule', (mode) => {
    const rows = scheduleWithExtras(EQUAL_TOTAL, [], mode);
    expect(rows).toEqual(buildSchedule(EQUAL_TOTAL).map((row) => ({ kind: 'instalment', ...row })));
  });

  it('pay the interest up to their day, then principal', () => {
    const extra = { on: '2026-02-10', amountSatang: 201_973 };
    const [first, second] = scheduleWithExtras(TERMS, [extra], 'keep_instalment');
    expect(first).toEqual({
      kind: 'extra',
      no: 0,
      dueOn: '2026-02-10',
      days: 10,
      principalSatang: 200_000,
      interestSatang: 1_973,
      totalSatang: 201_973,
      balanceSatang: 1_000_000,
    });
    // 10,000 × 6 % × 18 / 365
    expect(second).toMatchObject({
      no: 1,
      days: 18,
      principalSatang: 100_000,
      interestSatang: 2_959,
    });
  });

  it('leave interest they do not cover to the next payment', () => {
    const extra = { on: '2026-02-10', amountSatang: 1_000 };
    const [first, second] = scheduleWithExtras(TERMS, [extra], 'keep_instalment');
    expect(first).toMatchObject({ principalSatang: 0, interestSatang: 1_000 });
    // 973 waited; 12,000 × 6 % × 18 / 365 = 35.51
    expect(second?.interestSatang).toBe(973 + 3_551);
  });

  it('come after the instalment on a due date', () => {
    const extra = { on: '2026-02-28', amountSatang: 300_000 };
    const [first, second] = scheduleWithExtras(TERMS, [extra], 'keep_instalment');
    expect(first).toMatchObject({ kind: 'instalment', no: 1, balanceSatang: 1_100_000 });
    expect(second).toMatchObject({ kind: 'extra', days: 0, interestSatang: 0, no: 1 });
    expect(second?.balanceSatang).toBe(800_000);
  });

  it('end the loan sooner when the instalment is kept', () => {
    const extra = { on: '2026-02-28', amountSatang: 300_000 };
    const rows = scheduleWithExtras(TERMS, [extra], 'keep_instalment');
    expect(rows.at(-1)).toMatchObject({ no: 9, dueOn: '2026-10-31', balanceSatang: 0 });
    expect(comparePlans(buildSchedule(TERMS), rows)).toEqual({
      // 387.28 less 55.23 + 40.77 + 34.52 + 30.58 + 24.66 + 20.38 + 15.29 + 9.86 + 5.10
      interestSavedSatang: 15_089,
      monthsSaved: 3,
    });
  });

  it('lower the instalment when the term is kept', () => {
    const terms = { ...TERMS, rounding: { interest: 'half2dp', instalment: 'ceil1' } } as const;
    const extra = { on: '2026-02-28', amountSatang: 550_000 };
    const rows = scheduleWithExtras(terms, [extra], 'keep_term');
    // 5,500 over the 11 left
    expect(rows[2]).toMatchObject({ kind: 'instalment', no: 2, principalSatang: 50_000 });
    expect(rows.at(-1)).toMatchObject({ no: 12, dueOn: '2027-01-31', balanceSatang: 0 });
    expect(comparePlans(buildSchedule(TERMS), rows).monthsSaved).toBe(0);
  });

  it('are refused before the loan is paid out, and when not positive', () => {
    const plan = (on: string, amountSatang: number) => () =>
      scheduleWithExtras(TERMS, [{ on, amountSatang }], 'keep_term');
    expect(plan('2026-01-30', 1_000)).toThrow('before the loan is paid out');
    expect(plan('2026-02-30', 1_000)).toThrow(RangeError);
    expect(plan('2026-02-10', 0)).toThrow(RangeError);
    expect(() => comparePlans([], [])).toThrow(RangeError);
  });
});
