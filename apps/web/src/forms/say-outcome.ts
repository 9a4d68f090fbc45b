import type { Result } from '@coop/contracts/entry/wire';
import { notify } from '../toasts/notify.ts';
import { sayFailure } from '../toasts/say-failure.ts';
import { refusalWords } from './refusal-words.ts';

/** Shows an answer in a toast. Returns whether it was done. */
export function sayAnswer(answer: Result): boolean {
  const refusal = refusalWords(answer);
  if (refusal === undefined) notify.success(answer.rc_des);
  else notify.error(refusal);
  return refusal === undefined;
}

/** Shows in a toast what came of a call. Resolves to whether it was done. */
export async function sayOutcome(call: Promise<Result | undefined>): Promise<boolean> {
  try {
    const answer = await call;
    return answer !== undefined && sayAnswer(answer);
  } catch (error) {
    sayFailure(error);
    return false;
  }
}
