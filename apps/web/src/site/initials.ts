import type { SiteConfig } from '@coop/contracts/site';

/** Returns initials for the seal when there is no logo file. */
export function initialsOf(site: SiteConfig): string {
  return site.initials ?? site.coopNameTH.slice(0, 2);
}

/** Returns the name under the icon of the installed portal: by default with the usual abbreviation of the kind. */
export function shortNameOf({ short_name, coopNameTH }: SiteConfig): string {
  const [, name] = /^สหกรณ์ออมทรัพย์(.+?)(?: จำกัด)?$/.exec(coopNameTH.trim()) ?? [];
  return short_name ?? (name ? `สอ.${name.trim()}` : coopNameTH);
}
