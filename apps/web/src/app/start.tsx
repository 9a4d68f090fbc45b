import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from '../routes.tsx';
import { ApiProvider, createLazyApi } from './api.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoSite } from './no-site.tsx';
import { PreferencesProvider } from './preferences.tsx';
import { requestIdle } from './request-idle.ts';
import { loadSite, SiteProvider } from './site.tsx';
import { reloadWhenStale } from './stale-chunk.ts';

const Toasts = lazy(() => import('./toasts.tsx'));
// It stands under the page, so that coming a moment later moves nothing.
const CookieBanner = lazy(async () => ({
  default: (await import('./cookie-banner.tsx')).CookieBanner,
}));

/** Reads the site configuration, then shows the product in the element. */
export async function startApp(element: HTMLElement | null): Promise<void> {
  if (!element) throw new Error('index.html has no #root');
  reloadWhenStale();
  const root = createRoot(element);
  const site = await loadSite().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  if (!site) return root.render(<NoSite />);
  const api = createLazyApi(site);
  root.render(
    <StrictMode>
      <SiteProvider site={site}>
        <ErrorBoundary>
          <ApiProvider api={api.call}>
            <PreferencesProvider>
              <BrowserRouter>
                <AppRoutes />
                <CookieBanner />
              </BrowserRouter>
              <Suspense>
                <Toasts />
              </Suspense>
            </PreferencesProvider>
          </ApiProvider>
        </ErrorBoundary>
      </SiteProvider>
    </StrictMode>,
  );
  // After the first paint: bold letters, and the client that the next step will need.
  void import('./fonts-bold.css');
  requestIdle(api.warm);
}
