import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import {
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../client/api.tsx';
import { feedKey, feedQuery } from './query-client.ts';

export type Feed<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
>;

/** Returns the input without what only this device knows: the keys of the posts that it has sent. */
function publicPart<K extends EndpointKey>(input: CallInput<K> | undefined) {
  const { mine, ...body } = (input?.body ?? {}) as { readonly mine?: unknown };
  return mine === undefined ? undefined : ({ body } as unknown as CallInput<K>);
}

/**
 * Loads a feed of the contract: fetching, success with data, or failure with the last data kept. Without input
 * (undefined) the feed waits, because it is not known yet what to fetch. A quiet feed raises no toast: only its place
 * shows the failure. What somebody else answers meanwhile is read anew when the page comes to the front. Whoever has
 * posts of their own sees the public answer until their own has come.
 */
export function useFeed<K extends EndpointKey>(
  key: K,
  input: CallInput<K> | undefined,
  { quiet = false, isAnswered = false } = {},
): UseQueryResult<Response<K>> {
  const api = useApi();
  const client = useQueryClient();
  const everybodys = publicPart(input);
  const query: UseQueryOptions<Response<K>> = {
    ...feedQuery(api, key, input as CallInput<K>, quiet),
    ...(input === undefined && { queryFn: skipToken }),
    ...(isAnswered && { refetchOnWindowFocus: 'always' as const }),
  };
  if (everybodys) {
    // No answer is a function, which is all that the type would tell apart here.
    query.placeholderData = client.getQueryData(feedKey(key, everybodys)) as never;
  }
  return useQuery(query);
}

/** Answer of a backend that does not know the call. */
const NOT_KNOWN: readonly number[] = [404, 501];

/** Tells whether a feed has failed because the backend does not have it. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && NOT_KNOWN.includes(error.status);
