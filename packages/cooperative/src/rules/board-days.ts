import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { BY_LAWS } from './by-laws.ts';
import { workingDayFrom, workingDayUntil } from './working-days.ts';

const { day, notice_days } = BY_LAWS.board;

/** Returns the day on which the board meets in a month counted from year 0. */
export const boardDayIn = (month: number): string =>
  workingDayFrom(addDays(startOfMonthIndex(month), day - 1));

/** Returns the last day on which papers reach a meeting of the board. */
export const boardPapersUntil = (meets: string): string =>
  workingDayUntil(addDays(meets, -notice_days));

/** Returns the day on which the board decides about a report of a day. */
export function boardDayAfter(toldOn: string): string {
  const earliest = addDays(toldOn, notice_days);
  for (let month = monthIndex(earliest); ; month += 1) {
    const meets = boardDayIn(month);
    if (meets >= earliest) return meets;
  }
}
