import { monthIndex } from '@coop/finance/calendar';
import { rateOn } from '@coop/finance/rates';
import type { LoanPlan } from '../people/person/plans.ts';
import { DAY_COUNT, LOAN_PRODUCTS, type LoanProduct } from '../rules/products.ts';

// An upper bound of what a contract takes of a salary: at the rate of the day of payout, as rates only fell, and with
// the most days that an instalment can have. Loans granted by it keep the rule of the salary to the satang.

/** The first instalment also counts the rest of the month of payout. */
const FIRST_DAYS = 51;
const DAYS = 31;
/** Largest amount by which instalments are rounded up, satang. */
const ROUNDED_UP = 100_00;

type Kind = Omit<LoanPlan, 'principalSatang'>;

/** Returns the monthly cost of each baht of principal, this many instalments after payout (0: the first one). */
function costOfOne({ product: key, instalments, disbursedOn }: Kind, after: number): number {
  const product: LoanProduct = LOAN_PRODUCTS[key];
  const yearly = rateOn(product.rates, disbursedOn) / 10_000;
  if (product.method === 'equal_total') {
    const monthly = yearly / 12;
    const annuity = (monthly / (1 - (1 + monthly) ** -instalments)) * 1.01;
    const first = (yearly * FIRST_DAYS) / DAY_COUNT;
    // Of a long contract the first interest alone is more than an instalment; the last one takes what that has left.
    if (after === 0) return Math.max(annuity, first);
    return after < instalments - 1 ? annuity : annuity + first * (1 + monthly) ** instalments;
  }
  const left = Math.max(0, 1 - after / instalments);
  return 1 / instalments + (left * yearly * (after === 0 ? FIRST_DAYS : DAYS)) / DAY_COUNT;
}

/** Returns the most that a contract takes in a month, satang; 0 before its payout and after its end. */
export function burdenIn(plan: LoanPlan, month: number): number {
  const after = month - monthIndex(plan.disbursedOn);
  if (after < 0 || after > plan.instalments) return 0;
  const cost = costOfOne(plan, Math.max(0, after - 1));
  return Math.ceil(plan.principalSatang * cost) + ROUNDED_UP;
}

/** Returns the largest principal whose instalment in a month after payout fits into a sum, satang. */
export function principalWithin(roomSatang: number, kind: Kind, after: number): number {
  return Math.max(
    0,
    Math.floor((roomSatang - ROUNDED_UP) / costOfOne(kind, Math.max(0, after - 1))),
  );
}
