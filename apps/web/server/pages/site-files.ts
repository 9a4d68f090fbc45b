import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asJson } from '../share/structured-data/json-ld-element.ts';
import { siteCss, themeColour } from '../site/site-css.ts';
import type { PagesOptions } from './open-pages.ts';

const MANIFEST = '/manifest.webmanifest';
const ICON = '/icons/icon-192.png';

interface FilesOptions extends Pick<PagesOptions, 'open' | 'site'> {
  readonly cookieOf: (request: FastifyRequest) => string | undefined;
}

/** Serves what is made for each cooperative beside its pages: icon, web app manifest, colours. */
export function serveSiteFiles(app: FastifyInstance, { open, site, cookieOf }: FilesOptions): void {
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
}
