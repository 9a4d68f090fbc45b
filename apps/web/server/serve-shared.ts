import type { Client } from '@coop/contracts/client';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './environment.ts';
import { originOf } from './origin.ts';
import { createClients } from './pages/backend-client.ts';
import type { Marks } from './share/marks.ts';
import { share } from './share/share.ts';
import { mountedFirst } from './site/mounted-files.ts';
import type { SiteSource } from './site/site.ts';
import { worldCookieOf } from './site/world-cookie.ts';

/** Serves pictures, icons, feeds, sitemap and rules for robots; a mounted file of the deployment takes precedence. */
export async function serveShared(
  app: FastifyInstance,
  settings: Settings,
  site: SiteSource,
  marks: Marks,
): Promise<void> {
  const { backendUrl, siteDir, worldCookie } = settings;
  const clients = createClients(backendUrl);
  /** Reads the configuration with each call, as it may change between two. */
  const clientFor =
    (cookie?: string): Client =>
    async (key, input) =>
      clients(await site.read(cookie), cookie)(key, input);
  await app.register(async (scope) => {
    scope.addHook('preHandler', mountedFirst(siteDir));
    await scope.register(share, {
      clientFor,
      site,
      cookieOf: ({ headers }) => worldCookieOf(headers.cookie, worldCookie),
      marks,
      siteDir,
      originOf: (request) => originOf(settings, request),
      backendUrl,
    });
  });
}
