import { monthIndex } from '@coop/finance/calendar';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { lastSalaryMonth, pensionSatang, salaryIn } from '../people/person/salary.ts';
import { BY_LAWS, hundredthsOf } from '../rules/by-laws.ts';
import {
  CREMATION_PER_DEATH_SATANG,
  LOAN_PRODUCTS,
  type LoanProduct,
  type LoanProductKey,
} from '../rules/products.ts';
import { burdenIn, principalWithin } from './loan-burden.ts';
import { monthlyShareSatang } from './share-plan.ts';

// Limits on borrowing on a day, one per rule. Both the granting of loans and the portal use them.

/** Part of the income that may be deducted, in hundredths of a percent. */
const WHOLE = 100_00;
const DEDUCTIBLE = WHOLE - hundredthsOf(BY_LAWS.salary.left);
/** More than the deaths of any month. */
const MOST_DEATHS = 21;
/** Missed collections make a contract end later than planned. */
const OVERRUN_MONTHS = 3;

const RANKED: readonly string[] = BY_LAWS.loans.ranked_positions;

/** Returns whether a member has the academic rank that carries an allowance. */
export const isRanked = ({ position }: Member): boolean => RANKED.includes(position);

/** Returns the highest possible cremation dues of a month, satang. */
export function mostCremation({ inCremation }: Member): number {
  return inCremation ? MOST_DEATHS * CREMATION_PER_DEATH_SATANG : 0;
}

export interface Borrower {
  readonly view: View;
  readonly member: Member;
  /** Monthly deductions besides the regular share and loans, satang. */
  readonly othersSatang: number;
  /** Contracts that continue beside a new one. */
  readonly granted: readonly LoanPlan[];
}

/** Returns whether a salary or a pension is known, of which a part must be left. */
export const hasIncome = ({ kind }: Member): boolean => kind !== 'สมทบ';

/** Returns the most that is deducted of a month's income, satang. */
export function deductibleSatang(member: Member, month: number): number {
  const works = month <= lastSalaryMonth(member);
  const incomeSatang = works ? salaryIn(member, month) : pensionSatang(member);
  return Math.floor((incomeSatang * DEDUCTIBLE) / WHOLE);
}

/** Returns what of that is left of a month's income for one more contract, order or share, satang. */
export function roomIn({ member, othersSatang, granted }: Borrower, month: number): number {
  const shareSatang = monthlyShareSatang(member, month);
  const loans = granted.reduce((sum, plan) => sum + burdenIn(plan, month), 0);
  return deductibleSatang(member, month) - shareSatang - othersSatang - loans;
}

/** Returns the months left for paying off a contract of a product: by its age limit, and while a member. */
export function monthsInTime(member: Member, product: LoanProductKey, month: number): number {
  const oldest = monthIndex(member.birthDate) + LOAN_PRODUCTS[product].ageLimit * 12;
  const left = member.ending && monthIndex(member.ending.on) - OVERRUN_MONTHS;
  return Math.min(oldest, left ?? oldest) - month;
}

/** Returns the product's numbers of instalments that end in time, shortest first. */
export function termsInTime(member: Member, product: LoanProductKey, month: number): number[] {
  const mostMonths = monthsInTime(member, product, month);
  return LOAN_PRODUCTS[product].terms.filter((term) => term <= mostMonths);
}

/**
 * Returns the multiple of the salary that a product lends to a member on a day. Who has not been a member for as long as
 * the first step asks reads the product's own.
 */
export function salariesOn(product: LoanProduct, { joinedOn }: Member, day: string): number {
  const { salarySteps, salaryMultiple } = product;
  if (!salarySteps || day < salarySteps.since) return salaryMultiple;
  const months = monthIndex(day) - monthIndex(joinedOn);
  const step = salarySteps.steps.findLast(({ from_months }) => from_months <= months);
  return step?.salary_multiple ?? salaryMultiple;
}

/** One rule with its limit, satang; negative if it is exceeded. */
export interface LoanLimit {
  readonly rule: 'cap' | 'salary_multiple' | 'net_salary' | 'net_pension' | 'shares';
  readonly satang: number;
}

/**
 * Returns each rule's limit on a contract that starts in a month. The shares are asked for only if they limit the
 * product. An emergency loan is limited by the salary alone: domain.md A1 names "own shares, none" as its security, so
 * 90 % of the shares is the rule of the share-secured loan, and a member who joined last year may still ask in an
 * emergency.
 */
export function limitsOf(
  borrower: Borrower,
  kind: Omit<LoanPlan, 'principalSatang'>,
  sharesSatang: () => number,
): LoanLimit[] {
  const { member } = borrower;
  const month = monthIndex(kind.disbursedOn);
  const product: LoanProduct = LOAN_PRODUCTS[kind.product];
  const salaries = salariesOn(product, member, kind.disbursedOn);
  const limits: LoanLimit[] = [
    { rule: 'cap', satang: product.capSatang },
    { rule: 'salary_multiple', satang: salaryIn(member, month) * salaries },
    { rule: 'net_salary', satang: principalWithin(roomIn(borrower, month + 1), kind, 1) },
  ];
  const retires = lastSalaryMonth(member) + 1;
  if (month + kind.instalments >= retires) {
    const satang = principalWithin(roomIn(borrower, retires), kind, retires - month);
    limits.push({ rule: 'net_pension', satang });
  }
  if (product.sharePercent !== undefined) {
    const satang = Math.floor((sharesSatang() * product.sharePercent) / 100);
    limits.push({ rule: 'shares', satang });
  }
  return limits;
}
