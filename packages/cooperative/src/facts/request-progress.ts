import type { RequestStatus, RequestType } from '@coop/contracts/member/requestpromoney';
import { addDays, dayOfMonth } from '@coop/finance/calendar';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf, morning } from '../moments.ts';
import { billDayOf } from '../money/bills/bill-day.ts';
import { startOf } from '../money/bills/orders.ts';
import { PAYOUT_DAYS } from '../rules/products.ts';
import { officeMoment, workingDayFrom } from '../rules/working-days.ts';

const HOUR = 3_600_000;
/** Time from sending to the first check, and from each step to the next, when no officer decides. */
export const CHECKED_AFTER = 4 * HOUR;
export const NEXT_AFTER = 24 * HOUR;

/** Requests whose last state is the approval, because nothing is transferred. */
const ENDS_APPROVED: readonly RequestType[] = ['SUBSCRIBE', 'CHANGE_SHARE', 'MONTHLY_REPAY'];

export const endsApproved = (type: RequestType): boolean => ENDS_APPROVED.includes(type);

/** A money request and every state it reaches, including future ones. */
export interface RequestProgress {
  readonly fact: Fact<'money-request'>;
  readonly log: readonly { status: RequestStatus; at: number }[];
  readonly refusal: string;
  /** Bangkok day on which it takes effect; empty if it never does. */
  readonly effectiveOn: string;
}

/** Returns when a loan approved at a moment is paid out: on the next payout day, or the working day after it. */
export function payoutMoment(approvedAt: number): number {
  let day = addDays(dayOf(approvedAt), 1);
  while (!PAYOUT_DAYS.some((payoutDay) => payoutDay === dayOfMonth(day))) day = addDays(day, 1);
  return morning(workingDayFrom(day));
}

/** Returns the day on which a loan is paid out that is asked for at a moment and held up by nobody. */
export const expectedPayout = (instant: number): string =>
  dayOf(payoutMoment(officeMoment(officeMoment(instant + CHECKED_AFTER) + NEXT_AFTER)));

/** Returns when a request was approved. */
export const approvalOf = ({ log }: Pick<RequestProgress, 'log'>): number =>
  log.find(({ status }) => status === 'อนุมัติ')?.at ?? 0;

/** Ends standing orders that were stopped, or whose contract has a newer one that begins. */
function endOrders(
  all: readonly RequestProgress[],
  stops: readonly Fact<'standing-order-stop'>[],
): RequestProgress[] {
  // Of those that are approved at the same moment, the one that was sent last is the newest.
  const running = all
    .filter(({ fact, effectiveOn }) => fact.value.type === 'MONTHLY_REPAY' && effectiveOn !== '')
    .toSorted((a, b) => approvalOf(a) - approvalOf(b));
  return all.map((progress) => {
    if (!running.includes(progress)) return progress;
    const { refNo } = progress.fact.value;
    const approvedAt = approvalOf(progress);
    const stop = stops.find(({ at, value }) => value.contractNo === refNo && at >= approvedAt);
    const newer = running
      .slice(running.indexOf(progress) + 1)
      .filter((requestProgress) => requestProgress.fact.value.refNo === refNo);
    const ends = [...newer.map(beginsAt), ...(stop ? [stop.at] : [])];
    if (ends.length === 0) return progress;
    return { ...progress, log: [...progress.log, { status: 'สิ้นสุด', at: Math.min(...ends) }] };
  });
}

/** Returns when an approved order begins to be collected, in the morning of the bill's day. */
function beginsAt(order: RequestProgress): number {
  const { effectiveOn: since } = order;
  const { fromMonth = 0 } = order.fact.value;
  return Math.max(approvalOf(order), morning(billDayOf(startOf({ since, fromMonth }))));
}

interface Decisions {
  readonly cancelledAt?: number | undefined;
  readonly approvedAt?: number | undefined;
  readonly refused?: Fact<'money-decision'> | undefined;
  readonly paidAt?: number | undefined;
  /** Tells whether an officer decides; otherwise it proceeds automatically. */
  readonly byOfficer: boolean;
}

type Steps = Omit<RequestProgress, 'fact'>;

