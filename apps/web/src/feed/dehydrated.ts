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

const isMissed = ({ state }: Query) => state.status !== 'success' && !isMissing(state.error);

/** Drops feeds that failed or took too long, for the browser to load. Returns their calls. */
export function dropMissed(queryClient: QueryClient): string[] {
  const missed = queryClient.getQueryCache().findAll({ predicate: isMissed });
  queryClient.removeQueries({ predicate: isMissed });
  return missed.map(({ queryKey: [key] }) => String(key));
}

/** Returns answers, also that something is missing, in a form for JSON. */
export const dehydrated = (queryClient: QueryClient): DehydratedState =>
  dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });

/** Restores a refusal that went through JSON. */
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
