import type { Address } from '@coop/addresses/address';
import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createLazyApi } from '../client/api.tsx';
import { endFirstCalls } from '../client/first-calls.ts';
import { startReports } from '../client/reports/report.ts';
import { measureVitals } from '../client/reports/vitals.ts';
import { takeOver } from '../feed/dehydrated.ts';
import { browserContext } from '../feed/loader.ts';
import { requestIdle } from '../feed/offline/request-idle.ts';
import { queryClient } from '../feed/query-client.ts';
import { sessionChecked } from '../gates/gate-queries.ts';
import { warmOfflinePage } from '../page/messages/error-boundary.tsx';
import { loadOnTheWay } from '../routes/on-the-way.ts';
import { addressAt, loadCode, ROUTES } from '../routes/routes.tsx';
import { tabStorage } from '../session/storage/storage.ts';
import { paths } from '../site/paths.ts';
import type { RenderedPage } from '../site/rendered-page.ts';
import { loadSite, NoSiteError } from '../site/site.tsx';
import { App } from './app.tsx';

const KEY = 'reloaded';
/** While a page is being left its downloads are aborted, which looks like missing files. */
const LEAVING_MS = 10_000;

/**
 * Reloads an open page that, after a deployment, requests chunks of its old version, which no longer exist. Once for
 * each version, so that a chunk that stays missing causes no loop. When the server does not answer at all, the
 * connection is missing, and a reload would only lose the page.
 */
function reloadWhenStale(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  const isLeft = () => performance.now() - leftAt < LEAVING_MS;
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  addEventListener('vite:preloadError', async () => {
    const seen = tabStorage.getItem(KEY) ?? '';
    const version = import.meta.url;
    if (seen.includes(version) || isLeft()) return;
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || isLeft()) return;
    tabStorage.setItem(KEY, seen + version);
    location.reload();
  });
}

/** The element `#rendered` of a page to hydrate. */
export interface RenderedData extends Pick<RenderedPage, 'origin' | 'at'> {
  readonly cache: DehydratedState;
  readonly router: HydrationState;
}

function readRendered(): RenderedData | undefined {
  const text = document.getElementById('rendered')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Title of the window while no page has one: a page's own stands before it. */
function keepTitled(name: string): void {
  const title = document.createElement('title');
  title.textContent = name;
  document.head.append(title);
}

/** Drops what the server wrote for readers without scripts: it is about the page that was opened. */
function dropWordsForRobots(): void {
  for (const element of document.head.querySelectorAll('[data-for-robots]')) element.remove();
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the loaders of the first page have run. */
function initialized({ state, subscribe }: Router): Promise<void> {
  if (state.initialized) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = subscribe(({ initialized }) => initialized && resolve());
  return promise.then(stop);
}

/**
 * Reads the site configuration and hydrates the page, or renders it where the server did not; the waiting screen behind
 * a sign-in stays until the session is confirmed.
 * @param opened address that the document was opened at
 */
export async function startApp(element: HTMLElement | null, opened: string): Promise<void> {
  if (!element) throw new Error('no #root');
  reloadWhenStale();
  endFirstCalls();
  if (location.pathname === '/') history.replaceState(history.state, '', paths.home);
  const site = await loadSite().catch((error: unknown) => {
    console.error(error);
    return error instanceof NoSiteError ? error : new Error('no site');
  });
  if (site instanceof Error) {
    const { NoSite } = await import('../frame/no-site.tsx');
    return createRoot(element).render(<NoSite error={site} />);
  }
  keepTitled(site.coopNameTH);
  startReports(site, () => addressAt(location.pathname)?.path ?? 'unknown');
  requestIdle(() => void measureVitals(site).catch(() => undefined));
  const api = createLazyApi(site);
  const { pathname, search } = location;
  const hasCode = await loadCode(pathname).then(
    () => true,
    () => false,
  );
  // What could not be downloaded is said in place of the page.
  const rendered = hasCode ? readRendered() : undefined;
  if (rendered) takeOver(queryClient, rendered.cache);
  const page = { site, api, queryClient };
  const router = createBrowserRouter(ROUTES, {
    getContext: browserContext(page),
    // Of a rendered page no loader runs: data that came before hydration would differ from what is shown.
    ...(rendered && { hydrationData: rendered.router }),
  });
  await initialized(router);
  const row: Address | undefined = router.state.matches.at(-1)?.route.handle;
  const area = row?.session ?? 'none';
  // Until the session is confirmed there is nothing else to be seen.
  if (area !== 'none' && navigator.onLine) await sessionChecked(area, page);
  // The user may have gone back in the meantime, to another page of the same document.
  if (search !== new URL(opened).search) return location.reload();
  const stop = router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    dropWordsForRobots();
    stop();
  });
  const app = (
    <App {...page} rendered={rendered}>
      <RouterProvider router={router} />
    </App>
  );
  // In steps, so that a slow phone answers its reader in between.
  startTransition(() => {
    if (rendered) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
  loadOnTheWay();
  // Needed without a connection, which may be gone before anything else is done here.
  requestIdle(() => void warmOfflinePage());
}
