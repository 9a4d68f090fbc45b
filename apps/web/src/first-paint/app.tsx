import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { ApiProvider } from '../client/api.tsx';
import { CookieBanner } from '../frame/cookie-banner.tsx';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { whenFirstUsed } from '../page/first-use.ts';
import { TypedMemory } from '../page/typed-memory.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { type RenderedPage, RenderedPageContext, useIsPrerendered } from '../site/rendered-page.ts';
import { SiteProvider } from '../site/site.tsx';
import { MESSAGES } from '../toasts/notify.ts';

/** The live region for messages; the library that shows them is loaded with the first one, or the first use. */
function Messages() {
  const [Toasts, setToasts] = useState<ComponentType>();
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    const left = new AbortController();
    // Without a connection the page stays as it is, and its messages wait.
    const load = (): Promise<void> =>
      import('../toasts/toasts.tsx').then(
        (loaded) => setToasts(() => loaded.default),
        () => addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const stopWaiting = whenFirstUsed(load);
    return () => {
      stopWaiting();
      left.abort();
    };
  }, []);
  if (isPrerendered) return null;
  return Toasts ? <Toasts /> : <section aria-live="polite" aria-label={MESSAGES} />;
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
                    <TypedMemory />
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
