import { addMonths, monthIndex } from '@coop/finance/calendar';
import type { Member } from '../people/person/person.ts';
import { retirementDate, salaryIn } from '../people/person/salary.ts';
import { BY_LAWS, satangOf } from '../rules/by-laws.ts';
import type { LoanProduct } from '../rules/products.ts';

// Limits of a guarantor.

const { guarantors } = BY_LAWS;

/** Number of open contracts a member may guarantee at a time. */
export const CONTRACTS_PER_GUARANTOR = guarantors.contracts;
/** A guarantor's limit is this many salaries plus all own shares, up to the cap. */
const CREDIT_SALARIES = guarantors.salary_multiple;
const CREDIT_CAP_SATANG = satangOf(guarantors.cap);
const CREDIT_STEP_SATANG = satangOf(guarantors.step);
/** Months of membership before a member may guarantee. */
const MEMBER_FOR_MONTHS = guarantors.member_months;

/** Overdue instalments after which the guarantors are asked to pay their parts . */
export const CALLED_AFTER_PERIODS = guarantors.called_after;

/**
 * Returns what a member who may guarantee on a day may guarantee in all, in satang, rounded down.
 */
export function guaranteeLimit(member: Member, on: string, shareSatang: number): number {
  const salaries = salaryIn(member, monthIndex(on)) * CREDIT_SALARIES;
  const mostSatang = Math.min(CREDIT_CAP_SATANG, salaries + shareSatang);
  return Math.floor(mostSatang / CREDIT_STEP_SATANG) * CREDIT_STEP_SATANG;
}

/** First and last day on which a member may guarantee. */
export interface GuarantorDays {
  readonly from: string;
  readonly until: string;
}

/** Returns when a member may guarantee: a full member with a salary and enough months of membership. */
export function guarantorDays(member: Member): GuarantorDays | undefined {
  if (member.kind === 'สมทบ') return undefined;
  const from = addMonths(member.joinedOn, MEMBER_FOR_MONTHS);
  return { from, until: retirementDate(member) };
}

export const isWithin = (days: GuarantorDays | undefined, on: string): boolean =>
  days !== undefined && days.from <= on && on <= days.until;

export const mayGuarantee = (member: Member, on: string): boolean =>
  isWithin(guarantorDays(member), on);

/**
 * Returns how many guarantors a contract requires by amount and product, 0 if something else secures it.
 */
export function guarantorsWanted(product: LoanProduct, principalSatang: number): number {
  const step = product.guarantors.find(
    ({ upToSatang }) => upToSatang === null || principalSatang <= upToSatang,
  );
  return step?.count ?? 0;
}
