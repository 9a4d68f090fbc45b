import { ADDRESSES } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import type { Menu } from '@coop/contracts/info/menu';
import { paths } from '../../../src/site/paths.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** Older items of a category with more pages are found by its own links. */
const MOST_PAGES = 20;

const FIXED = ADDRESSES.filter(({ inSitemap }) => inSitemap).map(({ path }) => ({ path }));

/** Tells whether it is a page of this site, not a file or a path of the backend. */
const isPage = (url: string) =>
  /^\/(?![/\\])[^\s?#.]*$/.test(url) && !/^\/(?:api|admin|member)/.test(url);

/** Returns the pages of this site that the menu leads to. */
export const linkedPages = ({ list_manu, list_sub_manu }: Menu): string[] =>
  [...list_manu, ...list_sub_manu].map(({ url }) => url).filter(isPage);

/** Returns the category that the list at an address shows. */
export function categoryAt(path: string): string | undefined {
  const [, name] = /^\/list\/([^/]+)$/.exec(path) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** Reads the rows of a list, page by page. */
export async function rowsOf<Row>(
  ask: (page: number) => Promise<{ rows: Row[]; total: number; page_size: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, total, page_size } = await ask(page);
    all.push(...rows);
    if (rows.length === 0 || !(page * page_size < total)) break;
  }
  return all;
}

async function itemsOf(client: Client, category: string): Promise<SitemapEntry[]> {
  const rows = await rowsOf((page) => client('infoTopicList', { body: { category, page } }));
  return rows
    .flatMap((row) => [row, ...(row.older ?? [])])
    .filter(({ topic_id }) => topic_id > 0)
    .map(({ topic_id, published_at }) => ({ path: paths.show(topic_id), changed: published_at }));
}

async function threadsOf(client: Client): Promise<SitemapEntry[]> {
  const rows = await rowsOf((page) => client('infoBoardList', { body: { page } }));
  return rows.map(({ board_id }) => ({ path: paths.boardShow(board_id) }));
}

/**
 * Finds the public addresses: the table's but for pages that have nothing to say, the menu's, the first page of each list, its items, the board's threads.
 * @throws ApiError
 */
export async function findEntries(
  client: Client,
  empty: readonly string[],
): Promise<SitemapEntry[]> {
  const [menu, home] = await Promise.all([client('infoMenuShow', {}), client('infoHomeShow', {})]);
  const lists = home.sections.map(({ category }) => paths.list(category));
  const pages = [...new Set([...linkedPages(menu), ...lists])];
  const fixed = FIXED.filter(({ path }) => !empty.includes(path));
  const entries: SitemapEntry[] = [...fixed, ...pages.map((path) => ({ path }))];
  // One after the other: a robot must not cause a burst of calls to the backend.
  for (const path of pages) {
    const category = categoryAt(path);
    if (category) entries.push(...(await itemsOf(client, category)));
  }
  return [...entries, ...(await threadsOf(client))];
}
