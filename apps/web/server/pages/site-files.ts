import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shortNameOf } from '../../src/site/initials.ts';
import { answering, readSite, YEAR_SECONDS } from '../share/answer.ts';
import { asJson } from '../share/structured-data/json-ld-element.ts';
import { siteCss, themeColour } from '../site/site-css.ts';
import type { PagesOptions } from './open-pages.ts';

const MANIFEST = '/manifest.webmanifest';
const ICON = '/icons/icon-192.png';

interface FilesOptions extends Pick<PagesOptions, 'open' | 'site' | 'marks'> {
  readonly cookieOf: (request: FastifyRequest) => string | undefined;
}

/**
 * Returns the web app manifest with the cooperative's names, colour and icons. A browser draws the installed portal's icon
 * anew when its address changes.
 */
function manifestOf(manifest: string, site: SiteConfig, icons: string): string {
  return manifest
    .replace(/"(\/icons\/[^"]+)"/g, (_whole, address) => `"${address}?v=${icons}"`)
    .replace(/"name": "[^"]*"/, () => `"name": ${asJson(site.coopNameTH)}`)
    .replace(/"short_name": "[^"]*"/, () => `"short_name": ${asJson(shortNameOf(site))}`)
    .replace(/"theme_color": "[^"]*"/, () => `"theme_color": "${themeColour(site)}"`);
}

/** Serves what is made for each cooperative beside its pages: icon, web app manifest, colours. */
export function serveSiteFiles(app: FastifyInstance, options: FilesOptions): void {
  // Asked for by browsers and feed readers that read no page first.
  app.get('/favicon.ico', (_request, reply) => reply.redirect(ICON, 301));

  const manifest = answering(options, async (_request, cookie) => {
    const [build, site] = await Promise.all([options.open(), readSite(options, cookie)]);
    const body = manifestOf(build.manifest, site, await options.marks.versionOf(site));
    return { body, type: 'application/manifest+json', seconds: 0 };
  });
  app.get(MANIFEST, manifest);

  const css = answering(options, async (_request, cookie) => {
    const body = siteCss(await readSite(options, cookie));
    // Its address changes with the colour (colourHead).
    return { body, type: 'text/css; charset=utf-8', seconds: YEAR_SECONDS };
  });
  app.get('/site.css', css);
}
