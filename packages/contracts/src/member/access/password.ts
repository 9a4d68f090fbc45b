import * as z from 'zod/mini';
import { anybodyChanges, anybodyReads, memberChanges } from '../../entry/endpoint.ts';
import {
  ChosenPassword,
  MembershipNo,
  PresentedPassword,
  RcCode,
  RequestedRecaptcha,
  Result,
} from '../../entry/wire.ts';

/** mem_password is the new one, mem_oldpassword the old one: the wire's names, for members and agencies alike. */
export const PasswordChange = z.strictObject({
  mem_password: ChosenPassword,
  mem_oldpassword: PresentedPassword,
});

const PasswordResetStatus = z.strictObject({
  membership_no: MembershipNo,
  mem_password: PresentedPassword,
  recaptcha: RequestedRecaptcha,
});

export const PasswordReset = z.strictObject({
  membership_no: MembershipNo,
  mem_password: PresentedPassword,
  newPassword: ChosenPassword,
  recaptcha: RequestedRecaptcha,
});

export const memberPassword = {
  memberPasswordUpdate: memberChanges({
    path: '/api/member/member_pass',
    body: PasswordChange,
    response: Result,
    titleTH: 'เปลี่ยนรหัสผ่าน',
    summary: 'Changes the password',
    spec: '7 API-04',
    source: 'documented',
  }),
  memberPasswordResetStatusShow: anybodyReads({
    path: '/api/member/password-reset-status',
    isAttempt: true,
    body: PasswordResetStatus,
    response: z.strictObject({ reset_status: RcCode }),
    titleTH: 'ต้องตั้งรหัสผ่านใหม่หรือไม่',
    summary: 'Tells whether the member must choose a new password (1) before anything else',
    spec: '7 API-05',
    source: 'documented',
  }),
  memberPasswordResetUpdate: anybodyChanges({
    path: '/api/member/password-reset-popup',
    isAttempt: true,
    body: PasswordReset,
    response: Result,
    titleTH: 'ตั้งรหัสผ่านใหม่แทนรหัสที่สหกรณ์ตั้งให้',
    summary: 'Replaces a password that the cooperative has reset',
    spec: '7 API-06',
    source: 'documented',
  }),
} as const;
