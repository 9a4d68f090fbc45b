import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { ApiProvider } from '../client/api.tsx';
import { CookieBanner } from '../frame/cookie-banner.tsx';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { type RenderedPage, RenderedPageContext, useIsPrerendered } from '../site/rendered-page.ts';
import { SiteProvider } from '../site/site.tsx';
import { MESSAGES } from '../toasts/notify.ts';
import { whenFirstUsed } from './first-use.ts';

const Toasts = lazy(() => import('../toasts/toasts.tsx'));

/** The live region for messages; the library that shows them is loaded with the first one, or the first use. */
function Messages() {
  const [isUsed, setUsed] = useState(false);
  const isPrerendered = useIsPrerendered();
  useEffect(() => whenFirstUsed(() => setUsed(true)), []);
  if (isPrerendered) return null;
  const region = <section aria-live="polite" aria-label={MESSAGES} />;
  return <Suspense fallback={region}>{isUsed ? <Toasts /> : region}</Suspense>;
}

interface AppProps {
  readonly site: SiteConfig;
  readonly api: Client;
  readonly queryClient: QueryClient;
  readonly rendered: RenderedPage | undefined;
  /** Router of the browser or of the server, around its children. */
  readonly router: (children: ReactNode) => ReactNode;
}

/** The product, around the page of the router's address. */
export function App({ site, api, queryClient, rendered, router }: AppProps) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <RenderedPageContext value={rendered}>
          <QueryClientProvider client={queryClient}>
            {router(
              <ErrorBoundary>
                <ApiProvider api={api}>
                  <PreferencesProvider>
                    <AppRoutes />
                    <CookieBanner />
                    <Messages />
                  </PreferencesProvider>
                </ApiProvider>
              </ErrorBoundary>,
            )}
          </QueryClientProvider>
        </RenderedPageContext>
      </SiteProvider>
    </StrictMode>
  );
}
