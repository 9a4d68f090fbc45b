import { groupOwner, readDraft } from '../session/drafts.ts';

/** Name under which what is typed about a month is kept until it is recorded. */
export const draftName = (period: string) => `deduct-result/${period}`;

/** Whether something is typed about a month in this tab and not recorded yet. */
export function hasResultDraft(agencyNo: string, period: string): boolean {
  return readDraft(draftName(period), groupOwner(agencyNo)) !== null;
}
