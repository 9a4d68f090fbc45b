import type { LoanApplyStatus } from '@coop/contracts/member/ahead/loan-application';
import { WITHOUT_CONTRACT } from '@coop/contracts/member/ahead/loan-ends';
import type { Fact, FactLog } from '../log/fact-log.ts';
import { dayOf } from '../moments.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { officeMoment } from '../rules/working-days.ts';
import { progressOfEnds } from './end-progress.ts';
import { type Bond, boundAgain, boundAt, lostAt, replaceWords } from './guarantor-bond.ts';
import {
  byOfficerAt,
  CHECKED_AFTER,
  type EndNoticed,
  MEMBERSHIP_ENDS,
  NEXT_AFTER,
  noticeAfter,
  payoutMoment,
} from './request-progress.ts';

const DAY = 86_400_000;
/** Final states. */
const OVER: readonly LoanApplyStatus[] = [...WITHOUT_CONTRACT, 'จ่ายเงินแล้ว'];
/** Time within which every guarantor must have answered. */
const ANSWERED_WITHIN = BY_LAWS.guarantors.answer_days * DAY;

/** A loan application with its guarantors' answers and every state it reaches, including future ones. */
export interface ApplicationProgress {
  readonly fact: Fact<'loan-application'>;
  readonly answers: ReadonlyMap<number, boolean>;
  /** Membership numbers of the guarantors, as far as they were replaced by others. */
  readonly guarantors: readonly number[];
  readonly isConsented: boolean;
  /** Deadline for the guarantors. */
  readonly answerBy: number;
  readonly log: readonly Step[];
  /** Bangkok day of the payout; empty while it is unknown, and if there will be none. */
  readonly effectiveOn: string;
}

interface Done {
  readonly answers: readonly Fact<'guarantor-answer'>[];
  readonly cancelledAt: number | undefined;
  readonly decisions: readonly Fact<'loan-decision'>[];
  /** Moments at which papers requested by an officer were sent, in order. */
  readonly papersAt: readonly number[];
  readonly bond: Bond;
  /** Tells whether an officer decides; otherwise it is approved automatically. */
  readonly byOfficer: boolean;
}

interface Step {
  readonly status: LoanApplyStatus;
  readonly at: number;
  /** The officer's remark. */
  readonly reason?: string;
}

/**
 * Examined and approved on working days once all guarantors have consented, unless an officer is sooner; then paid out.
 */
function carriedOut(consentedAt: number, done: Done): Step[] {
  const { decisions, papersAt, byOfficer } = done;
  const firstAt = decisions[0]?.at ?? Number.POSITIVE_INFINITY;
  const checkedAt = Math.min(officeMoment(consentedAt + CHECKED_AFTER), firstAt);
  const log: Step[] = [{ status: 'กำลังตรวจ', at: checkedAt }];
  let readyAt: number | undefined = checkedAt;
  const paperRequests = decisions.filter(({ value }) => value.action === 'papers');
  for (const [i, { at, value }] of paperRequests.entries()) {
    log.push({ status: 'ขอเอกสารเพิ่ม', at, reason: value.reason });
    readyAt = papersAt[i];
    if (readyAt !== undefined) log.push({ status: 'กำลังตรวจ', at: readyAt });
  }
  const approval = decisions.find(({ value }) => value.action === 'approve');
  const byClock =
    byOfficer || readyAt === undefined ? undefined : officeMoment(readyAt + NEXT_AFTER);
  const approvedAt = approval?.at ?? byClock;
  if (approvedAt === undefined) return log;
  log.push({ status: 'อนุมัติ', at: approvedAt });
  return [...log, ...payoutSteps(approvedAt, done.bond)];
}

/**
 * Looks at the guarantors again on the day of the payout: while one of them is leaving, another one has to sign first,
 * and the money comes on the next payout day.
 */
function payoutSteps(approvedAt: number, bond: Bond): Step[] {
  const log: Step[] = [];
  let from = approvedAt;
  for (;;) {
    const instant = payoutMoment(from);
    const lost = lostAt(bond, instant);
    if (lost.length === 0) return [...log, { status: 'จ่ายเงินแล้ว', at: instant }];
    const by = instant + ANSWERED_WITHIN;
    log.push({ status: 'รอผู้ค้ำประกัน', at: instant, reason: replaceWords(lost, dayOf(by)) });
    const signedAt = boundAgain(bond, instant);
    if (signedAt > by) return [...log, { status: 'หมดเวลา', at: by }];
    log.push({ status: 'ผู้ค้ำประกันยินยอมครบ', at: signedAt });
    from = signedAt;
  }
}

