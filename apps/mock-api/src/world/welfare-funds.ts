import { addDays, addMonths } from '@coop/finance/calendar';
import type { Records } from './records.ts';

/** A cremation association or an insurance that a member is in. */
export interface WelfareFund {
  readonly code: 'CREMATION' | 'LOCAL' | 'INSURANCE';
  readonly since: string;
  readonly sumAssuredSatang: number;
  /** Empty: as long as the member stays. */
  readonly expires: string;
}

/** Estimates that the associations publish (domain.md A1). */
const CREMATION_BENEFIT_SATANG = 600_000_00;
const LOCAL_BENEFIT_SATANG = 200_000_00;
const CREMATION_FOUNDED = '2013-01-01';

/** The first New Year as a member: the national association is paid for by the calendar year. */
function firstNewYear(joinedOn: string): string {
  const first = joinedOn.endsWith('-01-01')
    ? joinedOn
    : `${Number(joinedOn.slice(0, 4)) + 1}-01-01`;
  return first > CREMATION_FOUNDED ? first : CREMATION_FOUNDED;
}

/**
 * The funds a member is covered by: those whose contributions are in the dividend's deductions and in the monthly
 * collection. The loan insurance covers the debt of the moment and runs to the end of the year it was paid for.
 */
export function deriveFunds({ view, member, loans }: Records): WelfareFund[] {
  const today = addDays(view.asOf, 1);
  const funds: WelfareFund[] = [];
  const forever = { expires: '' };
  if (member.inCremation) {
    const national = firstNewYear(member.joinedOn);
    const local = addMonths(member.joinedOn, 1);
    if (national <= today) {
      const sumAssuredSatang = CREMATION_BENEFIT_SATANG;
      funds.push({ code: 'CREMATION', since: national, sumAssuredSatang, ...forever });
    }
    if (local <= today) {
      const sumAssuredSatang = LOCAL_BENEFIT_SATANG;
      funds.push({ code: 'LOCAL', since: local, sumAssuredSatang, ...forever });
    }
  }
  const open = loans.filter((one) => one.state.balanceSatang > 0);
  const since = open.map((one) => one.plan.disbursedOn).sort()[0];
  if (since) {
    const sumAssuredSatang = open.reduce((sum, one) => sum + one.state.balanceSatang, 0);
    const expires = `${today.slice(0, 4)}-12-31`;
    funds.push({ code: 'INSURANCE', since, sumAssuredSatang, expires });
  }
  return funds;
}
