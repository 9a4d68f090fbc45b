import { monthIndex } from '@coop/finance/calendar';
import type { View } from '../chance/view.ts';
import { LEADERS, TEACHERS } from '../people/person/ladder.ts';
import type { Member } from '../people/person/person.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { lastSalaryMonth, pensionSatang, salaryIn } from '../people/person/salary.ts';
import {
  CREMATION_PER_DEATH_SATANG,
  LOAN_PRODUCTS,
  type LoanProduct,
  type LoanProductKey,
} from '../rules/products.ts';
import { burdenIn, principalWithin } from './loan-burden.ts';
import { monthlyShareSatang, PENSION_DUTY } from './share-plan.ts';

// What the rules allow a member to borrow on a day, one limit per rule. What is granted and what the portal says of it
// both come from here.

/** Of what a member earns, so many percent may be deducted (regulation of the Ministry of Education of 2551). */
const DEDUCTIBLE_PERCENT = 70;
/** More deaths in a month than there are in any. */
const MOST_DEATHS = 21;
/** What was missed makes a contract end later than planned. */
const OVERRUN_MONTHS = 3;

const RANKED: readonly string[] = [
  TEACHERS.skilled.position,
  TEACHERS.senior.position,
  TEACHERS.expert.position,
  LEADERS.director.position,
  LEADERS.deputy.position,
];

/** Whether a member has the academic rank that carries an allowance. */
export const isRanked = ({ position }: Member): boolean => RANKED.includes(position);

/** The most that a month's cremation dues come to, satang. */
export function mostCremation({ inCremation }: Member): number {
  return inCremation ? MOST_DEATHS * CREMATION_PER_DEATH_SATANG : 0;
}

export interface Borrower {
  readonly view: View;
  readonly member: Member;
  /** Deducted every month beside the regular share and loans, satang. */
  readonly othersSatang: number;
  /** Contracts that go on beside a new one. */
  readonly granted: readonly LoanPlan[];
}

/** What is left of 70 % of the income of a month for one more contract, satang. */
function roomIn({ member, othersSatang, granted }: Borrower, month: number): number {
  const works = month <= lastSalaryMonth(member);
  const incomeSatang = works ? salaryIn(member, month) : pensionSatang(member);
  const shareSatang = works ? monthlyShareSatang(member, month) : PENSION_DUTY;
  const loans = granted.reduce((sum, plan) => sum + burdenIn(plan, month), 0);
  const most = Math.floor((incomeSatang * DEDUCTIBLE_PERCENT) / 100);
  return most - shareSatang - othersSatang - loans;
}

/** Months from a month in which a contract of a product must have been paid: by its age limit, and while a member. */
export function monthsInTime(member: Member, product: LoanProductKey, month: number): number {
  const oldest = monthIndex(member.birthDate) + LOAN_PRODUCTS[product].ageLimit * 12;
  const left = member.ending && monthIndex(member.ending.on) - OVERRUN_MONTHS;
  return Math.min(oldest, left ?? oldest) - month;
}

/** The product's numbers of instalments that end in time, shortest first. */
export function termsInTime(member: Member, product: LoanProductKey, month: number): number[] {
  const most = monthsInTime(member, product, month);
  return LOAN_PRODUCTS[product].terms.filter((one) => one <= most);
}

/** One rule and the most that it allows, satang; below 0 where nothing is left. */
export interface LoanLimit {
  readonly rule: 'cap' | 'salary_multiple' | 'net_salary' | 'net_pension' | 'shares';
  readonly satang: number;
}

/**
 * What each rule allows of a contract that starts in a month. The shares are asked for only where they bound the
 * product. An emergency loan is bound by the salary alone: domain.md A1 names "own shares, none" as its security, so 90 %
 * of the shares is the rule of the share-secured loan, and who joined last year may still ask in an emergency.
 */
export function limitsOf(
  borrower: Borrower,
  kind: Omit<LoanPlan, 'principalSatang'>,
  sharesSatang: () => number,
): LoanLimit[] {
  const { member } = borrower;
  const month = monthIndex(kind.disbursedOn);
  const product: LoanProduct = LOAN_PRODUCTS[kind.product];
  const limits: LoanLimit[] = [
    { rule: 'cap', satang: product.capSatang },
    { rule: 'salary_multiple', satang: salaryIn(member, month) * product.salaryMultiple },
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