function stepsOf(type: RequestType, sentAt: number, decided: Decisions): Steps {
  const { cancelledAt, refused, byOfficer } = decided;
  const log: { status: RequestStatus; at: number }[] = [{ status: 'ส่งแล้ว', at: sentAt }];
  const end = (status: RequestStatus, instant: number, refusal: string) => ({
    log: [...log.filter((step) => step.at <= instant), { status, at: instant }],
    refusal,
    effectiveOn: '',
  });
  const reached = (effectiveOn: string) => ({ log, refusal: '', effectiveOn });
  const firstDecision = decided.approvedAt ?? refused?.at ?? Number.POSITIVE_INFINITY;
  const checkedAt = Math.min(officeMoment(sentAt + CHECKED_AFTER), firstDecision);
  log.push({ status: 'กำลังตรวจ', at: checkedAt });
  if (cancelledAt !== undefined) return end('ยกเลิก', cancelledAt, '');
  const approvedAt =
    decided.approvedAt ?? (byOfficer ? undefined : officeMoment(checkedAt + NEXT_AFTER));
  if (refused) {
    // What was approved can be undone until it is paid.
    const isUndone = approvedAt !== undefined && approvedAt < refused.at;
    if (isUndone) log.push({ status: 'อนุมัติ', at: approvedAt });
    return end('ไม่อนุมัติ', refused.at, refused.value.reason);
  }
  if (approvedAt === undefined) return reached('');
  log.push({ status: 'อนุมัติ', at: approvedAt });
  if (endsApproved(type)) return reached(dayOf(approvedAt));
  const byClock =
    type === 'EMERGENCY_LOAN' ? payoutMoment(approvedAt) : officeMoment(approvedAt + NEXT_AFTER);
  const paidAt = decided.paidAt ?? (byOfficer ? undefined : byClock);
  if (paidAt === undefined) return reached('');
  log.push({ status: 'โอนแล้ว', at: paidAt });
  return reached(dayOf(paidAt));
}

/** Returns whether an officer decided about requests sent at a moment. */
export function byOfficerAt(officers: readonly Fact<'officer'>[], instant: number): boolean {
  return officers.findLast((officer) => officer.at <= instant)?.value.decides === 'officer';
}

/** Returns the day on which a request sent at a moment takes effect; empty if an officer decides. */
export function effectiveIfSent(overlay: FactLog, type: RequestType, instant: number): string {
  const byOfficer = byOfficerAt(overlay.all('officer', 'all'), instant);
  return stepsOf(type, instant, { byOfficer }).effectiveOn;
}

export const MEMBERSHIP_ENDS = 'สมาชิกภาพอยู่ระหว่างสิ้นสุด สหกรณ์จึงยุติคำขอที่ยังไม่แล้วเสร็จ';

export interface EndNoticed {
  readonly noticedAt: number;
  /** Moment when it was dropped, if it was. */
  readonly decision?: { readonly at: number };
}

/**
 * Returns the moment at which a request sent at another is stopped: when the next notice comes, or at once under an open
 * one, which the clock may have been set back for.
 */
export function noticeAfter(ends: readonly EndNoticed[], sentAt: number): number {
  const first = ends.find(
    ({ noticedAt, decision }) => noticedAt >= sentAt || !decision || decision.at > sentAt,
  );
  return first ? Math.max(first.noticedAt, sentAt) : Number.POSITIVE_INFINITY;
}

/** Returns whether a request had come to its end by a moment. */
function isOverBy({ log, effectiveOn }: RequestProgress, moment: number): boolean {
  const isFinal =
    effectiveOn !== '' || log.some(({ status }) => status === 'ยกเลิก' || status === 'ไม่อนุมัติ');
  return isFinal && log.every(({ at }) => at <= moment);
}

/** Stops a request that is pending when a notice comes, even if the notice is taken back. */
function untilNotice(progress: RequestProgress, noticedAt: number): RequestProgress {
  if (noticedAt === Number.POSITIVE_INFINITY || isOverBy(progress, noticedAt)) return progress;
  const log = progress.log.filter((step) => step.at <= noticedAt);
  return {
    ...progress,
    log: [...log, { status: 'ยกเลิก', at: noticedAt }],
    refusal: MEMBERSHIP_ENDS,
    effectiveOn: '',
  };
}

/**
 * Returns the progress of a member's requests, oldest first, from the facts up to a moment.
 * @param ends notices about the membership's end, oldest first
 */
export function progressOfRequests(
  overlay: FactLog,
  subject: string,
  until: number,
  ends: readonly EndNoticed[],
): RequestProgress[] {
  const requests = overlay.until('money-request', subject, until);
  const cancels = overlay.until('money-request-cancel', subject, until);
  const decisions = overlay.until('money-decision', subject, until);
  const officers = overlay.until('officer', 'all', until);
  const stops = overlay.until('standing-order-stop', subject, until);
  const all = requests.map((fact) => {
    const { requestNo, type } = fact.value;
    const decision = (action: string) =>
      decisions.find(
        (other) => other.value.requestNo === requestNo && other.value.action === action,
      );
    const steps = stepsOf(type, fact.at, {
      cancelledAt: cancels.find((cancel) => cancel.value.requestNo === requestNo)?.at,
      approvedAt: decision('approve')?.at,
      refused: decision('refuse'),
      paidAt: decision('pay')?.at,
      byOfficer: byOfficerAt(officers, fact.at),
    });
    return untilNotice({ fact, ...steps }, noticeAfter(ends, fact.at));
  });
  return endOrders(all, stops);
}
