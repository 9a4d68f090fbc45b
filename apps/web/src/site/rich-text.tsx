import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { siteHref } from './site-href.ts';

/** What the cooperative's texts are made of. Everything else, scripts and styles above all, is dropped. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
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

/** HTML that has been through the sanitiser: the only kind that the content security policy lets into the page. */
export type SafeHtml = TrustedHTML | string;

/**
 * HTML without the style attributes that editors leave everywhere. The sanitiser drops them too, but reading them is
 * enough for the browser to report each as refused, and a console full of those hides the one that matters.
 */
export function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, ''));
}

/** Links of foreign texts open apart and cannot reach back. */
function hardenLink(link: Element): void {
  if (!link.hasAttribute('href')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Pictures come from this site only: one from elsewhere would tell others who reads, or carry words out in its address. */
function dropForeignPicture(picture: Element): void {
  if (!siteHref(picture.getAttribute('src') ?? '')?.startsWith('/')) picture.remove();
}

/** A head in the top row is its column's, which editors do not say. */
function nameColumn(head: Element): void {
  if (head.closest('thead') && !head.hasAttribute('scope')) head.setAttribute('scope', 'col');
}

/** The sanitiser, which comes with the first screen that shows such a text. */
async function load() {
  const { default: purify } = await import('dompurify');
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
  // What could not be loaded is tried anew with the next text.
  loading.catch(() => {
    loading = undefined;
  });
  loaded = await loading;
  return loaded;
}

// Beside the call for the text, not after it; a failure is for the text to meet.
sanitiser().catch(() => undefined);

const sanitise = (purify: Purify, html: string): SafeHtml =>
  purify.sanitize(withoutStyles(html), { ...ALLOWED, RETURN_TRUSTED_TYPE: true });

/** HTML of the server, sanitised; undefined until the sanitiser has come. */
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
  /** What stands here until the text is sanitised. */
  readonly fallback?: ReactNode;
}

/** HTML of the server (bold, underline, italic, paragraphs, lists, links), sanitised. */
export function RichText({ html, className, fallback = <Skeleton lines={6} /> }: RichTextProps) {
  const safe = useSafeHtml(html);
  if (safe === undefined) return fallback;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
