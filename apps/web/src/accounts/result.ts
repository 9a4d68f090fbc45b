import { CANNOT_CONNECT_EN, isSuccess } from '@coop/contracts/errors';
import type { RegisterResult } from '@coop/contracts/member/access/register';
import { LONG_TOAST_MS, notify } from '../toasts/notify.ts';

/**
 * Says what a registration call answered (specification 8): success with its messages for 10 s; each error in a
 * toast of its own for 10 s; 'Cannot connect' when it failed and gives no list. Returns the errors for the page.
 */
export function sayResult({ rc_code, messages, errors }: RegisterResult): readonly string[] {
  if (isSuccess(rc_code)) {
    if (messages) notify.success(messages, LONG_TOAST_MS);
    return [];
  }
  if (!Array.isArray(errors) || errors.length === 0) {
    notify.error(CANNOT_CONNECT_EN);
    return [CANNOT_CONNECT_EN];
  }
  for (const error of errors) notify.error(error, LONG_TOAST_MS);
  return errors;
}
