import { ApiError } from '@coop/contracts/api-error';
import { failureWords, notify } from './notify.ts';

/** Shows a toast for a failed call, unless it ended the session, which has one message of its own. */
export function sayFailure(error: unknown): void {
  if (error instanceof ApiError && error.endedSession) return;
  notify.error(failureWords(error));
}
