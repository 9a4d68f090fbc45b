import { useSyncExternalStore } from 'react';
import { createListeners } from '../session/listeners.ts';

export type Permission = NotificationPermission | 'unsupported';

const { tell, subscribe } = createListeners();

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
  tell();
  return answer;
}

export function usePermission(): Permission {
  return useSyncExternalStore(subscribe, permission);
}

/** Some browsers require one of these before a permission can be asked for. */
export const GESTURES = ['pointerup', 'keydown'] as const;
