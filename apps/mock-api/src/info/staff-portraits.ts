import { portraitName } from '../portrait/look.ts';
import { hash32, unit } from '../world/chance/stream.ts';
import { fill } from '../world/site/topics/fill.ts';
import type { PublishedTopic } from '../world/site/topics/published.ts';

const ORGANIZATION = 'organization';
const TITLE = /^(?:นาย|นาง)/;
const YOUNGEST = 34;
const YEARS = 26;

/** Portraits of the people that a page of the organisation names, in its order. */
export function staffPortraits(topic: PublishedTopic) {
  if (topic.category !== ORGANIZATION) return [];
  const rows = topic.plan.text.flatMap((piece) =>
    typeof piece === 'object' && 'table' in piece ? piece.table : [],
  );
  return rows.flatMap(([who, post], place) => {
    const name = fill(who, topic);
    if (!TITLE.test(name)) return [];
    const key = hash32(name);
    const sex = name.startsWith('นาย') ? 'm' : 'f';
    const age = YOUNGEST + Math.floor(unit('age of a post holder', key) * YEARS);
    const file = portraitName({ key, sex, age, place }, 'jpg');
    return [{ file, caption: `${name} ${fill(post, topic)}` }];
  });
}
