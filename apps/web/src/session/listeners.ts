/**
 * Listeners to a change: in this tab by `tell`, and where a key is given also when another tab changes what the local
 * storage has under it. A page that Back brings from the page cache has heard nothing of other tabs and pages
 * meanwhile.
 */
export function createListeners(storageKey?: string) {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      // The key is null when another tab cleared everything.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === storageKey) listener();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener();
      };
      listeners.add(listener);
      if (storageKey) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onShow);
      }
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onShow);
      };
    },
  };
}
