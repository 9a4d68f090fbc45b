import { padMembershipNo } from '@coop/format/identifiers/membership-no';

/** The digits of a number, which a spreadsheet may have made 1.00 or 1,234 of. */
const FORM = /^["“”]?(\d{1,3}(?:,\d{3})+|\d+)(?:\.0*)?["“”'’]?$/;

/** The membership number that a cell holds; undefined for every other form. */
export function memberNoIn(words: string): string | undefined {
  const [, digits] = FORM.exec(words) ?? [];
  // Noughts in front are as many as a report's column is wide.
  return digits && padMembershipNo(digits.replaceAll(',', '').replace(/^0+/, ''));
}
