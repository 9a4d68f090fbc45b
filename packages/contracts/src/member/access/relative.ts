import * as z from 'zod/mini';
import { anybodyChanges, memberChanges, memberReads } from '../../entry/endpoint.ts';
import { secret } from '../../entry/secret.ts';
import { titled, titledList } from '../../entry/titled.ts';
import {
  MembershipNo,
  PresentedPassword,
  RequestedRecaptcha,
  Result,
  sentText,
} from '../../entry/wire.ts';
import { MemberSession } from '../auth.ts';

const RelativeInvite = z.strictObject({
  /** The member's name for the relative. */
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'กรุณากรอกชื่อญาติ'), z.maxLength(60, 'ชื่อยาวเกิน 60 ตัวอักษร')),
  days: z.int().check(z.minimum(1, 'ให้ดูได้อย่างน้อย 1 วัน'), z.maximum(90, 'ให้ดูได้ไม่เกิน 90 วัน')),
  mem_password: PresentedPassword,
});

/** A person to whom the member has opened records. */
export const Relative = z.strictObject({
  /** Names the relative towards the member; opens nothing. */
  relative_id: titled('รหัสญาติ', z.string()),
  name: titled('ชื่อ', z.string()),
  /** The code waits to be used, the relative may read, or it is over. */
  state: titled('สถานะ', z.enum(['invited', 'reading', 'ended'])),
  /** Wall time in Bangkok: `2026-12-20 09:00:00`. Of a code that waits: when reading would end. */
  until: titled('ดูได้ถึง', z.string()),
  /** Moment until which the code can be used. */
  code_until: titled('รหัสใช้ได้ถึง', z.string()),
  /** Pages that were opened, the newest first; at most fifty. */
  opened: titledList('เปิดดูอะไรบ้าง', {
    what: titled('ข้อมูลที่เปิดดู', z.string()),
    opened_at: titled('เปิดดูเมื่อ', z.string()),
  }),
});
export type Relative = z.infer<typeof Relative>;

/** An attempt to use the member's number with a code that does not open. */
export const RefusedTry = z.strictObject({
  /** Wall time in Bangkok: `2026-11-20 09:05:00`. */
  tried_at: titled('ลองเมื่อ', z.string()),
  /** Person whose code it was, where it is used or over; empty for a code that was never made. */
  name: titled('ชื่อ', z.string()),
});
export type RefusedTry = z.infer<typeof RefusedTry>;

export const memberRelative = {
  memberRelativeInvite: memberChanges({
    path: '/api/member/mem_relative_invite',
    follows: ['memberRelativeList'],
    isAttempt: true,
    body: RelativeInvite,
    response: z.extend(Result, {
      /** Twelve digits, shown only once. */
      code: z.optional(secret(z.string())),
      code_until: z.optional(z.string()),
    }),
    titleTH: 'เชิญญาติให้ดูข้อมูล',
    summary:
      'Makes a code with which a relative may read for some days; the password is shown once more',
  }),
  memberRelativeEnter: anybodyChanges({
    path: '/api/member/relative_enter',
    isAttempt: true,
    body: z.strictObject({
      membership_no: MembershipNo,
      code: secret(z.string().check(z.regex(/^\d{12}$/, 'รหัสเชิญเป็นตัวเลข 12 หลัก'))),
      recaptcha: RequestedRecaptcha,
    }),
    response: MemberSession,
    titleTH: 'ญาติเข้าดูข้อมูล',
    summary: 'Opens the read-only session of an invited relative; the code is used up by it',
    spec: '2.3, not named there',
  }),
  memberRelativeList: memberReads({
    path: '/api/member/mem_relative',
    titleTH: 'ญาติที่ท่านให้ดูข้อมูล',
    dataCopy: { section: 'relatives' },
    response: z.strictObject({
      rows: titled('รายการ', z.array(Relative)),
      /** Tries with a code that was wrong, used or over, the newest first; at most twenty. */
      refused: titled('รหัสเชิญที่ไม่ถูกต้อง', z.optional(z.array(RefusedTry))),
    }),
    summary: 'To whom the member has opened records, until when, and what was opened',
  }),
  memberRelativeEnd: memberChanges({
    path: '/api/member/mem_relative_end',
    follows: ['memberRelativeList'],
    body: z.strictObject({ relative_id: sentText(100) }),
    response: Result,
    titleTH: 'ยกเลิกสิทธิของญาติ',
    summary: 'Takes back a relative’s code and ends the reading; doing so twice is no error',
  }),
} as const;
