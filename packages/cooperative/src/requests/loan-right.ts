import type { LoanCondition } from '@coop/contracts/member/ahead/loan-right';
import { addMonths, monthIndex } from '@coop/finance/calendar';
import {
  isClosed,
  type LoanContract,
  overdueInstalments,
  payoffSatang,
} from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { type Asked, borrowerOf } from '../money/standing/salary-room.ts';
import type { Member } from '../people/person/person.ts';
import { workOn } from '../people/person/salary.ts';
import { isRanked, limitsOf, monthsInTime, termsInTime } from '../plans/loan-limits.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { LOAN_PRODUCTS, type LoanProduct, type LoanProductKey } from '../rules/products.ts';

/** A condition and whether it is met. `wanted` and `has` are satang, months or a number by its kind, or a word. */
export interface Condition {
  readonly kind: LoanCondition['kind'];
  readonly wanted: number | string;
  readonly has: number | string;
  readonly met: boolean;
}

/** Right to borrow one product with one number of instalments. */
export interface LoanRight {
  readonly product: LoanProductKey;
  readonly instalments: number;
  /** 0 if a condition is not met. */
  readonly rightSatang: number;
  /** Smallest loan: enough to close the old contract of the kind, with some days' interest to spare. */
  readonly leastSatang: number;
  /** Amount that closes the old contracts of the kind today. */
  readonly closingSatang: number;
  readonly conditions: readonly Condition[];
}

const openOf = ({ loans }: Records) => loans.filter((loan) => !isClosed(loan));

function fullMonths(from: string, to: string): number {
  const months = monthIndex(to) - monthIndex(from);
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

/** Conditions on the member and the old contracts of the kind. */
function personConditions(
  { member, loans }: Records,
  product: LoanProductKey,
  old: readonly LoanContract[],
  today: string,
): Condition[] {
  const rules: LoanProduct = LOAN_PRODUCTS[product];
  const overdue = overdueInstalments(loans);
  const shortest = Math.min(...rules.terms);
  const month = monthIndex(today);
  const { kind } = workOn(member, today);
  const conditions: Condition[] = [
    { kind: 'member_kind', wanted: 'สามัญ', has: kind, met: kind === 'สามัญ' },
    atLeast('member_months', rules.memberMonths, fullMonths(member.joinedOn, today)),
    { kind: 'no_arrears', wanted: 0, has: overdue, met: overdue === 0 },
    atLeast('months_left', shortest, Math.max(0, monthsInTime(member, product, month))),
  ];
  if (product === 'academic') conditions.push(rankCondition(member));
  if (rules.paidBefore > 0) {
    for (const { billed, arrears } of old) {
      conditions.push(atLeast('paid_instalments', rules.paidBefore, billed - arrears.length));
    }
  }
  return conditions;
}

const atLeast = (kind: Condition['kind'], wanted: number, has: number): Condition => {
  return { kind, wanted, has, met: has >= wanted };
};

const rankCondition = (member: Member): Condition => {
  return { kind: 'rank', wanted: BY_LAWS.loans.rank, has: member.position, met: isRanked(member) };
};

/** Rules that count a salary: there is none of a pensioner. */
const SALARY_RULES: readonly Condition['kind'][] = ['salary_multiple', 'net_salary'];

/**
 * Returns the right to one product, with `instalments` or else the longest term that ends in time.
 */
export function loanRight(
  records: Records,
  product: LoanProductKey,
  today: string,
  pending: Asked,
  instalments = longestTerm(records, product, today),
): LoanRight {
  const { stepSatang, leastSatang: productLeastSatang } = LOAN_PRODUCTS[product];
  const old = openOf(records).filter(({ plan }) => plan.product === product);
  const closingSatang = old.reduce((sum, contract) => sum + payoffSatang(contract, today), 0);
  const enough = (Math.floor(closingSatang / stepSatang) + 2) * stepSatang;
  const leastSatang =
    closingSatang === 0 ? productLeastSatang : Math.max(productLeastSatang, enough);
  const kind = { product, instalments, disbursedOn: today };
  const limits = limitsOf(
    borrowerOf(records, pending, { product }),
    kind,
    () => records.shares.balanceSatang,
  );
  const isRetired = workOn(records.member, today).kind === 'บำนาญ';
  const shown = limits.filter(({ rule }) => !(isRetired && SALARY_RULES.includes(rule)));
  const conditions = [
    ...personConditions(records, product, old, today),
    ...shown.map(({ rule, satang }) => atLeast(rule, leastSatang, Math.max(0, satang))),
  ];
  const isMet = conditions.every(({ met }) => met);
  const mostSatang = Math.min(...limits.map(({ satang }) => satang));
  const rightSatang = isMet ? mostSatang - (mostSatang % stepSatang) : 0;
  return { product, instalments, rightSatang, leastSatang, closingSatang, conditions };
}

/** Returns the longest term that ends in time, or else the shortest of all. */
function longestTerm({ member }: Records, product: LoanProductKey, today: string): number {
  const inTime = termsInTime(member, product, monthIndex(today));
  return inTime.at(-1) ?? Math.min(...LOAN_PRODUCTS[product].terms);
}
