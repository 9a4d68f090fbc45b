import type { View } from '../chance/view.ts';
import { agencyAfter } from '../people/agency.ts';
import type { Member } from '../people/person/person.ts';
import { retirementDate } from '../people/person/salary.ts';
import type { MoneyFacts, ShortReason } from './money-facts.ts';

/** The payer of the bills, and its agency; changes with an agency's reason or a notice. */
export interface Paying {
  /** Nobody is billed once the member has died or left. */
  payer: 'agency' | 'self' | 'nobody';
  /** Payer where nobody has died. */
  usualPayer: 'agency' | 'self';
  /** Place of the member's agency. */
  agency: number;
  /** While suspended from duty, no monthly share is billed. */
  suspended: boolean;
}

/** A member's payer, and what a reason's consequences depend on. */
interface Payer {
  readonly view: View;
  readonly paying: Paying;
}

/** Changes who pays the following bills; of somebody reported dead, from when the notice is dropped. */
export function changePayer(paying: Paying, payer: Paying['usualPayer']): void {
  paying.usualPayer = payer;
  if (paying.payer !== 'nobody') paying.payer = payer;
}

/**
 * Applies the consequences of an agency's reason for the following bills. A death has none before the cooperative has a
 * paper of it, nor has what an agency says that bills the member no more.
 */
export function followReason({ view, paying }: Payer, reason: ShortReason, agency: number): void {
  if (paying.agency !== agency) return;
  if (reason === 'ลาออก') changePayer(paying, 'self');
  if (reason === 'ย้าย') paying.agency = agencyAfter(agency, view.population);
  if (reason === 'พักราชการ') paying.suspended = true;
}

/** Takes back, on a day, the consequences of a reason that an agency has corrected. */
export function unfollowReason(
  { view, facts, member, paying }: Payer & { readonly facts: MoneyFacts; readonly member: Member },
  reason: ShortReason,
  agency: number,
  on: string,
): void {
  const next = reason === 'ย้าย' ? agencyAfter(agency, view.population) : agency;
  if (paying.agency !== next) return;
  paying.agency = agency;
  // Who has chosen to pay since the retirement goes on doing so.
  const isOwnChoice = facts.retires?.payer === 'self' && on > retirementDate(member);
  if (reason === 'ลาออก' && !isOwnChoice) changePayer(paying, 'agency');
  if (reason === 'พักราชการ') paying.suspended = false;
}
