import type { Agency } from './agency.ts';
import { membershipNoOf } from './member.ts';

/** A part of an agency: a range of member numbers, so that a member's unit can be computed. */
export interface AgencyUnit {
  readonly no: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const SMALL = ['บริหารและธุรการ', 'สายปฐมวัย', 'สายประถมศึกษา'] as const;
const LARGE = [
  'บริหารและธุรการ',
  'กลุ่มสาระภาษาไทย',
  'กลุ่มสาระคณิตศาสตร์',
  'กลุ่มสาระวิทยาศาสตร์และเทคโนโลยี',
  'กลุ่มสาระสังคมศึกษา',
  'กลุ่มสาระสุขศึกษาและพลศึกษา',
  'กลุ่มสาระศิลปะ',
  'กลุ่มสาระการงานอาชีพ',
  'กลุ่มสาระภาษาต่างประเทศ',
  'บุคลากรสนับสนุนการสอน',
] as const;

/** Pensioners and associates work in no department. */
const WHOLE = { pension: ['ผู้รับบำนาญ'], associate: ['สมาชิกสมทบ'] } as const;

/** Schools with at least this many members are divided by subjects. */
const LARGE_FROM = 100;

/** Returns the agency's units: its members in order, divided as evenly as possible. */
export function unitsOf(agency: Agency): AgencyUnit[] {
  const size = agency.to - agency.from + 1;
  const departments = size >= LARGE_FROM ? LARGE : SMALL;
  const names = agency.kind === 'school' ? departments : WHOLE[agency.kind];
  const parts = Math.min(names.length, size);
  return names.slice(0, parts).map((name, index) => ({
    no: `${agency.no.slice(4)}-${String(index + 1).padStart(2, '0')}`,
    name,
    from: agency.from + Math.floor((size * index) / parts),
    to: agency.from + Math.floor((size * (index + 1)) / parts) - 1,
  }));
}

/** Returns the number of somebody's unit; members who came from another agency are in the first one. */
export function unitNoOf(units: readonly AgencyUnit[], memberNo: number): string {
  const unit =
    units.find((agencyUnit) => memberNo >= agencyUnit.from && memberNo <= agencyUnit.to) ??
    units[0];
  if (!unit) throw new RangeError(`${membershipNoOf(memberNo)} is in none of these units`);
  return unit.no;
}
