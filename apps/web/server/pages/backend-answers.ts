import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import { createFreshCache } from './fresh-cache.ts';

/** Answers that say that something is not there; they are part of the page. */
const MISSING = [404, 410, 422];

/** What the backend said: an answer, or that something is not there. */
type Said = { readonly data: unknown } | { readonly refusal: ApiError };

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && MISSING.includes(error.status);

/** Answers that are used for every visitor while they are fresh, of at most so many calls. */
export function createAnswers(most: number) {
  const kept = createFreshCache<Said>(most);
  return {
    /** The client of a deployment, which asks only for what is not kept. */
    clientOver(client: Client): Client {
      return async (key, { signal: _signal, ...input }) => {
        const said = await kept.get(JSON.stringify([key, input]), () =>
          client(key, input as Parameters<typeof client>[1]).then(
            (data) => ({ data }),
            (error: unknown) => {
              if (isRefusal(error)) return { refusal: error };
              throw error;
            },
          ),
        );
        if ('refusal' in said) throw said.refusal;
        // Kept under the name of the call that it answers.
        return said.data as never;
      };
    },
    forget: kept.clear,
  };
}
