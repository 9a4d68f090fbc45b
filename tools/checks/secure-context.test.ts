import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

// An office may serve the portal on plain http, where a browser lacks APIs of secure contexts. A page must not crash
// there: only the files below use them, which know what to do without.

const SECURE_ONLY =
  /\brandomUUID\b|\bcrypto\s*\??\.\s*subtle\b|\bnavigator\s*\??\.\s*(?:clipboard|serviceWorker|locks|share|canShare|storage|credentials|wakeLock|mediaDevices|geolocation)\b|\bcaches\s*\./g;
/** A browser's pages; Node and service workers never lack them. */
const PAGES = /^(?:apps\/(?:web|console)|packages\/[\w-]+)\/src\//;

/** Files that use them, and their fallback. */
const GUARDED: Readonly<Record<string, string>> = {
  'apps/console/src/control/copy-text.ts': 'throws a sentence, which is shown',
  'apps/web/src/info/show/topic-view.tsx': 'says that it could not copy; hides the button to share',
  'apps/web/src/collection/overdue/from-this-phone.tsx':
    'says that it could not copy; copies where nothing can be shared',
  'apps/web/src/planners/public-calculator.tsx': 'says where the address can be copied from',
  'apps/web/src/notifications/push.ts': 'asks whether there are locks; each tab is its own without',
  'apps/web/src/notifications/push-here.ts':
    'asks whether there is one; says that nothing can be sent',
  'apps/web/src/member/calendar/feed-card.tsx':
    'says that it could not copy; the address stands in a field',
  'apps/web/src/accounts/ceremony.ts': 'asks first; no button is shown without',
  'apps/web/src/feed/offline/register.ts':
    'asks whether there is one; the portal is not installed without',
};

const usesIn = (code: string) => [...code.matchAll(SECURE_ONLY)].map(([found]) => found);

test('what only a secure context has is found', () => {
  expect(
    usesIn('crypto.randomUUID(); navigator?.clipboard.write(); crypto.subtle.digest()'),
  ).toEqual(['randomUUID', 'navigator?.clipboard', 'crypto.subtle']);
  expect(usesIn('crypto.getRandomValues(bytes); navigator.onLine')).toEqual([]);
});

test('pages use it where they know what to do without it, and nowhere else', () => {
  const files = readSourceFiles().filter(({ path, isTest }) => PAGES.test(path) && !isTest);
  const users = files.filter(({ code }) => usesIn(code).length > 0).map(({ path }) => path);
  expect(users.toSorted()).toEqual(Object.keys(GUARDED).toSorted());
});
