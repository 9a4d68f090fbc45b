import type { LoadedPage } from '../../feed/loader.ts';
import type { Feed } from '../../feed/use-feed.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

// There is no call that searches everything: each list is asked for its first page, and each may fail on its own.

/** Something that was found. */
interface Hit {
  readonly href: string;
  readonly title: string;
  readonly note: string;
  /** The day it came out. */
  readonly on: string;
}

/** What was found in one list. */
export interface Group {
  readonly key: string;
  readonly name: string;
  readonly feed: Feed<unknown>;
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Address of the list, searched for the same words. */
  readonly all: string;
}

/** The place of each list says that it failed. */
const QUIET = { quiet: true };

const totalOf = (total: number | undefined, hits: readonly Hit[]) =>
  total !== undefined && Number.isFinite(total) ? total : hits.length;

type Category = keyof typeof text.names;
const CATEGORIES = ['news', 'notice', 'rules', 'download'] as const;

const topicsCall = (category: Category, q: string) => ({ body: { category, page: 1, q } });
const boardCall = (q: string) => ({ body: { page: 1, q } });

/** Asks every list for these words. */
export const askForGroups = (page: LoadedPage, q: string) =>
  Promise.all([
    ...CATEGORIES.map((category) => page.ask('infoTopicList', topicsCall(category, q), QUIET)),
    page.ask('infoBoardList', boardCall(q), QUIET),
  ]);

function useTopics(category: Category, q: string): Group {
  const feed = useFeed('infoTopicList', q ? topicsCall(category, q) : undefined, QUIET);
  const hits = (feed.data?.rows ?? []).map((row) => ({
    href: paths.show(row.topic_id),
    title: row.title,
    note: row.summary,
    on: row.published_at,
  }));
  return {
    key: category,
    name: text.names[category],
    feed,
    hits,
    total: totalOf(feed.data?.total, hits),
    all: `${paths.list(category)}?q=${encodeURIComponent(q)}`,
  };
}

function useBoard(q: string): Group {
  const feed = useFeed('infoBoardList', q ? boardCall(q) : undefined, QUIET);
  const hits = (feed.data?.rows ?? []).map((row) => ({
    href: paths.boardShow(row.board_id),
    title: row.Question,
    note: row.Note,
    on: row.created_at.slice(0, 10),
  }));
  return {
    key: 'board',
    name: text.names.board,
    feed,
    hits,
    total: totalOf(feed.data?.total, hits),
    all: `${paths.board}?q=${encodeURIComponent(q)}`,
  };
}

/** What every list has to these words; nothing is asked without words. */
export function useGroups(q: string): readonly Group[] {
  return [
    useTopics('news', q),
    useTopics('notice', q),
    useTopics('rules', q),
    useTopics('download', q),
    useBoard(q),
  ];
}
