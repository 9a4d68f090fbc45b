import type { SiteConfig } from '@coop/contracts/site';

/** Beginning of nearly every cooperative’s name. */
const KIND = /^สหกรณ์(?:ออมทรัพย์)?\s*/;

/** Returns initials for the seal when there is no logo file: the first consonants of what names this cooperative alone. */
export function initialsOf({ initials, coopNameTH }: SiteConfig): string {
  const ofItsOwn = coopNameTH.trim().replace(KIND, '') || coopNameTH;
  const consonants = ofItsOwn.match(/[ก-ฮ]/g) ?? [...ofItsOwn];
  return initials ?? consonants.slice(0, 2).join('');
}

/** Returns the name under the icon of the installed portal: by default with the usual abbreviation of the kind. */
export function shortNameOf({ short_name, coopNameTH }: SiteConfig): string {
  const [, name] = /^สหกรณ์ออมทรัพย์(.+?)(?: จำกัด)?$/.exec(coopNameTH.trim()) ?? [];
  return short_name ?? (name ? `สอ.${name.trim()}` : coopNameTH);
}
