import type { LoanPlan } from '@coop/finance/loan-plan';
import { type Payment, paymentsOf } from '../../parts/calculator/payments.ts';
import type { LoanInputs } from './inputs/fields.ts';
import { planOf } from './plan.ts';

/** A loan and its computed results. */
export interface Answer {
  readonly loan: LoanInputs;
  readonly plan: LoanPlan;
  readonly payments: readonly Payment[];
  /** Number of instalments until the loan is repaid; extra payments between them do not count. */
  readonly count: number;
  readonly last: Payment | undefined;
}

/** The result for valid inputs. */
export function answerTo(loan: LoanInputs): Answer | undefined {
  const plan = planOf(loan);
  if (!plan) return undefined;
  const payments = paymentsOf(plan.rows);
  const count = payments.filter(({ no }) => no !== null).length;
  return { loan, plan, payments, count, last: payments.at(-1) };
}

/** The regular payment, or the first one when payments differ. */
export function eachSatang({ plan }: Answer): number {
  return plan.terms.method === 'equal_total' ? plan.instalmentSatang : plan.firstSatang;
}
