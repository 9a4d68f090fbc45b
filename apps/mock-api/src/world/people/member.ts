import { dayNumber, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { citizenCheckDigit } from '@coop/format/citizen-no';
import { hash32 } from '../chance/hash.ts';
import { openStream, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { type Agency, agencyAt, agencyIndexOf, roleIn } from './agency.ts';
import { drawCareer, toldCareer } from './career.ts';
import { endingOf, isWaiting } from './ending.ts';
import { drawMarriage } from './marriage.ts';
import { DISTRICTS, firstNamesOf, surnameOf } from './names.ts';
import { CENSUS_MONTH, CENSUS_YEAR } from './person/census.ts';
import type { Member } from './person/person.ts';
import { personaOf } from './personas/personas.ts';

export function membershipNoOf(no: number): string {
  return String(no).padStart(5, '0');
}

function citizenNoOf(seed: string, no: number): string {
  // No real number begins with 9; the member number inside makes each one unique.
  const middle =
    String(no).padStart(7, '0') + String(hash32(`${seed}/citizen`, no) % 10_000).padStart(4, '0');
  const first12 = `9${middle}`;
  return first12 + citizenCheckDigit(first12);
}

const BANKS = ['กรุงไทย', 'ออมสิน', 'กรุงเทพ', 'กสิกรไทย'] as const;
const FEMALE = 0.62;
const LIEUTENANT = 0.04;

function drawPerson(stream: Stream, no: number, surname: string, bornIn: number) {
  const isFemale = stream.chance(FEMALE);
  const age = CENSUS_YEAR - bornIn;
  const { titleOfWoman, ...marriage } = drawMarriage(stream, { isFemale, surname, bornIn, age });
  const titleOfMan = stream.chance(LIEUTENANT) ? 'ว่าที่ร้อยตรี' : 'นาย';
  return {
    prename: isFemale ? titleOfWoman : titleOfMan,
    firstName: stream.pick(firstNamesOf(surname, isFemale, bornIn)),
    surname,
    ...marriage,
    phone: `08${stream.int(1, 9)}${String(no % 10_000_000).padStart(7, '0')}`,
    bankAccount: `${stream.pick(BANKS)} xxx-x-x${String(stream.int(0, 9999)).padStart(4, '0')}-${stream.int(0, 9)}`,
  };
}

function drawAddress(stream: Stream, { office, kind, amphur }: Agency) {
  const places = DISTRICTS.filter((one) => one.office === office);
  const drawn = places[stream.int(0, places.length - 1)];
  // Pensioners and associates belong to the unit of their home district.
  const place =
    (kind === 'school' ? drawn : places.find((one) => one.name === amphur)) ?? DISTRICTS[0];
  const address =
    `${stream.int(1, 399)}/${stream.int(1, 99)} ม.${stream.int(1, 12)} ต.${stream.pick(place.tambons)} ` +
    `อ.${place.name} จ.นครศรีธรรมราช`;
  return { address, amphur: place.name, postcode: place.postcode };
}

/** The by-law lets a member pause the monthly share after this many instalments (domain.md A1). */
const MAY_PAUSE_AFTER = 120;
const PAUSED = 0.04;

/** Draws the month from which somebody pauses the monthly share. */
function drawPause(stream: Stream, joinedOn: string) {
  const month = CENSUS_MONTH - stream.int(1, 24);
  const paused = stream.chance(PAUSED);
  return paused && month - monthIndex(joinedOn) >= MAY_PAUSE_AFTER
    ? { sharesPausedFrom: month }
    : {};
}

const DAYS_OF_A_YEAR = 366;

/** Returns how the membership ended; nobody leaves within a year of joining. */
function endingAfter(view: View, no: number, joinedOn: string) {
  const ending = endingOf(view.seed, no);
  return ending && dayNumber(ending.on) - dayNumber(joinedOn) > DAYS_OF_A_YEAR ? { ending } : {};
}

/** Opens the stream of a person, from which the career is drawn first. */
function openCareer(seed: string, no: number, agency: Agency) {
  const stream = openStream(seed, no, 'person');
  return { stream, career: drawCareer(stream, agency.kind, roleIn(agency, no)) };
}

/**
 * Returns the joining day of somebody who is neither a persona nor waiting; the same as by `deriveMember`, but faster.
 */
export function joinedOnOf(seed: string, no: number, agency: Agency): string {
  return openCareer(seed, no, agency).career.joinedOn;
}

function drawMember(view: View, no: number): Member {
  const agency = agencyAt(agencyIndexOf(no), view.population);
  const { stream, career } = openCareer(view.seed, no, agency);
  const bornIn = Number(career.birthDate.slice(0, 4));
  const person = drawPerson(stream, no, surnameOf(view.seed, no), bornIn);
  const joinedOn = isWaiting(view.seed, no)
    ? startOfMonthIndex(monthIndex(view.startedOn) + 1)
    : career.joinedOn;
  return {
    no,
    membershipNo: membershipNoOf(no),
    ...person,
    ...career,
    joinedOn,
    ...drawAddress(stream, agency),
    citizenNo: citizenNoOf(view.seed, no),
    inCremation: stream.chance(0.92),
    ...(career.kind === 'สามัญ' && drawPause(stream, joinedOn)),
    ...endingAfter(view, no, joinedOn),
  };
}

/** Derives the member with this number, from 1 to the population; always the same person in a world. */
export function deriveMember(view: View, no: number): Member {
  const drawn = drawMember(view, no);
  const persona = personaOf(no);
  if (!persona) return drawn;
  // A persona pauses its shares only if its story says so.
  const { sharesPausedFrom: _, ...told } = { ...drawn, ...persona.member?.(view) };
  const paused = persona.member?.(view).sharesPausedFrom;
  return {
    ...told,
    ...(paused !== undefined && { sharesPausedFrom: paused }),
    career: told.career === drawn.career && persona.member ? toldCareer(told) : told.career,
  };
}

type Named = Pick<Member, 'prename' | 'firstName' | 'surname'>;

export function fullName({ prename, firstName, surname }: Named): string {
  return `${prename}${firstName} ${surname}`;
}
