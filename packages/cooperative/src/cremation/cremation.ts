import { monthIndex } from '@coop/finance/calendar';
import { hasherOf } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import { CREMATION_PER_DEATH_SATANG } from '../rules/products.ts';

/** Returns the deaths in the association in each month: the same for every member of it. */
export function deathsIn({ seed }: View): (month: number) => number {
  const hash = hasherOf(`${seed}/deaths`);
  return (month) => 12 + (hash(month) % 9);
}

/** Returns a member's cremation dues for each month, satang; 0 for non-members of the association. */
export function cremationDues(view: View, member: Member): (month: number) => number {
  if (!member.inCremation) return () => 0;
  const joined = monthIndex(member.joinedOn);
  const last = member.ending ? monthIndex(member.ending.on) : Number.POSITIVE_INFINITY;
  const deaths = deathsIn(view);
  return (month) =>
    month <= joined || month > last ? 0 : deaths(month) * CREMATION_PER_DEATH_SATANG;
}
