import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsPrerendered } from '../site/rendered-page.ts';

/** Returns the name of the record that the address marks (`#2026-01-31`), and brings it into sight. */
export function useMarked(): string {
  const { hash, key } = useLocation();
  const isPrerendered = useIsPrerendered();
  const name = isPrerendered ? '' : decoded(hash.slice(1));
  useEffect(() => {
    if (!name) return;
    // Of several the first is in the middle.
    for (const row of [...document.querySelectorAll('[aria-current="location"]')].reverse()) {
      const fold = row.closest('details');
      if (fold) fold.open = true;
      row.scrollIntoView?.({ block: 'center' });
    }
  }, [name, key]);
  return name;
}

/** The browser writes what is not ASCII in an address as `%E0…`; a hand may have written any. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
