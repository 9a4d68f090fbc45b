import type { Result } from '@coop/contracts/entry/wire';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';

/** The words of an answer that refuses; undefined where it does not. */
export function refusalWords({ rc_code, rc_des }: Partial<Result>): string | undefined {
  return isSuccess(rc_code) ? undefined : rc_des || CANNOT_CONNECT_TH;
}
