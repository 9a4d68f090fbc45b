import { ADDRESSES } from '@coop/addresses/addresses';
import { today } from '@coop/cooperative/moments';
import { topicCategories } from '@coop/cooperative/site/topics/categories';
import { topicsOf } from '@coop/cooperative/site/topics/topics';
import { escapeMarkup } from '@coop/format/text/markup';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldOf } from '../call/world-of.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { MENU } from './menu.ts';

interface SitemapEntry {
  readonly path: string;
  readonly changed?: string;
}

/** Public addresses in no feed: pages of the portal, and news items linked from its menu's pages. */
const FIXED = [
  ...ADDRESSES.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
  ...[103, 104, 105, 106].map((id) => `/show/${id}`),
];

/** Returns every list of the public site and every published item, with its day. */
function topicEntries(world: World): SitemapEntry[] {
  const day = today(world.clock);
  return topicCategories().flatMap(({ key }) => {
    const topics = topicsOf(key, day) ?? [];
    const items = topics.map(({ id, on }) => ({ path: `/show/${id}`, changed: on }));
    return [{ path: `/list/${key}` }, ...items];
  });
}

/** Returns every public address once: the fixed ones, those of the menu, and the items of the lists. */
function entriesOf(world: World): SitemapEntry[] {
  const menu = [...MENU.list_manu, ...MENU.list_sub_manu].map(({ url }) => url);
  const local = menu.filter((url) => url.startsWith('/'));
  const pages = [...FIXED, ...local].map((path) => ({ path }));
  const entries: SitemapEntry[] = [...pages, ...topicEntries(world)];
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}

/**
 * Returns the site's origin as the visitor's browser names it. Anybody can send any header, so only a valid host is
 * accepted; behind a proxy the forwarded host counts.
 */
function originOf({ headers, protocol }: FastifyRequest): string {
  const [host = ''] = [headers['x-forwarded-host'] ?? headers.host].flat();
  const isHost = /^(?:[a-z\d.-]{1,253}|\[[a-f\d:]{2,39}\])(?::\d{1,5})?$/i.test(host);
  const isHttps = headers['x-forwarded-proto'] === 'https' || protocol === 'https';
  return `http${isHttps ? 's' : ''}://${isHost ? host : 'localhost'}`;
}

// Members' pages are not disallowed: a robot has to read them to see their noindex.
const robots = (origin: string) => `User-agent: *
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`;

const VARY = 'host, x-forwarded-host, x-forwarded-proto';

/** Registers GET /sitemap.xml and /robots.txt: both contain the site's origin, which is unknown at build time. */
export function registerSitemap(app: FastifyInstance, worlds: Worlds): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('vary', VARY)
      .send(robots(originOf(request))),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    const urls = entriesOf(worldOf(request, worlds)).map(
      ({ path, changed }) =>
        `<url><loc>${escapeMarkup(origin + encodeURI(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    );
    const head = '<?xml version="1.0" encoding="UTF-8"?>';
    const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
    return reply
      .type('application/xml; charset=utf-8')
      .header('vary', VARY)
      .send(head + set);
  });
}
