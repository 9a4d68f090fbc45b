import { addDays } from '@coop/finance/calendar';
import { COOPERATIVE } from './cooperative.ts';
import { sundayOf, workingDayFrom } from './working-days.ts';

const { election } = COOPERATIVE;

/** Times of the voting day, in the format of the wire. */
export const OPENS_AT = `${election.opensAt}:00`;
export const CLOSES_AT = `${election.closesAt}:00`;
export const ANNOUNCED_AT = `${election.announcedAt}:00`;

/** Returns the second Sunday of November. */
export const votingDay = (year: number): string => sundayOf(year, 11, 2);

/** Members who joined by this day are on the list of voters. */
export const rollClosesOn = (year: number): string => `${year}-${election.rollClosesOn}`;

/** First day on which the year's election is shown; before it, that of the year before is. */
export const rollShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.rollShownOn}`);

export const applyUntil = (year: number): string =>
  workingDayFrom(`${year}-${election.applyUntil}`);

export const applicantsShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.applicantsShownOn}`);

export const objectionsUntil = (year: number): string =>
  workingDayFrom(addDays(votingDay(year), election.objectionDays));
