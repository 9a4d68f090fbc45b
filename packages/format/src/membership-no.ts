import { toArabicDigits } from './thai-digits.ts';

const LENGTH = 5;

/**
 * What was typed → the number as stored: 1 to 4 digits are left-padded to 5 (specification,
 * section 5), Thai digits converted, blanks around it removed. Longer numbers and anything that is
 * not digits stay as typed, so that the field's own validation can name the mistake.
 */
export function padMembershipNo(input: string): string {
  const typed = toArabicDigits(input).trim();
  return /^\d{1,4}$/.test(typed) ? typed.padStart(LENGTH, '0') : typed;
}

/** The membership number as screens show it: without its first character (section 9). */
export function displayMembershipNo(no: string): string {
  return no.slice(1);
}

/** The agency number as screens show it: without its first 4 characters (section 9). */
export function displayAgencyNo(no: string): string {
  return no.slice(4);
}
