import type { Address } from '@coop/addresses/address';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../environment.ts';
import { originOf, ownOrigin } from '../origin.ts';
import type { Marks } from '../share/marks.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { knownPart, pathOf } from './address.ts';
import { createBudget } from './budget.ts';
import type { PageBuild } from './build.ts';
import { createFreshCache, Uncached } from './fresh-cache.ts';
import { createKeepFresh, MOST_OFTEN, menuPages } from './keep-fresh.ts';
import { type Packed, packed } from './packed.ts';
import { createRenderer } from './render-page.ts';
import { keepShells } from './shells.ts';
import { openTexts } from './texts.ts';

const MOST_PAGES = 300;
/** Renders compute, so that one waits for the other; what has no room is a shell, which the browser fills. */
const RENDERS = { atOnce: 2, waiting: 16, ofOne: 6, aSecond: 10 };
/** Worlds of tests are made and read by one visitor, whose pages are cached nowhere. */
const OF_TESTERS = { ...RENDERS, ofOne: RENDERS.waiting, aSecond: Number.POSITIVE_INFINITY };

export interface PagesOptions {
  readonly settings: Settings;
  readonly site: SiteSource;
  readonly marks: Marks;
  readonly keepsFresh: boolean;
  /** Returns the legal text that is mounted under an address. */
  readonly texts: (address: string) => string | undefined;
  /** Called for each page, so that the development server renders with its newest code. */
  readonly open: () => Promise<PageBuild>;
}

function keepable(made: Packed): Packed {
  if (!made.isKept) throw new Uncached(made);
  return made;
}

/** Finding the row of a path compares it with every address. */
function keepRows(open: PagesOptions['open']) {
  const rows = new LRUCache<string, { render: PageBuild['render']; row: Address | undefined }>({
    max: MOST_PAGES,
  });
  return async () => {
    const { render } = await open();
    return (path: string): Address | undefined => {
      const found = rows.get(path);
      if (found?.render === render) return found.row;
      const row = render.addressOf(path);
      rows.set(path, { render, row });
      return row;
    };
  };
}

/** Returns what finds the page of a request: kept, or rendered in turn, or a shell. */
export function openPages({ settings, site, marks, texts, open }: PagesOptions) {
  const { render, shell, api, forget } = createRenderer(
    settings,
    openTexts({ ...settings, mounted: texts }),
  );
  const pages = createFreshCache<Packed>(MOST_PAGES);
  const oftenRead = createFreshCache<Packed>(MOST_OFTEN);
  const known = new LRUCache<string, string>({ max: MOST_PAGES });
  const rowIn = keepRows(open);
  const shellAt = keepShells(shell, MOST_PAGES);
  const inTurn = createBudget(settings.worldCookie ? OF_TESTERS : RENDERS);

  const make = async (url: string, origin: string, cookie?: string): Promise<Packed> => {
    const [build, config] = await Promise.all([open(), site.read(cookie)]);
    const icons = await marks.versionOf(config);
    return packed(await render(build, { url, origin, cookie, icons, site: config }));
  };

  /** Makes a page for all visitors. */
  const makeKept = async (url: string, origin: string) => keepable(await make(url, origin));

  /** Who asks for hundreds of pages pushes others out, but not those that are read again and again. */
  const readOften: typeof pages.get = (name, make, isRenewal) =>
    oftenRead.get(name, async () => keepable(await pages.get(name, make, true)), isRenewal);

  const keepFresh = createKeepFresh({
    menu: async () => menuPages(await api(await site.read())('infoMenuShow', {}), await rowIn()),
    isFresh: ({ url, origin }) => oftenRead.isFresh(`${origin} ${url}`),
    // Without the portal's own address only the backend's answers can be used for visitors.
    renew: ({ url, origin = ownOrigin(settings) }) =>
      origin === undefined
        ? make(url, '')
        : readOften(`${origin} ${url}`, () => makeKept(url, origin), true),
  });

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
    const read = keepFresh.asked({ url, origin }) ? readOften : pages.get;
    return read(`${origin} ${url}`, () => inTurn(visitor, () => makeKept(url, origin)));
  };

  return {
    cookieOf,
    rowIn,
    find,
    keepFresh,
    async shellFor(request: FastifyRequest): Promise<Packed> {
      const [build, config] = await Promise.all([open(), site.read(cookieOf(request))]);
      return shellAt(pathOf(request.url), build, config, await marks.versionOf(config));
    },
    /** Something may have changed that pages show. */
    forget() {
      forget();
      pages.clear();
      oftenRead.clear();
    },
  };
}
