import { expect } from 'vitest';
import { loanRight, netSalary, percentPaid, withdrawalFee } from '../src/credit.ts';
import { type Check, check, hundredths } from './check.ts';
import { WITHDRAWAL_FEES } from './withdrawal-fees.ts';

export const CREDIT_CHECKS: Record<string, Check> = {
  special_savings_extra_withdrawal_fee: check<
    { amounts: string[] },
    { one_percent_min_300: string[]; point05_percent_min_50: string[] }
  >((i, e) => {
    const fees = (rule: (typeof WITHDRAWAL_FEES)[keyof typeof WITHDRAWAL_FEES]) =>
      i.amounts.map((amount) => withdrawalFee(hundredths(amount), 1, rule));
    expect(fees(WITHDRAWAL_FEES.onePercentMin300)).toEqual(e.one_percent_min_300.map(hundredths));
    expect(fees(WITHDRAWAL_FEES.point05PercentMin50)).toEqual(
      e.point05_percent_min_50.map(hundredths),
    );
  }),
  loan_credit_estimate: check<
    Record<
      'share_baht' | 'share_multiple' | 'salary_baht' | 'salary_multiple' | 'cap_baht',
      string
    >,
    { estimate: string }
  >((i, e) => {
    const estimate = loanRight({
      shareSatang: hundredths(i.share_baht),
      shareMultiple: Number(i.share_multiple),
      salarySatang: hundredths(i.salary_baht),
      salaryMultiple: Number(i.salary_multiple),
      capSatang: hundredths(i.cap_baht),
    });
    expect(estimate).toBe(hundredths(e.estimate));
  }),
  net_salary_rule: check<
    Record<'salary_baht' | 'deductions_incl_new_loan_baht' | 'minimum_percent', string>,
    { remaining: string; percent: string; passes: boolean }
  >((i, e) => {
    const result = netSalary(
      hundredths(i.salary_baht),
      hundredths(i.deductions_incl_new_loan_baht),
      hundredths(i.minimum_percent),
    );
    expect(result).toEqual({
      remainingSatang: hundredths(e.remaining),
      percent: hundredths(e.percent),
      passes: e.passes,
    });
  }),
  loan_percent_paid: check<
    { approved_baht: string; principal_balance_baht: string },
    { percent: string }
  >((i, e) => {
    const percent = percentPaid(hundredths(i.approved_baht), hundredths(i.principal_balance_baht));
    expect(percent).toBe(hundredths(e.percent));
  }),
};
