import type { MemberLogin } from '@coop/contracts/member/auth';
import { padMembershipNo } from '@coop/format/membership-no';
import { digitsOnly } from '@coop/format/thai-digits';
import type { FormEvent } from 'react';
import { text } from './text.ts';

/** Digits of the longest number that the wire takes. */
const LONGEST = 8;

/** What is typed. */
export type LogonForm = Omit<MemberLogin, 'recaptcha'>;

/** Rules of the fields. The wire's schema wants the number padded; typed, any number of digits is still right. */
export const LOGON_RULES = {
  membership_no: { validate: (value: string) => digitsOnly(value) !== '' || text.needMembershipNo },
  mem_password: { required: text.needPassword },
} as const;

/** Refuses every sign but a digit as it is typed or pasted (specification 5); Thai digits turn into 0-9. */
export function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const kept = digitsOnly(field.value).slice(0, LONGEST);
  if (kept === field.value) return;
  const caret = digitsOnly(field.value.slice(0, field.selectionStart ?? LONGEST)).length;
  field.value = kept;
  field.setSelectionRange(caret, caret);
}

/** The typed values as they travel: Thai digits read, other characters dropped, zeros put in front. */
export function toLogin(form: LogonForm): LogonForm {
  return { ...form, membership_no: padMembershipNo(digitsOnly(form.membership_no)) };
}
