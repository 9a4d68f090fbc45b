import { useSyncExternalStore } from 'react';

/**
 * `live`: figures come from the server, even if calls fail. `kept`: the device is offline and shows stored figures.
 * `asking`: it is offline and looks for stored ones. `none`: it is offline and has none for a member who is remembered.
 */
export type Mode = 'live' | 'asking' | 'kept' | 'none';

const listeners = new Set<() => void>();
let mode: Mode = 'live';
let liveSince = 0;

export const offlineMode = {
  get: () => mode,
  /** When there was a connection again, in milliseconds; 0 if there was one all the time. */
  liveSince: () => liveSince,
  set(next: Mode): void {
    if (next === 'live' && mode !== next) liveSince = Date.now();
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
