import { ADDRESSES } from '@coop/addresses/addresses';
import type { Client } from '@coop/contracts/client';
import { paths } from '../../../src/site/paths.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** A category that has more pages than these has old ones that are found by its own links. */
const MOST_PAGES = 20;

const FIXED = ADDRESSES.filter(({ inSitemap }) => inSitemap).map(({ path }) => ({ path }));

/** A page of this site, and no file and nothing of the backend's. */
const isPage = (url: string) =>
  /^\/(?![/\\])[^\s?#.]*$/.test(url) && !/^\/(?:api|admin|member)/.test(url);

/** The category that the list at an address shows. */
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

/**
 * The public addresses, found by the portal itself: those of its own table, where its menu leads, the lists of the first
 * page, and the items in them. @throws ApiError
 */
export async function findEntries(client: Client): Promise<SitemapEntry[]> {
  const [menu, home] = await Promise.all([client('infoMenuShow', {}), client('infoHomeShow', {})]);
  const linked = [...menu.list_manu, ...menu.list_sub_manu].map(({ url }) => url).filter(isPage);
  const lists = home.sections.map(({ category }) => paths.list(category));
  const pages = [...new Set([...linked, ...lists])];
  const entries: SitemapEntry[] = [...FIXED, ...pages.map((path) => ({ path }))];
  // One after the other: a robot's question must not fall upon the backend all at once.
  for (const path of pages) {
    const category = categoryAt(path);
    if (category) entries.push(...(await itemsOf(client, category)));
  }
  return entries;
}
