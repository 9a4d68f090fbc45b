import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { COOPERATIVE } from './cooperative.ts';
import { workingDayFrom } from './working-days.ts';

/** Returns the day on which the board decides about a report of a day. */
export function boardDayAfter(toldOn: string): string {
  const { day, noticeDays } = COOPERATIVE.boardMeeting;
  const earliest = addDays(toldOn, noticeDays);
  for (let month = monthIndex(earliest); ; month += 1) {
    const meets = workingDayFrom(addDays(startOfMonthIndex(month), day - 1));
    if (meets >= earliest) return meets;
  }
}
