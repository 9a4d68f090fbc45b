import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { ApiProvider } from '../client/api.tsx';
import { CookieBanner } from '../frame/cookie-banner.tsx';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { AppRoutes } from '../routes/routes.tsx';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { SiteProvider } from '../site/site.tsx';
import { MESSAGES } from '../toasts/notify.ts';
import { NOT_WRITTEN, type WrittenPage, WrittenPageContext } from '../written/written-page.ts';
import { useFirstUse } from './use-first-use.ts';

const Toasts = lazy(() => import('../toasts/toasts.tsx'));

/** The live region for messages; the library that shows them is loaded with the first one, or the first use. */
function Messages() {
  const isUsed = useFirstUse();
  const region = <section aria-live="polite" aria-label={MESSAGES} />;
  return isUsed ? (
    <Suspense fallback={region}>
      <Toasts />
    </Suspense>
  ) : (
    region
  );
}

interface AppProps {
  readonly site: SiteConfig;
  readonly api: Client;
  /** What the server rendered; undefined where it rendered nothing. */
  readonly page: WrittenPage | undefined;
  /** Router of the browser or of the server, around its children. */
  readonly router: (children: ReactNode) => ReactNode;
}

/** The whole product, around the page of the router's address. */
export function App({ site, api, page, router }: AppProps) {
  const [written, setWritten] = useState(page ?? NOT_WRITTEN);
  const [isShown, setShown] = useState(false);
  // What is rendered later is of its own time.
  useEffect(() => {
    setWritten((now) => ({ ...now, at: undefined }));
    setShown(true);
  }, []);
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <WrittenPageContext value={written}>
          {router(
            <ErrorBoundary>
              <ApiProvider api={api}>
                <PreferencesProvider>
                  <AppRoutes />
                  <CookieBanner />
                  {isShown && <Messages />}
                </PreferencesProvider>
              </ApiProvider>
            </ErrorBoundary>,
          )}
        </WrittenPageContext>
      </SiteProvider>
    </StrictMode>
  );
}
