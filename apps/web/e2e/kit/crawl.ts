import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { matchPath } from 'react-router';

/** As many pages of each row of the address table are read; there are hundreds of news items. */
const PAGES_OF_A_ROW = 6;
const AT_ONCE = 4;

/** A page as somebody finds it who runs no script. */
export interface PlainPage {
  /** Path and search. */
  readonly at: string;
  readonly row: Address;
  readonly status: number;
  readonly html: string;
  readonly document: Document;
}

export interface Crawl {
  readonly pages: readonly PlainPage[];
  /** Other addresses of the site that the pages name: files, feeds, shared pictures. */
  readonly files: readonly string[];
}

const isPublic = ({ session, path }: Address) => session === 'none' && !path.startsWith('/member');

/** The row of an address; undefined where it is no page. */
const rowAt = (address: string): Address | undefined =>
  ADDRESSES.find(({ path }) => matchPath(path, address.split('?', 1)[0] ?? ''));

/** Elements that name another address, and the attribute in which they do. */
const NAMED_BY = {
  'a[href]': 'href',
  'form[method=get]': 'action',
  'img[src]': 'src',
  'link[href]:not([rel=canonical])': 'href',
  'meta[property="og:image"]': 'content',
};

/** The addresses of the same site that a page names. */
function addressesIn(document: Document): string[] {
  const { origin } = new URL(document.URL);
  const named = Object.entries(NAMED_BY).flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)),
  );
  return named.flatMap((address) => {
    const url = URL.parse(address ?? '', document.URL);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
}

/** Calls for every item, a few at a time, also for those that are added meanwhile. */
async function forEach<T>(items: readonly T[], call: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (; next < items.length; ) {
      const item = items[next] as T;
      next += 1;
      await call(item);
    }
  };
  // Whoever finds nothing to do would leave, although more is found by the others.
  while (next < items.length) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Reads public pages, from these addresses on and wherever their links lead within the site. */
export async function crawl(request: APIRequestContext, from: readonly string[]): Promise<Crawl> {
  const queue: string[] = [];
  const files = new Set<string>();
  const pages: PlainPage[] = [];
  const readOf = new Map<Address, number>();

  const add = (address: string) => {
    const row = rowAt(address);
    if (!row) return void files.add(address);
    const count = readOf.get(row) ?? 0;
    if (!isPublic(row) || queue.includes(address) || count >= PAGES_OF_A_ROW) return;
    readOf.set(row, count + 1);
    queue.push(address);
  };

  for (const address of from) add(address);
  await forEach(queue, async (url) => {
    const answer = await request.get(url);
    const html = await answer.text();
    const { document } = new JSDOM(html, { url: answer.url() }).window;
    const row = rowAt(url);
    if (row) pages.push({ at: url, row, status: answer.status(), html, document });
    for (const address of addressesIn(document)) add(address);
  });
  return { pages, files: [...files] };
}
