const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** For an unknown origin: paths are on this site all the same. */
const UNKNOWN = 'http://portal.invalid';

/**
 * Returns the href for an address of a feed: its path when it is on this site, however it is written (`show/103`); the
 * whole address of another site; undefined when there is none (`''`, `0`) or it would run a script.
 * @param origin of this site; by default that of the window
 */
export function siteHref(
  found: string | number,
  origin: string | undefined = globalThis.location?.origin,
): string | undefined {
  const base = origin || UNKNOWN;
  const text = String(found).trim();
  if (text === '' || text === '0' || text === '#') return undefined;
  try {
    const url = new URL(text, `${base}/`);
    if (!SAFE_PROTOCOLS.includes(url.protocol)) return undefined;
    if (url.origin !== base) return url.href;
    // `.//evil.example` is a path here, and in a link the name of another site.
    if (url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** Tells whether it is a page of this product; a file or the backend needs a real request. */
export function isPage(href: string): boolean {
  return (
    /^\/(?!(?:mediafiles|picture|api|admin)\/)/.test(href) && !/\.\w{2,5}(?:$|[?#])/.test(href)
  );
}
