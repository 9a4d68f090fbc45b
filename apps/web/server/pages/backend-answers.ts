import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import { createFreshCache } from './fresh-cache.ts';

/** What the backend said: an answer, or that something is not there, which is an answer, too. */
interface Said {
  readonly data?: unknown;
  readonly refusal?: ApiError;
}

/** Answers that are used for every visitor while they are fresh, of at most so many calls. */
export function createAnswers(most: number) {
  const kept = createFreshCache<Said>(most);
  const ask = (call: Promise<unknown>): Promise<Said> =>
    call.then(
      (data) => ({ data }),
      (error: unknown) => {
        if (error instanceof ApiError && error.isMissing) return { refusal: error };
        throw error;
      },
    );
  return {
    /** The client of a deployment, which asks only for what is not kept. */
    clientOver:
      (client: Client): Client =>
      async (key, { signal: _signal, ...input }) => {
        const name = JSON.stringify([key, input]);
        const said = await kept.get(name, () => ask(client(key, input as never)));
        if (said.refusal) throw said.refusal;
        // Kept under the name of the call that it answers.
        return said.data as never;
      },
    forget: kept.clear,
  };
}
