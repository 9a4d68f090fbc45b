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

const GESTURES = ['pointerup', 'keydown'] as const;

/** Runs once at the next gesture, which some browsers require before a permission can be asked for. */
export function atNextGesture(run: () => void): () => void {
  const stop = () => {
    for (const name of GESTURES) removeEventListener(name, once);
  };
  const once = () => {
    stop();
    run();
  };
  for (const name of GESTURES) addEventListener(name, once);
  return stop;
}
