import { monthIndex } from '@coop/finance/calendar';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { personaOf } from '../people/personas/personas.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { FIRST_INSTRUCTED_YEAR } from '../rules/dividend-rates.ts';
import { LOAN_PRODUCTS, type LoanProductKey } from '../rules/products.ts';
import { grantedPlans } from './loan-grants.ts';

/** Contracts that were paid off longer ago than this are archived and not shown. */
export const ARCHIVE_AFTER_MONTHS = BY_LAWS.loans.closed_months;
/** Months by which a contract may last longer than planned. */
const OVERRUN_MONTHS = 12;
/** Archived contracts are still derived this long, for the dividends of the years on show. */
const ON_FILE_MONTHS = ARCHIVE_AFTER_MONTHS + 24;

function endOf({ disbursedOn, instalments }: LoanPlan): number {
  return monthIndex(disbursedOn) + instalments;
}

function endedWithin(view: View, plan: LoanPlan, months: number): boolean {
  return endOf(plan) >= monthIndex(view.asOf) - months;
}

/**
 * Returns whether a contract is still needed for a dividend: one on show, or one that went into an account or shares.
 */
function isOnFile(view: View, plan: LoanPlan): boolean {
  return endOf(plan) >= FIRST_INSTRUCTED_YEAR * 12 || endedWithin(view, plan, ON_FILE_MONTHS);
}

/**
 * Returns the contracts of a member paid out by the view's day, in order of time. Those that ended years ago are left
 * out, except those of the month `since` or later: a short sum was shared among all open contracts.
 */
export function loanPlans(
  view: View,
  member: Member,
  since = Number.POSITIVE_INFINITY,
): LoanPlan[] {
  const story = personaOf(member.no)?.loans;
  if (story) return story(view).filter((plan) => plan.disbursedOn <= view.asOf);
  const plans = grantedPlans(view, member);
  // Missed collections make a contract end later than planned.
  return plans.filter((plan) => isOnFile(view, plan) || endOf(plan) >= since - OVERRUN_MONTHS);
}

/** Returns contracts with personal guarantors, including archived ones, because earlier guarantees limit later ones. */
export function guaranteedPlans(view: View, member: Member): LoanPlan[] {
  const isGuaranteed = ({ product }: { product: LoanProductKey }) =>
    LOAN_PRODUCTS[product].guarantors.length > 0;
  const story = personaOf(member.no)?.loans;
  if (story) {
    return story(view).filter((plan) => plan.disbursedOn <= view.asOf && isGuaranteed(plan));
  }
  return grantedPlans(view, member).filter(isGuaranteed);
}
