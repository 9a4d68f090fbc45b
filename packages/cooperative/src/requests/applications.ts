import type { LoanApplyStatus } from '@coop/contracts/member/ahead/loan-application';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import type { Books } from '../books.ts';
import { type ApplicationProgress, progressOfApplications } from '../facts/application-progress.ts';
import { expectedPayout } from '../facts/request-progress.ts';
import type { LoanFile } from '../log/loan-application.ts';
import { membershipNoOf } from '../people/member.ts';
import { endsNow } from './membership.ts';

/** A loan application in its state at the time of the clock. */
export interface Application extends ApplicationProgress {
  readonly status: LoanApplyStatus;
  /** Tells whether it may still become a contract and is on no record yet. */
  readonly isPending: boolean;
}

/** Returns the loan applications of a member, oldest first. */
export function applicationsOf(world: Books, no: number): Application[] {
  // Every first page asks, and nobody has done anything about most members.
  if (world.overlay.revisions.ofMember(no) === 0) return [];
  const now = world.clock.now();
  const { asOf } = world.view();
  const ends = endsNow(world, no);
  const requests = progressOfApplications(world.overlay, membershipNoOf(no), now, ends);
  return requests.map((progress) => {
    const log = progress.log.filter((step) => step.at <= now);
    const status = log.at(-1)?.status ?? 'ส่งแล้ว';
    const isOnRecord = progress.effectiveOn !== '' && progress.effectiveOn <= asOf;
    return { ...progress, log, status, isPending: !isWithoutContract({ status }) && !isOnRecord };
  });
}

/** Returns the day of the payout; while it is unknown, that of a request to which everybody agrees now. */
export const payoutDay = (world: Books, { effectiveOn }: Application): string =>
  effectiveOn || expectedPayout(world.clock.now());

/** Returns the papers that were sent after an officer had asked for them. */
export function sentLater(world: Books, { fact }: Application): LoanFile[] {
  return world.overlay
    .until('loan-papers', fact.subject, world.clock.now())
    .filter(({ value }) => value.no === fact.value.no)
    .flatMap(({ value }) => value.files);
}

/** A member's request to another one to guarantee a loan. */
export interface Ask {
  readonly borrower: number;
  readonly application: Application;
}

/** Returns everything a member was ever asked to guarantee, oldest first. */
export function asksOf(world: Books, no: number): Ask[] {
  const askFacts = world.overlay.until('guarantor-asked', membershipNoOf(no), world.clock.now());
  return askFacts.flatMap(({ value }) => {
    const { borrower } = value;
    const application = applicationsOf(world, borrower).find(
      ({ fact }) => fact.value.no === value.no,
    );
    return application ? [{ borrower, application }] : [];
  });
}

export function canAnswer({ application }: Ask, no: number): boolean {
  return application.status === 'รอผู้ค้ำประกัน' && !application.answers.has(no);
}
