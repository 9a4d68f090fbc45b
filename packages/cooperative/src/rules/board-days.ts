import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { BY_LAWS } from './by-laws.ts';
import { workingDayFrom } from './working-days.ts';

/** Returns the day on which the board decides about a report of a day. */
export function boardDayAfter(toldOn: string): string {
  const { day, notice_days } = BY_LAWS.board;
  const earliest = addDays(toldOn, notice_days);
  for (let month = monthIndex(earliest); ; month += 1) {
    const meets = workingDayFrom(addDays(startOfMonthIndex(month), day - 1));
    if (meets >= earliest) return meets;
  }
}
