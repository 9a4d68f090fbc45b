import * as z from 'zod/mini';
import places from '../../../content/election/places.json' with { type: 'json' };
import type { View } from '../chance/view.ts';
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';
import { agenciesOf, numbersOf } from '../people/agency.ts';

/** A place where members of the agencies of one district vote: the districts, each a voting unit. */
export const ElectionPlace = z.strictObject({
  no: z.int().check(z.positive()),
  amphur: Words,
  place: Words,
});
export type ElectionPlace = z.infer<typeof ElectionPlace>;

export const ELECTION_PLACES: readonly ElectionPlace[] = readContent(
  'election/places.json',
  z.array(ElectionPlace),
  places,
);

const UNIT_OF_AMPHUR = new Map(ELECTION_PLACES.map((one) => [one.amphur, one.no]));

/** Membership numbers of those whose agencies vote at each unit, by unit number; associates do not vote. */
export function membersByUnit({ population }: View): Map<number, number[]> {
  const members = new Map(ELECTION_PLACES.map((one) => [one.no, [] as number[]]));
  for (const agency of agenciesOf(population)) {
    if (agency.kind === 'associate') continue;
    const own = members.get(UNIT_OF_AMPHUR.get(agency.amphur) ?? 1);
    for (const no of numbersOf(agency)) if (no <= population) own?.push(no);
  }
  for (const numbers of members.values()) numbers.sort((a, b) => a - b);
  return members;
}
