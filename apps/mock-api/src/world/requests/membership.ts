import {
  type DeathReport,
  deathReports,
  type EndProgress,
  endAmong,
  progressOfEnds,
} from '@coop/cooperative/facts/end-progress';
import { today } from '@coop/cooperative/moments';
import { addDays } from '@coop/finance/calendar';
import type { Session } from '../state/sessions/session.ts';
import type { World } from '../world.ts';

/** Days for which a former member may read the settlement sheet. */
const READS_FOR_DAYS = 90;

const NONE: readonly EndProgress[] = [];

/** Returns every notice about the end of a membership by now, oldest first. */
export function endsNow(world: World, no: number): readonly EndProgress[] {
  // Every call asks, and nobody has done anything about most members.
  if (world.overlay.revisions.ofMember(no) === 0) return NONE;
  return progressOfEnds(world.overlay, no, world.clock.now() + 1);
}

/** Returns the end of a membership as far as it is known now; undefined for continuing members. */
export function endNow(world: World, no: number): EndProgress | undefined {
  return endAmong(endsNow(world, no));
}

/** Returns the death that an agency reports and of which the cooperative has no paper yet; undefined if there is none. */
export function reportedDeath(world: World, no: number): DeathReport | undefined {
  if (world.overlay.revisions.ofMember(no) === 0 || endNow(world, no)) return undefined;
  const last = deathReports(world.overlay, world.view(), no, world.clock.now() + 1).at(-1);
  return last?.dropped ? undefined : last;
}

/** Returns whether somebody has died, which the cooperative has a paper of. */
export function isDead(world: World, no: number): boolean {
  return endNow(world, no)?.how === 'เสียชีวิต';
}

/** Returns whether sign-in is blocked: from a death on, or some time after the membership has ended. */
export function isShutOut(world: World, no: number): boolean {
  const end = endNow(world, no);
  if (!end) return false;
  return end.how === 'เสียชีวิต' || today(world.clock) > addDays(end.boardOn, READS_FOR_DAYS);
}

/** Returns whether sign-in is blocked; ends the sessions and the notices of who it is blocked for. */
export function endIfShutOut(world: World, subject: string): boolean {
  const isOver = isShutOut(world, Number(subject));
  if (isOver) world.sessions.endShutOut(subject);
  return isOver;
}

/** Returns whether a session may be used; undefined is none. Relatives of a member who has died read on. */
export function isUsable(world: World, session: Session | undefined): session is Session {
  if (!session) return false;
  return (
    session.kind !== 'member' || Boolean(session.relative) || !endIfShutOut(world, session.subject)
  );
}
