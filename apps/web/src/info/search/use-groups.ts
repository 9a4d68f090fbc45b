import type { PageContext } from '../../feed/loader.ts';
import { type Feed, useFeed } from '../../feed/use-feed.ts';
import { categoryWords } from '../../posts/text.ts';
import { paths } from '../../site/paths.ts';

// There is no call that searches everything: each list is asked for its first page, and each may fail on its own.

/** Something that was found. */
interface Hit {
  readonly href: string;
  readonly title: string;
  readonly note: string;
  /** The day it came out. */
  readonly on: string;
}

/** The place of each list says that it failed. */
const QUIET = { quiet: true };

const CATEGORIES = ['news', 'notice', 'rules', 'download'] as const;
type Category = (typeof CATEGORIES)[number];

const topicsCall = (category: Category, q: string) => ({ body: { category, page: 1, q } });
const boardCall = (q: string) => ({ body: { page: 1, q } });

/** Asks every list for these words. */
export const askForGroups = ({ ask }: PageContext, q: string) =>
  Promise.all([
    ...CATEGORIES.map((category) => ask('infoTopicList', topicsCall(category, q), QUIET)),
    ask('infoBoardList', boardCall(q), QUIET),
  ]);

/** What was found in one list, and the address of the list, searched for the same words. */
function groupOf<Row>(
  list: { readonly key: string; readonly name: string; readonly path: string; readonly q: string },
  feed: Feed<{ readonly rows: readonly Row[]; readonly total: number }>,
  hitOf: (row: Row) => Hit,
) {
  const { key, name, path, q } = list;
  const hits = (feed.data?.rows ?? []).map(hitOf);
  const total = feed.data?.total;
  return {
    key,
    name,
    feed,
    hits,
    total: total !== undefined && Number.isFinite(total) ? total : hits.length,
    all: `${path}?q=${encodeURIComponent(q)}`,
  };
}

export type Group = ReturnType<typeof groupOf>;

function useTopics(key: Category, q: string) {
  const feed = useFeed('infoTopicList', topicsCall(key, q), QUIET);
  const name = categoryWords(key)?.name ?? key;
  return groupOf({ key, name, path: paths.list(key), q }, feed, (row) => ({
    href: paths.show(row.topic_id),
    title: row.title,
    note: row.summary,
    on: row.published_at,
  }));
}

function useBoard(q: string) {
  const feed = useFeed('infoBoardList', boardCall(q), QUIET);
  return groupOf({ key: 'board', name: 'กระดานถามตอบ', path: paths.board, q }, feed, (row) => ({
    href: paths.boardShow(row.board_id),
    title: row.Question,
    note: row.Note,
    on: row.created_at,
  }));
}

/** What every list has to these words. */
export function useGroups(q: string): readonly Group[] {
  return [
    useTopics('news', q),
    useTopics('notice', q),
    useTopics('rules', q),
    useTopics('download', q),
    useBoard(q),
  ];
}
