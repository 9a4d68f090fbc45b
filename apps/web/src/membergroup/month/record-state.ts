import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import { dayOfMonthIndex } from '@coop/finance/calendar';
import { periodIndex } from '@coop/format/thai-date';
import { groupOwner, readDraft } from '../../session/drafts.ts';
import { isOpen, type ToldMonth } from './to-transfer.ts';

/** State of the record of a month: nobody has said anything, it is recorded, or its money has come and closed it. */
export type RecordState = 'unrecorded' | 'recorded' | 'received';

/** A backend may leave out when the month was recorded and the receipt; then the status says it. */
export function recordStateOf(month: ToldMonth): RecordState {
  const { status, receipt_no, recorded_at, debt_amount } = month;
  // A part has come before the month is due: nothing is overdue, and the record can still be corrected.
  if (status === 'รับบางส่วน' && recorded_at && !debt_amount) return 'recorded';
  if (!isOpen(month) && (receipt_no || status === 'รับครบ' || status === 'รับบางส่วน'))
    return 'received';
  return recorded_at || status === 'รอเงิน' ? 'recorded' : 'unrecorded';
}

/** Day on which the bill after a month's (Buddhist year and month) goes out, by the by-laws' day; empty for no month. */
export function nextBillOn(period: string, { day }: Pick<KnownByLaws['bills'], 'day'>): string {
  const month = periodIndex(period);
  return month === null ? '' : dayOfMonthIndex(month + 1, day);
}

/** Tells whether a month's day of transfer has passed on the day of the records. */
export const isDue = ({ due_date, as_of }: { readonly due_date: string; readonly as_of: string }) =>
  due_date <= as_of;

/** Name under which what is typed about a month is kept until it is recorded. */
export const draftName = (period: string) => `deduct-result/${period}`;

/** Tells whether something is typed about a month in this tab and not recorded yet. */
export function hasResultDraft(agencyNo: string, period: string): boolean {
  return readDraft(draftName(period), groupOwner(agencyNo)) !== null;
}
