import { ApiError } from '@coop/contracts/api-error';
import { failureWords, notify } from './notify.ts';

/** Returns the words for a failed call; undefined if it ended the session, which has one message of its own. */
export function failureToSay(error: unknown): string | undefined {
  return error instanceof ApiError && error.endedSession ? undefined : failureWords(error);
}

/** Shows a toast for a failed call, unless it ended the session. */
export function sayFailure(error: unknown): void {
  const words = failureToSay(error);
  if (words !== undefined) notify.error(words);
}
