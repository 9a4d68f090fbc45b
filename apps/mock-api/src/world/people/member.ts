import { dayNumber, dayOfMonth, isoOfDay } from '@coop/finance/calendar';
import { citizenCheckDigit } from '@coop/format/citizen-no';
import { hash32, openStream, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { agencyAt, agencyIndexOf } from './agency.ts';
import { BANKS, DISTRICTS, FEMALE_NAMES, MALE_NAMES, POSITIONS, SURNAMES } from './names.ts';
import type { Member } from './person.ts';
import { personaOf } from './personas.ts';

/** Ages are counted from here, so that the same number is the same person whatever the clock says. */
const CENSUS_YEAR = 2026;

export function membershipNoOf(no: number): string {
  return String(no).padStart(5, '0');
}

function dayIn(stream: Stream, fromYear: number, toYear: number): string {
  const from = dayNumber(`${fromYear}-01-01`);
  return isoOfDay(stream.int(from, dayNumber(`${toYear}-12-31`)));
}

function citizenNoOf(seed: string, no: number): string {
  // No real number begins with 9; the member number inside makes each one unique.
  const middle =
    String(no).padStart(7, '0') + String(hash32(`${seed}/citizen`, no) % 10_000).padStart(4, '0');
  const first12 = `9${middle}`;
  return first12 + citizenCheckDigit(first12);
}

function drawPerson(stream: Stream, no: number) {
  const female = stream.chance(0.62);
  const surname = stream.pick(SURNAMES);
  const married = stream.chance(0.6);
  const spouseFirst = female ? stream.pick(MALE_NAMES) : stream.pick(FEMALE_NAMES);
  const single = stream.chance(0.6) ? 'นางสาว' : 'นาง';
  return {
    prename: female ? (married ? 'นาง' : single) : stream.chance(0.04) ? 'ว่าที่ร้อยตรี' : 'นาย',
    firstName: female ? stream.pick(FEMALE_NAMES) : stream.pick(MALE_NAMES),
    surname,
    maritalStatus: married ? 'สมรส' : 'โสด',
    spouseName: married ? `${female ? 'นาย' : 'นาง'}${spouseFirst} ${surname}` : '',
    phone: `08${stream.int(1, 9)}${String(no % 10_000_000).padStart(7, '0')}`,
    bankAccount: `${stream.pick(BANKS)} xxx-x-x${String(stream.int(0, 9999)).padStart(4, '0')}-${stream.int(0, 9)}`,
  };
}

function drawCareer(stream: Stream) {
  const roll = stream.int(1, 100);
  const kind: Member['kind'] = roll <= 85 ? 'สามัญ' : roll <= 90 ? 'สมทบ' : 'บำนาญ';
  const retired = kind === 'บำนาญ';
  const birthDate = retired
    ? dayIn(stream, CENSUS_YEAR - 86, CENSUS_YEAR - 62)
    : dayIn(stream, CENSUS_YEAR - 58, CENSUS_YEAR - 27);
  const bornIn = Number(birthDate.slice(0, 4));
  const joined = dayIn(stream, bornIn + 23, Math.min(bornIn + 32, CENSUS_YEAR - 2));
  const age = CENSUS_YEAR - bornIn;
  const salary = 15_000 + (age - 25) * stream.int(700, 1_500);
  return {
    kind,
    position: retired ? 'ข้าราชการบำนาญ' : stream.pick(POSITIONS),
    birthDate,
    // Membership starts on the first of a month.
    joinedOn: isoOfDay(dayNumber(joined) - dayOfMonth(joined) + 1),
    salarySatang: retired ? 0 : Math.round(salary / 10) * 10_00,
  };
}

function drawAddress(stream: Stream, office: number) {
  const places = DISTRICTS.filter((one) => one.office === office);
  const place = places[stream.int(0, places.length - 1)] ?? DISTRICTS[0];
  const address =
    `${stream.int(1, 399)}/${stream.int(1, 99)} ม.${stream.int(1, 12)} ต.${stream.pick(place.tambons)} ` +
    `อ.${place.name} จ.นครศรีธรรมราช`;
  return { address, amphur: place.name, postcode: place.postcode };
}

/** The member with this number, from 1 to the population. Same world and number, same person. */
export function deriveMember(view: View, no: number): Member {
  const stream = openStream(view.seed, no, 'person');
  const person = drawPerson(stream, no);
  const career = drawCareer(stream);
  const address = drawAddress(stream, agencyAt(agencyIndexOf(no), view.population).office);
  const persona = personaOf(no);
  // A persona pauses its shares only where its story says so.
  const paused = stream.chance(0.02) && !persona;
  const drawn: Member = {
    no,
    membershipNo: membershipNoOf(no),
    ...person,
    ...career,
    ...address,
    citizenNo: citizenNoOf(view.seed, no),
    inCremation: stream.chance(0.92),
    ...(paused && { sharesPausedFrom: CENSUS_YEAR * 12 - stream.int(1, 24) }),
  };
  return { ...drawn, ...persona?.member?.(view) };
}

/** 30 September of the fiscal year in which the member turns 60. */
export function retirementDate(member: Member): string {
  const year = Number(member.birthDate.slice(0, 4)) + 60;
  return `${member.birthDate.slice(5) > '10-01' ? year + 1 : year}-09-30`;
}

export function fullName(member: Member): string {
  return `${member.prename}${member.firstName} ${member.surname}`;
}
