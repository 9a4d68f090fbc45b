import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { LRUCache } from 'lru-cache';
import type * as Render from '../../src/first-paint/render.tsx';

/** The same texts stand on most pages. */
const KEPT_TEXTS = 500;

/** Creates DOMPurify over a window of its own, with the rules of the portal (src/site/sanitiser.ts). */
export function serverSanitiser({
  createSanitiser,
}: typeof Render): (html: string, origin?: string) => string {
  const { window } = new JSDOM('');
  // jsdom knows no Trusted Types; the browser's, which the portal declares for itself, are not meant.
  const sanitise = createSanitiser(createDOMPurify(window as unknown as WindowLike));
  const kept = new LRUCache<string, string>({ max: KEPT_TEXTS });
  return (html, origin) => {
    const name = `${origin} ${html}`;
    const safe = kept.get(name) ?? String(sanitise(html, origin));
    kept.set(name, safe);
    return safe;
  };
}
