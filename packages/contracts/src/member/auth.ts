import * as z from 'zod/mini';
import { anybodyChanges, memberChanges, memberReads } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { ExpiresIn, MembershipNo, PresentedPassword, RcCode, Recaptcha } from '../entry/wire.ts';

const MemberLogin = z.strictObject({
  membership_no: MembershipNo,
  mem_password: PresentedPassword,
  remember: z.boolean(),
  recaptcha: Recaptcha,
});

/** The whole login answer; the web keeps it as it is under the storage key `user`. */
export const MemberSession = z.strictObject({
  token: secret(z.string().check(z.minLength(1))),
  membership_no: z.string(),
  member: z.strictObject({
    prename: z.string(),
    member_name: z.string(),
    member_surname: z.string(),
  }),
  /** Present and true only in a session that an administrator opened. */
  impersonated: z.optional(z.boolean()),
  /** Assumed; present only for a relative with the member's permission: the relative's name, and the end in Bangkok. */
  relative: z.optional(z.strictObject({ name: z.string(), until: z.string() })),
  expires_in: ExpiresIn,
});
export type MemberSession = z.infer<typeof MemberSession>;

export const AuthCheck = z.strictObject({
  rc_code: RcCode,
  rc_des: z.optional(z.string()),
  status: z.optional(z.number()),
  data: z.optional(z.strictObject({ error: z.optional(z.string()) })),
  expires_in: ExpiresIn,
});

export const LogoutAnswer = z.strictObject({ message: z.optional(z.string()) });

export const memberAuth = {
  memberAuthLogin: anybodyChanges({
    path: '/api/member/auth/login',
    lifecycle: 'login',
    isAttempt: true,
    body: MemberLogin,
    response: MemberSession,
    titleTH: 'เข้าสู่ระบบสมาชิก',
    summary: 'Signs a member in',
    spec: '7 API-01',
    source: 'documented',
  }),
  memberAuthLogout: memberChanges({
    path: '/api/member/auth/logout',
    lifecycle: 'logout',
    relative: 'frame',
    response: LogoutAnswer,
    titleTH: 'ออกจากระบบสมาชิก',
    summary: 'Ends the session; its token is dead afterwards',
    spec: '7 API-02',
    source: 'documented',
  }),
  memberAuthShow: memberReads({
    path: '/api/member/auth/getAuthUser',
    dataCopy: { none: 'the session that asks' },
    lifecycle: 'check',
    relative: 'frame',
    response: AuthCheck,
    titleTH: 'ตรวจว่ายังเข้าสู่ระบบอยู่',
    summary: 'Tells whether the session is still valid',
    spec: '7 API-03',
    source: 'documented',
  }),
} as const;
