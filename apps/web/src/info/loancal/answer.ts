import type { LoanPlan } from '@coop/finance/loan-plan';
import { type Payment, paymentsOf } from './payments.ts';
import { planOf } from './plan.ts';
import type { LoanInputs } from './typed-inputs.ts';

/** A loan and all that was worked out of it. */
export interface Answer {
  readonly loan: LoanInputs;
  readonly plan: LoanPlan;
  readonly payments: readonly Payment[];
  /** Instalments until nothing is owed; what is paid between them is none. */
  readonly count: number;
  readonly last: Payment | undefined;
}

/** The answer to inputs that are right. */
export function answerTo(loan: LoanInputs): Answer | undefined {
  const plan = planOf(loan);
  if (!plan) return undefined;
  const payments = paymentsOf(plan.rows);
  const count = payments.filter(({ no }) => no !== null).length;
  return { loan, plan, payments, count, last: payments.at(-1) };
}

/** What is paid each time, or the first time where every payment is another. */
export function eachSatang({ plan }: Answer): number {
  return plan.terms.method === 'equal_total' ? plan.instalmentSatang : plan.firstSatang;
}
