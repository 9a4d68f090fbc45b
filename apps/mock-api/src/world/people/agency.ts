import { hash32 } from '../chance/stream.ts';
import { DISTRICTS, SCHOOL_KINDS, SCHOOL_PLACES } from './names.ts';

// Agencies are bounded ranges of membership numbers, so that "which agency is 04217 in" and "who is in
// agency 80030012" are both answered by arithmetic. The first three are personas; after them the sizes repeat.

const FIRST_SIZES = [12, 400, 28] as const;
const CYCLE = [
  25, 14, 38, 9, 31, 22, 45, 18, 27, 12, 33, 20, 41, 16, 29, 24, 11, 36, 19, 30,
] as const;

const FIRST_TOTAL = FIRST_SIZES.reduce((sum, size) => sum + size, 0);
const CYCLE_TOTAL = CYCLE.reduce((sum, size) => sum + size, 0);
const OFFICES = 5;

export interface Agency {
  /** Four digits of the education office, four of the unit. */
  readonly no: string;
  readonly name: string;
  readonly amphur: string;
  readonly office: number;
  /** Members by number, both ends included. */
  readonly from: number;
  readonly to: number;
}

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

/** Place of a member's agency in the list of agencies. */
export function agencyIndexOf(memberNo: number): number {
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

const PERSONA_NAMES = ['โรงเรียนบ้านตัวอย่าง', 'โรงเรียนจังหวัดตัวอย่างวิทยา', 'โรงเรียนวัดปลายคลอง'] as const;

/** The first three units belong to office 8001; the others are assigned to the offices in turn. */
function officeOf(index: number): number {
  return index < FIRST_SIZES.length ? 0 : index % OFFICES;
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
  const index = isFirst ? unit - 1 : (unit - FIRST_SIZES.length - 1) * OFFICES + office;
  // Only the canonical spelling counts; the first offices also have gaps in their numbers.
  return index >= 0 && agencyNo(index) === no ? index : undefined;
}

/** The agency at a place in the list, its range cut at the population. */
export function agencyAt(index: number, population: number): Agency {
  const office = officeOf(index);
  const from = firstMemberOf(index);
  const districts = DISTRICTS.filter((one) => one.office === office);
  const at = (length: number, salt: string) => hash32(salt, index) % length;
  const place = SCHOOL_PLACES[at(SCHOOL_PLACES.length, 'place')] ?? '';
  const number = Math.floor(index / SCHOOL_PLACES.length / SCHOOL_KINDS.length);
  const kind = office === 4 ? 'โรงเรียนมัธยม' : (SCHOOL_KINDS[at(SCHOOL_KINDS.length, 'kind')] ?? '');
  return {
    no: agencyNo(index),
    name: PERSONA_NAMES[index] ?? `${kind}${place}${number > 0 ? ` ${number}` : ''}`,
    amphur: districts[at(districts.length, 'amphur')]?.name ?? 'เมือง',
    office,
    from,
    to: Math.min(population, from + sizeOf(index) - 1),
  };
}

/** The agency with this number, or undefined when the population has none. */
export function findAgency(no: string, population: number): Agency | undefined {
  const index = indexOfNo(no);
  if (index === undefined) return undefined;
  const agency = agencyAt(index, population);
  return agency.from <= population ? agency : undefined;
}
