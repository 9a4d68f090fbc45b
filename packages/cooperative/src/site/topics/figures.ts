import { addMonths, endOfMonth, monthIndex } from '@coop/finance/calendar';
import { unit } from '../../chance/hash.ts';
import { agenciesOf, agencyCount } from '../../people/agency.ts';
import { COOPERATIVE } from '../../rules/cooperative.ts';

/** The cooperative's totals at the end of December 2022, and the monthly growth; millions of baht, or people. */
const GROWTH = {
  members: { start: 11_412, month: 12.4, places: 0 },
  shares: { start: 2_948.2, month: 14.3, places: 1 },
  deposits: { start: 1_482.6, month: 10.8, places: 1 },
  loans: { start: 3_905.4, month: 18.6, places: 1 },
  reserves: { start: 402.6, month: 2.3, places: 1 },
  invested: { start: 618.3, month: 4.1, places: 1 },
} as const;

type Figure = keyof typeof GROWTH;

const START_MONTH = monthIndex('2022-12-01');

function figure(key: Figure, month: number): number {
  const { start, month: growth } = GROWTH[key];
  const months = month - START_MONTH;
  return start + growth * (months + unit(`figure ${key}`, month) - 0.5);
}

/**
 * Formats a total at the end of the last month before a day. Loans, investments and cash are the assets; there are as many
 * agencies as that many members have.
 */
export function figuresOn(on: string, key: string): string {
  const month = monthIndex(endOfMonth(addMonths(on, -1)));
  if (key === 'assets') {
    const assets = figure('loans', month) * 1.02 + figure('invested', month) + 96.4;
    return words(assets, 1);
  }
  if (key === 'agencies') return words(agencyCount(Math.round(figure('members', month))), 0);
  // The key comes from a template; a test fills in every placeholder.
  const known = key as Figure;
  return words(figure(known, month), GROWTH[known].places);
}

/** Returns how many members there were at the end of a month. */
const membersAt = (month: number): number => Math.round(figure('members', month));

/** Returns who joined, left and died in a month; together they are the month's growth. */
function movedIn(month: number) {
  const died = 2 + Math.floor(unit('members died', month) * 6);
  const left = 3 + Math.floor(unit('members left', month) * 9);
  const grown = membersAt(month) - membersAt(month - 1);
  return { joined: grown + left + died, left, died, grown };
}

/**
 * Returns how many members `joined`, `left` or `died` in the last months before a day, or by how many the cooperative has
 * `grown`.
 */
export function movedBefore(on: string, key: string, months: number): string {
  const last = monthIndex(on) - 1;
  const counts = Array.from({ length: months }, (_, back) => movedIn(last - back));
  // The key comes from a template, as above.
  const known = key as keyof ReturnType<typeof movedIn>;
  return words(
    counts.reduce((sum, count) => sum + count[known], 0),
    0,
  );
}

/** Returns the name of a school in a district, one that has members on a day; always the same for the same item. */
export function schoolIn(amphur: string, on: string, id: number): string {
  const members = membersAt(monthIndex(on) - 1);
  const schools = [...agenciesOf(members)].filter(
    (agency) => agency.kind === 'school' && agency.amphur === amphur,
  );
  return schools[Math.floor(unit('topic school', id) * schools.length)]?.name ?? '';
}

/** Returns the totals at the end of a year, as its posts say them: people, and satang in steps of a tenth of a million. */
export function totalsOf(year: number) {
  const figure = (key: string) => Number(figuresOn(`${year + 1}-01-01`, key).replaceAll(',', ''));
  const satang = (key: string) => Math.round(figure(key) * 10) * 10_000_000;
  return {
    members: figure('members'),
    shares: satang('shares'),
    deposits: satang('deposits'),
    loans: satang('loans'),
    reserves: satang('reserves'),
    assets: satang('assets'),
  };
}

/** Returns a count of a year that several items mention, the same in each of them. */
export function yearlyCount(key: string, year: number): number {
  const range = COOPERATIVE.yearly[key];
  if (!range) throw new RangeError(`nothing is counted as ${key}`);
  return range.from + Math.floor(unit(`yearly ${key}`, year) * (range.to - range.from + 1));
}

function words(value: number, places: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}
