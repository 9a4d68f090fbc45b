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
  const funds: WelfareFund[] = deriveCremation(view, member).map((one) => ({
    code: one.association.code,
    name: one.association.name,
    method: one.method,
    since: one.joinedOn,
    sumAssuredSatang: one.association.benefitSatang,
    expires: '',
  }));
  const open = loans.filter((one) => !isClosed(one));
  const since = open.map((one) => one.plan.disbursedOn).sort()[0];
  if (since === undefined) return funds;
  const insurance: WelfareFund = {
    code: INSURANCE,
    name: 'ประกันสินเชื่อ',
    method: INSURANCE,
    since,
    sumAssuredSatang: open.reduce((sum, one) => sum + one.balanceSatang, 0),
    expires: `${yearOf(view.asOf)}-12-31`,
  };
  return [...funds, insurance];
}
