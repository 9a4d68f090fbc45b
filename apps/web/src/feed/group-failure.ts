import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import { groupFailureTexts } from '@coop/contracts/group-failure';
import { maintenanceWords, notify, withReference } from '../toasts/notify.ts';

/**
 * Shows each message of a failed call of the agency area, `error` and `message`, in an 'Error' toast (specification 8);
 * equal messages of calls that fail together are shown once.
 */
export function sayGroupFailure(error: unknown): void {
  const maintenance = maintenanceWords(error);
  const sentences = error instanceof ApiError ? groupFailureTexts(error.body) : [CANNOT_CONNECT_TH];
  const texts = maintenance === undefined ? sentences : [maintenance];
  for (const text of texts) notify.error(withReference(text, error));
}
