import type { EarlyFeed } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import { type EndpointKey, isOfAgencies, type Response } from '@coop/contracts/endpoints';
import {
  QueryCache,
  QueryClient,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useApi } from '../client/api.tsx';
import { groupSession, memberSession } from '../session/session.ts';
import { failureWords, notify, TOAST_MS } from '../toasts/notify.ts';
import { earlyCallsAt } from './early-feeds.ts';
import { sayGroupFailure } from './group-failure.ts';
import { offlineMode } from './offline-mode.ts';

/** Feeds stay fresh for this long; records change once a day. */
const FRESH_MS = 60_000;

/** Whether what lies in the cache under this key belongs to the agency, and not to a member beside it. */
export const isGroups = ([key]: readonly unknown[]) => isOfAgencies(String(key));

/** A call of a session that was over: it has its own message, said once. */
const endedSession = (error: unknown) => error instanceof ApiError && error.endedSession;

function resultDescription(data: unknown): string | undefined {
  const text = (data as { rc_des?: unknown } | null)?.rc_des;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * Feeds are cached here. A feed that fails says so in one toast, however often it is asked for while it is shown;
 * whoever shows the feed also offers a retry. A session that ended has its own message.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Offline that is said once, over the page.
      if (query.meta?.quiet || offlineMode.get() === 'kept') return;
      // The agency area has rules of its own (GRP-12).
      if (isGroups(query.queryKey)) return sayGroupFailure(error);
      if (endedSession(error)) return;
      notify.error(failureWords(error), undefined, query.queryHash);
    },
    onSuccess: (data, query) => {
      const text = resultDescription(data);
      if (text && !query.meta?.quiet) notify.success(text);
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      // A feed that failed before its screen was there is shown as failed, not asked for again behind its toast. One
      // that failed with its session is asked for in the next.
      retryOnMount: ({ state }) =>
        endedSession(state.error) || Date.now() - state.errorUpdatedAt > TOAST_MS,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
});

/** Cache key of a feed. Whose it is is part of it, so that nobody sees another's figures. */
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
 * Without input, because it is not known yet what to ask for, the feed waits.
 */
export function useFeed<K extends EndpointKey>(
  key: K,
  input: CallInput<K> | undefined,
): UseQueryResult<Response<K>> {
  const api = useApi();
  return useQuery({
    queryKey: feedKey(key, input),
    queryFn: input === undefined ? skipToken : ({ signal }) => api(key, { ...input, signal }),
  });
}

/**
 * Starts a feed before its screen has been loaded; offline it would only fail before what is kept is shown. Resolves
 * when it has an answer, whichever.
 */
export async function prefetchFeed<K extends EndpointKey>(
  api: Client,
  key: K,
  input: CallInput<K>,
): Promise<void> {
  if (!navigator.onLine) return;
  await queryClient.prefetchQuery({
    queryKey: feedKey(key, input),
    queryFn: ({ signal }) => api(key, { ...input, signal }),
  });
}

/** Starts what a screen at this address begins with; resolves when all of it has an answer. */
export async function prefetchFeeds(
  api: Client,
  pathname: string,
  feeds: readonly EarlyFeed[],
): Promise<void> {
  await Promise.all(
    earlyCallsAt(pathname, feeds).map(({ key, input }) => prefetchFeed(api, key, input)),
  );
}
