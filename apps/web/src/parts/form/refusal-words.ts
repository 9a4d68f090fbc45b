import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import type { Result } from '@coop/contracts/wire';

/** The words of an answer that refuses; undefined where it does not. */
export function refusalWords({ rc_code, rc_des }: Partial<Result>): string | undefined {
  return isSuccess(rc_code) ? undefined : rc_des || CANNOT_CONNECT_TH;
}
