import type { Records } from '../money/records.ts';
import { dayOf, today } from '../state/clock.ts';
import type { Fact } from '../state/overlay.ts';
import type { World } from '../world.ts';
import { deriveWelfareClaims } from './welfare-claims.ts';
import type { WelfareClaim } from './welfare-rights.ts';

export interface Claim extends WelfareClaim {
  /** Whether it was filed here and so can be cancelled. */
  readonly isFiled: boolean;
}

/** A claim as an officer decided it. */
function decided(claim: Claim, decision: Fact<'welfare-decision'> | undefined): Claim {
  if (!decision) return claim;
  const { refusal: _byRule, ...rest } = claim;
  const { action, reason } = decision.value;
  const decidedBy = { decidedOn: dayOf(decision.at) };
  return { ...rest, ...decidedBy, ...(action === 'refuse' && { refusal: reason }) };
}

/** Claims of a member: the derived ones and those filed in this world, oldest first. */
export function claimsOf(
  world: World,
  { view, member }: Pick<Records, 'view' | 'member'>,
): Claim[] {
  const subject = member.membershipNo;
  const now = world.clock.now();
  const cancelled = new Set(
    world.overlay.all('welfare-cancel', subject).map((fact) => fact.value.no),
  );
  const decisions = new Map(
    world.overlay
      .all('welfare-decision', subject)
      .filter((fact) => fact.at <= now)
      .map((fact) => [fact.value.no, fact]),
  );
  const filed = world.overlay.all('welfare-request', subject).map(({ value }) => ({
    ...value,
    isFiled: true,
    cancelled: cancelled.has(value.no),
  }));
  const derived = deriveWelfareClaims(view, member, today(world.clock));
  return [...derived.map((one) => ({ ...one, isFiled: false })), ...filed]
    .map((one) => decided(one, decisions.get(one.no)))
    .sort((a, b) => a.requestedOn.localeCompare(b.requestedOn));
}
