import * as z from 'zod/mini';
import places from '../../content/election/places.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';
import type { Agency } from '../people/agency.ts';

/** Polling place for the members of one district's agencies; each district is a voting unit. */
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

const UNIT_OF_AMPHUR = new Map(
  ELECTION_PLACES.map((electionPlace) => [electionPlace.amphur, electionPlace.no]),
);

/** Returns the unit at which the members of an agency vote; undefined for associates. */
export function unitOf({ kind, amphur }: Agency): number | undefined {
  return kind === 'associate' ? undefined : (UNIT_OF_AMPHUR.get(amphur) ?? 1);
}
