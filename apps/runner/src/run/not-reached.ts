import { breaking } from '@coop/contract-laws/finding';
import type { Answer } from '../call/answer.ts';
import type { Probe } from '../probe/probe.ts';

/** Says that a check could not be made, at the answer that ended it: nobody may take that for a check that has passed. */
export function notReached(probe: Probe, answer: Answer, what: string, why: string): void {
  probe.amend(answer, 'status', [breaking('not-reached', what, 'every check is reached', why)]);
}
