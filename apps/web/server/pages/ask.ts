import { ApiError } from '@coop/contracts/api-error';
import type { CallInput, Client } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Answer } from '../../src/written/written-data.ts';

/** Answers that say that something is not there; they are part of the page. */
const MISSING = [404, 410, 422];

/** What happened to the calls of one page. */
export interface Asked {
  /** Calls of the page's own, and of the frame around it, that the backend could not answer. */
  readonly failed: Set<string>;
  /** Whether a call took too long. */
  isLate: boolean;
}

export const nothingAsked = (): Asked => ({ failed: new Set(), isLate: false });

/** Asks once; a failure is an answer only where it says that something is not there. */
export async function askBackend(
  client: Client,
  key: EndpointKey,
  body: object | undefined,
): Promise<Answer> {
  // The page says what it asks; that key and body belong together was checked where it was written.
  const input = (body ? { body } : {}) as unknown as CallInput<EndpointKey>;
  try {
    return { key, ...(body && { body }), data: await client(key, input) };
  } catch (error) {
    if (!(error instanceof ApiError) || !MISSING.includes(error.status)) throw error;
    return { key, ...(body && { body }), refusal: { status: error.status, body: error.body } };
  }
}

/**
 * Makes what one page asks with: it never rejects, and nothing takes longer than what is left of the page's patience.
 */
export function patience(asked: Asked, patienceMs: number) {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  return async <T>(what: string, asking: Promise<T>): Promise<T | undefined> => {
    const answer = asking.catch(() => {
      asked.failed.add(what);
      return undefined;
    });
    return Promise.race([
      answer,
      late.then(() => {
        asked.isLate = true;
        return undefined;
      }),
    ]);
  };
}
