import type { EarlyFeed } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import { type EndpointKey, isOfAgencies, type Response } from '@coop/contracts/endpoints';
import { isSuccess, text } from '@coop/contracts/errors';
import {
  QueryCache,
  QueryClient,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useApi } from '../client/api.tsx';
import { isOpenToRelative } from '../session/relative-pages.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { failureWords, notify, TOAST_MS } from '../toasts/notify.ts';
import { earlyCallsAt } from './early-feeds.ts';
import { sayGroupFailure } from './group-failure.ts';
import { offlineMode } from './offline-mode.ts';

/** Feeds stay fresh for this long; records change once a day. */
const FRESH_MS = 60_000;

/** Whether what lies in the cache under this key belongs to the agency, and not to a member beside it. */
export const isGroups = ([key]: readonly unknown[]) => isOfAgencies(String(key));

/** Whether a failure ended the session, for which one message of its own is shown. */
const endedSession = (error: unknown) => error instanceof ApiError && error.endedSession;

/** Says the sentence of a result code (ERR-05): what was refused is never told as done. */
function sayResult(data: unknown): void {
  const { rc_code, rc_des } = (data ?? {}) as { rc_code?: unknown; rc_des?: unknown };
  const words = text(rc_des);
  if (words === undefined) return;
  if (rc_code === undefined || isSuccess(rc_code)) notify.success(words);
  else notify.error(words);
}

/**
 * Whether a failed feed is asked again without a press. While its toast is shown it stays failed. One that failed with
 * its session is asked again in the next session.
 */
const mayAskAgain = ({ error, errorUpdatedAt }: { error: unknown; errorUpdatedAt: number }) =>
  endedSession(error) || Date.now() - errorUpdatedAt > TOAST_MS;

/**
 * The cache of all feeds. A failed feed raises one toast, however many components use it; the component that shows it
 * also offers a retry. The end of a session has its own message.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Offline there is one band over the page instead.
      if (query.meta?.quiet || offlineMode.get() === 'kept') return;
      // The agency area has its own rules for messages (GRP-12).
      if (isGroups(query.queryKey)) return sayGroupFailure(error);
      if (endedSession(error)) return;
      notify.error(failureWords(error));
    },
    onSuccess: (data, query) => {
      if (!query.meta?.quiet) sayResult(data);
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: ({ state }) => mayAskAgain(state),
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
});

/** Cache key of a feed. It contains the owner, so that nobody sees the figures of another person. */
export function feedKey<K extends EndpointKey>(
  key: K,
  input: CallInput<K> | undefined,
): readonly unknown[] {
  const owner = isOfAgencies(key)
    ? groupSession.get()?.member_group_no
    : memberSession.get()?.membership_no;
  return [key, input, owner];
}

/**
 * A feed of the contract: fetching, success with data, or failure with the last data kept.
 * Without input (undefined) the feed waits, because it is not known yet what to fetch.
 * A quiet feed raises no toast: only its place says that it failed.
 */
export function useFeed<K extends EndpointKey>(
  key: K,
  input: CallInput<K> | undefined,
  { quiet = false } = {},
): UseQueryResult<Response<K>> {
  const api = useApi();
  return useQuery({
    queryKey: feedKey(key, input),
    queryFn: input === undefined ? skipToken : ({ signal }) => api(key, { ...input, signal }),
    meta: { quiet },
  });
}

/**
 * Starts a feed before its screen has been loaded, but not offline, where it would fail before the stored figures are
 * shown. Resolves when the call has succeeded or failed.
 */
export async function prefetchFeed<K extends EndpointKey>(
  api: Client,
  key: K,
  input: CallInput<K>,
): Promise<void> {
  if (!navigator.onLine) return;
  const queryKey = feedKey(key, input);
  const state = queryClient.getQueryState(queryKey);
  // Its screen may have been faster, and says already that it failed.
  if (state?.status === 'error' && !mayAskAgain(state)) return;
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => api(key, { ...input, signal }),
  });
}

/** Number of the agency that is signed in, if the address is about its newest month. */
const newestOf = (): string | undefined =>
  new URLSearchParams(location.search).has('period')
    ? undefined
    : groupSession.get()?.member_group_no;

/** Starts the first feeds of the screen at this address; resolves when all have succeeded or failed. */
export async function prefetchFeeds(
  api: Client,
  pathname: string,
  feeds: readonly EarlyFeed[],
): Promise<void> {
  // Nobody has asked for a page that is closed, so its refusal must not be told.
  if (memberSession.get()?.relative && !isOpenToRelative(pathname)) return;
  await Promise.all(
    earlyCallsAt(pathname, feeds, newestOf()).map(({ key, input }) =>
      prefetchFeed(api, key, input),
    ),
  );
}
