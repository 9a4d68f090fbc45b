import type { Client } from '@coop/contracts/client';
import type { SiteConfig } from '@coop/contracts/site';
import { createContext, type ReactNode, useContext } from 'react';

/** Creates the backend's client, loaded at its first call: the first view needs neither contract nor schemas. */
export function createLazyApi(site: SiteConfig): Client {
  let loading: Promise<Client> | undefined;
  const load = () => {
    loading ??= import('./backend.ts').then(({ createApi }) => createApi(site));
    // A failed download is tried again at the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return async (key, input) => (await load())(key, input);
}

const ApiContext = createContext<Client | undefined>(undefined);

export function ApiProvider({ api, children }: { api: Client; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Returns the client of this deployment, for calls after an action of a person. */
export function useApi(): Client {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider');
  return api;
}
