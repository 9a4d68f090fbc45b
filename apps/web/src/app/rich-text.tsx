import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
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
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'span',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
};

/** Links of foreign texts open apart and cannot reach back. */
function hardenLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Pictures come from this site only: one from elsewhere would tell others who reads, or carry words out in its address. */
function dropForeignPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img')) {
    if (!siteHref(picture.getAttribute('src') ?? '')?.startsWith('/')) picture.remove();
  }
}

/** The text as safe HTML. The sanitiser comes with the first text that needs it. */
async function sanitise(html: string): Promise<string> {
  const { default: DOMPurify } = await import('dompurify');
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  hardenLinks(fragment);
  dropForeignPictures(fragment);
  // In the sanitiser's own document, where no picture is loaded.
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/** HTML of the server, sanitised; undefined until that is done. */
export function useSafeHtml(html: string): string | undefined {
  const [safe, setSafe] = useState<{ from: string; html: string }>();
  useEffect(() => {
    let current = true;
    void sanitise(html).then((done) => {
      if (current) setSafe({ from: html, html: done });
    });
    return () => {
      current = false;
    };
  }, [html]);
  return safe?.from === html ? safe.html : undefined;
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
