import { createHash } from 'node:crypto';
import type { SiteConfig } from '@coop/contracts/site';
import { LRUCache } from 'lru-cache';
import { LOOK_MS } from '../site/mounted-site.ts';
import { themeColour } from '../site/site-css.ts';
import { type LogoPlaces, openLogo } from './logo.ts';
import type { Mark } from './picture/icon.ts';

/** Opens the marks of the cooperatives whose logos are there. */
export function openMarks(places: LogoPlaces) {
  const logoOf = openLogo(places);
  const of = async (site: SiteConfig): Promise<Mark> => ({
    logo: await logoOf(site),
    colour: themeColour(site),
  });
  const versions = new LRUCache<string, string, SiteConfig>({
    max: 4,
    ttl: LOOK_MS,
    allowStale: true,
    fetchMethod: async (_name, _stale, { context: site }) => versionOf(await of(site)),
  });
  return {
    of,
    /**
     * Returns the version of a mark in the addresses of its icons, which browsers so may keep for good. Waits for a logo
     * only once; later it is looked at behind the answer.
     */
    versionOf: (site: SiteConfig) =>
      versions.forceFetch(`${themeColour(site)} ${site.logo}`, { context: site }),
  };
}

export type Marks = ReturnType<typeof openMarks>;

/** Returns the version of a mark. */
export const versionOf = ({ logo, colour }: Mark): string =>
  createHash('sha256')
    .update(colour)
    .update(logo ?? '')
    .digest('hex')
    .slice(0, 8);
