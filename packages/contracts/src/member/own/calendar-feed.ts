import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { secret } from '../../entry/secret.ts';
import { titled } from '../../entry/titled.ts';
import { OptionalDate, Result } from '../../entry/wire.ts';

/** Begins the address at which a calendar reads a member's days; the rest of it is the secret. */
export const CALENDAR_PATH = '/api/calendar/';

/** The address at which a calendar reads the member's days by itself. It needs no further secret. */
export const CalendarFeed = z.strictObject({
  /** Path on the portal's own origin; '' where there is none, and for who looks on in the member's name. */
  feed_path: titled('ที่อยู่', secret(z.string())),
  /** Tells whether the deduction that is known says its amount. */
  with_amounts: titled('มีจำนวนเงิน', z.boolean()),
  created_date: titled('สร้างเมื่อ', OptionalDate),
  /** From this day on it answers no more. */
  expires_date: titled('ใช้ได้ถึง', OptionalDate),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const memberCalendarFeed = {
  memberCalendarFeedShow: memberReads({
    path: '/api/member/mem_calendar_feed',
    titleTH: 'ที่อยู่ปฏิทิน',
    dataCopy: { section: 'calendar_feed', without: ['feed_path'] },
    response: CalendarFeed,
    summary: 'The private address of the member’s calendar, if there is one',
  }),
  memberCalendarFeedCreate: memberChanges({
    path: '/api/member/mem_calendar_feed_create',
    body: z.strictObject({ with_amounts: z.boolean() }),
    response: CalendarFeed,
    titleTH: 'สร้างที่อยู่ปฏิทินส่วนตัว',
    summary: 'Makes a new private address of at least 32 random bytes; the one before ends',
  }),
  memberCalendarFeedRevoke: memberChanges({
    path: '/api/member/mem_calendar_feed_revoke',
    follows: ['memberCalendarFeedShow'],
    response: Result,
    titleTH: 'ยกเลิกที่อยู่ปฏิทินส่วนตัว',
    summary: 'Ends the private address of the member’s calendar; ending it twice is no error',
  }),
} as const;
