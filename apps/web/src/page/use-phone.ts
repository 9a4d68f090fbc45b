import { useSyncExternalStore } from 'react';

/** Narrower than the other widths of media queries: tables become lists. */
const PHONE = '(max-width: 39.99rem)';

const query = () => globalThis.matchMedia?.(PHONE);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Tells whether the window is as narrow as a phone. Of a long table only one form is rendered, not both. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
