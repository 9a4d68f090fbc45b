import { monthIndex } from '@coop/finance/calendar';
import { personaOf } from './personas.ts';
import { unit } from './stream.ts';
import type { View } from './view.ts';

/** One collection in so many fails for a member: the school sent the money too late. */
const CHANCE = 0.004;

/**
 * Whether the whole collection of a month was not paid. Fixed for a member and month, whatever the clock says;
 * only a persona's arrears are counted from the world's first day.
 */
export function isMissed(view: View, memberNo: number, month: number): boolean {
  const last = personaOf(memberNo)?.missedLast;
  if (last !== undefined) return month >= monthIndex(view.startedOn) - last;
  if (personaOf(memberNo)) return false;
  return unit(`${view.seed}/missed`, memberNo, month) < CHANCE;
}
