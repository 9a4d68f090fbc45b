import type { SiteConfig } from '@coop/contracts/site';

/** Returns initials for the seal when there is no logo file. */
export function initialsOf(site: SiteConfig): string {
  return site.initials ?? site.coopNameTH.slice(0, 2);
}
