import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageFile } from '../../src/first-paint/build/page-file.ts';
import { fill } from '../../src/first-paint/build/slots.ts';
import type { Settings } from '../environment.ts';
import { isFile } from '../files/files.ts';
import { originOf } from '../origin.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';

const RETRY_SECONDS = 30;
const MANIFEST = '/manifest.webmanifest';
const HTML = 'text/html; charset=utf-8';

/** Answers every address that is neither a file nor the backend's with its page, written by the build. */
export function servePages(app: FastifyInstance, settings: Settings, site: SiteSource): void {
  const client = join(settings.dist, 'client');
  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (isFile(path) && path !== MANIFEST) return reply.callNotFound();
    const file = pageFile(client, { method: 'GET', url: path } as IncomingMessage);
    if (!file) return reply.callNotFound();
    const origin = originOf(settings, request);
    const cookie = worldCookieOf(request.headers.cookie, settings.worldCookie);
    try {
      const text = fill(readFileSync(file, 'utf8'), { site: await site.read(cookie), origin });
      reply.header('Cache-Control', 'no-cache');
      return reply.type(path === MANIFEST ? 'application/manifest+json' : HTML).compress(text);
    } catch (error) {
      request.log.warn(`no page: ${error instanceof Error ? error.message : String(error)}`);
      reply.status(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS });
      return reply.type(HTML).compress(readFileSync(join(client, 'plain.html'), 'utf8'));
    }
  });
}
