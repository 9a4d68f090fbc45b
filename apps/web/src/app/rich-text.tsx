import { Skeleton } from '@coop/ui/skeleton';
import { useEffect, useState } from 'react';

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

/** The text as safe HTML. The sanitiser comes with the first text that needs it. */
async function sanitise(html: string): Promise<string> {
  const { default: DOMPurify } = await import('dompurify');
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  hardenLinks(fragment);
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/** HTML of the server (bold, underline, italic, paragraphs, lists, links), sanitised. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
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
  if (safe?.from !== html) return <Skeleton lines={6} />;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe.html }} />;
}
