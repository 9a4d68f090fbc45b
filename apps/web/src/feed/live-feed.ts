import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import { QueryObserver } from '@tanstack/react-query';
import type { Answer } from '../written/written-data.ts';
import { feedKey, prefetchFeed, queryClient } from './feed.tsx';

/** Puts answers that came with the page into the cache, as of the time in milliseconds when they were written. */
export function keepWritten(answers: readonly Answer[], updatedAt = 0): void {
  for (const { key, body, data } of answers) {
    if (data === undefined) continue;
    queryClient.setQueryData(feedKey(key, inputOf(body)), data, { updatedAt });
  }
}

const inputOf = (body: unknown) =>
  (body === undefined ? {} : { body }) as unknown as CallInput<EndpointKey>;

/** An observer of a feed; it asks when somebody subscribes and the cache has nothing fresh. */
export function observeFeed<K extends EndpointKey>(
  api: Client,
  key: K,
  input: CallInput<K>,
  quiet: boolean,
): QueryObserver<Response<K>> {
  return new QueryObserver<Response<K>>(queryClient, {
    queryKey: feedKey(key, input),
    queryFn: ({ signal }) => api(key, { ...input, signal }),
    meta: { quiet },
  });
}

/** Asks again for what is shown of a call, and at the next time for the rest, whatever its input was. */
export const askAgain = (key: EndpointKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key] });

export { prefetchFeed };
