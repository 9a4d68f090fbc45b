import { addDays } from '@coop/finance/calendar';
import { COOPERATIVE } from './cooperative.ts';
import { sundayOf, workingDayFrom } from './working-days.ts';

const { election } = COOPERATIVE;

/** Times of the voting day, as the wire writes them. */
export const OPENS_AT = `${election.opensAt}:00`;
export const CLOSES_AT = `${election.closesAt}:00`;
export const ANNOUNCED_AT = `${election.announcedAt}:00`;

/** The second Sunday of November. */
export const votingDay = (year: number): string => sundayOf(year, 11, 2);

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
