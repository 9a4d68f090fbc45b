import type { TopicList, TopicRow } from '@coop/contracts/info/topic';
import { epochOf } from '@coop/format/wall-time';
import { Feed } from 'feed';
import { paths } from '../../../src/site/paths.ts';
import { type FeedCategory, type FeedFormat, feedPath } from './feed-list.ts';

export interface FeedSource {
  readonly category: FeedCategory;
  readonly list: Pick<TopicList, 'rows'>;
  readonly title: string;
  readonly about: string;
  readonly coopNameTH: string;
  readonly origin: string;
}

/** Removes what XML cannot hold: control characters and lone surrogates. */
const lawful = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

/** Escapes plain text where HTML is read. */
const html = (text: string) =>
  lawful(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the items with a number, a title and a day, newest first. */
function itemsOf(rows: readonly TopicRow[]) {
  return rows
    .flatMap((row) => {
      const published = epochOf(row.published_at);
      const isItem = published !== null && row.topic_id > 0 && lawful(row.title);
      return isItem ? [{ row, date: new Date(published) }] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime() || b.row.topic_id - a.row.topic_id);
}

/** Writes a feed of a category's newest items. Item addresses never change, because readers identify items by them. */
export function writeFeed(source: FeedSource, format: FeedFormat): string {
  const { category, origin } = source;
  const items = itemsOf(source.list.rows);
  const page = origin + paths.list(category);
  const name = lawful(`${source.title} - ${source.coopNameTH}`);
  const feed = new Feed({
    id: page,
    link: page,
    title: name,
    description: lawful(source.about),
    language: 'th',
    // The day of its newest item, so that the same items are the same file.
    updated: items[0]?.date ?? new Date(0),
    feed: origin + feedPath(category, format),
    author: { name: lawful(source.coopNameTH), link: origin },
    generator: false,
  });
  for (const { row, date } of items) {
    feed.addItem({
      // A title is text in RSS, and here HTML in Atom; a summary is HTML in both.
      title: format === 'atom' ? html(row.title) : lawful(row.title),
      link: origin + paths.show(row.topic_id),
      date,
      published: date,
      description: html(row.summary),
    });
  }
  if (format === 'xml') return feed.rss2();
  return feed.atom1().replace('<feed ', '<feed xml:lang="th" ');
}
