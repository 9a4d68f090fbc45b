import { portraitName } from '../portrait/look.ts';
import { hash32, unit } from '../world/chance/stream.ts';
import { type Officer, officerName } from '../world/rules/cooperative.ts';
import type { Officers } from '../world/site/topics/piece-html.ts';
import type { PublishedTopic } from '../world/site/topics/published.ts';

const YOUNGEST = 34;
const YEARS = 26;

function portraitOf(officer: Officer, place: number) {
  const name = officerName(officer);
  const key = hash32(name);
  const sex = officer.title === 'นาย' ? 'm' : 'f';
  const age = YOUNGEST + Math.floor(unit('age of a post holder', key) * YEARS);
  const file = portraitName({ key, sex, age, place }, 'jpg');
  return { file, caption: `${name} ${officer.position}` };
}

/** Returns the portraits of the people on a page of the organisation, in its order. */
export function staffPortraits({ plan }: PublishedTopic, officers: Officers) {
  return plan.text
    .flatMap((piece) =>
      typeof piece === 'object' && 'officers' in piece ? officers[piece.officers] : [],
    )
    .map(portraitOf);
}
