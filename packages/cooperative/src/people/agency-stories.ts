import * as z from 'zod/mini';
import stories from '../../content/people/agency-stories.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';

/** Agencies with a story, like the personas among the members. */
export const AgencyStory = z.strictObject({
  no: z.string().check(z.regex(/^800[1-5]\d{4}$/)),
  name: Words,
  story: Words,
  /** Number of collections before the world's first day that were not handed over; neither are all later ones. */
  missedLast: z.exactOptional(z.int().check(z.positive())),
  notRegistered: z.exactOptional(z.literal(true)),
  /** Agency that handles its deductions. */
  rep: z.strictObject({ name: Words, address: Words, payDay: z.int() }),
});
export type AgencyStory = z.infer<typeof AgencyStory>;

export const AGENCY_STORIES: readonly AgencyStory[] = readContent(
  'people/agency-stories.json',
  z.array(AgencyStory),
  stories,
);

const BY_NO = new Map(AGENCY_STORIES.map((agencyStory) => [agencyStory.no, agencyStory]));

export function agencyStoryOf(no: string): AgencyStory | undefined {
  return BY_NO.get(no);
}
