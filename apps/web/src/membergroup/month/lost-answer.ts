import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import type { Result } from '@coop/contracts/entry/wire';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { monthIn } from './of-month.ts';

/** Says that it was done before. */
export const DONE = 'บันทึกแล้ว';

interface Lost {
  readonly error: unknown;
  /** The month as it was before the call. */
  readonly data: GroupDeductResult;
  /** Tells whether the month, read anew, has what was sent. */
  readonly isDone: (now: GroupDeductResult) => boolean;
}

/**
 * Returns the answer to a call that failed although it was done: only its answer was lost.
 * @throws the failure where it was not done, or nobody knows
 */
export async function lostAnswer(api: Client, { error, data, isDone }: Lost): Promise<Result> {
  if (error instanceof ApiError && error.endedSession) throw error;
  const sheet = api('membergroupDeductResultShow', { body: monthIn(data) });
  const now = await sheet.catch(() => undefined);
  if (now && isDone(now)) return { rc_code: '1', rc_des: DONE };
  throw error;
}
