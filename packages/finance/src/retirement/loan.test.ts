import { describe, expect, it } from 'vitest';
import { runningLoan } from '../../testing/running-loan.ts';
import type { LoanTerms } from '../loans/loan-terms.ts';
import { extraToEndBy, loanAtRetirement, payMoreMonthly } from './loan.ts';

const TERMS: LoanTerms = {
  principalSatang: 12_000_00,
  instalments: 12,
  rates: [{ from: '2026-01-01', rate: 600 }],
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil1' },
  disbursedOn: '2026-12-31',
  firstDueOn: '2027-01-31',
};

const LOAN = runningLoan(TERMS);

describe('a loan on the day of retiring', () => {
  it('is owed with its interest to that day, and runs on for so many months', () => {
    expect(loanAtRetirement(LOAN, '2027-09-30')).toEqual({
      lastDueOn: '2027-12-31',
      monthsBeyond: 3,
      owedSatang: 3_000_00,
    });
    // 15 days of interest on 3,000 at 6 %: 3,000 × 6 % × 15 / 365 = 7.40
    expect(loanAtRetirement(LOAN, '2027-10-15').owedSatang).toBe(3_007_40);
  });

  it('is over when its last instalment falls due by then', () => {
    expect(loanAtRetirement(LOAN, '2027-12-31')).toMatchObject({ monthsBeyond: 0, owedSatang: 0 });
  });

  it('is owed whole before its first instalment, and nothing without any', () => {
    expect(loanAtRetirement(LOAN, '2027-01-15').owedSatang).toBe(12_000_00);
    expect(loanAtRetirement({ ...LOAN, rows: [] }, '2027-01-15')).toEqual({
      lastDueOn: null,
      monthsBeyond: 0,
      owedSatang: 0,
    });
  });
});

describe('paying more each month', () => {
  it('asks for the least whole baht that ends the loan in time', () => {
    // Nine payments of 1,000 and the further amount: 12,000 / 9 = 1,333.34, so 334 baht each.
    expect(extraToEndBy(LOAN, '2027-01-31', '2027-09-30')).toBe(334_00);
    expect(payMoreMonthly(LOAN, '2027-01-31', 334_00).at(-1)?.dueOn).toBe('2027-09-30');
    expect(payMoreMonthly(LOAN, '2027-01-31', 333_00).at(-1)?.dueOn).toBe('2027-10-31');
  });

  it('asks for more when it begins later, for nothing when it ends anyway, and gives up when it is too late', () => {
    // After six instalments 6,000 are owed: three payments of 2,000.
    expect(extraToEndBy(LOAN, '2027-07-01', '2027-09-30')).toBe(1_000_00);
    expect(extraToEndBy(LOAN, '2027-01-31', '2028-01-31')).toBe(0);
    expect(extraToEndBy(LOAN, '2027-09-10', '2027-09-20')).toBeNull();
  });

  it('leaves a loan whose only instalment is the next one as it is', () => {
    const last = { ...LOAN, rows: LOAN.rows.slice(-1) };
    expect(payMoreMonthly(last, '2027-01-31', 100_00).map(({ dueOn }) => dueOn)).toEqual([
      '2027-12-31',
    ]);
    expect(payMoreMonthly({ ...LOAN, rows: [] }, '2027-01-31', 100_00)).toEqual([]);
  });
});
