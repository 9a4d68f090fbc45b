import type { SiteConfig } from '@coop/contracts/site';
import { LRUCache } from 'lru-cache';
import { askBackend } from '../backend-answer.ts';
import { isLogoFile, readLogoFile, usable } from '../site/logo-file.ts';

export interface LogoPlaces {
  /** Folder of the deployment. */
  readonly siteDir?: string | undefined;
  /** Scheme, host and port of the backend, which has every other file of the site. */
  readonly backendUrl: string;
}

const TIMEOUT_MS = 3_000;
const KEPT_MS = 600_000;

async function load(logo: string, backendUrl: string): Promise<Buffer | undefined> {
  const answer = await askBackend(new URL(logo, backendUrl), {}, { ms: TIMEOUT_MS });
  return answer.ok ? usable(Buffer.from(await answer.arrayBuffer())) : undefined;
}

/**
 * Returns a function that reads the logo of a site configuration: a file of the deployment, of the backend or of another
 * site. Undefined unless it is an SVG, PNG or JPEG of at most a megabyte; the seal replaces it.
 */
export function openLogo({ siteDir, backendUrl }: LogoPlaces) {
  // A failure is cached as long as a success.
  const logos = new LRUCache<string, { readonly bytes: Buffer | undefined }>({
    max: 4,
    ttl: KEPT_MS,
    fetchMethod: async (logo) => ({ bytes: await load(logo, backendUrl).catch(() => undefined) }),
  });
  return async ({ logo }: SiteConfig): Promise<Buffer | undefined> => {
    if (!logo) return undefined;
    if (isLogoFile(logo)) return await readLogoFile(siteDir, logo);
    return (await logos.forceFetch(logo)).bytes;
  };
}
