import { PLACES } from '../chance/province/places.ts';
import { draw } from '../chance/stream.ts';

/** The office of secondary schools, whose area is that of several others. */
const SECONDARY = 4;

/** Draws the name of a school; those beyond as many as there are names carry a number. */
export function schoolName(index: number, office: number): string {
  const name = draw('agency', index, 'name', ({ company, helpers }) =>
    office === SECONDARY ? helpers.fake('โรงเรียนมัธยม{{company.school_place}}') : company.name(),
  );
  const number = Math.floor(index / PLACES.schoolPlaces.length / PLACES.schoolKinds.length);
  return `${name}${number > 0 ? ` ${number}` : ''}`;
}

/** Names the units of pensioners and associates by district, in turn; a second unit of a district is numbered. */
export function unitName(
  kind: 'pension' | 'associate',
  amphur: string,
  office: number,
  no: number,
): string {
  const who = kind === 'pension' ? 'สมาชิกบำนาญ' : 'สมาชิกสมทบ';
  const area = office === SECONDARY ? 'มัธยมศึกษา ' : '';
  return `${who} ${area}อำเภอ${amphur}${no > 0 ? ` กลุ่ม ${no + 1}` : ''}`;
}
