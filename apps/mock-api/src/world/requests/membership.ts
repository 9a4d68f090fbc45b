import { addDays } from '@coop/finance/calendar';
import { type EndCourse, endAmong, endCourses } from '../facts/end-course.ts';
import { today } from '../state/clock.ts';
import type { World } from '../world.ts';

/** Who has left reads the settlement sheet for so long. */
const READS_FOR_DAYS = 90;

/** Every notice about the end of a membership by now, oldest first. */
export function endsNow(world: World, no: number): readonly EndCourse[] {
  return endCourses(world.overlay, world.view(), no, world.clock.now() + 1);
}

/** The end of a membership as far as it is known now; undefined for who stays. */
export function endNow(world: World, no: number): EndCourse | undefined {
  return endAmong(endsNow(world, no));
}

/** Whether somebody has died, as family or agency told. */
export function isDead(world: World, no: number): boolean {
  return endNow(world, no)?.how === 'เสียชีวิต';
}

/** Whether nobody signs in for a member any more: from a death on, or a while after the membership has ended. */
export function isShutOut(world: World, no: number): boolean {
  const end = endNow(world, no);
  if (!end) return false;
  return end.how === 'เสียชีวิต' || today(world.clock) > addDays(end.boardOn, READS_FOR_DAYS);
}
