import { useSyncExternalStore } from 'react';
import { createListeners } from '../session/listeners.ts';

/**
 * `live`: figures come from the server, even if calls fail. `kept`: the device is offline and shows stored figures.
 * `asking`: it is offline and looks for stored ones. `none`: it is offline and has none.
 */
export type Mode = 'live' | 'asking' | 'kept' | 'none';

const { tell, subscribe } = createListeners();
let mode: Mode = 'live';

export const offlineMode = {
  get: () => mode,
  set(next: Mode): void {
    mode = next;
    tell();
  },
  subscribe,
};

export function useOfflineMode(): Mode {
  return useSyncExternalStore(subscribe, offlineMode.get, offlineMode.get);
}
