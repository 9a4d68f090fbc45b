import { ADDRESSES } from '@coop/addresses/addresses';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { emptyPages } from '../../../src/site/empty-pages.ts';
import { askBackend } from '../../backend-answer.ts';
import { answering, readSite, Unavailable } from '../answer.ts';
import type { AbsoluteOptions } from '../options.ts';
import { findEntries } from './entries.ts';
import { moveSitemap, type SitemapEntry, writeSitemap } from './write-sitemap.ts';

/** Pages of members and agencies that need no sign-in: a robot has to read them to see their noindex. */
const OPEN = ADDRESSES.filter(
  ({ path, session }) => session === 'none' && /^\/member(?:group)?\//.test(path),
).map(({ path }) => `Allow: ${path}`);

/** Robots follow the longer rule, so that an open page below a closed folder is allowed. */
const OURS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /member/',
  'Disallow: /membergroup/',
  ...OPEN,
].join('\n');

/**
 * Returns the backend's rules for robots followed by the portal's; groups for the same robot add up. The sitemap is the
 * portal's own, where its address is known.
 */
export function robotsText(fromBackend: string | undefined, origin: string): string {
  const theirs = (fromBackend ?? '').replace(/^[ \t]*sitemap:.*$/gim, '').trim();
  const sitemap = origin && `Sitemap: ${origin}/sitemap.xml`;
  return `${[theirs, OURS, sitemap].filter(Boolean).join('\n\n')}\n`;
}

const KEPT_SECONDS = 3_600;
const FOUND_MS = 600_000;
const TIMEOUT_MS = 5_000;

const isSitemap = (text: string) => /<(?:urlset|sitemapindex)\b/.test(text);
const isRobots = (text: string) => !/^\s*</.test(text);

/** Reads a file of the backend; undefined where it has none, or a page in its place. @throws Unavailable */
async function backendFile(
  url: string,
  isIt: (text: string) => boolean,
  cookie: string | undefined,
): Promise<string | undefined> {
  try {
    const headers = cookie === undefined ? {} : { cookie };
    const answer = await askBackend(url, { headers }, { ms: TIMEOUT_MS });
    if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
    const text = await answer.text();
    return answer.ok && isIt(text) ? text : undefined;
  } catch (cause) {
    throw new Unavailable(`the backend does not answer ${url}`, { cause });
  }
}

/** Registers GET /sitemap.xml and /robots.txt. */
export function shareSitemap(app: FastifyInstance, options: AbsoluteOptions): void {
  const { backendUrl, clientFor, originOf } = options;
  const find = async (cookie: string | undefined) =>
    findEntries(clientFor(cookie), emptyPages(await readSite(options, cookie)));
  const found = new LRUCache<string, SitemapEntry[]>({
    max: 1,
    ttl: FOUND_MS,
    fetchMethod: () => find(undefined),
  });
  const entries = (cookie: string | undefined) =>
    cookie === undefined ? found.forceFetch('') : find(cookie);

  app.get(
    '/sitemap.xml',
    answering(options, async (request, cookie) => {
      const origin = originOf(request);
      // The protocol wants absolute addresses.
      if (!origin) return undefined;
      const theirs = await backendFile(`${backendUrl}/sitemap.xml`, isSitemap, cookie);
      const body = theirs
        ? moveSitemap(theirs, origin)
        : writeSitemap(await entries(cookie), origin);
      return { body, type: 'application/xml; charset=utf-8', seconds: KEPT_SECONDS };
    }),
  );
  app.get(
    '/robots.txt',
    answering(options, async (request, cookie) => {
      // Robots that get no rules stay away for half a day, so there are always those of the portal.
      const theirs = await backendFile(`${backendUrl}/robots.txt`, isRobots, cookie).catch(
        () => undefined,
      );
      const body = robotsText(theirs, originOf(request));
      return { body, type: 'text/plain; charset=utf-8', seconds: KEPT_SECONDS };
    }),
  );
}
