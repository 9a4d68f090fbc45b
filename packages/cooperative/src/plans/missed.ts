import { monthIndex } from '@coop/finance/calendar';
import { unitsOf } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import { findAgency } from '../people/agency.ts';
import { AGENCY_STORIES } from '../people/agency-stories.ts';
import { endingOf } from '../people/ending.ts';
import { personaOf } from '../people/personas/personas.ts';

/** Probability that a member's collection fails because the school sent the money too late. */
const CHANCE = 0.004;

/** Agencies that pay nothing, and since when. */
const LATE = AGENCY_STORIES.flatMap(({ no, missedLast }) => {
  const agency = missedLast === undefined ? undefined : findAgency(no, Number.MAX_SAFE_INTEGER);
  return agency && missedLast !== undefined ? [{ ...agency, missedLast }] : [];
});

/** Returns the first month that an agency of a story does not pay. */
const sinceOf = (view: View, missedLast: number): number => monthIndex(view.startedOn) - missedLast;

/** Tells whether an agency, by its place, does not pay a month of anybody. */
export const agencyMissed = (view: View, index: number, month: number): boolean =>
  LATE.some((late) => late.index === index && month >= sinceOf(view, late.missedLast));

/**
 * Returns whether the whole collection of a member's months was not paid. Fixed for a member and month, independent of
 * the clock; only the arrears of a story are counted from the world's first day.
 */
export function missedBy(view: View, memberNo: number): (month: number) => boolean {
  const persona = personaOf(memberNo);
  const late = LATE.find(({ from, to }) => memberNo >= from && memberNo <= to);
  const last = (persona ?? late)?.missedLast;
  if (last !== undefined) {
    const since = sinceOf(view, last);
    return (month) => month >= since;
  }
  if (persona) return () => false;
  const draw = unitsOf(`${view.seed}/missed`, memberNo);
  // Members who leave have paid everything.
  return (month) => draw(month) < CHANCE && !endingOf(view.seed, memberNo);
}
