import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { SiteConfig } from '@coop/contracts/site';
import { LRUCache } from 'lru-cache';

export interface LogoPlaces {
  /** Folder of the files for browsers. */
  readonly client: string;
  /** Scheme, host and port of the backend, which has every other file of the site. */
  readonly backendUrl: string;
}

const MOST_BYTES = 1_000_000;
const TIMEOUT_MS = 3_000;
const KEPT_MS = 600_000;

const PNG = Buffer.from('89504e47', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** Returns the bytes if they are a PNG or JPEG. */
function picture(bytes: Buffer): Buffer | undefined {
  const isOne = [PNG, JPEG].some((mark) => bytes.subarray(0, mark.length).equals(mark));
  return isOne && bytes.length <= MOST_BYTES ? bytes : undefined;
}

async function load(logo: string, { client, backendUrl }: LogoPlaces): Promise<Buffer | undefined> {
  const isHere = /^\/(?!\/)/.test(logo);
  // Normalized below the root, a path does not lead out of the folder.
  const here = isHere && (await readFile(join(client, normalize(logo))).catch(() => undefined));
  if (here) return picture(here);
  const answer = await fetch(new URL(logo, backendUrl), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.ok ? picture(Buffer.from(await answer.arrayBuffer())) : undefined;
}

/**
 * Returns a function that reads the logo of a site configuration: a file of the portal, of the backend or of another
 * site. Undefined unless it is a PNG or JPEG of at most a megabyte; the seal replaces it.
 */
export function openLogo(places: LogoPlaces): (site: SiteConfig) => Promise<Buffer | undefined> {
  // A failure is cached as long as a success.
  const logos = new LRUCache<string, { readonly bytes: Buffer | undefined }>({
    max: 4,
    ttl: KEPT_MS,
    fetchMethod: async (logo) => ({ bytes: await load(logo, places).catch(() => undefined) }),
  });
  return async ({ logo }) => (logo ? (await logos.forceFetch(logo)).bytes : undefined);
}
