// The only door to the browser's storage. A private window, a web view or a full disk may deny it, by throwing at any
// call or at the property itself: what is kept is then known to this page until it is left or reloaded.

export interface KeptStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
  /** Tells whether something is known to this page only. */
  isDenied(): boolean;
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** @param area returns the browser's storage, null where it has none, or throws */
function createStorage(area: () => Storage): KeptStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => area().getItem(key), null),
    setItem(key, value) {
      memory.delete(key);
      const isKept = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (isKept) return;
      // Of a full storage the former value would be read after a reload.
      attempt(() => area().removeItem(key), undefined);
      memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(area()), [])])],
    isDenied: () => memory.size > 0,
  };
}

/** Kept on this device, for every tab. */
export const deviceStorage = createStorage(() => localStorage);
/** Kept for this tab, until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);
