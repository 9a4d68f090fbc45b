import { hash32 } from '../chance/hash.ts';
import { DISTRICTS } from '../chance/province/places.ts';
import { schoolName, unitName } from './agency-name.ts';
import { agencyStoryOf } from './agency-stories.ts';

// Agencies are bounded ranges of membership numbers, so that a member's agency and an agency's members are both
// computed by arithmetic. The first three are personas; after them the sizes repeat: in each turn 425 people in
// schools, 50 pensioners and 25 associates (85, 10 and 5 percent, domain.md A5).

export type AgencyKind = 'school' | 'pension' | 'associate';

const FIRST_SIZES = [12, 400, 28] as const;
const CYCLE = [
  25, 14, 38, 9, 31, 22, 45, 50, 27, 18, 33, 20, 41, 16, 29, 24, 11, 14, 8, 25,
] as const;
const PENSION_PLACE = 7;
const ASSOCIATE_PLACE = 19;

const FIRST_TOTAL = FIRST_SIZES.reduce((sum, size) => sum + size, 0);
const CYCLE_TOTAL = CYCLE.reduce((sum, size) => sum + size, 0);
const OFFICES = 5;

export interface Agency {
  /** Its place in the list of agencies. */
  readonly index: number;
  readonly kind: AgencyKind;
  /** Four digits of the education office, four of the unit. */
  readonly no: string;
  readonly name: string;
  readonly amphur: string;
  readonly office: number;
  /** Its range of numbers, both ends included; a persona may belong elsewhere (`numbersOf`). */
  readonly from: number;
  readonly to: number;
}

/**
 * Tells whether people of an agency are drawn up to the pension: not in the first ones, whose files and papers are
 * kept.
 */
export const hasOldest = ({ index }: Pick<Agency, 'index'>) => index >= FIRST_SIZES.length;

/** Pensioners among the personas of the first school are on the sheet of their district. */
const ELSEWHERE: ReadonlyMap<number, number> = new Map([[10, FIRST_SIZES.length + PENSION_PLACE]]);

function sizeOf(index: number): number {
  const first = FIRST_SIZES[index];
  return first ?? CYCLE[(index - FIRST_SIZES.length) % CYCLE.length] ?? 0;
}

function firstMemberOf(index: number): number {
  let no = 1;
  if (index < FIRST_SIZES.length) {
    for (let i = 0; i < index; i += 1) no += sizeOf(i);
    return no;
  }
  const later = index - FIRST_SIZES.length;
  no += FIRST_TOTAL + Math.floor(later / CYCLE.length) * CYCLE_TOTAL;
  for (let i = 0; i < later % CYCLE.length; i += 1) no += CYCLE[i] ?? 0;
  return no;
}

function rangeIndexOf(memberNo: number): number {
  let left = memberNo - 1;
  for (const [index, size] of FIRST_SIZES.entries()) {
    if (left < size) return index;
    left -= size;
  }
  const rounds = Math.floor(left / CYCLE_TOTAL);
  left %= CYCLE_TOTAL;
  let index = FIRST_SIZES.length + rounds * CYCLE.length;
  for (const size of CYCLE) {
    if (left < size) break;
    left -= size;
    index += 1;
  }
  return index;
}

/** Returns how many agencies so many members belong to. */
export const agencyCount = (members: number): number => rangeIndexOf(members) + 1;

/** Returns the place of a member's agency in the list of agencies. */
export function agencyIndexOf(memberNo: number): number {
  return ELSEWHERE.get(memberNo) ?? rangeIndexOf(memberNo);
}

/** Returns the numbers of an agency's members, rising. */
export function numbersOf({ index, from, to }: Agency): number[] {
  const numbers = [...ELSEWHERE].flatMap(([no, where]) => (where === index ? [no] : []));
  for (let no = from; no <= to; no += 1) if (agencyIndexOf(no) === index) numbers.push(no);
  return numbers;
}

/** Returns the turn of the repeated sizes, and the place in it. */
function placeOf(index: number): { readonly turn: number; readonly place: number } {
  const later = index - FIRST_SIZES.length;
  return { turn: Math.floor(later / CYCLE.length), place: later % CYCLE.length };
}

function kindOf(index: number): AgencyKind {
  const { place } = placeOf(index);
  if (place === PENSION_PLACE) return 'pension';
  return place === ASSOCIATE_PLACE ? 'associate' : 'school';
}

/**
 * The first three units belong to office 8001; the others are assigned to the offices in turn. Each turn begins at
 * another office, so that every office has pensioners and associates.
 */
function officeOf(index: number): number {
  const shift = Math.floor(index / CYCLE.length);
  return index < FIRST_SIZES.length ? 0 : (index + shift) % OFFICES;
}

