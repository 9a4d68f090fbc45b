import { ApiError } from '@coop/contracts/api-error';
import type { EndpointKey } from '@coop/contracts/endpoints';
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isMissing } from './query-client.ts';

/** Calls that have not come: they failed, or took too long. What is not there is an answer. */
export function notCome(queryClient: QueryClient): readonly Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'success' && !isMissing(state.error));
}

/** What has come, also that something is not there, as JSON can hold it. */
export const dehydrated = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });

/** A refusal as it was before it went through JSON. */
function revived(error: unknown, [key]: QueryKey): Error | null {
  const { status, body } = (error ?? {}) as { readonly status?: number; readonly body?: unknown };
  return status ? new ApiError('http', key as EndpointKey, { status, body }) : null;
}

/** Takes over the cache that the server filled, as of now by this device's clock. */
export function takeOver(queryClient: QueryClient, cache: DehydratedState): void {
  const dataUpdatedAt = Date.now();
  const queries = cache.queries.map((query) => {
    const error = revived(query.state.error, query.queryKey);
    return { ...query, state: { ...query.state, dataUpdatedAt, error } };
  });
  hydrate(queryClient, { ...cache, queries });
}
