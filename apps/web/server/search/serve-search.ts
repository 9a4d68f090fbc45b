import type { FastifyInstance } from 'fastify';
import { type FindFor, questionOf, SEARCH_PATH } from '../../src/site/found.ts';
import type { Settings } from '../environment.ts';
import { createClients } from '../pages/backend-client.ts';
import { sendOnce } from '../send-once.ts';
import { answering } from '../share/answer.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { happened } from '../watched.ts';
import { keepFresh } from './keep-fresh.ts';
import { openSearch } from './search.ts';

const KEPT_SECONDS = 60;
/** More than anybody types. */
const OF_ONE_VISITOR = { max: 30, timeWindow: 10_000 };

/** Registers GET /search.json, which the page of the search asks in the browser; returns what answers it. */
export async function serveSearch(
  app: FastifyInstance,
  { backendUrl, worldCookie, timeoutMs }: Settings,
  site: SiteSource,
): Promise<FindFor> {
  const { find, refresh } = openSearch({
    site,
    clientFor: createClients(backendUrl),
    timeoutMs,
  });
  keepFresh(app, refresh);
  const cookieOf = ({ headers }: { readonly headers: { readonly cookie?: string | undefined } }) =>
    worldCookieOf(headers.cookie, worldCookie);
  const handler = answering({ cookieOf }, async (request, cookie) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const question = questionOf(searchParams);
    if (question.q === '') return undefined;
    const found = await find(question, cookie);
    const type = 'application/json; charset=utf-8';
    return { body: JSON.stringify(found), type, seconds: KEPT_SECONDS };
  });
  await app.register(async (scope) => {
    await sendOnce(scope);
    // Worlds of tests are searched by one visitor.
    const allowList = () => worldCookie !== undefined;
    const budget = scope.createRateLimit({ ...OF_ONE_VISITOR, allowList });
    scope.addHook('onRequest', async (request, reply) => {
      const permit = await budget(request);
      if (permit.isAllowed || !permit.isExceeded) return undefined;
      happened('refusal', { limit: 'search' });
      reply.header('Cache-Control', 'no-store').header('Retry-After', permit.ttlInSeconds);
      return reply.status(429).type('text/plain; charset=utf-8').send('429 Too Many Requests');
    });
    scope.get(SEARCH_PATH, handler);
  });
  return find;
}
