import type { Address } from '@coop/addresses/address';
import type { Menu } from '@coop/contracts/info/menu';
import { LRUCache } from 'lru-cache';
import { linkedPages } from '../share/sitemap/entries.ts';
import { knownPart } from './address.ts';

/** A page that is asked for so often within so many milliseconds is renewed before the next visitor asks. */
const OFTEN = 3;
const WITHIN_MS = 600_000;
const EVERY_MS = 20_000;
const MOST_RENEWED = 20;
const MOST_COUNTED = 300;
export const MOST_OFTEN = 100;

interface AskedPage {
  readonly url: string;
  /** As the visitors asked for it; absent in a page of the menu. */
  readonly origin?: string;
}

/** The pages as openPages keeps them. */
export interface Pages {
  /** Returns those that nobody has to ask for first. Rejects while the backend is down. */
  readonly menu: () => Promise<readonly AskedPage[]>;
  readonly isFresh: (page: AskedPage) => boolean;
  readonly renew: (page: AskedPage) => Promise<unknown>;
}

/** Returns the first page and those that the menu leads to, as far as anybody may open them. */
export function menuPages(menu: Menu, addressOf: (path: string) => Address | undefined) {
  const paths = linkedPages(menu)
    .map((path) => knownPart(path, addressOf))
    .filter((path) => addressOf(path)?.session === 'none');
  return [...new Set(['/home', ...paths])].map((url) => ({ url }));
}

interface Counted {
  readonly page: AskedPage;
  /** The last times it was asked for, the newest at the end. */
  readonly times: number[];
}

/**
 * Renews pages before anybody asks: those of the menu after the start, later those that are asked for often. One at a
 * time and outside the visitors' budget, so that nobody is refused because of it. A backend that is down is no error:
 * what is kept stays, and the menu is asked for again.
 */
export function createKeepFresh({ menu, isFresh, renew }: Pages) {
  const counted = new LRUCache<string, Counted>({ max: MOST_COUNTED });
  // Apart from the others, which somebody who asks for hundreds of them would have pushed out.
  const askedOften = new LRUCache<string, Counted>({ max: MOST_OFTEN });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isWarm = false;

  /** The last asked for first. */
  const often = (): AskedPage[] => {
    const since = Date.now() - WITHIN_MS;
    return [...askedOften.values()]
      .filter(({ times }) => times.every((time) => time >= since))
      .map(({ page }) => page);
  };

  const renewAll = async (pages: readonly AskedPage[]) => {
    for (const page of pages) {
      if (isStopped) return;
      await renew(page).catch(() => undefined);
    }
  };

  const round = async () => {
    if (isStopped) return;
    const first = isWarm ? [] : await menu().catch(() => undefined);
    isWarm = first !== undefined;
    await renewAll(first ?? []);
    await renewAll(
      often()
        .filter((page) => !isFresh(page))
        .slice(0, MOST_RENEWED),
    );
    if (!isStopped) timer = setTimeout(round, EVERY_MS).unref();
  };

  return {
    /** Counts that a visitor has asked for a page; true for one that is asked for again and again. */
    asked(page: AskedPage): boolean {
      const name = `${page.origin} ${page.url}`;
      const { times: before = [] } = askedOften.get(name) ?? counted.get(name) ?? {};
      const times = [...before, Date.now()].slice(-OFTEN);
      const isOften = times.length === OFTEN;
      (isOften ? askedOften : counted).set(name, { page, times });
      return isOften;
    },
    start: round,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
