import type { Address } from '@coop/addresses/address';
import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../environment.ts';
import { originOf } from '../origin.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { knownPart, pathOf } from './address.ts';
import { createBudget } from './budget.ts';
import type { PageBuild } from './build.ts';
import { createFreshCache, Uncached } from './fresh-cache.ts';
import { type Packed, packed } from './packed.ts';
import { createRenderer } from './render-page.ts';
import { openTexts } from './texts.ts';

const MOST_PAGES = 300;
/** Renders compute, so that one waits for the other; what has no room is a shell, which the browser fills. */
const RENDERS = { atOnce: 2, waiting: 16, ofOne: 6, aSecond: 10 };
/** Worlds of tests are made and read by one visitor, whose pages are cached nowhere. */
const OF_TESTERS = { ...RENDERS, ofOne: RENDERS.waiting, aSecond: Number.POSITIVE_INFINITY };

interface Row {
  readonly render: PageBuild['render'];
  readonly row: Address | undefined;
}

/** A page of which nothing is rendered, and what it was made from. */
interface Shell {
  readonly build: PageBuild;
  readonly config: SiteConfig;
  readonly page: Promise<Packed>;
}

export interface PagesOptions {
  readonly settings: Settings;
  readonly site: SiteSource;
  /** Returns the legal text that is mounted under an address. */
  readonly texts: (address: string) => string | undefined;
  /** Called for each page, so that the development server renders with its newest code. */
  readonly open: () => Promise<PageBuild>;
}

/** Returns what finds the page of a request: kept, or rendered in turn, or a shell. */
export function openPages({ settings, site, texts, open }: PagesOptions) {
  const { render, shell, forget } = createRenderer(
    settings,
    openTexts({ ...settings, mounted: texts }),
  );
  const pages = createFreshCache<Packed>(MOST_PAGES);
  const known = new LRUCache<string, string>({ max: MOST_PAGES });
  const rows = new LRUCache<string, Row>({ max: MOST_PAGES });
  const shells = new LRUCache<string, Shell>({ max: MOST_PAGES });
  const inTurn = createBudget(settings.worldCookie ? OF_TESTERS : RENDERS);

  const make = async (url: string, origin: string, cookie?: string): Promise<Packed> => {
    const [build, config] = await Promise.all([open(), site.read(cookie)]);
    return packed(await render(build, { url, origin, cookie, site: config }));
  };

  /** Finding the row of a path compares it with every address. */
  const rowIn = async () => {
    const { render } = await open();
    return (path: string): Address | undefined => {
      const found = rows.get(path);
      if (found?.render === render) return found.row;
      const row = render.addressOf(path);
      rows.set(path, { render, row });
      return row;
    };
  };

  const cookieOf = ({ headers }: FastifyRequest) =>
    worldCookieOf(headers.cookie, settings.worldCookie);

  const find = async (request: FastifyRequest): Promise<Packed> => {
    const url = known.get(request.url) ?? knownPart(request.url, await rowIn());
    known.set(request.url, url);
    const origin = originOf(settings, request);
    const cookie = cookieOf(request);
    // Worlds of tests change from one moment to the next.
    const visitor = request.ip;
    if (cookie !== undefined) return inTurn(visitor, () => make(url, origin, cookie));
    return pages.get(`${origin} ${url}`, async () => {
      const made = await inTurn(visitor, () => make(url, origin));
      if (!made.isKept) throw new Uncached(made);
      return made;
    });
  };

  /** Made once for each path: a flood of requests must not cost a page each. */
  const shellFor = async (request: FastifyRequest): Promise<Packed> => {
    const [build, config] = await Promise.all([open(), site.read(cookieOf(request))]);
    const path = pathOf(request.url);
    const found = shells.get(path);
    if (found?.build === build && found.config === config) return found.page;
    const page = shell(build, { site: config, url: path }).then(packed);
    shells.set(path, { build, config, page });
    return page;
  };

  return {
    cookieOf,
    rowIn,
    find,
    shellFor,
    /** Something may have changed that pages show. */
    forget() {
      forget();
      pages.clear();
    },
  };
}
