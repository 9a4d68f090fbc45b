import { Skeleton } from '@coop/ui/skeleton';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useOrigin } from './rendered-page.ts';
import type { SafeHtml, Sanitise } from './sanitiser.ts';

let loading: Promise<Sanitise> | undefined;
let loaded: Sanitise | undefined;

/** Sets the sanitiser of the server, which renders in one go and cannot wait for one. */
export function provideSanitiser(sanitise: Sanitise): void {
  loaded = sanitise;
}

async function load(): Promise<Sanitise> {
  const [{ default: purify }, { createSanitiser }] = await Promise.all([
    import('dompurify'),
    import('./sanitiser.ts'),
  ]);
  loaded = createSanitiser(purify);
  return loaded;
}

/** Loads the sanitiser; rejects when it cannot be downloaded. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= load();
  // A failed download is tried again with the next text.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Returns the text as it stands in the page that the server rendered. */
const writtenAs = (id: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-html="${id}"]`)?.innerHTML;

/** Properties of the element that shows sanitised HTML. */
export interface RichHtml {
  readonly 'data-html': string;
  readonly dangerouslySetInnerHTML: { readonly __html: SafeHtml };
}

/**
 * Returns properties of an element that shows HTML of the backend, sanitised; undefined until the sanitiser is loaded,
 * and where there is no text. A text that came with the page was sanitised by the server: it is left as it is, and no
 * sanitiser is loaded for it.
 */
export function useRichHtml(html: string): RichHtml | undefined {
  const id = useId();
  const origin = useOrigin();
  const [first] = useState(() => ({ html, safe: loaded ? undefined : writtenAs(id) }));
  const [sanitise, setSanitise] = useState<{ current: Sanitise | undefined }>({ current: loaded });
  const written = first.html === html ? first.safe : undefined;
  const isNeeded = html !== '' && written === undefined && !sanitise.current;
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    loadSanitiser().then(
      (current) => {
        if (isShown) setSanitise({ current });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return useMemo(() => {
    if (html === '') return undefined;
    const safe = written ?? sanitise.current?.(html, origin);
    if (safe === undefined) return undefined;
    return { 'data-html': id, dangerouslySetInnerHTML: { __html: safe } };
  }, [written, sanitise, html, id, origin]);
}

interface RichTextProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** Shown until the text is sanitised. */
  readonly fallback?: ReactNode;
}

/** HTML of the backend (bold, underline, italic, paragraphs, lists, links), sanitised. */
export function RichText({ html, className, fallback = <Skeleton lines={6} /> }: RichTextProps) {
  const rich = useRichHtml(html);
  if (!rich) return html === '' ? null : fallback;
  return <div className={className} {...rich} />;
}
