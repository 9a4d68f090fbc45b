import { isDay } from '@coop/finance/calendar';
import { icalendar } from '@coop/format/icalendar';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_FILE } from '../../src/site/calendar-file.ts';
import { answering, readSite } from './answer.ts';
import type { ShareOptions } from './options.ts';

const KEPT_SECONDS = 3_600;

/** Registers GET /calendar.ics: the days of /calendar as a file that a calendar opens, or reads anew by itself. */
export function shareCalendar(app: FastifyInstance, options: ShareOptions): void {
  const handler = answering(options, async ({ host }, cookie) => {
    const { coopNameTH } = await readSite(options, cookie);
    const { as_of, days } = await options.clientFor(cookie)('infoCalendarList', {});
    const dated = days.filter(({ date }) => isDay(date));
    const events = dated.map(({ day_id, date, title }) => ({
      uid: `${day_id}@${host}`,
      on: date,
      title,
    }));
    // The same days give the same file.
    const body = icalendar(`ปฏิทิน${coopNameTH}`, events, as_of);
    return { body, type: 'text/calendar; charset=utf-8', seconds: KEPT_SECONDS };
  });
  app.get(CALENDAR_FILE, handler);
}
