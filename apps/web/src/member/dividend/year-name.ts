import { toBuddhistYear } from '@coop/format/thai-date';

/** A year as the page names it, พ.ศ.; a dash where the backend does not say which. */
export function yearName(year: number): string {
  return Number.isInteger(year) ? String(toBuddhistYear(year)) : '-';
}
