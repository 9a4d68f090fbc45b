import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../client/api.tsx';
import { type Once, useOnce } from './use-once.ts';

/** A call that changes something, as a button or a form makes it. */
export interface Call<Input, Answer> extends Once<Input, Answer> {
  /** Reads anew what the contract says follows the call, where that may come later than its answer. */
  readonly refresh: () => Promise<void>;
}

/** Reads anew what is shown of the calls that the contract says follow this one, and at the next time the rest. */
async function refreshAfter(key: EndpointKey, queryClient: QueryClient): Promise<void> {
  // Loaded with the client, which has made the call.
  const { endpoints } = await import('@coop/contracts/endpoints');
  const { follows = [] }: Endpoint = endpoints[key];
  await Promise.all(follows.map((feed) => queryClient.invalidateQueries({ queryKey: [feed] })));
}

/** Tells whether a call may have been done although it failed: its answer was lost, or says nothing about it. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError && (error.isUnanswered || error.status >= 500);

/**
 * A call of the contract, made once at a time. It ends when what follows it has been read anew; after a failure that
 * leaves open whether it was done, that is read anew, too.
 * @param make what makes the call, where something comes before it; undefined where it came to no call
 */
export function useCall<K extends EndpointKey, Input = CallInput<K>>(
  key: K,
  // Without it the input is that of the call.
  make: (api: Client, input: Input) => Promise<Response<K> | undefined> = (api, input) =>
    api(key, input as unknown as CallInput<K>),
): Call<Input, Response<K> | undefined> {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => refreshAfter(key, queryClient);
  const once = useOnce(async (input: Input) => {
    try {
      const answer = await make(api, input);
      if (answer) await refresh();
      return answer;
    } catch (error) {
      // Not waited for: without a connection nothing comes.
      if (mayBeDone(error)) void refresh();
      throw error;
    }
  });
  return { ...once, refresh };
}
