import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address } from '@coop/addresses/address';
import type * as Render from '../../src/first-paint/render.tsx';
import { type Assets, createAssets } from './document/assets.ts';

/** The build, or the development server, as pages are rendered with it. */
export interface PageBuild {
  readonly render: typeof Render;
  /** Returns the assets for the page of an address; without a row, for an unknown address. */
  readonly assetsOf: (row: Address | undefined) => Assets;
  /** Leaves controls enabled as React rendered them, because in development React warns of differences. */
  readonly leaveControls?: boolean;
  /** Changes that the development server makes to a page. */
  readonly finish?: (html: string, url: string) => Promise<string>;
  /** Script with the first calls of a page behind a sign-in; none in development. */
  readonly firstCalls?: string;
  /** The web app manifest, without the cooperative's name. */
  readonly manifest: string;
}

/** Gives the portal's code the sanitiser, which is loaded with the first page. */
export async function withSanitiser(render: typeof Render): Promise<typeof Render> {
  const { serverSanitiser } = await import('./sanitiser.ts');
  render.provideSanitiser(serverSanitiser());
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
