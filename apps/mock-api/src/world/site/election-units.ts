import * as z from 'zod/mini';
import places from '../../../content/election/places.json' with { type: 'json' };
import type { View } from '../chance/view.ts';
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';
import { agencyAt } from '../people/agency.ts';

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

/** Ranges of membership numbers of the agencies that vote at each unit, by unit number. */
export function rangesByUnit(view: View): Map<number, { from: number; to: number }[]> {
  const ranges = new Map(ELECTION_PLACES.map((one) => [one.no, [] as RangeList]));
  for (let index = 0; ; index += 1) {
    const agency = agencyAt(index, view.population);
    if (agency.from > view.population) return ranges;
    ranges.get(UNIT_OF_AMPHUR.get(agency.amphur) ?? 1)?.push({ from: agency.from, to: agency.to });
  }
}
type RangeList = { from: number; to: number }[];
