import { startWorker } from '../feed/offline/register.ts';
import { deviceStorage } from '../session/storage/storage.ts';
import { askPermission } from './permission.ts';

// Notices that reach this browser while the portal is closed, through its own push service and the worker.

/** Stores that the backend sends to this browser, and under which name, so that no page shows the same once more. */
const PUSHED_HERE = 'push-here';

export const isPushedHere = (): boolean => deviceStorage.getItem(PUSHED_HERE) !== null;
export const keptDeviceId = (): string | undefined =>
  deviceStorage.getItem(PUSHED_HERE) ?? undefined;
export const notePushedHere = async (subscription: PushSubscription): Promise<void> =>
  deviceStorage.setItem(PUSHED_HERE, await deviceIdOf(subscription));

/** Tests whether this browser supports push notices; on an iPhone only once the portal is on its home screen. */
export function pushSupport(): 'yes' | 'no' | 'after-install' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return 'yes';
  }
  return 'standalone' in navigator && navigator.standalone === false ? 'after-install' : 'no';
}

/** Returns the browser's subscription to its push service. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'yes') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Asks the person and then the browser's push service. Undefined when the person does not allow it; throws when the
 * browser's service is not available.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await askPermission()) !== 'granted') return undefined;
  const { pushManager } = await startWorker();
  // A subscription with another key, such as before the cooperative changed it, would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the browser's subscription, whatever the backend knows; nobody has to wait for it. */
export async function endHere(): Promise<void> {
  deviceStorage.removeItem(PUSHED_HERE);
  await (await subscriptionHere().catch(() => undefined))?.unsubscribe().catch(() => false);
}

/** Returns the data with which the backend sends to it. */
export function bodyOf(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Returns the name of a subscription in the member's list of devices. */
export async function deviceIdOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}
