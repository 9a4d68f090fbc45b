import { describe, expect, it } from 'vitest';
import type { LoanTerms } from './loan-terms.ts';
import { buildSchedule, firstDueDate, instalmentOf, payInstalment, summarise } from './schedule.ts';

const EQUAL_PRINCIPAL: LoanTerms = {
  principalSatang: 1_200_000,
  instalments: 12,
  rates: [{ from: '2020-01-01', rate: 600 }],
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil100' },
  disbursedOn: '2026-01-31',
  firstDueOn: '2026-02-28',
};
const EQUAL_TOTAL: LoanTerms = {
  ...EQUAL_PRINCIPAL,
  method: 'equal_total',
  rounding: { interest: 'half2dp', instalment: 'ceil10' },
};
const AFTER_FOUR = { no: 4, balanceSatang: 800_000, paidUntil: '2026-05-31' };

describe('schedule', () => {
  it('begins at the end of the month or of the next one', () => {
    expect(firstDueDate('2026-01-05', 'same_month_if_by_5th', 31)).toBe('2026-01-31');
    expect(firstDueDate('2026-01-06', 'same_month_if_by_5th', 31)).toBe('2026-02-28');
    expect(firstDueDate('2026-01-01', 'next_month_end', 31)).toBe('2026-02-28');
    expect(firstDueDate('2026-12-31', 'next_month_end', 31)).toBe('2027-01-31');
    expect(firstDueDate('2026-01-06', 'same_month_end', 31)).toBe('2026-01-31');
    expect(firstDueDate('2026-01-31', 'same_month_end', 31)).toBe('2026-02-28');
    expect(firstDueDate('2026-01-05', 'same_month_if_by_5th', 25)).toBe('2026-01-25');
    expect(firstDueDate('2026-01-05', 'same_month_if_by_5th', 5)).toBe('2026-02-05');
    expect(firstDueDate('2026-01-25', 'same_month_end', 25)).toBe('2026-02-25');
  });

  it('takes the amount that was agreed for the one of the formula', () => {
    expect(instalmentOf({ ...EQUAL_TOTAL, agreedSatang: 150_000 })).toBe(150_000);
    expect(() => instalmentOf({ ...EQUAL_TOTAL, agreedSatang: 0 })).toThrow(RangeError);
  });

  it('ends early when rounding up pays the loan sooner', () => {
    const rows = buildSchedule({
      ...EQUAL_PRINCIPAL,
      principalSatang: 10_000_000,
      instalments: 60,
    });
    expect(rows).toHaveLength(59);
    expect(rows.at(-1)?.principalSatang).toBe(140_000);
  });

  // domain.md B2 gives 4,466.08; money paid out on 30 November 2023 comes to it.
  it('lets the last payment exceed the total when real days leave more', () => {
    const rows = buildSchedule({
      ...EQUAL_TOTAL,
      principalSatang: 30_000_000,
      instalments: 84,
      rates: [{ from: '2020-01-01', rate: 625 }],
      rounding: { interest: 'half2dp', instalment: 'ceil1' },
      disbursedOn: '2023-11-30',
      firstDueOn: '2023-12-31',
    });
    expect(rows).toHaveLength(84);
    expect(rows.at(0)?.totalSatang).toBe(441_900);
    expect(rows.at(-1)?.totalSatang).toBe(446_608);
    expect(rows.at(-1)?.balanceSatang).toBe(0);
  });

  it('follows a rate change inside a month', () => {
    const changed = [
      { from: '2020-01-01', rate: 600 },
      { from: '2026-03-16', rate: 500 },
    ];
    const second = buildSchedule({ ...EQUAL_PRINCIPAL, rates: changed })[1];
    // 11,000 × (6 % × 15 + 5 % × 16) / 365
    expect(second?.interestSatang).toBe(5_123);
  });

  it('counts the interest of all the days since the last payment', () => {
    const row = payInstalment(EQUAL_PRINCIPAL, 100_000, AFTER_FOUR, '2026-08-31');
    expect(row).toEqual({
      no: 5,
      dueOn: '2026-08-31',
      days: 92,
      principalSatang: 100_000,
      interestSatang: 12_099,
      totalSatang: 112_099,
      balanceSatang: 700_000,
    });
  });

  it.each([11, 15])('takes all that is left when %d instalments are settled', (no) => {
    const state = { no, balanceSatang: 450_000, paidUntil: '2026-12-31' };
    const row = payInstalment(EQUAL_PRINCIPAL, 100_000, state, '2027-01-31');
    expect(row).toMatchObject({ no: no + 1, principalSatang: 450_000, balanceSatang: 0 });
  });

  it('sums a plan', () => {
    const rows = buildSchedule(EQUAL_PRINCIPAL);
    expect(summarise(rows)).toEqual({
      instalments: 12,
      principalSatang: 1_200_000,
      interestSatang: 38_728,
      totalSatang: 1_238_728,
      lastDueOn: '2027-01-31',
    });
    expect(summarise([]).lastDueOn).toBeNull();
  });

  it('refuses terms that are no loan', () => {
    expect(() => buildSchedule({ ...EQUAL_TOTAL, instalments: 0 })).toThrow(RangeError);
    expect(() => instalmentOf({ ...EQUAL_TOTAL, disbursedOn: '2019-12-31' })).toThrow(RangeError);
    expect(() => buildSchedule({ ...EQUAL_TOTAL, firstDueOn: '2026-01-01' })).toThrow(RangeError);
    expect(() => payInstalment(EQUAL_TOTAL, 1, AFTER_FOUR, '2026-05-30')).toThrow(RangeError);
  });
});
