import { namedParts } from '@coop/format/whole';
import type { DOMPurify } from 'dompurify';
import { siteHref } from './links/site-href.ts';

/** Elements and attributes allowed in the cooperative's texts. All others are removed, such as scripts and styles. */
export const ALLOWED = {
  tags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'span',
  ],
  attributes: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope'],
};

/** Sanitised HTML, the only kind that the content security policy allows to be inserted. */
export type SafeHtml = TrustedHTML | string;

/**
 * Removes the style attributes that editors leave everywhere. The sanitiser would remove them too, but parsing them
 * already makes the browser report each one as a violation, which would hide real ones in the console.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, ''));
}

/** A link in a foreign text opens in a new tab without access to this one. */
export const APART = { target: '_blank', rel: 'noopener noreferrer' };

/** Also removes links of protocols that the library allows and feeds may not have. */
function hardenLink(link: Element, origin: string | undefined): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (siteHref(href, origin) === undefined) link.removeAttribute('href');
  else for (const [name, value] of Object.entries(APART)) link.setAttribute(name, value);
}

/** Paths of the backend's and the build's pictures. */
const MEDIA = /^\/(?:mediafiles|picture)\//;

/**
 * Returns the path of a picture; undefined for those of other sites, which could track readers or leak data in their
 * address, and for what is no picture but a call of the backend.
 */
export function picturePath(src: string, origin: string | undefined): string | undefined {
  const path = siteHref(src, origin);
  return path !== undefined && MEDIA.test(path) ? path : undefined;
}

function dropForeignPicture(picture: Element, origin: string | undefined): void {
  const path = picturePath(picture.getAttribute('src') ?? '', origin);
  if (path === undefined) picture.remove();
  // A path without a leading slash is not relative to the page that shows it.
  else picture.setAttribute('src', path);
}

/** Gives header cells of the first row `scope="col"`, which editors leave out. */
function nameColumn(head: Element): void {
  if (head.closest('thead') && !head.hasAttribute('scope')) head.setAttribute('scope', 'col');
}

const TEXT_NODE = 3;

/** Class of the elements around names, which do not break across lines. */
export const HELD = 'nowrap';

/** Holds names in a text by elements before it; the library walks on from the text, which keeps its end. */
function holdNames(node: Node): void {
  const { ownerDocument, nodeType, nodeValue } = node;
  if (nodeType !== TEXT_NODE || !nodeValue || !ownerDocument) return;
  const parts = namedParts(nodeValue);
  const end = parts.at(-1)?.whole ? undefined : parts.pop();
  for (const { text, whole } of parts) {
    const held = ownerDocument.createElement('span');
    held.className = HELD;
    held.textContent = text;
    node.parentNode?.insertBefore(whole ? held : ownerDocument.createTextNode(text), node);
  }
  node.nodeValue = end?.text ?? '';
}

/** Sanitises a text of the site with this origin; by default that of the window. */
export type Sanitise = (html: string, origin?: string) => SafeHtml;

/** Creates the function that sanitises by the rules of the portal in the browser; the server has its own (server/pages). */
export function createSanitiser(purify: DOMPurify): Sanitise {
  // Origin of the current call; the library passes nothing to its hooks.
  let ownOrigin: string | undefined;
  purify.addHook('afterSanitizeElements', holdNames);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') hardenLink(node, ownOrigin);
    if (node.localName === 'img') dropForeignPicture(node, ownOrigin);
    if (node.localName === 'th') nameColumn(node);
  });
  return (html, origin) => {
    ownOrigin = origin;
    return purify.sanitize(withoutStyles(html), {
      ALLOWED_TAGS: ALLOWED.tags,
      ALLOWED_ATTR: ALLOWED.attributes,
      ALLOW_DATA_ATTR: false,
      RETURN_TRUSTED_TYPE: true,
    });
  };
}
