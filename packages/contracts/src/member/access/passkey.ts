import * as z from 'zod/mini';
import { anybodyChanges, memberChanges, memberReads } from '../../entry/endpoint.ts';
import { secret } from '../../entry/secret.ts';
import { titled } from '../../entry/titled.ts';
import { PresentedPassword, RequestedRecaptcha, Result, sentText } from '../../entry/wire.ts';
import { MemberSession } from '../auth.ts';

// Bytes travel as base64url, and options as browsers read them (`PublicKeyCredential.parse…FromJSON`). Without `rp.id` and
// `rpId` they are for the host of the page.

const Bytes = z
  .string()
  .check(z.regex(/^[\w-]+$/, 'คำตอบของอุปกรณ์ไม่ถูกต้อง'), z.maxLength(8_192, 'คำตอบของอุปกรณ์ยาวเกินไป'));
const required = z.literal('required');

export const MemberPasskey = z.strictObject({
  /** Names the passkey towards its member; opens nothing. */
  passkey_id: titled('รหัสพาสคีย์', z.string()),
  name: titled('ชื่อ', z.string()),
  /** Wall time in Bangkok: `2026-11-20 09:00:00`. */
  added_at: titled('เพิ่มเมื่อ', z.string()),
  /** Empty where it was never used. */
  last_used_at: titled('ใช้งานล่าสุด', z.string()),
});
export type MemberPasskey = z.infer<typeof MemberPasskey>;

export const memberPasskey = {
  memberPasskeyOptions: memberChanges({
    path: '/api/member/mem_passkey_options',
    isAttempt: true,
    body: z.strictObject({ mem_password: PresentedPassword }),
    response: z.strictObject({
      challenge: secret(z.string()),
      rp: z.strictObject({ name: titled('ชื่อ', z.string()) }),
      user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int(),
      excludeCredentials: z.array(
        z.strictObject({ type: z.literal('public-key'), id: z.string() }),
      ),
      authenticatorSelection: z.strictObject({ residentKey: required, userVerification: required }),
      attestation: z.literal('none'),
    }),
    titleTH: 'เตรียมสร้างพาสคีย์',
    summary: 'What a device needs to make a passkey; the password is shown once more',
  }),
  memberPasskeyRegister: memberChanges({
    path: '/api/member/mem_passkey_register',
    follows: ['memberPasskeyList'],
    body: z.strictObject({
      name: z
        .string()
        .check(z.trim(), z.minLength(1, 'กรุณาตั้งชื่อพาสคีย์'), z.maxLength(60, 'ชื่อยาวเกิน 60 ตัวอักษร')),
      id: Bytes,
      client_data: Bytes,
      attestation: Bytes,
    }),
    response: Result,
    titleTH: 'บันทึกพาสคีย์',
    summary: 'Keeps the passkey that a device has made',
  }),
  memberPasskeyList: memberReads({
    path: '/api/member/mem_passkey',
    titleTH: 'พาสคีย์',
    dataCopy: { section: 'passkeys' },
    response: z.strictObject({ rows: titled('รายการ', z.array(MemberPasskey)) }),
    summary: 'The passkeys of the member, the newest first',
  }),
  memberPasskeyRemove: memberChanges({
    path: '/api/member/mem_passkey_remove',
    follows: ['memberPasskeyList'],
    body: z.strictObject({ passkey_id: sentText(1_400) }),
    response: Result,
    titleTH: 'ลบพาสคีย์',
    summary: 'Forgets a passkey; doing so twice is no error',
  }),
  memberPasskeyChallenge: anybodyChanges({
    path: '/api/member/passkey_challenge',
    response: z.strictObject({
      challenge: secret(z.string()),
      timeout: z.int(),
      userVerification: required,
    }),
    titleTH: 'ขอรหัสท้าทายของพาสคีย์',
    summary: 'What a device signs to come in; says nothing of who has a passkey',
    spec: '2.3, not named there',
  }),
  memberPasskeyLogin: anybodyChanges({
    path: '/api/member/passkey_login',
    isAttempt: true,
    body: z.strictObject({
      id: Bytes,
      client_data: Bytes,
      authenticator_data: Bytes,
      signature: Bytes,
      recaptcha: RequestedRecaptcha,
    }),
    response: MemberSession,
    titleTH: 'เข้าสู่ระบบด้วยพาสคีย์',
    summary: 'Signs in the member whose device has signed the challenge',
    spec: '2.3, not named there',
  }),
} as const;
