import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createLazyApi } from '../client/api.tsx';
import { endFirstCalls } from '../client/first-calls.ts';
import { takeOver } from '../feed/dehydrated.ts';
import { queryClient } from '../feed/query-client.ts';
import { warmOfflinePage } from '../page/error-boundary.tsx';
import { findPage, loadModules, openPage } from '../routes/routes.tsx';
import { paths } from '../site/paths.ts';
import type { RenderedPage } from '../site/rendered-page.ts';
import { loadSite } from '../site/site.tsx';
import { reloadWhenStale } from '../toasts/stale-chunk.ts';
import { App } from './app.tsx';
import { whenFirstUsed } from './first-use.ts';

/** The element `#rendered` of a page that is to be taken over. */
export interface RenderedData extends Pick<RenderedPage, 'origin' | 'at'> {
  readonly cache: DehydratedState;
}

function readRendered(): RenderedData | undefined {
  const text = document.getElementById('rendered')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The title of the window while no page has one: a page's own stands before it. */
function keepTitled(name: string): void {
  const title = document.createElement('title');
  title.textContent = name;
  document.head.append(title);
}

/**
 * Reads the site configuration and takes the page over as the server rendered it. What it did not render is rendered
 * here; the screen that waits behind a sign-in stays until the session is confirmed.
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
  // Of a rendered page only the code: what came before React has taken the page over would differ from what stands there.
  if (rendered) await loadModules(findPage(address));
  else await openPage(address, { site, api, queryClient });
  // One may have gone back meanwhile, to another page of the same document.
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
  // In steps, so that a slow phone answers its reader meanwhile.
  startTransition(() => {
    if (rendered) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
  // What is needed on a day without a connection.
  whenFirstUsed(() => void warmOfflinePage());
}
