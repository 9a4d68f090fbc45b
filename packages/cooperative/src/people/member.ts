import { dayNumber, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { citizenCheckDigit } from '@coop/format/identifiers/citizen-no';
import type { Faker } from '@faker-js/faker';
import { hash32 } from '../chance/hash.ts';
import { generationOf } from '../chance/province/names.ts';
import { DISTRICTS } from '../chance/province/places.ts';
import { draw, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import { BY_LAWS } from '../rules/by-laws.ts';
import { drawAddress } from './address.ts';
import { type Agency, agencyAt, agencyIndexOf, hasOldest, roleIn } from './agency.ts';
import { drawCareer, toldCareer } from './career.ts';
import { endingOf, isWaiting } from './ending.ts';
import { drawMarriage } from './marriage.ts';
import { CENSUS_MONTH, CENSUS_YEAR } from './person/census.ts';
import type { Member } from './person/person.ts';
import { PERSONA_DETAILS } from './personas/persona-details.ts';
import { personaOf } from './personas/personas.ts';
import { surnameOf } from './surname.ts';

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
const TITLES_OF_MEN = [
  { value: 'ว่าที่ร้อยตรี', weight: 4 },
  { value: 'นาย', weight: 96 },
] as const;

function drawPerson(stream: Stream, surname: string, bornIn: number) {
  const isFemale = stream.datatype.boolean(FEMALE);
  const age = CENSUS_YEAR - bornIn;
  const { titleOfWoman, ...marriage } = drawMarriage(stream, { isFemale, surname, bornIn, age });
  const titleOfMan = stream.helpers.weightedArrayElement(TITLES_OF_MEN);
  const generation = stream.within(generationOf(surname, bornIn));
  return {
    prename: isFemale ? titleOfWoman : titleOfMan,
    firstName: generation.person.firstName(isFemale ? 'female' : 'male'),
    surname,
    ...marriage,
    phone: stream.phone.number({ style: 'mobile' }),
  };
}

function drawBankAccount({ helpers }: Faker): string {
  return `${helpers.arrayElement(BANKS)} ${helpers.replaceSymbols('xxx-x-x####-#')}`;
}

function drawHome(stream: Stream, { office, kind, amphur }: Agency) {
  const places = DISTRICTS.filter((district) => district.office === office);
  const drawn = stream.helpers.arrayElement(places);
  // Pensioners and associates belong to the unit of their home district.
  const place =
    (kind === 'school' ? drawn : places.find((district) => district.name === amphur)) ??
    DISTRICTS[0];
  return drawAddress(stream, place);
}

const PAUSED = 0.04;

/** Draws the month from which somebody pauses the monthly share. */
function drawPause(faker: Faker, joinedOn: string) {
  const month = CENSUS_MONTH - faker.number.int({ min: 1, max: 24 });
  const paused = faker.datatype.boolean(PAUSED);
  return paused && month - monthIndex(joinedOn) >= BY_LAWS.shares.pause_after
    ? { sharesPausedFrom: month }
    : {};
}

const DAYS_OF_A_YEAR = 366;

/** Returns how the membership ended; nobody leaves within a year of joining. */
function endingAfter(view: View, no: number, joinedOn: string) {
  const ending = endingOf(view.seed, no);
  return ending && dayNumber(ending.on) - dayNumber(joinedOn) > DAYS_OF_A_YEAR ? { ending } : {};
}

/**
 * Returns the joining day of somebody who is neither a persona nor waiting; the same as by `deriveMember`, but faster.
 */
export function joinedOnOf(seed: string, no: number, agency: Agency): string {
  return draw(seed, no, 'person', (stream) => {
    return drawCareer(stream, agency.kind, roleIn(agency, no), hasOldest(agency)).joinedOn;
  });
}

function drawMember(stream: Stream, view: View, no: number): Member {
  const agency = agencyAt(agencyIndexOf(no), view.population);
  const career = drawCareer(stream, agency.kind, roleIn(agency, no), hasOldest(agency));
  const bornIn = Number(career.birthDate.slice(0, 4));
  const person = drawPerson(stream, surnameOf(view.seed, no), bornIn);
  const joinedOn = isWaiting(view.seed, no)
    ? startOfMonthIndex(monthIndex(view.startedOn) + 1)
    : career.joinedOn;
  return {
    no,
    membershipNo: membershipNoOf(no),
    ...person,
    ...career,
    joinedOn,
    citizenNo: citizenNoOf(view.seed, no),
    inCremation: stream.datatype.boolean(0.92),
    ...(career.kind === 'สามัญ' && drawPause(stream, joinedOn)),
    // Last, because no money depends on it.
    ...drawHome(stream, agency),
    bankAccount: drawBankAccount(stream),
    ...endingAfter(view, no, joinedOn),
  };
}

/** Derives the member with this number, from 1 to the population; always the same person in a world. */
export function deriveMember(view: View, no: number): Member {
  const drawn = draw(view.seed, no, 'person', (stream) => drawMember(stream, view, no));
  const persona = personaOf(no);
  if (!persona) return drawn;
  // A persona pauses its shares only if its story says so.
  const { sharesPausedFrom: _, ...told } = {
    ...drawn,
    ...PERSONA_DETAILS[no],
    ...persona.member?.(view),
  };
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
