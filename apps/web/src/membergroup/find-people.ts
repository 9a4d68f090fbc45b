import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { normaliseThai, readTyped } from '@coop/format/text/thai-text';

// How a clerk finds one of many members: by number or by any part of the name.

/** Returns what somebody is found by: number and name, in the form in which texts are compared. */
export function findableText(membershipNo: string, fullName: string): string {
  return normaliseThai(`${membershipNo} ${fullName}`);
}

/** Tells whether a findable text has every word that was typed; nothing typed is in every text. */
export function hasTyped(findable: string, typed: string): boolean {
  const words = normaliseThai(typed).split(' ');
  return words.every((word) => findable.includes(word));
}

interface Findable {
  readonly no: string;
  /** Number and name as `findableText` makes it. */
  readonly findable: string;
}

/**
 * Returns whom a typed entry means: whose whole number it begins with, else those of exactly this name, else all who
 * have every word of it. Somebody alone is meant; of several one has to be chosen.
 */
export function meantBy<Person extends Findable>(
  typed: string,
  people: readonly Person[],
): readonly Person[] {
  const [first = ''] = readTyped(typed).split(' ');
  if (first === '') return [];
  const no = padMembershipNo(first);
  const exact = people.filter((person) => person.no === no);
  if (exact.length > 0) return exact;
  const name = normaliseThai(typed);
  const namesakes = people.filter((person) => person.findable.slice(person.no.length + 1) === name);
  return namesakes.length > 0
    ? namesakes
    : people.filter((person) => hasTyped(person.findable, typed));
}
