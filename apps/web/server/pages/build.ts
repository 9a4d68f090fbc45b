import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address } from '@coop/addresses/address';
import type * as Render from '../../src/first-paint/render.tsx';
import { hashOf } from './policy.ts';
import { createPreloads, type Template } from './preloads.ts';

/** What the build, or the development server, renders pages with. */
export interface PageBuild {
  readonly render: typeof Render;
  /** index.html with the scripts and styles of an address; without one, those that every page has. */
  readonly templateOf: (row: Address | undefined, url: string) => Promise<Template> | Template;
  /** Leaves controls as React rendered them, which warns of all that differs in development. */
  readonly leaveControls?: (html: string) => string;
  /** The page without a site configuration, whose script says so. */
  readonly plain: string;
  /** Hash of the script in each page, as a policy names it; none where there is no such script. */
  readonly scriptHash?: string;
  /** The web app manifest, without the cooperative's name. */
  readonly manifest: string;
}

const SITE_PRELOAD = /\s*<link rel="preload" href="\/site.json"[^>]*>/;

/** The index page as it is before anything is known of the page: the configuration will stand in it. */
export const withoutSitePreload = (index: string): string => index.replace(SITE_PRELOAD, '');

const LOOK = /<script src="\/first-look\.js"><\/script>/;

/** Puts the script that runs before the first paint into the page, so that nothing waits for its download. */
const withLook = (index: string, script: string): string =>
  index.replace(LOOK, () => `<script>${script}</script>`);

/** Gives the portal's code the sanitiser, which is loaded with the first page. */
export async function withSanitiser(render: typeof Render): Promise<typeof Render> {
  const { serverSanitiser } = await import('./sanitiser.ts');
  render.provideSanitiser(serverSanitiser(render));
  return render;
}

/** Opens what the build wrote into the folder `server` (build/render-bundle.ts). */
export async function openBuild(dist: string): Promise<PageBuild> {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const look = read('client/first-look.js');
  const plain = withLook(withoutSitePreload(read('server/index.html')), look);
  const preloads = createPreloads(JSON.parse(read('server/manifest.json')), plain, (file) =>
    read(`client/${file}`),
  );
  const templates = new Map<string | undefined, Template>([[undefined, { html: plain }]]);
  return {
    render: await withSanitiser(await import(pathToFileURL(join(dist, 'server/render.js')).href)),
    plain,
    scriptHash: hashOf(look),
    manifest: read('client/manifest.webmanifest'),
    templateOf(row) {
      const template = templates.get(row?.path) ?? (row ? preloads(row) : { html: plain });
      templates.set(row?.path, template);
      return template;
    },
  };
}
