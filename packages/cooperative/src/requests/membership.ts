import { addDays } from '@coop/finance/calendar';
import type { Books } from '../books.ts';
import {
  type DeathReport,
  deathReports,
  type EndProgress,
  endAmong,
  progressOfEnds,
} from '../facts/end-progress.ts';
import { today } from '../moments.ts';

/** Days for which a former member may read the settlement sheet. */
const READS_FOR_DAYS = 90;

const NONE: readonly EndProgress[] = [];

/** Returns every notice about the end of a membership by now, oldest first. */
export function endsNow(world: Books, no: number): readonly EndProgress[] {
  // Every call asks, and nobody has done anything about most members.
  if (world.overlay.revisions.ofMember(no) === 0) return NONE;
  return progressOfEnds(world.overlay, no, world.clock.now() + 1);
}

/** Returns the end of a membership as far as it is known now; undefined for continuing members. */
export function endNow(world: Books, no: number): EndProgress | undefined {
  return endAmong(endsNow(world, no));
}

/** Returns the death that an agency reports and of which the cooperative has no paper yet; undefined if there is none. */
export function reportedDeath(world: Books, no: number): DeathReport | undefined {
  if (world.overlay.revisions.ofMember(no) === 0 || endNow(world, no)) return undefined;
  const last = deathReports(world.overlay, world.view(), no, world.clock.now() + 1).at(-1);
  return last?.dropped ? undefined : last;
}

/** Returns whether somebody has died, which the cooperative has a paper of. */
export function isDead(world: Books, no: number): boolean {
  return endNow(world, no)?.how === 'เสียชีวิต';
}

/** Returns whether sign-in is blocked: from a death on, or some time after the membership has ended. */
export function isShutOut(world: Books, no: number): boolean {
  const end = endNow(world, no);
  if (!end) return false;
  return end.how === 'เสียชีวิต' || today(world.clock) > addDays(end.boardOn, READS_FOR_DAYS);
}
