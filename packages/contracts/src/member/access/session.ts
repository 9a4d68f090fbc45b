import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { titled } from '../../entry/titled.ts';
import { Result, sentText } from '../../entry/wire.ts';

/** A session of a member or an agency, described for people. */
export const SignedInDevice = z.strictObject({
  /** Names the session towards its owner. It is neither the token nor made from it. */
  session_id: titled('รหัสการเข้าสู่ระบบ', z.string()),
  /** Kind of device, system and browser in words; never what the browser calls itself. */
  device: titled('อุปกรณ์', z.string()),
  /** Address with its last part hidden; '' where the backend keeps none. */
  address_area: titled('หมายเลขเครือข่าย', z.string()),
  /** Wall time in Bangkok: `2026-11-20 09:00:00`. */
  signed_in_at: titled('เข้าสู่ระบบเมื่อ', z.string()),
  last_used_at: titled('ใช้งานล่าสุด', z.string()),
  /** Tells whether the sign-in is kept for thirty days. */
  remembered: titled('จำการเข้าสู่ระบบ', z.boolean()),
  /** Tells whether it is the session that asks. */
  is_current: titled('อุปกรณ์นี้', z.boolean()),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const SessionList = z.strictObject({
  /** Live sessions, the one used last first. */
  rows: titled('รายการ', z.array(SignedInDevice)),
});
export type SessionList = z.infer<typeof SessionList>;

/** Sessions to end: either one session or all but the calling one; both or neither is 422 on session_id. */
export const SessionEnd = z.strictObject({
  session_id: z.optional(sentText(100)),
  all_others: z.optional(z.literal(true)),
});

export const memberSession = {
  memberSessionList: memberReads({
    path: '/api/member/mem_session',
    titleTH: 'อุปกรณ์ที่เข้าสู่ระบบ',
    dataCopy: { section: 'sessions' },
    response: SessionList,
    summary: 'The devices on which the member is signed in',
  }),
  memberSessionEnd: memberChanges({
    path: '/api/member/mem_session_end',
    follows: ['memberSessionList'],
    body: SessionEnd,
    response: Result,
    titleTH: 'ออกจากระบบบนอุปกรณ์อื่น',
    summary: 'Ends one of the member’s sessions, or all but this one; ending one twice is no error',
  }),
} as const;
