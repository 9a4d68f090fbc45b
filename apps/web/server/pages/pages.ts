import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFile } from '../files/files.ts';
import { sendOnce } from '../send-once.ts';
import { happened } from '../watched.ts';
import { canonicalPath, pathOf } from './address.ts';
import { NoRoom, openPages, type PagesOptions } from './open-pages.ts';
import { plainPage } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { serveSiteFiles } from './site-files.ts';

/** Budget for what is rendered for one visitor; what others have had rendered costs nothing. */
const OF_ONE_VISITOR = { max: 10, timeWindow: 1_000 };

const CHANGES = Object.entries(endpoints as Record<EndpointKey, Endpoint>)
  .filter(([key, { changes }]) => changes && key.startsWith('info'))
  .map(([, { path }]) => path);

/** Tells whether it is a call that may have changed what public pages show. */
const changesPages = ({ method, url }: FastifyRequest): boolean =>
  method !== 'GET' && (url.startsWith('/__control') || CHANGES.includes(pathOf(url)));

/** Tells whether it is what a browser opens as a page; scripts, styles and pictures are asked for otherwise. */
const opensPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Serves every address that is neither a file nor the backend's: public pages rendered, others as a shell. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { settings, open, site, marks } = options;
  // Worlds of tests are made and read by one visitor, whose pages are cached nowhere.
  const allowList = () => settings.worldCookie !== undefined;
  const budget = app.createRateLimit({ ...OF_ONE_VISITOR, allowList });
  const { cookieOf, find, shellFor, forget } = openPages(options, budget);

  await app.register(async (scope) => {
    await sendOnce(scope);
    scope.get('/*', async (request, reply) => {
      const path = pathOf(request.url);
      if (isFile(path) && !opensPage(request)) return reply.callNotFound();
      try {
        const { addressOf } = (await open()).render;
        const row = addressOf(path);
        const canonical = row && canonicalPath(path, row);
        if (canonical && canonical !== path) {
          return reply.redirect(canonical + request.url.slice(path.length), 301);
        }
        return await sendPage(request, reply, await find(request, addressOf));
      } catch (error) {
        if (error instanceof NoRoom) {
          happened('refusal', { limit: 'pages' });
          return sendPage(request, reply, await shellFor(request, error));
        }
        request.log.error(error, 'a page could not be rendered');
        // Without the build there is no page to say it with.
        const build = await open().catch(() => undefined);
        if (!build) return reply.code(503).header('Retry-After', '30').send();
        return sendPage(request, reply, plainPage(build));
      }
    });
    serveSiteFiles(scope, { open, site, marks, cookieOf });
  });

  app.addHook('onResponse', async (request) => {
    if (changesPages(request)) forget();
  });
  // The first visitor must not wait for code that is loaded and compiled at its first use.
  app.addHook('onListen', () => {
    void warm(open).catch((error) => app.log.warn(error));
  });
}

/** Renders a page that is thrown away. */
export async function warm(open: PagesOptions['open']): Promise<void> {
  const nothing = () => Promise.reject(new Error('nobody is asked'));
  const site = { coopNameTH: '', coopNameEN: '' };
  const { render } = await open();
  const request = { site, origin: '', url: '/home', now: 0, timeoutMs: 0 };
  await render.renderPage({ ...request, api: nothing, readText: nothing, find: nothing });
}
