import * as z from 'zod/mini';
import { anybodyChanges } from '../../entry/endpoint.ts';
import { secret } from '../../entry/secret.ts';
import {
  ChosenPassword,
  IsoDate,
  MembershipNo,
  RcCode,
  RequestedRecaptcha,
  sentText,
} from '../../entry/wire.ts';

/** Answer of the registration calls: `errors` are shown one by one, `messages` when it worked. */
export const RegisterResult = z.strictObject({
  rc_code: RcCode,
  messages: z.optional(z.string()),
  errors: z.optional(z.array(z.string())),
  /** The field that the errors are about; absent where they are about the whole, or a backend does not say. */
  field: z.optional(z.enum(['otp'])),
});
export type RegisterResult = z.infer<typeof RegisterResult>;

/** Data by which a person proves who they are. A refusal never says which part was wrong. */
export const RegisterProof = z.strictObject({
  membership_no: MembershipNo,
  card_person: secret(z.string().check(z.regex(/^\d{13}$/, 'เลขประจำตัวประชาชนต้องเป็นตัวเลข 13 หลัก'))),
  birth_date: IsoDate,
  purpose: z.enum(['register', 'forget']),
  recaptcha: RequestedRecaptcha,
});
export type RegisterProof = z.infer<typeof RegisterProof>;

/** Result of the proof: a ticket for one new password, and where the code was sent. */
export const ProofResult = z.extend(RegisterResult, {
  ticket: z.optional(secret(z.string())),
  phone_masked: z.optional(z.string()),
});

/** The second step, for members and agencies alike. */
export const NewPassword = z.strictObject({
  /** Handed out by the proof; good for one new password. */
  ticket: secret(sentText(100, 'กรุณาเริ่มใหม่อีกครั้ง')),
  otp: secret(z.string().check(z.regex(/^\d{6}$/, 'รหัสยืนยันเป็นตัวเลข 6 หลัก'))),
  mem_password: ChosenPassword,
});
export type NewPassword = z.infer<typeof NewPassword>;

export const memberRegister = {
  memberRegisterCheck: anybodyChanges({
    path: '/api/member/register_check',
    isAttempt: true,
    countsSuccess: true,
    body: RegisterProof,
    response: ProofResult,
    titleTH: 'ตรวจตัวตนเพื่อสมัครใช้งาน',
    summary: 'Checks who is asking and sends a one-time code to the phone on file',
    spec: '2.3 /member/registerauth, 3 MemRegis and MemForget',
  }),
  memberRegisterCreate: anybodyChanges({
    path: '/api/member/register',
    isAttempt: true,
    body: NewPassword,
    response: RegisterResult,
    titleTH: 'สมัครใช้งานด้วยรหัสผ่านแรก',
    summary: 'Opens the member’s access with a first password',
    spec: '2.3 /member/register, 3 MemRegis',
  }),
  memberForgetCreate: anybodyChanges({
    path: '/api/member/forget',
    isAttempt: true,
    body: NewPassword,
    response: RegisterResult,
    titleTH: 'ตั้งรหัสผ่านใหม่เมื่อลืม',
    summary: 'Replaces a forgotten password',
    spec: '2.3 /member/forget, 3 MemForget',
  }),
} as const;
