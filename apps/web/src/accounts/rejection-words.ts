import { ApiError } from '@coop/contracts/api-error';
import { forPeople, rejectionText } from '@coop/contracts/errors';
import { failureWords } from '../toasts/notify.ts';

/** Words beside the form: the answer's message (specification 8), else what a toast would say. */
export function rejectionWords(error: unknown): string {
  const words = failureWords(error);
  return error instanceof ApiError
    ? forPeople(rejectionText(error.body, '', words), error.status)
    : words;
}
