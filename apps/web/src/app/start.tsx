import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import * as z from 'zod/mini';
import { AppRoutes } from '../routes.tsx';
import { createApi } from './api.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ApiProvider, createQueryClient } from './feed.tsx';
import { NoSite } from './no-site.tsx';
import { PreferencesProvider } from './preferences.tsx';
import { loadSite, SiteProvider } from './site.tsx';

// The content security policy allows no eval; zod would try and be refused.
z.config({ jitless: true });

const Toasts = lazy(() => import('./toasts.tsx'));

/** Reads the site configuration, then shows the product in the element. */
export async function startApp(element: HTMLElement | null): Promise<void> {
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  const site = await loadSite().catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  if (!site) return root.render(<NoSite />);
  const api = createApi(site);
  root.render(
    <StrictMode>
      <SiteProvider site={site}>
        <ErrorBoundary>
          <QueryClientProvider client={createQueryClient()}>
            <ApiProvider api={api}>
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
          </QueryClientProvider>
        </ErrorBoundary>
      </SiteProvider>
    </StrictMode>,
  );
  void import('./fonts-bold.css');
}
