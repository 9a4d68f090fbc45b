import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tells whether the page is printed, for what is too long to render before that. */
export function usePrinting(): boolean {
  // It may come to a page that is being printed already.
  const [printing, setPrinting] = useState(() => globalThis.matchMedia?.('print').matches ?? false);
  useEffect(() => {
    // Rendered synchronously, because the print dialogue captures the page when it opens.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const shown = new AbortController();
    addEventListener('beforeprint', start, { signal: shown.signal });
    addEventListener('afterprint', end, { signal: shown.signal });
    return () => shown.abort();
  }, []);
  return printing;
}
