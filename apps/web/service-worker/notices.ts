import { readNotice } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what is sent; of a kind the last one stands. */
async function show(text: string | undefined): Promise<void> {
  const { kind, title, body, url } = readNotice(text);
  await self.registration.showNotification(title, {
    body,
    tag: kind,
    // Another one of the kind is heard again, and does not replace the last one in silence.
    renotify: true,
    icon: '/icons/icon-192.png',
    lang: 'th',
    data: url,
  } as NotificationOptions);
}

/**
 * Brings the page to the front where it is open, or opens it beside the others, in which something may be half typed. Who
 * is not signed in signs in first: the page's own gate leads there and back.
 */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = pages.find((page) => new URL(page.url).pathname === url);
  if (known) await known.focus();
  else await self.clients.openWindow(url);
}

/**
 * The browser has given up what it had agreed with its push service: agrees anew. The portal tells the backend when it is
 * opened next, because only then is anybody signed in.
 */
async function agreeAnew(former: PushSubscription | null): Promise<void> {
  const key = former?.options.applicationServerKey;
  if (!key) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  await self.registration.pushManager.subscribe(wanted);
}

/** Event of the browser when a subscription ends; TypeScript's library does not know it. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
}

/** Lets the worker show what the backend sends while the portal is closed. */
export function listenForNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as SubscriptionChange;
    event.waitUntil(agreeAnew(oldSubscription));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}
