import * as z from 'zod/mini';
import { anybodyChanges } from '../entry/endpoint.ts';
import { secret } from '../entry/secret.ts';
import { RequestedRecaptcha } from '../entry/wire.ts';
import { NewPassword, ProofResult, RegisterResult } from '../member/access/register.ts';
import { AgencyNo } from './billing.ts';

/** Data by which an agency proves who it is. A refusal never says which part was wrong. */
export const GroupProof = z.strictObject({
  member_group_no: AgencyNo,
  tax_no: secret(z.string().check(z.regex(/^\d{13}$/, 'เลขประจำตัวผู้เสียภาษีต้องเป็นตัวเลข 13 หลัก'))),
  /** The representative's phone as the cooperative has it. */
  phone: z.string().check(z.regex(/^0\d{8,9}$/, 'เบอร์โทรศัพท์ต้องเป็นตัวเลข 9 หรือ 10 หลัก ขึ้นต้นด้วย 0')),
  purpose: z.enum(['register', 'forget']),
  recaptcha: RequestedRecaptcha,
});
export type GroupProof = z.infer<typeof GroupProof>;

export const membergroupRegister = {
  membergroupRegisterCheck: anybodyChanges({
    path: '/api/membergroup/register_check',
    isAttempt: true,
    countsSuccess: true,
    body: GroupProof,
    response: ProofResult,
    titleTH: 'ตรวจหน่วยงานเพื่อสมัครใช้งาน',
    summary: 'Checks which agency is asking and sends a one-time code to its representative',
    spec: '4 member-group authentication',
  }),
  membergroupRegisterCreate: anybodyChanges({
    path: '/api/membergroup/register',
    isAttempt: true,
    body: NewPassword,
    response: RegisterResult,
    titleTH: 'สมัครใช้งานของหน่วยงาน',
    summary: 'Opens the agency’s access with a first password',
    spec: '4 member-group authentication',
  }),
  membergroupForgetCreate: anybodyChanges({
    path: '/api/membergroup/forget',
    isAttempt: true,
    body: NewPassword,
    response: RegisterResult,
    titleTH: 'ตั้งรหัสผ่านหน่วยงานใหม่เมื่อลืม',
    summary: 'Replaces the agency’s forgotten password',
    spec: '4 member-group authentication',
  }),
} as const;
