import type { BrowserContext, Page } from '@playwright/test';

// What a browser without a window lacks to be notified, and what it would have shown.

/** Gives the page what a browser without a window lacks: a permission that can be given, and a push service. */
export function withPushService(
  page: Page,
  subscription: { endpoint: string; p256dh: string; auth: string },
) {
  return page.addInitScript(({ endpoint, ...keys }) => {
    let permission: NotificationPermission = 'default';
    const notification = {
      get permission() {
        return permission;
      },
      async requestPermission() {
        permission = 'granted';
        return permission;
      },
    };
    let made: object | null = null;
    const subscribe = async () => {
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          made = null;
          return true;
        },
      };
      return made;
    };
    Object.assign(window, { Notification: notification });
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made });
  }, subscription);
}

/** Hands the worker what its push service was sent, as the browser does; the portal may be closed. */
export async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** Has the worker remember what it shows, because this browser has no place to show it. */
export async function watchNotices(context: BrowserContext) {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    // The worker's own scope, of which a page's types know nothing.
    Object.assign(Reflect.get(self, 'registration'), {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        void shown.push({ title, body, tag, data }),
    });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'shown') as object[]);
}

type Shown = { title: string; body: string; icon: string };

/** Gives the page the permission, and has it remember every notification that it shows. */
export const watchNotifications = (page: Page) =>
  page.addInitScript(() => {
    const shown: (Shown & { click: () => void })[] = [];
    class Watched extends EventTarget {
      static readonly permission = 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, { body = '', icon = '' }: NotificationOptions = {}) {
        super();
        shown.push({ title, body, icon, click: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: Watched, shownNotifications: shown });
  });

/** The notifications that the page has shown. */
export const shown = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'shownNotifications') as Shown[]).map(({ title, body, icon }) => ({
      title,
      body,
      icon,
    })),
  );
