import * as z from 'zod/mini';
import { memberReads } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { titled } from '../entry/titled.ts';
import { sentText } from '../entry/wire.ts';

/** Payload of the push event `desktopNotify`. */
export const DesktopNotify = z.object({ title: z.string(), body: z.string(), url: z.string() });
export type DesktopNotify = z.infer<typeof DesktopNotify>;
export const DESKTOP_NOTIFY = 'desktopNotify';

/** A notification that was sent, kept for members who were away. */
export const NotificationRow = z.strictObject({
  /** Grows with every notification. */
  notification_id: titled('เลขที่แจ้งเตือน', z.int()),
  title: titled('เรื่อง', z.string()),
  body: titled('ข้อความ', z.string()),
  /** Address that it leads to: show/{url}; empty when there is nothing to read. */
  url: titled('หน้าที่เกี่ยวข้อง', z.string()),
  /** Page of the reader’s area that it is about, as its path; a push carries none. */
  page: titled('หน้า', z.optional(z.string())),
  /** Wall time in Bangkok: `2026-11-20 09:00:00`. */
  created_at: titled('เมื่อ', z.string()),
});
export type NotificationRow = z.infer<typeof NotificationRow>;

export const NotificationList = z.strictObject({
  /** The last fifty at most, newest first. */
  rows: titled('รายการ', z.array(NotificationRow)),
});

/** The provider's signature for a subscription to a private channel. */
const MemberNotificationAuth = z.strictObject({ auth: secret(z.string()) });

const NotificationAuthBody = z.strictObject({
  socket_id: z.string().check(z.regex(/^\d+\.\d+$/)),
  channel_name: sentText(200),
});

export const memberNotification = {
  memberNotificationList: memberReads({
    path: '/api/member/mem_notification',
    titleTH: 'การแจ้งเตือน',
    dataCopy: { section: 'notifications' },
    response: NotificationList,
    summary: 'Notifications that were sent, for whoever missed them',
    spec: '2.5, 7 real-time',
  }),
  memberNotificationAuthShow: memberReads({
    path: '/api/member/mem_notification_auth',
    dataCopy: { none: 'a key of the connection' },
    body: NotificationAuthBody,
    response: MemberNotificationAuth,
    titleTH: 'สิทธิรับการแจ้งเตือนทันที',
    summary: 'Lets a socket of the push provider hear the member’s own channel',
    spec: '2.5, 7 real-time',
  }),
} as const;
