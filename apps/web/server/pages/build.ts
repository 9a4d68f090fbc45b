import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address } from '@coop/addresses/address';
import type * as Render from '../../src/first-paint/render.tsx';
import { type Assets, createAssets } from './assets.ts';

/** What the build, or the development server, renders pages with. */
export interface PageBuild {
  readonly render: typeof Render;
  /** What the page of an address needs of the build; without a row, that of an address that does not exist. */
  readonly assetsOf: (row: Address | undefined) => Assets;
  /** Leaves controls as React rendered them, which warns of all that differs in development. */
  readonly leaveControls?: boolean;
  /** What the development server adds to a page. */
  readonly finish?: (html: string, url: string) => Promise<string>;
  /** The script that asks for what a page behind a sign-in begins with; in development nothing does so early. */
  readonly firstCalls?: string;
  /** The web app manifest, without the cooperative's name. */
  readonly manifest: string;
}

/** Gives the portal's code the sanitiser, which is loaded with the first page. */
export async function withSanitiser(render: typeof Render): Promise<typeof Render> {
  const { serverSanitiser } = await import('./sanitiser.ts');
  render.provideSanitiser(serverSanitiser(render));
  return render;
}

/** Opens what the build wrote into the folder `server` (build/render-bundle.ts). */
export async function openBuild(dist: string): Promise<PageBuild> {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const inClient = (file: string) => read(`client/${file}`);
  const manifest = JSON.parse(read('server/manifest.json'));
  const make = createAssets(manifest, inClient('first-look.js'), inClient);
  const made = new Map<string | undefined, Assets>();
  return {
    render: await withSanitiser(await import(pathToFileURL(join(dist, 'server/render.js')).href)),
    firstCalls: inClient('first-calls.js'),
    manifest: inClient('manifest.webmanifest'),
    assetsOf(row) {
      const assets = made.get(row?.path) ?? make(row);
      made.set(row?.path, assets);
      return assets;
    },
  };
}
