import { thaiDateToIso, toBuddhistYear } from '@coop/format/thai-date';

/** What stands in the three fields, as typed. */
export type DateParts = { day: string; month: string; yearBE: string };

export function partsOfIso(iso: string): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return { day: '', month: '', yearBE: '' };
  const [, year, month, day] = match;
  return {
    day: String(Number(day)),
    month: String(Number(month)),
    yearBE: String(toBuddhistYear(Number(year))),
  };
}

/** All three are filled in, and there is no such day: 31 February. */
export function isNoDay(parts: DateParts): boolean {
  const { day, month, yearBE } = parts;
  return day !== '' && month !== '' && yearBE.length === 4 && isoOfParts(parts) === '';
}

/** '' until the three make a real day; a day such as 31 February makes none. */
export function isoOfParts({ day, month, yearBE }: DateParts): string {
  if (!day || !month || yearBE.length < 4) return '';
  return thaiDateToIso(Number(day), Number(month), Number(yearBE)) ?? '';
}
