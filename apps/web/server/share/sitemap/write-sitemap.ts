import { escapeMarkup } from '@coop/format/text/markup';
/** A path of the site, and the day of its last change. */
export interface SitemapEntry {
  readonly path: string;
  readonly changed?: string;
}

const NAMES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

/** Unescapes an element's text; XML knows five names and numbers without a list of its own. */
const unescaped = (text: string) =>
  text
    .replace(/^\s*<!\[CDATA\[(.*)\]\]>\s*$/s, (_all, inside: string) =>
      inside.replaceAll('&', '&amp;'),
    )
    .replace(
      /&(?:#(\d{1,7})|(amp|lt|gt|quot|apos));/g,
      (_all, code?: string, name?: keyof typeof NAMES) =>
        name ? NAMES[name] : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .trim();

/** Writes a sitemap, each address once. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const once = new Map(entries.map((entry) => [entry.path, entry]));
  const urls = [...once.values()].map(({ path, changed }) => {
    const day = changed && /^\d{4}-\d{2}-\d{2}/.exec(changed)?.[0];
    const { href } = new URL(path, origin);
    return `<url><loc>${escapeMarkup(href)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

/** Text, or text in a CDATA section. */
const LOC = /<loc>([^<]*|\s*<!\[CDATA\[[^\]]*\]\]>\s*)<\/loc>/g;

/** Moves the addresses of the backend's sitemap to the portal's origin: the backend may use another name for itself. */
export function moveSitemap(sitemap: string, origin: string): string {
  return sitemap.replace(LOC, (_all, inside: string) => {
    const found = unescaped(inside);
    if (!URL.canParse(found, origin)) return `<loc>${escapeMarkup(origin)}/</loc>`;
    const { pathname, search } = new URL(found, origin);
    return `<loc>${escapeMarkup(origin + pathname + search)}</loc>`;
  });
}
