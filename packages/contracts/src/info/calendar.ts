import * as z from 'zod/mini';
import { anybodyReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { IsoDate } from '../entry/wire.ts';

/**
 * Kind of day: loans are paid out, papers are taken for the last time, bills and deductions, the office is closed, a
 * meeting, an election, money is paid to members.
 */
const CalendarDayKind = z.enum([
  'PAYOUT',
  'PAPERS',
  'BILL',
  'CLOSED',
  'MEETING',
  'ELECTION',
  'PAID',
]);

const day = {
  /** The same for the same day in every answer. */
  day_id: titled('รหัส', z.string()),
  kind: titled('ประเภท', CalendarDayKind),
  title: titled('เรื่อง', z.string()),
  date: titled('วันที่', IsoDate),
};
export const CalendarDay = z.strictObject(day);
export type CalendarDay = z.infer<typeof CalendarDay>;

/** The days of the twelve months to come, the next first. */
export const InfoCalendar = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  days: titledList('วันสำคัญ', day),
});
export type InfoCalendar = z.infer<typeof InfoCalendar>;

export const infoCalendar = {
  infoCalendarList: anybodyReads({
    path: '/api/info/calendar',
    titleTH: 'ปฏิทินสหกรณ์',
    response: InfoCalendar,
    summary:
      'Days of the next twelve months that concern everybody; asked where site.json says that the backend publishes them',
    spec: '2.2, not named there',
  }),
} as const;
