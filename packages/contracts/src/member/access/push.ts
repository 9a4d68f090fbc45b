import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { secret } from '../../entry/secret.ts';
import { titled } from '../../entry/titled.ts';
import { Result, sentText } from '../../entry/wire.ts';

/** Notices that a member may choose to get while the portal is closed. Those about safety are always sent. */
export const PUSH_KINDS = [
  'bill',
  'receipt',
  'missed',
  'request',
  'welfare',
  'letter',
  'dividend',
  'news',
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** `HH:MM` in Bangkok, or '' for none. */
const TimeOfDay = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/));

/** A browser that has agreed to be sent notices. */
export const PushDevice = z.strictObject({
  /** The first 22 signs of the base64url SHA-256 of the subscription's address, so that a browser knows its own. */
  device_id: titled('รหัสอุปกรณ์', z.string()),
  /** Kind of device, system and browser in words. */
  device: titled('อุปกรณ์', z.string()),
  /** Wall time in Bangkok: `2026-11-20 09:00:00`. */
  since: titled('ตั้งแต่', z.string()),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** A notice that was sent to one device, and its outcome: taken by the push service, not taken, device gone. */
export const PushSent = z.strictObject({
  sent_at: titled('ส่งเมื่อ', z.string()),
  title: titled('เรื่อง', z.string()),
  device: titled('อุปกรณ์', z.string()),
  result: titled('ผล', z.enum(['sent', 'failed', 'gone'])),
});
export type PushSent = z.infer<typeof PushSent>;

const settings = {
  kinds: titled('เรื่องที่แจ้ง', z.array(z.enum(PUSH_KINDS))),
  /** Begin and end of the hours without notices, both or neither; they may span midnight. */
  quiet_from: titled('งดแจ้งตั้งแต่', TimeOfDay),
  quiet_to: titled('งดแจ้งถึง', TimeOfDay),
  /** Tells whether a notice may name amounts, which a locked screen shows to whoever passes. */
  show_amounts: titled('แสดงจำนวนเงินในการแจ้งเตือน', z.boolean()),
};

export const MemberPush = z.strictObject({
  /** Tells whether the backend can send at all. */
  enabled: titled('ใช้งานได้', z.boolean()),
  /** Public VAPID key, base64url; '' where nothing can be sent. */
  public_key: titled('กุญแจสาธารณะของระบบ', z.string()),
  devices: titled('อุปกรณ์', z.array(PushDevice)),
  ...settings,
  /** The last twenty, newest first. */
  history: titled('ประวัติ', z.array(PushSent)),
});
export type MemberPush = z.infer<typeof MemberPush>;

/** A browser's subscription; the keys in base64url. */
const Subscription = z.strictObject({
  endpoint: secret(sentText(1_000)),
  p256dh: secret(z.string().check(z.regex(/^[\w-]{87}$/))),
  auth: secret(z.string().check(z.regex(/^[\w-]{22}$/))),
  /** Only confirms that a known device is still there, in a current session. */
  renew: z.optional(z.literal(true)),
  /** With renew: the device_id from before the browser changed its subscription by itself; what is sent moves over. */
  former_id: z.optional(sentText(100)),
});

export const memberPush = {
  memberPushShow: memberReads({
    path: '/api/member/mem_push',
    titleTH: 'การแจ้งเตือนบนอุปกรณ์',
    dataCopy: { section: 'push' },
    response: MemberPush,
    summary: 'Notices while the portal is closed: devices, choices, what was sent',
    spec: '2.5, 7 real-time',
  }),
  memberPushSubscribe: memberChanges({
    path: '/api/member/mem_push_subscribe',
    follows: ['memberPushShow'],
    body: Subscription,
    response: Result,
    titleTH: 'รับการแจ้งเตือนบนอุปกรณ์นี้',
    summary: 'Sends notices to this browser from now on; only addresses of known push services',
    spec: '2.5, 7 real-time',
  }),
  memberPushUnsubscribe: memberChanges({
    path: '/api/member/mem_push_unsubscribe',
    follows: ['memberPushShow'],
    body: z.strictObject({ device_id: sentText(100) }),
    response: Result,
    titleTH: 'เลิกรับการแจ้งเตือนบนอุปกรณ์',
    summary: 'Ends the notices of one of the member’s devices; ending one twice is no error',
    spec: '2.5, 7 real-time',
  }),
  memberPushSettingSave: memberChanges({
    path: '/api/member/mem_push_setting',
    follows: ['memberPushShow'],
    body: z.strictObject(settings),
    response: Result,
    titleTH: 'บันทึกการตั้งค่าการแจ้งเตือน',
    summary: 'Keeps which notices are sent, when, and whether they name amounts',
    spec: '2.5, 7 real-time',
  }),
  memberPushTest: memberChanges({
    path: '/api/member/mem_push_test',
    follows: ['memberPushShow'],
    response: Result,
    titleTH: 'ส่งการแจ้งเตือนทดลอง',
    summary: 'Sends a notice to all devices of the member at once, quiet hours or not',
    spec: '2.5, 7 real-time',
  }),
} as const;
