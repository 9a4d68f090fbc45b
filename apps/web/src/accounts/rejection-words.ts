import { ApiError } from '@coop/contracts/api-error';
import { forPeople, rejectionText } from '@coop/contracts/errors';
import { failureWords, withReference } from '../toasts/notify.ts';

/** Words beside the form: the answer's message (specification 8), else what a toast would say. */
export function rejectionWords(error: unknown): string {
  if (!(error instanceof ApiError) || error.maintenance) return failureWords(error);
  return withReference(forPeople(rejectionText(error.body, '', error.text), error.status), error);
}
