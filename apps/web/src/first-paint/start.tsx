import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createLazyApi } from '../client/api.tsx';
import { endFirstCalls } from '../client/first-calls.ts';
import { takeOver } from '../feed/dehydrated.ts';
import { queryClient } from '../feed/query-client.ts';
import { requestIdle } from '../offline/request-idle.ts';
import { warmOfflinePage } from '../page/error-boundary.tsx';
import { findPage, loadModules, openPage } from '../routes/routes.tsx';
import { paths } from '../site/paths.ts';
import type { RenderedPage } from '../site/rendered-page.ts';
import { loadSite } from '../site/site.tsx';
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
    const seen = sessionStorage.getItem(KEY) ?? '';
    const version = import.meta.url;
    if (seen.includes(version) || isLeft()) return;
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || isLeft()) return;
    sessionStorage.setItem(KEY, seen + version);
    location.reload();
  });
}

/** The element `#rendered` of a page to hydrate. */
export interface RenderedData extends Pick<RenderedPage, 'origin' | 'at'> {
  readonly cache: DehydratedState;
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
    return undefined;
  });
  if (!site) {
    const { NoSite } = await import('../frame/no-site.tsx');
    return createRoot(element).render(<NoSite />);
  }
  keepTitled(site.coopNameTH);
  const api = createLazyApi(site);
  const rendered = readRendered();
  if (rendered) takeOver(queryClient, rendered.cache);
  const address = new URL(location.href);
  // Of a rendered page only the code: data that came before hydration would differ from what is shown.
  if (rendered) await loadModules(findPage(address));
  else await openPage(address, { site, api, queryClient });
  // The user may have gone back in the meantime, to another page of the same document.
  if (location.search !== new URL(opened).search) return location.reload();
  const app = (
    <App
      site={site}
      api={api}
      queryClient={queryClient}
      rendered={rendered}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    />
  );
  // In steps, so that a slow phone answers its reader in between.
  startTransition(() => {
    if (rendered) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
  // Needed without a connection, which may be gone before anything else is done here.
  requestIdle(() => void warmOfflinePage());
}
