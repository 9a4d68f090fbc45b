import * as z from 'zod/mini';
import { agencyChanges, agencyReads, anybodyChanges } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { ExpiresIn, PresentedPassword, RequestedRecaptcha, Result } from '../entry/wire.ts';
import { PasswordChange } from '../member/access/password.ts';
import { AuthCheck, LogoutAnswer } from '../member/auth.ts';

const GroupLogin = z.strictObject({
  member_group_no: z.string().check(z.regex(/^\d{5,12}$/, 'เลขหน่วยงานต้องเป็นตัวเลข')),
  member_group_pass: PresentedPassword,
  remember: z.boolean(),
  recaptcha: RequestedRecaptcha,
});

/** The whole login answer; the web keeps it as it is under the storage key `usermemgroup`. */
export const GroupSession = z.strictObject({
  token: secret(z.string().check(z.minLength(1))),
  member_group_no: z.string(),
  member_group_name: z.string(),
  // Not documented; a backend may leave these out.
  rep_name: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  pay_schedule: z.optional(z.string()),
  expires_in: ExpiresIn,
});
export type GroupSession = z.infer<typeof GroupSession>;

export const membergroupAuth = {
  membergroupAuthLogin: anybodyChanges({
    path: '/api/membergroup/auth/login',
    lifecycle: 'login',
    isAttempt: true,
    body: GroupLogin,
    response: GroupSession,
    titleTH: 'เข้าสู่ระบบหน่วยงาน',
    summary: 'Signs an agency representative in',
    spec: '7 API-13',
    source: 'documented',
  }),
  membergroupAuthLogout: agencyChanges({
    path: '/api/membergroup/auth/logout',
    lifecycle: 'logout',
    response: LogoutAnswer,
    titleTH: 'ออกจากระบบหน่วยงาน',
    summary: 'Ends the agency session',
    spec: '7 API-14',
    source: 'documented',
  }),
  membergroupAuthShow: agencyReads({
    path: '/api/membergroup/auth/getAuthUser',
    lifecycle: 'check',
    response: z.extend(AuthCheck, {
      member_group_no: z.optional(z.string()),
      member_group_name: z.optional(z.string()),
    }),
    titleTH: 'หน่วยงานที่เข้าสู่ระบบ',
    summary: 'The signed-in agency',
    spec: '7 API-15',
    source: 'documented',
  }),
  membergroupPasswordUpdate: agencyChanges({
    path: '/api/membergroup/member_pass',
    body: PasswordChange,
    response: Result,
    titleTH: 'เปลี่ยนรหัสผ่านหน่วยงาน',
    summary: 'Changes the agency’s password',
    spec: '7 API-16',
    source: 'documented',
  }),
} as const;
