import { monthIndex } from '@coop/finance/calendar';
import { hash32 } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import { CREMATION_PER_DEATH_SATANG } from '../rules/products.ts';

/** Returns the deaths in the association in a month: the same for every member of it. */
export function deathsInMonth(view: View, month: number): number {
  return 12 + (hash32(`${view.seed}/deaths`, month) % 9);
}

/** Returns a member's cremation dues for a month, satang; 0 for non-members of the association. */
export function cremationSatang(view: View, member: Member, month: number): number {
  if (!member.inCremation || month <= monthIndex(member.joinedOn)) return 0;
  if (member.ending && month > monthIndex(member.ending.on)) return 0;
  return deathsInMonth(view, month) * CREMATION_PER_DEATH_SATANG;
}
