import { expect } from 'vitest';
import { loanInterest } from '../src/interest.ts';
import { annuityInstalment, equalPrincipalInstalment } from '../src/loans/instalment.ts';
import { type LoanPlanInput, planLoan } from '../src/loans/loan-plan.ts';
import type { LoanTerms } from '../src/loans/loan-terms.ts';
import { buildSchedule, firstDueDate, instalmentOf, summarise } from '../src/loans/schedule.ts';
import type { DayCount } from '../src/rates.ts';
import type { RoundingRule } from '../src/rounding.ts';
import { type Check, check, expectRows, hundredths, type PrintedRow, toSatang } from './check.ts';

const RULES: Record<string, RoundingRule> = {
  'up to whole baht': 'ceil1',
  'up to 10 baht': 'ceil10',
  'up to 100 baht': 'ceil100',
  'half-up to 2 decimals': 'half2dp',
};

function rule(words: string): RoundingRule {
  const found = RULES[words];
  if (found === undefined) throw new Error(`unknown rounding: ${words}`);
  return found;
}

interface LoanInputs {
  principal_baht: string;
  instalments: number;
  rate_percent: string;
  disbursed: string;
  day_count: DayCount;
  interest_rounding: string;
}

function terms(i: LoanInputs, method: LoanTerms['method'], rounding: string): LoanTerms {
  return {
    principalSatang: hundredths(i.principal_baht),
    instalments: i.instalments,
    rates: [{ from: i.disbursed, rate: hundredths(i.rate_percent) }],
    method,
    rounding: { interest: rule(i.interest_rounding), instalment: rule(rounding) },
    disbursedOn: i.disbursed,
    firstDueOn: firstDueDate(i.disbursed, 'next_month_end', 31),
    dayCount: i.day_count,
  };
}

interface ExpectedSchedule {
  instalments_used: number;
  total_principal: string;
  total_interest: string;
  total_paid: string;
  rows: PrintedRow[];
}

/** Returns the input of a calculator for the same loan. */
function asPlan(loan: LoanTerms): LoanPlanInput {
  const { principalSatang, method, rounding, disbursedOn, instalments } = loan;
  const rate = loan.rates[0]?.rate ?? 0;
  const shared = { principalSatang, method, rounding, disbursedOn, rate };
  return {
    ...shared,
    dayCount: loan.dayCount ?? 365,
    firstDue: 'next_month_end',
    dueDay: 31,
    repay: { instalments },
  };
}

function expectSchedule(loan: LoanTerms, e: ExpectedSchedule): void {
  const rows = buildSchedule(loan);
  expectRows(rows, e.rows);
  const summary = {
    instalments: e.instalments_used,
    principalSatang: hundredths(e.total_principal),
    interestSatang: hundredths(e.total_interest),
    totalSatang: hundredths(e.total_paid),
    lastDueOn: e.rows.at(-1)?.due,
  };
  expect(summarise(rows)).toEqual(summary);
  const plan = planLoan(asPlan(loan));
  expect(plan?.summary).toEqual(summary);
  expect(plan?.rows).toEqual(rows.map((row) => ({ kind: 'instalment', ...row })));
}

interface FirstInstalment {
  loan: string;
  instalments: number;
  principal: string;
  interest: string;
  total: string;
}

/** Computes the first payment as a calculator shows it, for money of 31 March: April has the table's 30 days. */
function firstOfPlan(
  i: Omit<LoanInputs, 'principal_baht' | 'instalments' | 'disbursed'> & {
    principal_rounding: string;
  },
  row: FirstInstalment,
) {
  const loan = terms(
    { ...i, principal_baht: row.loan, instalments: row.instalments, disbursed: '2026-03-31' },
    'equal_principal',
    i.principal_rounding,
  );
  return planLoan(asPlan(loan))?.rows[0];
}

export const LOAN_CHECKS: Record<string, Check> = {
  loan_schedule_equal_principal: check<
    LoanInputs & { principal_rounding: string },
    ExpectedSchedule
  >((i, e) => expectSchedule(terms(i, 'equal_principal', i.principal_rounding), e)),
  loan_schedule_equal_total: check<
    LoanInputs & { instalment_rounding: string },
    ExpectedSchedule & { annuity_exact: string; instalment: string }
  >((i, e) => {
    const loan = terms(i, 'equal_total', i.instalment_rounding);
    const annuity = annuityInstalment(
      loan.principalSatang,
      loan.instalments,
      hundredths(i.rate_percent),
      'half2dp',
    );
    expect(annuity).toBe(toSatang(e.annuity_exact));
    expect(instalmentOf(loan)).toBe(hundredths(e.instalment));
    expectSchedule(loan, e);
  }),
  annuity_instalment: check<
    { principal_baht: string; instalments: number; rate_percent: string },
    { exact: string; up_to_1: string; up_to_10: string; up_to_100: string; nearest_10: string }
  >((i, e) => {
    const loan = [hundredths(i.principal_baht), i.instalments, hundredths(i.rate_percent)] as const;
    expect(annuityInstalment(...loan, 'half2dp')).toBe(toSatang(e.exact));
    expect(annuityInstalment(...loan, 'ceil1')).toBe(hundredths(e.up_to_1));
    expect(annuityInstalment(...loan, 'ceil10')).toBe(hundredths(e.up_to_10));
    expect(annuityInstalment(...loan, 'ceil100')).toBe(hundredths(e.up_to_100));
    expect(annuityInstalment(...loan, 'half10')).toBe(hundredths(e.nearest_10));
  }),
  loan_first_instalment_equal_principal: check<
    {
      rate_percent: string;
      days_in_first_month: number;
      day_count: DayCount;
      principal_rounding: string;
      interest_rounding: string;
    },
    { rows: FirstInstalment[] }
  >((i, e) => {
    const parts = [{ rate: hundredths(i.rate_percent), days: i.days_in_first_month }];
    for (const row of e.rows) {
      const loan = hundredths(row.loan);
      const principal = equalPrincipalInstalment(loan, row.instalments, rule(i.principal_rounding));
      const interest = loanInterest(loan, parts, rule(i.interest_rounding));
      expect(principal).toBe(hundredths(row.principal));
      expect(interest).toBe(hundredths(row.interest));
      expect(principal + interest).toBe(hundredths(row.total));
      expect(firstOfPlan(i, row)).toMatchObject({
        days: i.days_in_first_month,
        principalSatang: principal,
        interestSatang: interest,
        totalSatang: hundredths(row.total),
      });
    }
  }),
};
