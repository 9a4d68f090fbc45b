import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess, text } from '@coop/contracts/errors';
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { groupSession, memberSession } from '../session/session.ts';
import { failureWords, notify, TOAST_MS } from '../toasts/notify.ts';
import { sayGroupFailure } from './group-failure.ts';
import { offlineMode } from './offline-mode.ts';

/** Feeds stay fresh for this long; records change once a day. */
const FRESH_MS = 60_000;

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.isMissing;

/** Tells whether it is a cache key of the agency, and not of a member beside it. */
export const isGroups = ([key]: readonly unknown[]) => String(key).startsWith('membergroup');

/** Tells whether it is a failure that ended the session, for which one message of its own is shown. */
const endedSession = (error: unknown) => error instanceof ApiError && error.endedSession;

/** Shows the message of a result code (ERR-05): a refusal is never reported as done. */
function sayResult(data: unknown): void {
  const { rc_code, rc_des } = (data ?? {}) as { rc_code?: unknown; rc_des?: unknown };
  const words = text(rc_des);
  if (words === undefined) return;
  if (rc_code === undefined || isSuccess(rc_code)) notify.success(words);
  else notify.error(words);
}

/**
 * Tells whether a failed feed may be loaded again without a press. While its toast is shown it stays failed, and so
 * does what is missing. One that failed with its session is loaded again in the next session.
 */
export const mayAskAgain = ({ error, errorUpdatedAt }: Query['state']) =>
  endedSession(error) || (!isMissing(error) && Date.now() - errorUpdatedAt > TOAST_MS);

/**
 * Creates a cache of feeds. A failed feed raises one toast, however many components use it; the component that shows it
 * also offers a retry. The end of a session has its own message.
 * @param says false on the server, which shows no toasts
 */
export function createQueryClient({ says = true } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(
      says
        ? {
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
          }
        : {},
    ),
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state }) => mayAskAgain(state),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // What was sent, such as a password, is not kept.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}

export const queryClient = createQueryClient();

/** Calls with the same answer for everybody. */
const PUBLIC = /^info|^memberTermsText/;

/** Returns the owner of an answer: the agency, the member, or undefined for everybody. */
function ownerOf(key: EndpointKey): string | undefined {
  if (PUBLIC.test(key)) return undefined;
  return isGroups([key]) ? groupSession.get()?.member_group_no : memberSession.get()?.membership_no;
}

/** Returns the cache key of a feed. It contains the owner, so that nobody sees the figures of another person. */
export const feedKey = <K extends EndpointKey>(key: K, input: CallInput<K> | undefined) =>
  [key, input, ownerOf(key)] as const;

/** Returns the query of a feed. A quiet one raises no toast: only its place shows the failure. */
export const feedQuery = <K extends EndpointKey>(
  api: Client,
  key: K,
  input: CallInput<K>,
  quiet: boolean,
) => ({
  queryKey: feedKey(key, input),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api(key, { ...input, signal }),
  meta: { quiet },
});
