import type { View } from '../chance/view.ts';
import { agencyAt, agencyIndexOf } from '../people/agency.ts';

/** A place where members of the agencies of one district vote. */
export interface ElectionPlace {
  readonly no: number;
  readonly amphur: string;
  readonly place: string;
}

const PLACES = [
  ['เมือง', 'หอประชุมสหกรณ์ออมทรัพย์ครูตัวอย่าง ถนนราชดำเนิน อำเภอเมือง'],
  ['ทุ่งสง', 'หอประชุมโรงเรียนอนุบาลทุ่งชน อำเภอทุ่งสง'],
  ['ปากพนัง', 'อาคารอเนกประสงค์โรงเรียนวัดปากคลอง อำเภอปากพนัง'],
  ['ท่าศาลา', 'หอประชุมที่ว่าการอำเภอท่าศาลา'],
  ['สิชล', 'โดมโรงเรียนชุมชนหาดทราย อำเภอสิชล'],
  ['ขนอม', 'ห้องประชุมเทศบาลตำบลขนอม'],
  ['ลานสกา', 'อาคารอเนกประสงค์โรงเรียนบ้านวังหิน อำเภอลานสกา'],
  ['พระพรหม', 'โดมโรงเรียนบ้านพรุโต๊ะ อำเภอพระพรหม'],
  ['ฉวาง', 'หอประชุมโรงเรียนวัดสวนจันทร์ อำเภอฉวาง'],
  ['นาบอน', 'ห้องประชุมที่ว่าการอำเภอนาบอน'],
  ['หัวไทร', 'โดมโรงเรียนวัดหัวสะพาน อำเภอหัวไทร'],
  ['ชะอวด', 'หอประชุมโรงเรียนชุมชนควนเกย อำเภอชะอวด'],
] as const;

/** The districts, each a voting unit. */
export const ELECTION_PLACES: readonly ElectionPlace[] = PLACES.map(([amphur, place], index) => ({
  no: index + 1,
  amphur,
  place,
}));

const UNIT_OF_AMPHUR = new Map(ELECTION_PLACES.map((one) => [one.amphur, one.no]));

/** The unit where a member votes: that of the agency's district. Every district has one. */
export function unitOfMember(view: View, memberNo: number): number {
  const { amphur } = agencyAt(agencyIndexOf(memberNo), view.population);
  return UNIT_OF_AMPHUR.get(amphur) ?? 1;
}

/** Ranges of membership numbers of the agencies that vote at each unit, by unit number. */
export function rangesByUnit(view: View): Map<number, { from: number; to: number }[]> {
  const ranges = new Map(ELECTION_PLACES.map((one) => [one.no, [] as RangeList]));
  for (let index = 0; ; index += 1) {
    const agency = agencyAt(index, view.population);
    if (agency.from > view.population) return ranges;
    ranges.get(UNIT_OF_AMPHUR.get(agency.amphur) ?? 1)?.push({ from: agency.from, to: agency.to });
  }
}
type RangeList = { from: number; to: number }[];
