import type { SiteConfig } from '@coop/contracts/site';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { loadPage } from '../routes/routes.tsx';
import { SiteProvider } from '../site/site.tsx';
import { App } from './app.tsx';

// Runs in the build only (src/first-paint/build/prerender-pages.ts): writes the first screens as HTML, in a window
// without a session.

/** Never called: effects do not run while a page is prerendered. */
const api = () => Promise.reject(new Error('no backend while pages are written'));

async function textOf(element: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    // In one chunk: several would need inline scripts to assemble the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const text = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return text;
}

/** Prerenders the page at the window's address. */
export async function prerenderPage(site: SiteConfig): Promise<string> {
  await loadPage(location.pathname);
  return textOf(<App site={site} api={api} />);
}

/** Prerenders the screen that is shown while a session is checked. */
export function prerenderLoading(site: SiteConfig, of: 'member' | 'membergroup'): Promise<string> {
  return textOf(
    <StrictMode>
      <SiteProvider site={site}>
        <LoadingScreen of={of} />
      </SiteProvider>
    </StrictMode>,
  );
}
