import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { ApiProvider } from '../client/api.tsx';
import { CookieBanner } from '../frame/cookie-banner.tsx';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { BrowserRouter } from '../router/router.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { SiteProvider } from '../site/site.tsx';

const Toasts = lazy(() => import('../toasts/toasts.tsx'));

/** The whole product, around the page of the browser's address. */
export function App({ site, api }: { site: SiteConfig; api: Client }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <ErrorBoundary>
          <ApiProvider api={api}>
            <PreferencesProvider>
              <BrowserRouter>
                <AppRoutes />
                <CookieBanner />
              </BrowserRouter>
              {isShown && (
                <Suspense>
                  <Toasts />
                </Suspense>
              )}
            </PreferencesProvider>
          </ApiProvider>
        </ErrorBoundary>
      </SiteProvider>
    </StrictMode>
  );
}
