import * as z from 'zod/mini';
import { memberReads } from '../../entry/endpoint.ts';
import { IsoDate } from '../../entry/wire.ts';

/** Kind of event: a bill, a deduction, a dividend; the end of a right or a round; a meeting of members; a loan that can be asked for. */
const CalendarKind = z.enum([
  'BILL',
  'COLLECT',
  'DIVIDEND',
  'WELFARE',
  'CONFIRM',
  'MEETING',
  'LOAN',
]);

export const CalendarEvent = z.strictObject({
  /** The same for the same event in every answer. */
  event_id: z.string(),
  kind: CalendarKind,
  title: z.string(),
  event_date: IsoDate,
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** The days of the twelve months to come, the next first; a loan's day however far it is. */
export const MemberCalendar = z.strictObject({ as_of: IsoDate, events: z.array(CalendarEvent) });
export type MemberCalendar = z.infer<typeof MemberCalendar>;

export const memberCalendar = {
  memberCalendarList: memberReads({
    path: '/api/member/mem_calendar',
    dataCopy: { none: 'drawn from rules and the other sections' },
    titleTH: 'ปฏิทิน',
    relative: 'reads',
    response: MemberCalendar,
    summary: 'Days of the next twelve months that concern the member',
  }),
} as const;
