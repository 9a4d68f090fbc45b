import type { Verification } from '@coop/contracts/entry/verification';
import type { Making } from '../export/export-file.ts';
import { markOf } from '../papers/mark.ts';
import type { Paper } from './paper.ts';

/** What every official paper of the cooperative begins with; `verification` is by what it is checked. */
export function officialPaper(
  { coopName, coopAddress = '', origin = '', madeAt }: Making,
  verification: Verification | undefined,
): Pick<Paper, 'coopName' | 'letterhead' | 'mark' | 'madeAt'> {
  return {
    coopName,
    letterhead: { address: coopAddress },
    mark: markOf(verification, origin),
    madeAt,
  };
}
