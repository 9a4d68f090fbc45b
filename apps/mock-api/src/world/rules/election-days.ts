import { addDays, dayNumber } from '@coop/finance/calendar';
import { COOPERATIVE } from './cooperative.ts';
import { workingDayFrom } from './working-days.ts';

const { election } = COOPERATIVE;

/** Times of the voting day, as the wire writes them. */
export const OPENS_AT = `${election.opensAt}:00`;
export const CLOSES_AT = `${election.closesAt}:00`;
export const ANNOUNCED_AT = `${election.announcedAt}:00`;

/** The second Sunday of November; 1 January 1970 was a Thursday. */
export function votingDay(year: number): string {
  const first = `${year}-11-01`;
  const weekday = (dayNumber(first) + 4) % 7;
  return addDays(first, ((7 - weekday) % 7) + 7);
}

/** Who is a member by this day is on the list of voters. */
export const rollClosesOn = (year: number): string => `${year}-${election.rollClosesOn}`;

/** From this day on the election of the year is shown; before, that of the year before. */
export const rollShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.rollShownOn}`);

export const applyUntil = (year: number): string =>
  workingDayFrom(`${year}-${election.applyUntil}`);

export const applicantsShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.applicantsShownOn}`);

/** Last day on which the result can be contested. */
export const objectionsUntil = (year: number): string =>
  workingDayFrom(addDays(votingDay(year), election.objectionDays));