/** Returns the step that ended it without a contract, whichever came first. */
function endOf({ at, value }: Fact<'loan-application'>, done: Done): Step | undefined {
  if (done.cancelledAt !== undefined) return { status: 'ยกเลิก', at: done.cancelledAt };
  const refusal = done.decisions.find((decision) => decision.value.action === 'refuse');
  if (refusal) return { status: 'ไม่อนุมัติ', at: refusal.at, reason: refusal.value.reason };
  const unwilling = done.answers.find((answer) => !answer.value.consents);
  if (unwilling) return { status: 'ผู้ค้ำประกันไม่ยินยอม', at: unwilling.at };
  const isComplete = value.guarantors.every((no) =>
    done.answers.some((answer) => answer.value.guarantor === no),
  );
  return isComplete ? undefined : { status: 'หมดเวลา', at: at + ANSWERED_WITHIN };
}

function progressOf(fact: Fact<'loan-application'>, done: Done): ApplicationProgress {
  const { at, value } = fact;
  const answers = new Map(
    done.answers.map((answer) => [answer.value.guarantor, answer.value.consents]),
  );
  const isConsented = value.guarantors.every((no) => answers.get(no) === true);
  const log: Step[] = [{ status: 'ส่งแล้ว', at }];
  if (value.guarantors.length > 0) log.push({ status: 'รอผู้ค้ำประกัน', at });
  const first = done.answers.filter((answer) => value.guarantors.includes(answer.value.guarantor));
  const consentedAt = first.at(-1)?.at ?? at;
  if (isConsented && value.guarantors.length > 0) {
    log.push({ status: 'ผู้ค้ำประกันยินยอมครบ', at: consentedAt });
  }
  if (isConsented) log.push(...carriedOut(consentedAt, done));
  const end = endOf(fact, done);
  const paid = end ? undefined : log.find((step) => step.status === 'จ่ายเงินแล้ว');
  const waitsSince = log.findLast((step) => step.status === 'รอผู้ค้ำประกัน')?.at ?? at;
  return {
    fact,
    answers,
    guarantors: boundAt(done.bond, Number.POSITIVE_INFINITY),
    isConsented,
    answerBy: waitsSince + ANSWERED_WITHIN,
    log: end ? [...log.filter((step) => step.at <= end.at), end] : log,
    effectiveOn: paid ? dayOf(paid.at) : '',
  };
}

/** Returns whether an application had come to its end by a moment. */
function isOverBy({ log }: ApplicationProgress, moment: number): boolean {
  return log.some(({ status, at }) => OVER.includes(status) && at <= moment);
}

/** Stops an application that has not been paid out when a notice of the membership's end comes. */
function untilNotice(progress: ApplicationProgress, noticedAt: number): ApplicationProgress {
  if (noticedAt === Number.POSITIVE_INFINITY || isOverBy(progress, noticedAt)) return progress;
  const log = progress.log.filter((step) => step.at <= noticedAt);
  const end = { status: 'ยกเลิก', at: noticedAt, reason: MEMBERSHIP_ENDS } as const;
  return { ...progress, log: [...log, end], effectiveOn: '' };
}

/**
 * Returns the requests of a member's loan applications, oldest first, from the facts up to a moment.
 * @param ends notices about the membership's end, oldest first
 */
export function progressOfApplications(
  overlay: FactLog,
  subject: string,
  until: number,
  ends: readonly EndNoticed[],
): ApplicationProgress[] {
  const applications = overlay.until('loan-application', subject, until);
  const cancels = overlay.until('loan-application-cancel', subject, until);
  const answers = overlay.until('guarantor-answer', subject, until);
  const decisions = overlay.until('loan-decision', subject, until);
  const papers = overlay.until('loan-papers', subject, until);
  const officers = overlay.until('officer', 'all', until);
  const replaced = overlay.until('guarantor-replaced', subject, until);
  return applications.map((fact) => {
    const { no } = fact.value;
    const bond = {
      first: fact.value.guarantors,
      replaced: replaced.filter((other) => other.value.no === no),
      endsOf: (guarantor: number) => progressOfEnds(overlay, guarantor, until + 1),
    };
    const progress = progressOf(fact, {
      answers: answers.filter((answer) => answer.value.no === no),
      cancelledAt: cancels.find((cancel) => cancel.value.no === no)?.at,
      decisions: decisions.filter((decision) => decision.value.no === no),
      papersAt: papers.filter((paper) => paper.value.no === no).map(({ at }) => at),
      bond,
      byOfficer: byOfficerAt(officers, fact.at),
    });
    return untilNotice(progress, noticeAfter(ends, fact.at));
  });
}

/** Returns the contract that an application became, or will become on its day. */
export function planOf({ fact, effectiveOn }: ApplicationProgress, on = effectiveOn): LoanPlan {
  const { product, principalSatang, instalments } = fact.value;
  return { product, principalSatang, instalments, disbursedOn: on };
}
