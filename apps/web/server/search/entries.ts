import { ADDRESSES, type Path } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import type { CalendarDay } from '@coop/contracts/info/calendar';
import type { HomeRates, TopicRow } from '@coop/contracts/info/topic';
import { plainText } from '@coop/format/text/truncate';
import { categoryWords } from '../../src/posts/text.ts';
import { paths } from '../../src/site/paths.ts';
import { categoryAt, linkedPages, rowsOf } from '../share/sitemap/entries.ts';
import { PAGE_ABOUT, PAGE_TITLES, PAGE_WORDS } from './page-words.ts';

/** Something that can be found. */
export interface Entry {
  /** Its address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Words by which it is found besides. */
  readonly words: string;
  readonly category: string;
  readonly categoryName: string;
  /** The day it came out; empty for a page. */
  readonly on: string;
  readonly file: string;
  readonly size: number;
}

const NO_FILE = { file: '', size: 0 };
const PAGES = { category: 'page', categoryName: 'หน้าในเว็บไซต์', on: '', ...NO_FILE };

/** The public pages of the portal itself. */
const FIXED: readonly Entry[] = ADDRESSES.flatMap((row) => {
  const path = row.path as Path;
  const title = PAGE_TITLES[path] ?? row.titleTH;
  const words = PAGE_WORDS[path];
  return title && words ? [{ id: path, title, words, text: PAGE_ABOUT[path] ?? '', ...PAGES }] : [];
});

/** The text of a topic, of which its row has a summary only. */
export type TextOf = (row: TopicRow) => string;

const topicEntry = (row: TopicRow, categoryName: string, textOf: TextOf): Entry => ({
  id: paths.show(row.topic_id),
  title: row.title,
  text: textOf(row),
  words: `${categoryName} ${categoryWords(row.category)?.name ?? ''}`,
  category: row.category,
  categoryName,
  on: row.published_at,
  file: row.file_url,
  size: row.file_size,
});

/** All that the public feeds have. */
export interface Feeds {
  readonly topics: readonly { readonly row: TopicRow; readonly categoryName: string }[];
  /** Lists, threads and pages. */
  readonly others: readonly Entry[];
  readonly rates: HomeRates | undefined;
  /** Of the calendar, where the backend has it. */
  readonly days: readonly CalendarDay[];
  readonly closed: string | undefined;
  readonly isIncomplete: boolean;
}

async function topicsOf(client: Client, category: string) {
  let name = categoryWords(category)?.name ?? category;
  const rows = await rowsOf(async (page) => {
    const list = await client('infoTopicList', { body: { category, page } });
    name = list.category_name || name;
    return list;
  });
  const list: Entry = {
    ...PAGES,
    id: paths.list(category),
    title: name,
    text: categoryWords(category)?.about ?? '',
    words: categoryWords(category)?.name ?? '',
  };
  // An earlier edition is found by its title.
  const topics = rows.flatMap(({ older = [], ...row }) => [
    row,
    ...older.map((item) => ({ ...row, summary: '', file_url: '', file_size: 0, ...item })),
  ]);
  return { topics: topics.map((row) => ({ row, categoryName: name })), list };
}

async function threadsOf(client: Client): Promise<Entry[]> {
  const rows = await rowsOf((page) => client('infoBoardList', { body: { page } }));
  return rows.map(({ board_id, Question, Note, created_at }) => ({
    id: paths.boardShow(board_id),
    title: Question,
    text: Note,
    words: '',
    category: 'board',
    categoryName: 'กระดานถามตอบ',
    on: created_at.slice(0, 10),
    ...NO_FILE,
  }));
}

async function demandsOf(client: Client): Promise<Entry[]> {
  const rows = await rowsOf((page) => client('infoDemandList', { body: { page } }));
  return rows
    .filter(({ access }) => access === 'open')
    .map(({ demand_no, topic, kind, created_at }) => ({
      id: paths.showDemand(demand_no),
      title: topic,
      text: kind,
      words: '',
      category: 'demand',
      categoryName: 'คำร้องและข้อเสนอแนะ',
      on: created_at.slice(0, 10),
      ...NO_FILE,
    }));
}

const CLOSED = /ปิดทำการ|หยุดทำการ/;
/** Lists of which the menu and the first page may say nothing. */
const KNOWN = ['organization'];

/**
 * Reads every public feed, one list after the other, so that visitors' calls come first. A list that fails is left out.
 * @throws ApiError if no menu and no first page come
 */
export async function readFeeds(client: Client, empty: readonly string[] = []): Promise<Feeds> {
  const [menu, home] = await Promise.all([client('infoMenuShow', {}), client('infoHomeShow', {})]);
  const named = [
    ...linkedPages(menu).flatMap((path) => categoryAt(path) ?? []),
    ...home.sections.map(({ category }) => category),
    ...KNOWN,
  ];
  const lists: PromiseSettledResult<Awaited<ReturnType<typeof topicsOf>>>[] = [];
  for (const category of new Set(named)) {
    lists.push(...(await Promise.allSettled([topicsOf(client, category)])));
  }
  const calendar = empty.includes('/calendar')
    ? undefined
    : await client('infoCalendarList', {}).catch(() => undefined);
  const posts = await Promise.allSettled([threadsOf(client), demandsOf(client)]);
  const read = lists.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const announced = [plainText(menu.marquee?.[0]?.Note ?? ''), home.announcement?.title ?? ''];
  return {
    topics: read.flatMap(({ topics }) => topics),
    others: [
      ...FIXED,
      ...read.filter(({ topics }) => topics.length > 0).map(({ list }) => list),
      ...posts.flatMap((post) => (post.status === 'fulfilled' ? post.value : [])),
    ],
    rates: home.rates,
    days: calendar?.days ?? [],
    closed: announced.find((text) => CLOSED.test(text)),
    isIncomplete: [...lists, ...posts].some(({ status }) => status === 'rejected'),
  };
}

/** Returns what can be found of the feeds, without the pages that have nothing to say of a cooperative. */
export const entriesOf = (
  { topics, others }: Feeds,
  textOf: TextOf,
  empty: readonly string[] = [],
): Entry[] => [
  ...others.filter(({ id }) => !empty.includes(id)),
  ...topics
    .filter(({ row }) => row.topic_id > 0)
    .map(({ row, categoryName }) => topicEntry(row, categoryName, textOf)),
];
