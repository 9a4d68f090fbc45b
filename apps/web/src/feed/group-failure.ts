import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import { groupFailureTexts } from '@coop/contracts/group-failure';
import { notify } from '../toasts/notify.ts';

/** Words of a failed call of the agency area: `error` and `message`, each of its own (specification 8). */
function textsOf(error: unknown): string[] {
  return error instanceof ApiError ? groupFailureTexts(error.body) : [CANNOT_CONNECT_TH];
}

/** Says each of them in an 'Error' toast; calls that fail together do not say the same twice. */
export function sayGroupFailure(error: unknown): void {
  for (const text of textsOf(error)) notify.error(text, undefined, text);
}
