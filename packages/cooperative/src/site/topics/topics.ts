import { addDays, daysBetween } from '@coop/finance/calendar';
import { toBuddhistYear, yearOf } from '@coop/format/thai-date';
import { unit } from '../../chance/hash.ts';
import { blockHtml, type Officers } from './block-html.ts';
import { topicCategories } from './categories.ts';
import { fill } from './fill.ts';
import { organization, organizationTopics } from './organization.ts';
import { publicationDay } from './publication-day.ts';
import type { PublishedTopic } from './published.ts';
import { MOST_ITEMS } from './topic-plan.ts';

// The news of the public site. Every item has a day of the year and is published once the clock reaches it. Its number
// is computed from year, category and position, so that nothing is stored and links stay valid.

/** First year of the archive; with an earlier clock, three years before its year. */
const ARCHIVE_YEAR = 2023;
const ARCHIVE_YEARS = 3;
const IDS_A_YEAR = 1_000;
const ERA = 2_500;
const NEW_DAYS = 14;
const PINNED_DAYS = 60;

function firstYear(today: string): number {
  return Math.min(ARCHIVE_YEAR, yearOf(today) - ARCHIVE_YEARS);
}

function publish(year: number, index: number, place: number): PublishedTopic | undefined {
  const category = topicCategories()[index];
  const plan = category?.items[place];
  if (!category || !plan) return undefined;
  const id = (toBuddhistYear(year) - ERA) * IDS_A_YEAR + index * MOST_ITEMS + place;
  const on = publicationDay(plan, year);
  return { id, category: category.key, categoryName: category.name, on, plan };
}

function newestFirst(a: PublishedTopic, b: PublishedTopic): number {
  return b.on < a.on ? -1 : b.on > a.on ? 1 : b.id - a.id;
}

/** Returns the items of a category published by a day, newest first; undefined for an unknown category. */
export function topicsOf(key: string, today: string): PublishedTopic[] | undefined {
  if (key === organization().key) return organizationTopics(today);
  const index = topicCategories().findIndex((topicCategory) => topicCategory.key === key);
  const category = topicCategories()[index];
  if (!category) return undefined;
  const topics: PublishedTopic[] = [];
  for (let year = firstYear(today); year <= yearOf(today); year += 1) {
    for (const place of category.items.keys()) {
      const topic = publish(year, index, place);
      if (topic && topic.on <= today) topics.push(topic);
    }
  }
  return topics.sort(newestFirst);
}

/** Returns the item with a number, if it was published by a day. */
export function findTopic(id: number, today: string): PublishedTopic | undefined {
  if (id < IDS_A_YEAR)
    return organizationTopics(today).find((organizationTopic) => organizationTopic.id === id);
  const year = Math.floor(id / IDS_A_YEAR) + ERA - toBuddhistYear(0);
  if (year < firstYear(today) || year > yearOf(today)) return undefined;
  const rest = id % IDS_A_YEAR;
  const topic = publish(year, Math.floor(rest / MOST_ITEMS), rest % MOST_ITEMS);
  return topic && topic.on <= today ? topic : undefined;
}

export function titleOf(topic: PublishedTopic): string {
  return fill(topic.plan.title, topic);
}

/**
 * Renders an item's text, each block as HTML.
 * @param officers defaults to the officers of the facts
 */
export function htmlOf(topic: PublishedTopic, officers?: Officers): string[] {
  return topic.plan.text.map((block) => fill(blockHtml(block, officers), topic));
}

export function listsCommittee({ plan }: PublishedTopic): boolean {
  return plan.text.some(
    (block) => typeof block !== 'string' && 'officers' in block && block.officers === 'committee',
  );
}

/** Categories whose items come out anew each year in the place of those before. */
const EDITIONED: readonly string[] = ['rules', 'download', 'bussiness_report'];

export const hasEditions = (category: string): boolean => EDITIONED.includes(category);

/** Returns the editions of each item, the one in force first. */
export const editionsOf = (topics: readonly PublishedTopic[]): PublishedTopic[][] => [
  ...Map.groupBy(topics, ({ plan }) => plan).values(),
];

/** An item's title as it is written, before anything is filled in. */
const STATISTICS = 'สถิติสหกรณ์ย้อนหลัง 10 ปี ถึงปี {p}';
const ANNUAL = 'รายงานกิจการประจำปี {p} ฉบับเต็ม';

/** Returns the item that has the totals of a year: its annual report, else the newest statistics of ten years. */
export function reportOf(year: number, today: string): PublishedTopic | undefined {
  const reports = topicsOf('bussiness_report', today) ?? [];
  const named = (title: string) => reports.filter(({ plan }) => plan.title === title);
  return named(ANNUAL).find(({ on }) => yearOf(on) === year + 1) ?? named(STATISTICS)[0];
}

/** Returns the file names of its attachments. */
export function fileNamesOf(topic: PublishedTopic): string[] {
  return (topic.plan.files ?? []).map((name) => `${fill(name, topic)}.pdf`);
}

export function isPinned({ plan, on }: PublishedTopic, today: string): boolean {
  return plan.pinned === true && daysBetween(on, today) <= PINNED_DAYS;
}

export function newUntil({ on }: PublishedTopic): string {
  return addDays(on, NEW_DAYS);
}

/** Returns an invented number of views: grows every day, fastest in the first weeks. */
export function viewsOf({ id, on }: PublishedTopic, today: string): number {
  const scale = 40 + unit('views', id) * 160;
  return Math.floor(scale * (0.3 + Math.log2(1 + daysBetween(on, today))));
}
