import { useSyncExternalStore } from 'react';

export type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

export function permission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks for permission through the browser and logs the result (specification 4). */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'unsupported') {
    console.log('Browser does not support notifications.');
    return 'unsupported';
  }
  const answer = await Notification.requestPermission();
  if (answer === 'denied') console.log('User blocked notifications.');
  for (const listener of listeners) listener();
  return answer;
}

export function usePermission(): Permission {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, permission);
}

/** Some browsers require one of these before a permission can be asked for. */
export const GESTURES = ['pointerup', 'keydown'] as const;
