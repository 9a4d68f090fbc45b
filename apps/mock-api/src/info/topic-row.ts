import type { ListedTopic, TopicRow } from '@coop/contracts/info/topic';
import type { PublishedTopic } from '@coop/cooperative/site/topics/published';
import {
  hasEditions,
  htmlOf,
  isPinned,
  newUntil,
  titleOf,
  viewsOf,
} from '@coop/cooperative/site/topics/topics';
import { includesThai } from '@coop/format/text/thai-text';
import { plainText } from '@coop/format/text/truncate';
import { attachmentsOf } from './files/attachment.ts';

/** Returns the paragraph with the searched words; the first one if they are in the title. */
function summaryOf(topic: PublishedTopic, words: readonly string[]): string {
  const blocks = htmlOf(topic).map(plainText);
  const [first = ''] = blocks;
  if (words.length === 0 || words.some((word) => includesThai(first, word))) return first;
  return blocks.find((block) => words.some((word) => includesThai(block, word))) ?? first;
}

/** Returns an item as a line of a list has it. */
export async function wireRow(
  topic: PublishedTopic,
  day: string,
  words: readonly string[] = [],
): Promise<TopicRow> {
  const [file] = attachmentsOf(topic);
  return {
    topic_id: topic.id,
    category: topic.category,
    title: titleOf(topic),
    summary: summaryOf(topic, words),
    image: topic.plan.picture ?? '',
    file_url: file ? `mediafiles/${file.file}` : '',
    file_size: file ? (await file.bytes()).length : 0,
    pinned: isPinned(topic, day),
    new_until: newUntil(topic),
    published_at: topic.on,
    views: viewsOf(topic, day),
  };
}

/** Returns its number and title. */
export const linkOf = (topic: PublishedTopic) => ({ topic_id: topic.id, title: titleOf(topic) });

const editionOf = (topic: PublishedTopic) => ({ ...linkOf(topic), published_at: topic.on });

/** Returns a line of a list: the edition in force, with those before it. */
export async function wireLine(
  [newest, ...older]: readonly PublishedTopic[],
  day: string,
  words: readonly string[],
): Promise<ListedTopic> {
  if (!newest) throw new RangeError('an item without an edition');
  const row = await wireRow(newest, day, words);
  return older.length > 0 ? { ...row, older: older.map(editionOf) } : row;
}

/** Returns the edition that is in force in the place of an item. */
export function replacementOf(topic: PublishedTopic, all: readonly PublishedTopic[]) {
  if (!hasEditions(topic.category)) return {};
  const newest = all.find(({ plan }) => plan === topic.plan);
  return newest && newest.id !== topic.id ? { replaced_by: linkOf(newest) } : {};
}
