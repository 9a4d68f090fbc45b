import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { ApiProvider } from '../client/api.tsx';
import { PreferencesProvider } from '../settings/preferences.tsx';
import { type RenderedPage, RenderedPageContext } from '../site/rendered-page.ts';
import { SiteProvider } from '../site/site.tsx';

interface AppProps {
  readonly site: SiteConfig;
  readonly api: Client;
  readonly queryClient: QueryClient;
  readonly rendered: RenderedPage | undefined;
  /** Router of the browser or of the server. */
  readonly children: ReactNode;
}

/** Shows what is around the router. */
export function App({ site, api, queryClient, rendered, children }: AppProps) {
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <RenderedPageContext value={rendered}>
          <QueryClientProvider client={queryClient}>
            <ApiProvider api={api}>
              <PreferencesProvider>{children}</PreferencesProvider>
            </ApiProvider>
          </QueryClientProvider>
        </RenderedPageContext>
      </SiteProvider>
    </StrictMode>
  );
}
