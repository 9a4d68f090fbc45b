import { addDays } from '@coop/finance/calendar';
import { BY_LAWS } from './by-laws.ts';
import { sundayOf, workingDayFrom } from './working-days.ts';

const { election } = BY_LAWS;

/** Times of the voting day, in the format of the wire. */
export const OPENS_AT = `${election.opens_at}:00`;
export const CLOSES_AT = `${election.closes_at}:00`;
export const ANNOUNCED_AT = `${election.announced_at}:00`;

export const votingDay = (year: number): string => sundayOf(year, election.month, election.sunday);

/** Members who joined by this day are on the list of voters. */
export const rollClosesOn = (year: number): string => `${year}-${election.roll_closes_on}`;

/** First day on which the year's election is shown; before it, that of the year before is. */
export const rollShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.roll_shown_on}`);

export const applyUntil = (year: number): string =>
  workingDayFrom(`${year}-${election.apply_until}`);

export const applicantsShownOn = (year: number): string =>
  workingDayFrom(`${year}-${election.applicants_shown_on}`);

export const objectionsUntil = (year: number): string =>
  workingDayFrom(addDays(votingDay(year), election.objection_days));
