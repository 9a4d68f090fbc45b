import { yearOf } from '@coop/format/thai-date';
import * as z from 'zod/mini';
import pages from '../../../content/topics/organization.json' with { type: 'json' };
import { readContent, readOnce } from '../../content/read-content.ts';
import { Words } from '../../content/written.ts';
import { publicationDay } from './publication-day.ts';
import type { PublishedTopic } from './published.ts';
import { TopicPlan } from './topic-plan.ts';

/** The pages that the menu names by number (specification 2.2). */
const OrganizationPages = z.strictObject({
  key: Words,
  name: Words,
  items: z.array(z.extend(TopicPlan, { id: z.int() })),
});

/** A category without a default picture, so that the picture for unknown categories is used. */
export const organization = readOnce(() =>
  readContent('topics/organization.json', OrganizationPages, pages),
);

/** Returns the pages as of a day; they are renewed after each general meeting. */
export function organizationTopics(today: string): PublishedTopic[] {
  const { key, name, items } = organization();
  return items.map(({ id, ...plan }) => {
    const year = yearOf(today);
    const thisYears = publicationDay(plan, year);
    const on = thisYears <= today ? thisYears : publicationDay(plan, year - 1);
    return { id, category: key, categoryName: name, on, plan };
  });
}
