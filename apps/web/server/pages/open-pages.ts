import type { Address } from '@coop/addresses/address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindFor } from '../../src/site/found.ts';
import type { Settings } from '../environment.ts';
import { originOf } from '../origin.ts';
import type { Marks } from '../share/marks.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { happened } from '../watched.ts';
import { knownPart, pathOf } from './address.ts';
import type { PageBuild } from './build.ts';
import { NotKept, openCache } from './cache.ts';
import { createRenderer, type Page, plainPage, RETRY_SECONDS } from './render-page.ts';
import type { Room } from './shared-room.ts';
import { openTexts } from './texts.ts';

const MOST_PAGES = 150;
/** Of all visitors together: rendering computes, and others are answered between two pages. */
const MOST_AT_ONCE = 18;

export interface PagesOptions {
  readonly settings: Settings;
  readonly site: SiteSource;
  readonly marks: Marks;
  readonly find: FindFor;
  /** Returns the legal text that is mounted under an address. */
  readonly texts: (address: string) => string | undefined;
  /** Called for each page, so that the development server renders with its newest code. */
  readonly open: () => Promise<PageBuild>;
  /** The room that the server's cooperatives share, where it has several. */
  readonly rooms?: Rooms | undefined;
}

/** Room for what is kept for many visitors. */
export interface Rooms {
  readonly pages: Room;
  readonly answers: Room;
}

/** Counts a page that is rendered for a visitor. */
type Budget = ReturnType<FastifyInstance['createRateLimit']>;

/** Thrown in place of a page for which there is no room. */
export class NoRoom extends Error {
  /** 429 where the visitor asked for too much, 503 where all together did. */
  readonly status: 429 | 503;
  readonly retrySeconds: number;

  constructor(status: 429 | 503, retrySeconds: number) {
    super('no room for another page');
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

/** Returns what finds the page of a request: kept, or rendered within the visitor's budget. */
export function openPages(
  { settings, site, marks, texts, find, open, rooms }: PagesOptions,
  budget: Budget,
) {
  const { render, forget } = createRenderer(settings, {
    texts: openTexts({ ...settings, mounted: texts }),
    find,
    room: rooms?.answers,
  });
  const pages = openCache<Page>(MOST_PAGES, rooms?.pages);
  let rendering = 0;

  const cookieOf = ({ headers }: FastifyRequest) =>
    worldCookieOf(headers.cookie, settings.worldCookie);

  const partsFor = async (cookie: string | undefined) => {
    const [build, config] = await Promise.all([open(), site.read(cookie)]);
    return { build, site: config, icons: await marks.versionOf(config) };
  };

  const make = async (request: FastifyRequest, url: string, origin: string): Promise<Page> => {
    const found = await budget(request);
    if (!found.isAllowed && found.isExceeded) throw new NoRoom(429, found.ttlInSeconds);
    if (rendering >= MOST_AT_ONCE) throw new NoRoom(503, RETRY_SECONDS);
    rendering += 1;
    try {
      const cookie = cookieOf(request);
      const { build, ...parts } = await partsFor(cookie);
      return await render(build, { ...parts, url, origin, cookie });
    } finally {
      rendering -= 1;
    }
  };

  return {
    cookieOf,
    async find(
      request: FastifyRequest,
      addressOf: (path: string) => Address | undefined,
    ): Promise<Page> {
      const url = knownPart(request.url, addressOf);
      const origin = originOf(settings, request);
      // Worlds of tests change from one moment to the next.
      if (cookieOf(request) !== undefined) return make(request, url, origin);
      let from: 'cache' | 'render' = 'cache';
      const page = await pages.get(`${origin} ${url}`, async () => {
        from = 'render';
        const made = await make(request, url, origin);
        if (!made.isKept) throw new NotKept(made);
        return made;
      });
      happened('page', { from });
      return page;
    },
    /** Returns a page of which nothing is rendered, which the browser fills and whoever runs no script reads why. */
    async shellFor(request: FastifyRequest, { status, retrySeconds }: NoRoom): Promise<Page> {
      const { build, ...parts } = await partsFor(cookieOf(request));
      const row = build.render.addressOf(pathOf(request.url));
      return plainPage(build, { row, status, retrySeconds, ...parts });
    },
    /** Something may have changed that pages show. */
    forget() {
      forget();
      pages.clear();
    },
  };
}
