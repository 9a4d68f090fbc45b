import type { Fact, FactLog } from '../log/fact-log.ts';
import { type Clock, dayOf, today } from '../moments.ts';
import type { Records } from '../money/records.ts';
import { deriveWelfareClaims } from './welfare-claims.ts';
import { paidOn, type WelfareClaim } from './welfare-rights.ts';

export interface Claim extends WelfareClaim {
  /** Tells whether it was filed here and so can be cancelled. */
  readonly isFiled: boolean;
}

/** Applies an officer's decision to a claim. */
function decided(claim: Claim, decision: Fact<'welfare-decision'> | undefined): Claim {
  if (!decision) return claim;
  const { refusal: _byRule, ...rest } = claim;
  const { action, reason } = decision.value;
  const decidedBy = { decidedOn: dayOf(decision.at) };
  return { ...rest, ...decidedBy, ...(action === 'refuse' && { refusal: reason }) };
}

/** Returns the decisions about a member's claims up to a moment, by the claim's number. */
function decisionsOf(overlay: FactLog, subject: string, until: number) {
  const seen = overlay.until('welfare-decision', subject, until);
  return new Map(seen.map((fact) => [fact.value.no, fact]));
}

/** Returns the claims that a member filed in this world, from the facts up to a moment, oldest first. */
export function filedClaims(overlay: FactLog, subject: string, until: number): Claim[] {
  const filed = overlay.until('welfare-request', subject, until);
  if (filed.length === 0) return [];
  const cancels = overlay.until('welfare-cancel', subject, until);
  const cancelled = new Set(cancels.map((fact) => fact.value.no));
  const decisions = decisionsOf(overlay, subject, until);
  return filed
    .map(({ value }) => ({ ...value, isFiled: true, cancelled: cancelled.has(value.no) }))
    .map((item) => decided(item, decisions.get(item.no)));
}

/** Leaves out the account to pay into where it was closed before: the money goes to the bank. */
function intoOpenAccount(claim: Claim, deposits: Records['deposits']): Claim {
  const account = deposits.find(({ accountNo }) => accountNo === claim.payTo);
  const closedOn = account?.closed ? (account.entries.at(-1)?.on ?? '') : undefined;
  const { payTo: _, ...toBank } = claim;
  return closedOn !== undefined && closedOn < paidOn(claim) ? toBank : claim;
}

/** Returns the last day on which welfare comes by itself: that of the notice of a death, or of the settlement. */
function lastDay({ facts, settlement }: Pick<Records, 'facts' | 'settlement'>): string | undefined {
  const death = facts.ends.find((end) => end.how === 'เสียชีวิต' && end.droppedOn === undefined);
  return death?.noticedOn ?? settlement?.on;
}

/** Returns the claims of a member: the derived ones and those filed in this world, oldest first. */
export function claimsOf(
  { overlay, clock }: { readonly overlay: FactLog; readonly clock: Clock },
  records: Records,
): Claim[] {
  const { view, member, deposits } = records;
  const subject = member.membershipNo;
  const now = clock.now();
  const decisions = decisionsOf(overlay, subject, now);
  const until = lastDay(records);
  const derived = deriveWelfareClaims(view, member, today(clock))
    .filter(({ requestedOn }) => until === undefined || requestedOn <= until)
    .map((welfareClaim) => ({ ...welfareClaim, isFiled: false }))
    .map((item) => decided(item, decisions.get(item.no)));
  const filed = filedClaims(overlay, subject, now).map((filedClaim) =>
    intoOpenAccount(filedClaim, deposits),
  );
  return [...derived, ...filed].sort((a, b) => a.requestedOn.localeCompare(b.requestedOn));
}
