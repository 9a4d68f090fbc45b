import { joinWhole } from '@coop/format/whole';
import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';
import { ALLOWED, APART, picturePath, withoutStyles } from '../../src/site/sanitiser.ts';
import { siteHref } from '../../src/site/site-href.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The same texts stand on most pages. */
const KEPT_TEXTS = 500;

const TAGS = new Set(ALLOWED.tags);
const ATTRIBUTES = new Set(ALLOWED.attributes);
const EMPTY = new Set(['br', 'img']);
/** Elements that go with what is in them, as with DOMPurify; of others that are not allowed the content stays. */
const GONE = new Set(
  (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
    'plaintext script selectedcontent style svg template title video xmp'
  ).split(' '),
);
/** What DOMPurify takes for the end of a text that is no HTML, in an attribute. */
const END_OF_RAW =
  /(?:(?:--!?|\])>)|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Elements in each other; browsers nest no deeper either. */
const MOST_DEEP = 512;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

interface Place {
  readonly origin: string | undefined;
  readonly isInHead: boolean;
  readonly depth: number;
}

const without = (name: string, found: readonly (readonly [name: string, value: string])[]) =>
  Object.fromEntries(found.filter(([own]) => own !== name));

/** Returns the attributes that stay; undefined for a picture that must not. */
function attributesOf({ tagName, attrs }: Element, { origin, isInHead }: Place) {
  const found = attrs
    .filter(({ name, value }) => ATTRIBUTES.has(name) && !END_OF_RAW.test(value))
    .map(({ name, value }) => [name, value.trim()] as const);
  const { href, src, ...plain } = Object.fromEntries(found);
  if (tagName === 'th' && isInHead) return { ...plain, scope: plain.scope ?? 'col' };
  if (tagName === 'a' && href !== undefined && siteHref(href, origin) !== undefined) {
    return { ...without('src', found), ...APART };
  }
  if (tagName !== 'img') return plain;
  const path = picturePath(src ?? '', origin);
  return path === undefined ? undefined : { ...without('href', found), src: path };
}

/** Writes a node with nothing but listed elements, checked attributes and escaped text, however it was read. */
function written(node: Node, place: Place): string {
  if (node.nodeName === '#text' && 'value' in node) return escaped(joinWhole(node.value));
  if (!('tagName' in node) || node.namespaceURI !== names.NS.HTML) return '';
  const { tagName: tag, childNodes } = node;
  if (GONE.has(tag) || place.depth > MOST_DEEP) return '';
  const isInHead = place.isInHead || tag === 'thead';
  const below = { ...place, isInHead, depth: place.depth + 1 };
  const content = childNodes.map((child) => written(child, below)).join('');
  if (!TAGS.has(tag)) return content;
  const attributes = attributesOf(node, place);
  if (!attributes) return '';
  const opened = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${tag}${opened.join('')}>${EMPTY.has(tag) ? '' : `${content}</${tag}>`}`;
}

/** Sanitises by the rules of the portal (src/site/sanitiser.ts). */
function sanitise(html: string, origin?: string): string {
  // No more than DOMPurify does with what has no element.
  if (!html.includes('<')) return html;
  const { childNodes } = parse(html, { scriptingEnabled: false });
  const root = childNodes.find((node) => node.nodeName === 'html') as Element | undefined;
  const body = root?.childNodes.find((node) => node.nodeName === 'body') as Element | undefined;
  if (!body) return '';
  const start = /^[\r\n\t ]*/.exec(html)?.[0] ?? '';
  const place = { origin, isInHead: false, depth: 0 };
  return start + body.childNodes.map((node) => written(node, place)).join('');
}

/**
 * Returns what sanitises on the server: as DOMPurify does in the browser, without a window, which would take 60 MB.
 * Results are kept.
 */
export function serverSanitiser(): (html: string, origin?: string) => string {
  const kept = new LRUCache<string, string>({ max: KEPT_TEXTS });
  return (html, origin) => {
    const name = `${origin} ${html}`;
    const safe = kept.get(name) ?? sanitise(withoutStyles(html), origin);
    kept.set(name, safe);
    return safe;
  };
}
