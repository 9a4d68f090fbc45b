import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { SiteText } from '@coop/contracts/site-text';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { feedQuery, mayAskAgain } from './query-client.ts';

/** Reads a legal text of the deployment; null where none is published at the address. */
export type ReadText = (address: string, signal: AbortSignal) => Promise<SiteText | null>;

/** Puts a feed into the cache of the page. Resolves when it has come or failed. A quiet one raises no toast. */
export type Ask = <K extends EndpointKey>(
  key: K,
  input: CallInput<K>,
  options?: { readonly quiet?: boolean },
) => Promise<void>;

/** The page that a loader fills the cache for, on the server as in the browser. */
export interface LoadedPage {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly site: SiteConfig;
  /** Number of the agency that is signed in. */
  readonly agency?: string | undefined;
  readonly ask: Ask;
  readonly queryClient: QueryClient;
  /** Reads a legal text, where that is not done by a call to this site. */
  readonly readText?: ReadText;
}

/** Loads the first data of a screen, which its view reads from the cache. */
export type Loader = (page: LoadedPage) => Promise<unknown> | undefined;

/** Returns a function that asks the backend and caches the answer. */
export const askInto =
  (queryClient: QueryClient, api: Client): Ask =>
  async (key, input, { quiet = false } = {}) => {
    const query = feedQuery(api, key, input, quiet);
    const state = queryClient.getQueryState(query.queryKey);
    // Its screen may have been faster, and shows the failure already.
    if (state?.status === 'error' && !mayAskAgain(state)) return;
    await queryClient.prefetchQuery(query);
  };
