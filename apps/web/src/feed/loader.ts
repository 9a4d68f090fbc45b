import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { SiteText } from '@coop/contracts/site-text';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, data, RouterContextProvider } from 'react-router';
import { groupSession } from '../session/session.ts';
import type { Find } from '../site/found.ts';
import { feedKey, feedQuery, mayAskAgain } from './query-client.ts';

/** Reads a legal text of the deployment; null where none is published at the address. */
export type ReadText = (address: string, signal: AbortSignal) => Promise<SiteText | null>;

/** Puts the answer of a query into the cache, if it is not there. */
type Fill = <T, Key extends readonly unknown[]>(
  query: FetchQueryOptions<T, Error, T, Key>,
) => Promise<void>;

/** Puts a feed into the cache. A quiet one raises no toast. */
export type Ask = <K extends EndpointKey>(
  key: K,
  input: CallInput<K>,
  options?: { readonly quiet?: boolean },
) => Promise<void>;

/**
 * Means by which the loaders of a page fill the cache, on the server as in the browser. `fill` and `ask` resolve when
 * the page may be shown: on the server when the answer has come or failed, in the browser at once, which shows a
 * skeleton.
 */
export interface PageContext {
  readonly site: SiteConfig;
  readonly api: Client;
  readonly queryClient: QueryClient;
  /** Number of the agency that is signed in. */
  readonly agency?: string | undefined;
  readonly fill: Fill;
  readonly ask: Ask;
  /** Reads a legal text, where that is not done by a call to this site. */
  readonly readText?: ReadText;
  /** Searches the site, where that is not done by a call to this site. */
  readonly find?: Find;
}

/** Place where a loader finds it: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();

/** Returns a function that resolves when the answer has come or failed. */
export const fillInto =
  (queryClient: QueryClient): Fill =>
  async (query) => {
    const state = queryClient.getQueryState(query.queryKey);
    // Its screen may have been faster, and shows the failure already.
    if (state?.status === 'error' && !mayAskAgain(state)) return;
    await queryClient.ensureQueryData(query).catch(() => undefined);
  };

/** Returns a function that asks the backend for what is not in the cache. */
export const askWith =
  (api: Client, fill: Fill): Ask =>
  (key, input, { quiet = false } = {}) =>
    fill(feedQuery(api, key, input, quiet));

/** The status of a page about something that does not exist, or does no more; its screen says so in its own words. */
export const notThere = (status: 404 | 410 = 404) => data(null, { status });

/** Asks for what a page is about. Where the backend does not have it, the page is 404 or 410. */
export async function askForSubject<K extends EndpointKey>(
  { ask, queryClient }: PageContext,
  key: K,
  input: CallInput<K>,
) {
  await ask(key, input);
  const error = queryClient.getQueryState(feedKey(key, input))?.error;
  if (!(error instanceof ApiError && error.isMissing)) return undefined;
  return notThere(error.status === 410 ? 410 : 404);
}

/** A list of which the backend sends a page. */
interface PageOfList {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** Asks for a page of a list. One beyond the last is 404. */
export async function askForPage<K extends EndpointKey>(
  page: PageContext,
  key: K,
  input: CallInput<K>,
) {
  const missing = await askForSubject(page, key, input);
  const list = page.queryClient.getQueryData<PageOfList>(feedKey(key, input));
  const isBeyond = list && list.rows.length === 0 && list.total > 0;
  return missing ?? (isBeyond ? notThere() : undefined);
}

/** Returns what gives each navigation of the browser its context. */
export const browserContext =
  ({ site, api, queryClient }: Pick<PageContext, 'site' | 'api' | 'queryClient'>) =>
  (): RouterContextProvider => {
    const fillNow = fillInto(queryClient);
    const fill: Fill = async (query) => void fillNow(query);
    const agency = groupSession.get()?.member_group_no;
    const page = { site, api, queryClient, agency, fill, ask: askWith(api, fill) };
    return new RouterContextProvider(new Map([[pageContext, page]]));
  };
