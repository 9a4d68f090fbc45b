import { readTyped } from '../text/thai-text.ts';

const LENGTH = 5;

/**
 * Converts a typed number to the stored one: 1 to 4 digits are left-padded to 5 (specification, section 5), read as
 * `readTyped` does. Longer numbers and anything that is not digits stay as they are read, so that the field's own
 * validation can name the mistake.
 */
export function padMembershipNo(input: string): string {
  const typed = readTyped(input);
  return /^\d{1,4}$/.test(typed) ? typed.padStart(LENGTH, '0') : typed;
}

/** Returns the membership number as screens show it: without its first character (section 9). */
export function displayMembershipNo(no: string): string {
  return no.slice(1);
}

/** Returns the agency number as screens show it: without its first 4 characters (section 9). */
export function displayAgencyNo(no: string): string {
  return no.slice(4);
}
