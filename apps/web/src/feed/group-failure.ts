import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import { groupFailureTexts } from '@coop/contracts/group-failure';
import { notify } from '../toasts/notify.ts';

/** Messages of a failed call of the agency area: `error` and `message` separately (specification 8). */
function textsOf(error: unknown): string[] {
  return error instanceof ApiError ? groupFailureTexts(error.body) : [CANNOT_CONNECT_TH];
}

/** Shows each message in an 'Error' toast; equal messages of calls that fail together are shown once. */
export function sayGroupFailure(error: unknown): void {
  for (const text of textsOf(error)) notify.error(text);
}
