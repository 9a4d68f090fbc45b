import { ADDRESSES } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import type { Menu } from '@coop/contracts/info/menu';
import { paths } from '../../../src/site/paths.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** Older items of a category with more pages are found by its own links. */
const MOST_PAGES = 20;

const FIXED = ADDRESSES.filter(({ inSitemap }) => inSitemap).map(({ path }) => ({ path }));

/** True for a page of this site, not a file or a path of the backend. */
const isPage = (url: string) =>
  /^\/(?![/\\])[^\s?#.]*$/.test(url) && !/^\/(?:api|admin|member)/.test(url);

/** Returns the pages of this site that the menu leads to. */
export const linkedPages = ({ list_manu, list_sub_manu }: Menu): string[] =>
  [...list_manu, ...list_sub_manu].map(({ url }) => url).filter(isPage);

/** Returns the category that the list at an address shows. */
function categoryAt(path: string): string | undefined {
  const [, name] = /^\/list\/([^/]+)$/.exec(path) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

async function itemsOf(client: Client, category: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, total, page_size } = await client('infoTopicList', { body: { category, page } });
    for (const { topic_id, published_at } of rows) {
      if (topic_id > 0) entries.push({ path: paths.show(topic_id), changed: published_at });
    }
    if (rows.length === 0 || !(page * page_size < total)) break;
  }
  return entries;
}

async function threadsOf(client: Client): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, total, page_size } = await client('infoBoardList', { body: { page } });
    entries.push(...rows.map(({ board_id }) => ({ path: paths.boardShow(board_id) })));
    if (rows.length === 0 || !(page * page_size < total)) break;
  }
  return entries;
}

/**
 * Finds the public addresses: the table's, the menu's, the first page of each list, its items, the board's threads.
 * @throws ApiError
 */
export async function findEntries(client: Client): Promise<SitemapEntry[]> {
  const [menu, home] = await Promise.all([client('infoMenuShow', {}), client('infoHomeShow', {})]);
  const lists = home.sections.map(({ category }) => paths.list(category));
  const pages = [...new Set([...linkedPages(menu), ...lists])];
  const entries: SitemapEntry[] = [...FIXED, ...pages.map((path) => ({ path }))];
  // One after the other: a robot must not cause a burst of calls to the backend.
  for (const path of pages) {
    const category = categoryAt(path);
    if (category) entries.push(...(await itemsOf(client, category)));
  }
  return [...entries, ...(await threadsOf(client))];
}
