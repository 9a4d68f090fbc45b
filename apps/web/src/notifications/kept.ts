import { useSyncExternalStore } from 'react';
import type { Area } from '../session/session-end.ts';
import { deviceStorage, tabStorage } from '../session/storage/storage.ts';

// State of this device: the last notification that a member or an agency read, and whether notifications pop up.

const READ = { member: 'notifications-read', membergroup: 'group-notifications-read' } as const;
const MUTED = 'notifications-muted';
/** Set when permission was asked for without an answer, so that it is not asked again in this visit. */
const ASKED = 'notifications-asked';

const listeners = new Set<() => void>();

function change(key: string, value: string): void {
  deviceStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

function useKept(key: string): string | null {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };
  return useSyncExternalStore(subscribe, () => deviceStorage.getItem(key));
}

/**
 * Leaves no trace of anybody of an area on this device, also of one whose session ended by itself earlier. Call it when
 * the bell is not shown any more.
 */
export function forgetRead(area: Area): void {
  const kept = deviceStorage.keys().filter((key) => key.startsWith(`${READ[area]}:`));
  for (const key of kept) deviceStorage.removeItem(key);
}

/** Returns the id of the last notification that somebody has seen on this device; undefined at first. */
export function useLastRead(area: Area, no: string): [number | undefined, (id: number) => void] {
  const key = `${READ[area]}:${no}`;
  const kept = useKept(key);
  return [kept === null ? undefined : Number(kept), (id) => change(key, String(id))];
}

export const isMuted = (): boolean => deviceStorage.getItem(MUTED) === 'Y';

export function useMuted(): [boolean, (muted: boolean) => void] {
  return [useKept(MUTED) === 'Y', (muted) => change(MUTED, muted ? 'Y' : 'N')];
}

export const wasRequested = (): boolean => tabStorage.getItem(ASKED) === 'Y';
export const noteAsked = (): void => tabStorage.setItem(ASKED, 'Y');
