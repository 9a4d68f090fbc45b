import type { LoanApplyStatus } from '@coop/contracts/member/ahead/loan-apply';
import type { LoanPlan } from '../people/person/plans.ts';
import { officeMoment } from '../rules/working-days.ts';
import { dayOf } from '../state/clock.ts';
import type { Fact, Overlay } from '../state/overlay.ts';
import { CHECKED_AFTER, NEXT_AFTER, payoutMoment } from './request-course.ts';

const DAY = 86_400_000;
/** Every guarantor must have answered within so long. */
const ANSWERED_WITHIN = 7 * DAY;

/** A request for a loan, what its guarantors answered, and every state it reaches, those to come included. */
export interface ApplicationCourse {
  readonly fact: Fact<'loan-application'>;
  readonly answers: ReadonlyMap<number, boolean>;
  /** When the guarantors' time is over. */
  readonly answerBy: number;
  readonly log: readonly { status: LoanApplyStatus; at: number }[];
  /** Bangkok day of the payout; empty as long as it is not known, and for one that never comes. */
  readonly effectiveOn: string;
}

type Answers = readonly Fact<'guarantor-answer'>[];

/** Examined, approved and paid out on working days, once all have consented. */
function carriedOut(consentedAt: number): ApplicationCourse['log'] {
  const checkedAt = officeMoment(consentedAt + CHECKED_AFTER);
  const approvedAt = officeMoment(checkedAt + NEXT_AFTER);
  return [
    { status: 'กำลังตรวจ', at: checkedAt },
    { status: 'อนุมัติ', at: approvedAt },
    { status: 'จ่ายเงินแล้ว', at: payoutMoment(approvedAt) },
  ];
}

function courseOf(
  fact: Fact<'loan-application'>,
  given: Answers,
  cancelledAt: number | undefined,
): ApplicationCourse {
  const { at, value } = fact;
  const answerBy = at + ANSWERED_WITHIN;
  const answers = new Map(given.map((one) => [one.value.guarantor, one.value.consents]));
  const log: { status: LoanApplyStatus; at: number }[] = [{ status: 'ส่งแล้ว', at }];
  const course = (effectiveOn = '') => ({ fact, answers, answerBy, log, effectiveOn });
  if (value.guarantors.length > 0) log.push({ status: 'รอผู้ค้ำประกัน', at });
  const refused = given.find((one) => !one.value.consents);
  if (cancelledAt !== undefined) {
    log.push({ status: 'ยกเลิก', at: cancelledAt });
    return course();
  }
  if (refused) {
    log.push({ status: 'ผู้ค้ำประกันไม่ยินยอม', at: refused.at });
    return course();
  }
  if (value.guarantors.some((no) => !answers.has(no))) {
    log.push({ status: 'หมดเวลา', at: answerBy });
    return course();
  }
  log.push(...carriedOut(given.at(-1)?.at ?? at));
  return course(dayOf(log.at(-1)?.at ?? at));
}

/** The courses of a member's requests for loans, oldest first, as the facts up to a moment have them. */
export function applicationCourses(
  overlay: Overlay,
  subject: string,
  until: number,
): ApplicationCourse[] {
  const seen = <T extends { readonly at: number }>(facts: readonly T[]) =>
    facts.filter((one) => one.at <= until);
  const asked = seen(overlay.all('loan-application', subject));
  if (asked.length === 0) return [];
  const cancels = seen(overlay.all('loan-application-cancel', subject));
  const answers = seen(overlay.all('guarantor-answer', subject));
  return asked.map((fact) => {
    const { no } = fact.value;
    return courseOf(
      fact,
      answers.filter((one) => one.value.no === no),
      cancels.find((one) => one.value.no === no)?.at,
    );
  });
}

/** The contract that a request became, or will become on its day. */
export function planOf({ fact, effectiveOn }: ApplicationCourse, on = effectiveOn): LoanPlan {
  const { product, principalSatang, instalments } = fact.value;
  return { product, principalSatang, instalments, disbursedOn: on };
}
