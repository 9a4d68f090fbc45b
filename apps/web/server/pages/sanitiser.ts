import { namedParts } from '@coop/format/whole';
import type { Element, ElementContent, Nodes, Parents, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { visitParents } from 'unist-util-visit-parents';
import { siteHref } from '../../src/site/links/site-href.ts';
import { ALLOWED, APART, HELD, picturePath, withoutStyles } from '../../src/site/sanitiser.ts';

/** The same texts stand on most pages. */
const KEPT_TEXTS = 500;

/** Elements that go with what is in them, as with DOMPurify; of others that are not allowed the content stays. */
const GONE =
  'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
  'plaintext script selectedcontent style svg template title video xmp';
/** An attribute with this goes, as with DOMPurify: where scripts are off it would end a text that is no HTML. */
const END_OF_RAW =
  /(?:(?:--!?|\])>)|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

const RULES: Schema = {
  tagNames: ALLOWED.tags,
  attributes: { '*': ['href', 'src', 'alt', 'title', 'colSpan', 'rowSpan', 'scope'] },
  strip: GONE.split(' '),
  // Addresses are checked by the rules of the portal instead.
  protocols: {},
  ancestors: {},
  clobber: [],
  required: {},
};

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Checks what an element that stays points at; returns false for a picture that may not be shown. */
function harden(
  { tagName, properties }: Element,
  above: readonly Parents[],
  origin?: string,
): boolean {
  for (const [name, value] of Object.entries(properties)) {
    if (END_OF_RAW.test(String(value))) delete properties[name];
    else if (typeof value === 'string') properties[name] = value.trim();
  }
  const { href, src } = properties;
  const link = tagName === 'a' ? siteHref(String(href), origin) : undefined;
  if (href !== undefined && link !== undefined) Object.assign(properties, APART);
  else delete properties.href;
  const isInHead = above.some((parent) => isElement(parent) && parent.tagName === 'thead');
  if (tagName === 'th' && isInHead) properties.scope ??= 'col';
  const picture = tagName === 'img' ? picturePath(String(src ?? ''), origin) : undefined;
  if (picture === undefined) delete properties.src;
  else properties.src = picture;
  return tagName !== 'img' || picture !== undefined;
}

/** Returns the content of what a browser would make of a text. */
function contentOf(html: string) {
  let body: Element | undefined;
  visitParents(fromHtml(html), 'element', (node) => {
    if (node.tagName === 'body') body ??= node;
  });
  return { type: 'root' as const, children: body?.children ?? [] };
}

/** Returns a text with an element around each name, which does not break across lines. */
const held = ({ value }: Text): ElementContent[] =>
  namedParts(value).map(({ text, whole }): ElementContent => {
    const node: Text = { type: 'text', value: text };
    const properties = { className: [HELD] };
    return whole ? { type: 'element', tagName: 'span', properties, children: [node] } : node;
  });

/** Sanitises by the rules of the portal (src/site/sanitiser.ts). */
function sanitise(html: string, origin?: string): string {
  // No more than DOMPurify does with what has no element.
  if (!html.includes('<')) return html;
  const safe = sanitize(contentOf(html), RULES);
  visitParents(safe, (node, above) => {
    if (isElement(node) && harden(node, above, origin)) return undefined;
    const siblings: Nodes[] = above.at(-1)?.children ?? [];
    const index = siblings.indexOf(node);
    const parts = node.type === 'text' ? held(node) : [];
    if (!isElement(node) && node.type !== 'text') return undefined;
    siblings.splice(index, 1, ...parts);
    return index + parts.length;
  });
  return toHtml(safe);
}

/** Returns nothing of a text whose elements are nested by the thousand, which the libraries cannot walk through. */
function sanitiseAny(html: string, origin?: string): string {
  try {
    return sanitise(html, origin);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/**
 * Returns what sanitises on the server: as DOMPurify does in the browser, without a window, which would take 60 MB.
 * Results are kept.
 */
export function serverSanitiser(): (html: string, origin?: string) => string {
  const kept = new LRUCache<string, string>({ max: KEPT_TEXTS });
  return (html, origin) => {
    const name = `${origin} ${html}`;
    const safe = kept.get(name) ?? sanitiseAny(withoutStyles(html), origin);
    kept.set(name, safe);
    return safe;
  };
}
