import { joinWhole } from '@coop/format/whole';
import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { siteHref } from './site-href.ts';

/**
 * Elements and attributes allowed in the cooperative's texts. Everything else is removed, above all scripts and styles.
 */
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

/** Links in foreign texts open in a new tab without access to this one. */
function hardenLink(link: Element): void {
  if (!link.hasAttribute('href')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Removes pictures of other sites, which could track readers or leak data in their address. */
function dropForeignPicture(picture: Element): void {
  if (!siteHref(picture.getAttribute('src') ?? '')?.startsWith('/')) picture.remove();
}

/** Gives header cells of the first row `scope="col"`, which editors leave out. */
function nameColumn(head: Element): void {
  if (head.closest('thead') && !head.hasAttribute('scope')) head.setAttribute('scope', 'col');
}

/** Names and terms in a text do not break across lines. */
function holdNames(node: Node): void {
  if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue) return;
  const joined = joinWhole(node.nodeValue);
  if (joined !== node.nodeValue) node.nodeValue = joined;
}

/** Loads the sanitiser, with the first screen that needs it. */
async function load() {
  const { default: purify } = await import('dompurify');
  purify.addHook('afterSanitizeElements', holdNames);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') hardenLink(node);
    if (node.localName === 'img') dropForeignPicture(node);
    if (node.localName === 'th') nameColumn(node);
  });
  return purify;
}

type Purify = Awaited<ReturnType<typeof load>>;

let loading: Promise<Purify> | undefined;
let loaded: Purify | undefined;

async function sanitiser(): Promise<Purify> {
  loading ??= load();
  // A failed download is tried again with the next text.
  loading.catch(() => {
    loading = undefined;
  });
  loaded = await loading;
  return loaded;
}

// Starts in parallel with the call for the text; a failure is handled where the text is shown.
sanitiser().catch(() => undefined);

const sanitise = (purify: Purify, html: string): SafeHtml =>
  purify.sanitize(withoutStyles(html), { ...ALLOWED, RETURN_TRUSTED_TYPE: true });

/** HTML of the server, sanitised; undefined until the sanitiser is loaded. */
export function useSafeHtml(html: string): SafeHtml | undefined {
  const [purify, setPurify] = useState<{ current: Purify | undefined }>({ current: loaded });
  useEffect(() => {
    if (purify.current) return;
    let isShown = true;
    void sanitiser().then((current) => {
      if (isShown) setPurify({ current });
    });
    return () => {
      isShown = false;
    };
  }, [purify]);
  return useMemo(
    () => (purify.current ? sanitise(purify.current, html) : undefined),
    [purify, html],
  );
}

interface RichTextProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** Shown until the text is sanitised. */
  readonly fallback?: ReactNode;
}

/** HTML of the server (bold, underline, italic, paragraphs, lists, links), sanitised. */
export function RichText({ html, className, fallback = <Skeleton lines={6} /> }: RichTextProps) {
  const safe = useSafeHtml(html);
  if (safe === undefined) return fallback;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
