import { onTestFinished } from 'vitest';

interface Options {
  readonly permission?: NotificationPermission;
  /** Answer of the person when asked. */
  readonly answer?: NotificationPermission;
  /** The browser's push service cannot be reached. */
  readonly isDown?: boolean;
}

const ENDPOINT = 'http://127.0.0.1:9/push/one';
const KEYS = {
  p256dh: 'BLE-fSt3N4vCCRFG_me3X2GenAJxMUUcIp4LkVa3FFIX8rqzNkFT-igMmOWWIXFbmz756VEOeqpFLmq1hZtbGHc',
  auth: 'IusAe_kFuxIpcWW8nOdEmA',
};

function put(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

/** Opens what jsdom lacks: a browser with notifications, a service worker and a push service behind it. */
export function openPushBrowser({ permission = 'default', answer, isDown }: Options = {}) {
  const browser = {
    permission,
    subscription: undefined as object | undefined,
    /** The browser and its push service agree anew, by themselves. */
    changeSubscription() {
      const endpoint = `${ENDPOINT}/anew`;
      browser.subscription = { ...made, endpoint, toJSON: () => ({ endpoint, keys: KEYS }) };
    },
  };
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      browser.subscription = undefined;
      return true;
    },
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => browser.subscription ?? null,
      subscribe: async () => {
        if (isDown) throw new DOMException('push service not available', 'AbortError');
        browser.subscription = made;
        return made;
      },
    },
  };
  put(navigator, 'serviceWorker', {
    register: async () => registration,
    getRegistration: async () => registration,
  });
  put(window, 'PushManager', class {});
  put(window, 'Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = answer ?? 'granted';
      return browser.permission;
    },
  });
  onTestFinished(() => localStorage.removeItem('push-here'));
  return browser;
}
