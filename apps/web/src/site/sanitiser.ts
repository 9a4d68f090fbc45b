import { joinWhole } from '@coop/format/whole';
import type { DOMPurify } from 'dompurify';
import { siteHref } from './site-href.ts';

/** Elements and attributes allowed in the cooperative's texts. All others are removed, such as scripts and styles. */
const ALLOWED = {
  ALLOWED_TAGS: [
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
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
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

/**
 * Makes links in foreign texts open in a new tab without access to this one. Also removes links of protocols that the
 * library allows and feeds may not have.
 */
function hardenLink(link: Element, origin: string | undefined): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (siteHref(href, origin) === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Paths of the backend's and the build's pictures. */
const MEDIA = /^\/(?:mediafiles|picture)\//;

/**
 * Removes pictures of other sites, which could track readers or leak data in their address, and those that are no
 * pictures but calls of the backend.
 */
function dropForeignPicture(picture: Element, origin: string | undefined): void {
  const path = siteHref(picture.getAttribute('src') ?? '', origin);
  if (path === undefined || !MEDIA.test(path)) picture.remove();
  // A path without a leading slash is not relative to the page that shows it.
  else picture.setAttribute('src', path);
}

/** Gives header cells of the first row `scope="col"`, which editors leave out. */
function nameColumn(head: Element): void {
  if (head.closest('thead') && !head.hasAttribute('scope')) head.setAttribute('scope', 'col');
}

const TEXT_NODE = 3;

/** Names and terms in a text do not break across lines. */
function holdNames(node: Node): void {
  if (node.nodeType !== TEXT_NODE || !node.nodeValue) return;
  const joined = joinWhole(node.nodeValue);
  if (joined !== node.nodeValue) node.nodeValue = joined;
}

/** Sanitises a text of the site with this origin; by default that of the window. */
export type Sanitise = (html: string, origin?: string) => SafeHtml;

/** Creates the function that sanitises by the rules of the portal, in the browser and on the server. */
export function createSanitiser(purify: DOMPurify): Sanitise {
  // Origin of the current call; the library passes nothing to its hooks.
  let own: string | undefined;
  purify.addHook('afterSanitizeElements', holdNames);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') hardenLink(node, own);
    if (node.localName === 'img') dropForeignPicture(node, own);
    if (node.localName === 'th') nameColumn(node);
  });
  return (html, origin) => {
    own = origin;
    return purify.sanitize(withoutStyles(html), { ...ALLOWED, RETURN_TRUSTED_TYPE: true });
  };
}
