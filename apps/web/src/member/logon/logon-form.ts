import type { MemberLogin } from '@coop/contracts/member/auth';
import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** What is typed. The wire's schema wants the number padded; here any number of digits is still right. */
export const LogonForm = z.object({
  membership_no: z.string().check(
    z.refine((value) => digitsOnly(value) !== '', text.needMembershipNo),
  ),
  mem_password: z.string().check(z.minLength(1, text.needPassword)),
  remember: z.boolean(),
});
export type LogonForm = z.infer<typeof LogonForm>;

/** The typed values as they travel: Thai digits read, other signs dropped, zeros put in front. */
export function toLogin(form: LogonForm): Omit<MemberLogin, 'recaptcha'> {
  return { ...form, membership_no: padMembershipNo(digitsOnly(form.membership_no)) };
}
