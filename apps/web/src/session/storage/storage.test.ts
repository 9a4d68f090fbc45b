import { afterEach, expect, test, vi } from 'vitest';
import { cookieValue, writeCookie } from './cookies.ts';
import { deviceStorage, tabStorage } from './storage.ts';

const restores: (() => void)[] = [];

/** Has a property of an object throw until the test is over. */
function deny(owner: object, name: string): void {
  const former = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, get: denied, set: denied });
  restores.push(() => {
    if (former) Object.defineProperty(owner, name, former);
    else Reflect.deleteProperty(owner, name);
  });
}

afterEach(() => {
  for (const restore of restores.splice(0)) restore();
  for (const store of [deviceStorage, tabStorage]) store.keys().forEach(store.removeItem);
});

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** Ways in which a browser denies its storage. */
const DENIALS: readonly (readonly [how: string, denyIt: () => void])[] = [
  [
    'the property throws',
    () => {
      deny(window, 'localStorage');
      deny(window, 'sessionStorage');
    },
  ],
  [
    'there is none',
    () => {
      vi.stubGlobal('localStorage', null);
      vi.stubGlobal('sessionStorage', null);
    },
  ],
  [
    'every call throws',
    () => {
      for (const call of ['getItem', 'setItem', 'removeItem'] as const)
        vi.spyOn(Storage.prototype, call).mockImplementation(denied);
    },
  ],
  ['it is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
];

for (const [name, store] of [
  ['device', deviceStorage],
  ['tab', tabStorage],
] as const) {
  test.each(DENIALS)(
    `[REAL-04] what the ${name} keeps holds for the page where %s`,
    (_, denyIt) => {
      denyIt();
      expect([store.getItem('user'), store.keys(), store.isDenied()]).toEqual([null, [], false]);
      store.setItem('user', '1');
      store.setItem('user', '2');
      expect([store.getItem('user'), store.keys(), store.isDenied()]).toEqual([
        '2',
        ['user'],
        true,
      ]);
      store.removeItem('user');
      expect([store.getItem('user'), store.keys(), store.isDenied()]).toEqual([null, [], false]);
    },
  );
}

test('where the browser keeps it, other tabs see it, and what they change is seen', () => {
  deviceStorage.setItem('user', '1');
  expect(localStorage.getItem('user')).toBe('1');
  localStorage.setItem('user', '2');
  expect([deviceStorage.getItem('user'), deviceStorage.isDenied()]).toEqual(['2', false]);
  localStorage.removeItem('user');
  expect(deviceStorage.getItem('user')).toBeNull();
});

test('once a storage is full the former value is not there after a reload', () => {
  deviceStorage.setItem('user', 'former');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  deviceStorage.setItem('user', 'now');
  expect([deviceStorage.getItem('user'), localStorage.getItem('user')]).toEqual(['now', null]);
});

test('a cookie is read whole, and none where cookies are denied', () => {
  writeCookie('a=1=2; path=/');
  expect([cookieValue('a'), cookieValue('b')]).toEqual(['1=2', undefined]);
  deny(document, 'cookie');
  writeCookie('b=1');
  expect(cookieValue('a')).toBeUndefined();
});
