import type { CalendarDay } from '@coop/contracts/info/calendar';

/** Returns the next day of a kind in the cooperative's calendar, which knows on which days it is closed. */
export const nextDayIn = (
  days: readonly CalendarDay[],
  wanted: CalendarDay['kind'],
  today: string,
): string | undefined => days.find(({ kind, date }) => kind === wanted && date >= today)?.date;
