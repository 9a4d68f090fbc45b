import { useSyncExternalStore } from 'react';

/**
 * `live`: figures come from the server, even if calls fail. `kept`: the device is offline and shows stored figures.
 * `asking`: it is offline and looks for stored ones. `none`: it is offline and has none for a member who is remembered.
 */
export type Mode = 'live' | 'asking' | 'kept' | 'none';

const listeners = new Set<() => void>();
let mode: Mode = 'live';

export const offlineMode = {
  get: () => mode,
  set(next: Mode): void {
    mode = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useOfflineMode(): Mode {
  return useSyncExternalStore(offlineMode.subscribe, offlineMode.get, offlineMode.get);
}
