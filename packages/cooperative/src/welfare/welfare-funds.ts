import { yearOf } from '@coop/format/thai-date';
import { type CremationMembership, deriveCremation } from '../cremation/cremation-members.ts';
import { INSURANCE } from '../money/dividend/dividend.ts';
import { isClosed } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';

/** A member's cremation association or insurance. */
export interface WelfareFund {
  readonly code: string;
  readonly name: string;
  readonly method: CremationMembership['method'] | typeof INSURANCE;
  readonly since: string;
  readonly sumAssuredSatang: number;
  /** Empty: as long as the membership lasts. */
  readonly expires: string;
}

/**
 * Derives the funds that cover a member: cremation associations and the loan insurance. Their contributions are in the
 * monthly collection and in the dividend's deductions. The insurance covers the current debt until the end of the year.
 * They end with the membership.
 */
export function deriveFunds({ view, member, loans, settlement }: Records): WelfareFund[] {
  if (settlement) return [];
  const funds: WelfareFund[] = deriveCremation(view, member).map((membership) => ({
    code: membership.association.code,
    name: membership.association.name,
    method: membership.method,
    since: membership.joinedOn,
    sumAssuredSatang: membership.association.benefitSatang,
    expires: '',
  }));
  const open = loans.filter((loan) => !isClosed(loan));
  const since = open.map((loan) => loan.plan.disbursedOn).sort()[0];
  if (since === undefined) return funds;
  const insurance: WelfareFund = {
    code: INSURANCE,
    name: 'ประกันสินเชื่อ',
    method: INSURANCE,
    since,
    sumAssuredSatang: open.reduce((sum, loan) => sum + loan.balanceSatang, 0),
    expires: `${yearOf(view.asOf)}-12-31`,
  };
  return [...funds, insurance];
}