function unitOf(index: number): number {
  return index < FIRST_SIZES.length
    ? index + 1
    : Math.floor(index / OFFICES) + FIRST_SIZES.length + 1;
}

function agencyNo(index: number): string {
  return `${8001 + officeOf(index)}${String(unitOf(index)).padStart(4, '0')}`;
}

function indexOfNo(no: string): number | undefined {
  if (!/^800[1-5]\d{4,}$/.test(no)) return undefined;
  const office = Number(no.slice(3, 4)) - 1;
  const unit = Number(no.slice(4));
  const isFirst = office === 0 && unit >= 1 && unit <= FIRST_SIZES.length;
  if (isFirst) return agencyNo(unit - 1) === no ? unit - 1 : undefined;
  // Five units in a row, of one office each.
  const row = (unit - FIRST_SIZES.length - 1) * OFFICES;
  for (let index = Math.max(0, row); index < row + OFFICES; index += 1) {
    // Only the canonical spelling is accepted; the first offices also have gaps in their numbers.
    if (agencyNo(index) === no) return index;
  }
  return undefined;
}

/** Returns the agency at a place in the list, its range cut at the population. */
export function agencyAt(index: number, population: number): Agency {
  const kind = kindOf(index);
  const office = officeOf(index);
  const from = firstMemberOf(index);
  const districts = DISTRICTS.filter((district) => district.office === office);
  // An office has one unit of pensioners in five turns.
  const round = Math.floor(placeOf(index).turn / OFFICES);
  const place = kind === 'school' ? hash32('amphur', index) : round;
  const amphur = districts[place % districts.length]?.name ?? 'เมือง';
  const no = agencyNo(index);
  return {
    index,
    kind,
    no,
    /** Drawn only where it is read: whoever looks for a member's agency needs its numbers. */
    get name() {
      if (kind !== 'school') {
        return unitName(kind, amphur, office, Math.floor(round / districts.length));
      }
      return agencyStoryOf(no)?.name ?? schoolName(index, office);
    },
    amphur,
    office,
    from,
    to: Math.min(population, from + sizeOf(index) - 1),
  };
}

/** Returns the place of the agency that a member moves to: the next in the list; from the last one, the one before. */
export function agencyAfter(index: number, population: number): number {
  return agencyAt(index + 1, population).from <= population ? index + 1 : index - 1;
}

/** Returns the place of the agency that pays the pensions of this one's retired members. */
export function pensionAgencyOf(index: number): number {
  const turn = index < FIRST_SIZES.length ? 0 : placeOf(index).turn;
  return FIRST_SIZES.length + turn * CYCLE.length + PENSION_PLACE;
}

/** Returns the places of the schools whose pensions an agency pays. */
export function schoolsPaidBy(pensionIndex: number): number[] {
  const first = pensionIndex - PENSION_PLACE;
  const from = first === FIRST_SIZES.length ? 0 : first;
  const all = Array.from({ length: first + CYCLE.length - from }, (_, i) => from + i);
  return all.filter(
    (index) => kindOf(index) === 'school' && pensionAgencyOf(index) === pensionIndex,
  );
}

/** Yields every agency that has members in a population of this size, by its place in the list. */
export function* agenciesOf(population: number): Generator<Agency> {
  const named = [...ELSEWHERE].flatMap(([no, index]) => (no <= population ? [index] : []));
  const last = Math.max(rangeIndexOf(population), ...named);
  for (let index = 0; index <= last; index += 1) {
    const agency = agencyAt(index, population);
    if (agency.from <= population || named.includes(index)) yield agency;
  }
}

/** Returns the agency with this number; undefined if the population has none of its members. */
export function findAgency(no: string, population: number): Agency | undefined {
  const index = indexOfNo(no);
  if (index === undefined) return undefined;
  const agency = agencyAt(index, population);
  return numbersOf(agency).some((number) => number <= population) ? agency : undefined;
}

export type Role = 'director' | 'deputy' | 'staff';

/** Sizes from which a school has one deputy, and two. */
const DEPUTIES_FROM = [20, 120] as const;

/** Returns a member's role in a school: the first number leads it, the next ones are the deputies. */
export function roleIn(agency: Agency, no: number): Role {
  // The first school's members are personas, whose stories define their roles.
  if (agency.kind !== 'school' || agency.index === 0) return 'staff';
  const deputies = DEPUTIES_FROM.filter((size) => sizeOf(agency.index) >= size).length;
  if (no === agency.from) return 'director';
  return no <= agency.from + deputies ? 'deputy' : 'staff';
}
