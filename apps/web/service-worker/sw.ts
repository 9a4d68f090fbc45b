import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { listenForNotices } from './notices.ts';
import { isNoPage, isOwnFile, readShell } from './shell.ts';

// The service worker: the portal opens without a connection, in one version at a time. See docs/decisions/0022.
// It never skips the wait: a page keeps the worker, and with it the files, of the version that it was opened with.

declare const self: ServiceWorkerGlobalScope;
/** Hashed files that the first views and the member area need, of this build. */
declare const FILES: readonly string[];
/** Hashed files that make a PDF file, besides those. */
declare const PDF_FILES: readonly string[];
/** Hash of the names of those files. */
declare const VERSION: string;

/** A page of this version as the server sent it, and what it names that has no hash. */
const SHELL_CACHE = `shell-${VERSION}`;
/** Any page would do, because the app reads the address; this one has no content of the public site. */
const SHELL_PATH = '/member/status';
const SITE_PATH = '/site.json';
/** Files of screens that were not kept from the start, of this version and the ones before. */
const MOST_LATE_FILES = 80;

// Referenced once, because the build replaces `FILES` by the long list.
const files = FILES;

const asFiles = {
  /** Does not cache a page as code, when a server answers unknown addresses with its page. */
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.headers.get('content-type')?.includes('html') ? response : null,
  /** Ignores a `Vary` header: the files are the same for every request. */
  cachedResponseWillBeUsed: async (found: {
    cacheName: string;
    request: Request;
    cachedResponse?: Response;
  }) =>
    found.cachedResponse ??
    (await caches.open(found.cacheName)).match(found.request, { ignoreVary: true }),
};

addPlugins([asFiles]);
precacheAndRoute(files.map((url) => ({ url, revision: null })));

const lateFiles = new CacheFirst({
  cacheName: 'late-files',
  plugins: [asFiles, new ExpirationPlugin({ maxEntries: MOST_LATE_FILES })],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  lateFiles,
);

/** Fetches what makes a PDF file, one after the other, unless it is there already. */
async function keepPdfFiles(event: ExtendableEvent): Promise<void> {
  for (const url of PDF_FILES) {
    const [answer, done] = lateFiles.handleAll({ event, request: new Request(url) });
    await answer;
    await done;
  }
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SITE_PATH,
  new NetworkFirst({ cacheName: 'site', plugins: [asFiles] }),
);

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const shell = await (await caches.open(SHELL_CACHE)).match(SHELL_PATH);
        if (shell) return shell;
        throw error;
      }
    },
    { denylist: [isNoPage] },
  ),
);

// The few files without a hash that the shell names: icons, and scripts that must run before the paint.
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && ['script', 'style', 'image', 'manifest'].includes(request.destination),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await (await caches.open(SHELL_CACHE)).match(request, { ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  },
);

// A cache that cannot be read, as on a full disk, is none.
setCatchHandler(({ request }) => fetch(request));

/**
 * Caches a page of this version. During a deployment the page may be of another version; the worker then tries again
 * later.
 */
async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL_PATH, { cache: 'no-store', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${SHELL_PATH} answered ${answer.status}`);
  const { foreign, plain } = readShell(await answer.clone().text(), files);
  if (foreign.length > 0) throw new Error(`the page is of another version: ${foreign.join(', ')}`);
  const cache = await caches.open(SHELL_CACHE);
  await cache.put(SHELL_PATH, answer);
  await cache.addAll(plain);
  const site = await caches.open('site');
  await site.add(SITE_PATH);
  // On each page and paper, also without a connection; a page without it is whole all the same.
  const { logo } = (await (await site.match(SITE_PATH))?.json()) ?? {};
  if (isOwnFile(logo)) await cache.add(logo).catch(() => undefined);
}

async function dropOtherShells(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherShells()));
// Sent by a page of the installed portal.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-pdf') event.waitUntil(keepPdfFiles(event).catch(() => undefined));
});
listenForNotices();
