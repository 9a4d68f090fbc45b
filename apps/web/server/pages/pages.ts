import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Address } from '@coop/addresses/address';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../environment.ts';
import { isFile } from '../files/files.ts';
import { originOf } from '../origin.ts';
import { asJson } from '../share/structured-data/json-ld-element.ts';
import type { SiteSource } from '../site/site.ts';
import { siteCss, themeColour } from '../site/site-css.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { canonicalPath, knownPart, pathOf } from './address.ts';
import { createBudget, NoRoom } from './budget.ts';
import type { PageBuild } from './build.ts';
import { createFreshCache, Uncached } from './fresh-cache.ts';
import { allowInline } from './policy.ts';
import { createRenderer, type Page, plainPage } from './render-page.ts';
import { openTexts } from './texts.ts';

const MOST_PAGES = 300;
/** Renders compute, so that one waits for the other; what has no room is a shell, which the browser fills. */
const RENDERS = { atOnce: 2, waiting: 16, ofOne: 3, aSecond: 10 };
/** Worlds of tests are made and read by one visitor, whose pages are cached nowhere. */
const OF_TESTERS = { ...RENDERS, ofOne: RENDERS.waiting, aSecond: Number.POSITIVE_INFINITY };
/** Nearly the size of the highest level in a third of the time. */
const LEVEL = 5;
const { BROTLI_PARAM_QUALITY } = constants;
const PACKERS = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [BROTLI_PARAM_QUALITY]: LEVEL } }),
  gzip: (html: string) => promisify(gzip)(html, { level: LEVEL }),
} as const;
const MANIFEST = '/manifest.webmanifest';
const ICON = '/icons/icon-192.png';
const POLICY = 'content-security-policy';

/** A page with its compressed forms, each made when it is first wanted, and the mark of its content. */
interface Packed extends Page {
  readonly forms: Map<keyof typeof PACKERS, Promise<Buffer>>;
  readonly etag: string;
}

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

const packed = (page: Page): Packed => ({
  ...page,
  forms: new Map(),
  etag: `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
});

function formOf({ html, forms }: Packed, encoding: keyof typeof PACKERS): Promise<Buffer> {
  const form = forms.get(encoding) ?? PACKERS[encoding](html);
  forms.set(encoding, form);
  return form;
}

const CHANGES = Object.entries(endpoints as Record<EndpointKey, Endpoint>)
  .filter(([key, { changes }]) => changes && key.startsWith('info'))
  .map(([, { path }]) => path);

/** True for a call that may have changed what public pages show. */
const changesPages = ({ method, url }: FastifyRequest): boolean =>
  method !== 'GET' && (url.startsWith('/__control') || CHANGES.includes(pathOf(url)));

export interface PagesOptions {
  readonly settings: Settings;
  readonly site: SiteSource;
  /** Returns the legal text that is mounted under an address. */
  readonly texts: (address: string) => string | undefined;
  /** Called for each page, so that the development server renders with its newest code. */
  readonly open: () => Promise<PageBuild>;
}

/** Serves every address that is neither a file nor the backend's: public pages rendered, others as a shell. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { settings, site, texts, open } = options;
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

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isFile(path)) return reply.callNotFound();
    try {
      const row = (await rowIn())(path);
      const own = row && canonicalPath(path, row);
      if (own && own !== path) return reply.redirect(own + request.url.slice(path.length), 301);
      return await send(request, reply, await find(request));
    } catch (error) {
      if (error instanceof NoRoom) return send(request, reply, await shellFor(request));
      request.log.error(error, 'a page could not be rendered');
      // Without the build there is no page to say it with.
      const build = await open().catch(() => undefined);
      if (!build) return reply.code(503).header('Retry-After', '30').send();
      return send(request, reply, packed(plainPage(build)));
    }
  });

  // Asked for by browsers and feed readers that read no page first.
  app.get('/favicon.ico', (_request, reply) => reply.redirect(ICON, 301));

  app.get(MANIFEST, async (request, reply) => {
    const [{ manifest }, config] = await Promise.all([open(), site.read(cookieOf(request))]);
    reply.header('Cache-Control', 'no-cache').type('application/manifest+json');
    return reply.compress(
      manifest
        .replace(/"name": "[^"]*"/, () => `"name": ${asJson(config.coopNameTH)}`)
        .replace(/"theme_color": "[^"]*"/, () => `"theme_color": "${themeColour(config)}"`),
    );
  });

  app.get('/site.css', async (request, reply) => {
    const cookie = cookieOf(request);
    // Its address changes with the colour (colourHead).
    reply.header('Cache-Control', cookie ? 'no-store' : 'public, max-age=31536000, immutable');
    return reply.type('text/css; charset=utf-8').compress(siteCss(await site.read(cookie)));
  });

  app.addHook('onResponse', async (request) => {
    if (!changesPages(request)) return;
    forget();
    pages.clear();
  });

  // The first visitor must not wait for code that is loaded and compiled at its first use.
  app.addHook('onListen', () => {
    warm(open).catch((error) => app.log.warn(error));
  });
}

/** Renders a page that is thrown away. */
async function warm(open: PagesOptions['open']): Promise<void> {
  const nothing = () => Promise.reject(new Error('nobody is asked'));
  const site = { coopNameTH: '', coopNameEN: '' };
  const { render } = await open();
  const request = { site, origin: '', url: '/home', now: 0, timeoutMs: 0 };
  await render.renderPage({ ...request, api: nothing, readText: nothing });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Packed,
): Promise<FastifyReply> {
  const policy = allowInline(String(reply.getHeader(POLICY) ?? ''), page.inline);
  reply.code(page.status).headers({ ...page.headers, ...(policy && { [POLICY]: policy }) });
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
  const { headers } = request;
  if (page.isKept && page.status === 200) {
    reply.header('ETag', page.etag);
    if (headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const accepted = headers['accept-encoding'] ?? '';
  // For a single visitor the faster form is good enough.
  const encoding = (['br', 'gzip'] as const).find(
    (name) => new RegExp(`\\b${name}\\b`).test(accepted) && (page.isKept || name === 'gzip'),
  );
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await formOf(page, encoding));
}
