import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createLazyApi } from '../client/api.tsx';
import { startedBefore } from '../feed/early-start.ts';
import { warmOfflinePage } from '../page/error-boundary.tsx';
import { loadPage, takeEarly } from '../routes/routes.tsx';
import { paths } from '../site/paths.ts';
import { loadSite } from '../site/site.tsx';
import { reloadWhenStale } from '../toasts/stale-chunk.ts';
import { readWrittenData, writtenPage } from '../written/written-data.ts';
import { App } from './app.tsx';
import { whenFirstUsed } from './first-use.ts';
import { keepFocus } from './keep-focus.ts';
import { keepTitled } from './keep-titled.ts';
import { onceDrawn } from './once-drawn.ts';

/**
 * Reads the site configuration and renders the product into the element. What the server rendered stays until the code
 * of the page is loaded; then it is hydrated if it is that page (`data-page`), else replaced.
 * @param opened address that the document was opened at
 */
export async function startApp(element: HTMLElement | null, opened: string): Promise<void> {
  if (!element) throw new Error('no #root');
  reloadWhenStale();
  // From here on early.js must not call: its calls would be made twice, and its answers be used for later calls.
  globalThis.earlyAnswers ??= null;
  if (location.pathname === '/') history.replaceState(history.state, '', paths.home);
  const loading = loadPage(location.pathname);
  const site = await loadSite().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  if (!site) {
    const { NoSite } = await import('../frame/no-site.tsx');
    return createRoot(element).render(<NoSite />);
  }
  const api = createLazyApi(site);
  await Promise.allSettled([loading, takeEarly(location.pathname, api)]);
  const data = readWrittenData();
  const app = (
    <App
      site={site}
      api={api}
      page={data && writtenPage(data)}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    />
  );
  // One may have gone back meanwhile, to another search of the same page.
  const isLeft = location.search !== new URL(opened).search;
  keepFocus(element);
  keepTitled(site.coopNameTH);
  if (element.dataset.page === location.pathname && !isLeft) {
    // Its feeds came with it, or are asked for where they are shown.
    startedBefore.add(location.pathname);
    startTransition(() => void hydrateRoot(element, app));
  } else {
    const written = document.head.querySelectorAll('[data-prerendered]');
    onceDrawn(element, () => {
      for (const one of written) one.remove();
    });
    startTransition(() => createRoot(element).render(app));
  }
  // What is needed on a day without a connection.
  whenFirstUsed(() => void warmOfflinePage());
}
