import * as z from 'zod/mini';
import stories from '../../../content/people/agency-stories.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';

/** Agencies with a story each, as the personas among the members have. */
export const AgencyStory = z.strictObject({
  no: z.string().check(z.regex(/^800[1-5]\d{4}$/)),
  story: Words,
  /** This many of the last collections before the world's first day, and all later ones, were not handed over. */
  missedLast: z.exactOptional(z.int().check(z.positive())),
  notRegistered: z.exactOptional(z.literal(true)),
  repName: z.exactOptional(Words),
});
export type AgencyStory = z.infer<typeof AgencyStory>;

export const AGENCY_STORIES: readonly AgencyStory[] = readContent(
  'people/agency-stories.json',
  z.array(AgencyStory),
  stories,
);

const BY_NO = new Map(AGENCY_STORIES.map((one) => [one.no, one]));

export function agencyStoryOf(no: string): AgencyStory | undefined {
  return BY_NO.get(no);
}
