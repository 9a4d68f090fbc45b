import type { MemberLogin } from '@coop/contracts/member/auth';
import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import { text } from './text.ts';

/** What is typed. */
export type LogonForm = Omit<MemberLogin, 'recaptcha'>;

/** Rules of the fields. The wire's schema wants the number padded; typed, any number of digits is still right. */
export const LOGON_RULES = {
  membership_no: { validate: (value: string) => digitsOnly(value) !== '' || text.needMembershipNo },
  mem_password: { required: text.needPassword },
} as const;

/** The typed values as they travel: Thai digits read, other signs dropped, zeros put in front. */
export function toLogin(form: LogonForm): LogonForm {
  return { ...form, membership_no: padMembershipNo(digitsOnly(form.membership_no)) };
}
