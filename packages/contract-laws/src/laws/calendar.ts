import { lawsOf } from './checks.ts';
import { besideMonthEnds } from './times/due.ts';

const law = lawsOf('infoCalendarList');

/** Laws of the cooperative's calendar. */
export const calendarLaws = [
  law(
    'calendar-due',
    'what happens at the end of each month does so on its last day, or on a day of its own',
    ({ days }) =>
      besideMonthEnds('days.*.date', days, {
        kind: ({ title }) => title,
        day: ({ date }) => date,
      }),
  ),
];
