import type { PaperFields } from '@coop/contracts/info/paper-code';
import {
  type BeneficiaryDocumentRecord,
  deriveBeneficiaries,
} from '@coop/cooperative/people/beneficiaries';
import type { Member } from '@coop/cooperative/people/person/person';
import type { World } from '../../world/world.ts';
import { memberIn } from './member.ts';

/** Returns the paper of an appointment of beneficiaries: its number and day; it has no amount. */
export function willPaper(
  { membershipNo }: Member,
  { documentNo, plan }: BeneficiaryDocumentRecord,
): PaperFields {
  const number = `${documentNo}-${membershipNo}`;
  return { kind: 'will', number, date: plan.signedOn, amount: '0.00' };
}

/** Returns the appointment in force with a number; it replaces earlier ones. */
export function findWill(world: World, number: string): PaperFields | undefined {
  const no = memberIn(world, number);
  if (no === undefined || !number.startsWith('ผป.')) return undefined;
  const { member, view } = world.records(no);
  const [inForce] = deriveBeneficiaries(view, member);
  return inForce && willPaper(member, inForce);
}
