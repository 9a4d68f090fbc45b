import { dayNumber, isoOfDay, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import type { Faker } from '@faker-js/faker';
import { dayOf } from '../moments.ts';
import type { AgencyKind, Role } from './agency.ts';
import { CENSUS_MONTH, CENSUS_YEAR } from './person/census.ts';
import {
  ASSOCIATES,
  firstPaySatang,
  LEADERS,
  PENSIONER,
  type Promotions,
  payOn,
  type Rung,
  teacherRung,
  WORKERS,
} from './person/ladder.ts';
import type { Career, Member } from './person/person.ts';
import { lastSalaryMonth } from './person/salary.ts';

// Career of a member. A position follows from age and years of service, the pay from both; nobody is hired before 21 or
// leads a school before 40.

type Working = Pick<
  Member,
  'kind' | 'position' | 'birthDate' | 'joinedOn' | 'salarySatang' | 'career'
>;

/** Yearly rise of a teacher's pay in thousandths. */
const RISE = { min: 31, max: 41 } as const;
/** Posts of a school's people who are no leaders: few are workers, with a permanent post or on a contract. */
const POSTS = [
  { value: 'permanent', weight: 5 },
  { value: 'contract', weight: 5 },
  { value: 'teacher', weight: 90 },
] as const;
/** Probability that a teacher of long service stays ครูชำนาญการ, and that one becomes ครูเชี่ยวชาญ. */
const STAYS_SKILLED = 0.2;
const BECOMES_EXPERT = 0.06;

const hiredIn = (year: number) => monthIndex(`${year}-05-01`);

/** Draws a first day of a month some years after being hired, before the year of the census. */
function joinedAfter(faker: Faker, hiredYear: number): string {
  const year = Math.min(hiredYear + faker.number.int(4), CENSUS_YEAR - 1);
  const min = dayNumber(`${year}-01-01`);
  const max = dayNumber(`${year}-12-31`);
  const month = monthIndex(isoOfDay(faker.number.int({ min, max })));
  return startOfMonthIndex(Math.max(month, hiredIn(hiredYear) + 1));
}

function drawPromotions(faker: Faker): Promotions {
  const skilledAfter = faker.number.int({ min: 6, max: 10 });
  const staysSkilled = faker.datatype.boolean(STAYS_SKILLED);
  return {
    skilledAfter,
    seniorAfter: staysSkilled
      ? Number.POSITIVE_INFINITY
      : skilledAfter + faker.number.int({ min: 5, max: 9 }),
    becomesExpert: !staysSkilled && faker.datatype.boolean(BECOMES_EXPERT),
  };
}

/** Returns the pay after years of service with a yearly rise in thousandths, satang. */
function risen(firstSatang: number, thousandths: number, years: number): number {
  return firstSatang * (1 + thousandths / 1000) ** years;
}

function workingLife(faker: Faker, birthDate: string, hiredYear: number, rung: Rung): Working {
  const years = CENSUS_YEAR - hiredYear;
  const lastSatang = payOn(rung, risen(rung.firstSatang, faker.number.int(RISE), years));
  return {
    kind: 'สามัญ',
    position: rung.position,
    birthDate,
    joinedOn: joinedAfter(faker, hiredYear),
    salarySatang: lastSatang,
    career: {
      hiredMonth: hiredIn(hiredYear),
      firstSatang: Math.min(lastSatang, firstPaySatang(hiredYear)),
      lastMonth: CENSUS_MONTH,
      lastSatang,
    },
  };
}

function bornAt(faker: Faker, youngest: number, oldest: number): string {
  const year = CENSUS_YEAR - faker.number.int({ min: youngest, max: oldest });
  return dayOf(faker.date.birthdate({ mode: 'year', min: year, max: year }).getTime());
}

/** The oldest who are drawn at work, but for those whom `bornBeforePension` makes one or two years older. */
const OLDEST = 58;

/** Draws the birthday of somebody who works until the pension: the oldest are spread over the last years before it. */
function bornBeforePension(faker: Faker, youngest: number): string {
  const birthDate = bornAt(faker, youngest, OLDEST);
  const year = yearOf(birthDate);
  if (year > CENSUS_YEAR - OLDEST) return birthDate;
  // Who is born after September serves a year longer, and is sixty at work.
  const mostYears = birthDate.slice(5, 7) >= '10' ? 3 : 2;
  const earlier = `${year - (Math.abs(dayNumber(birthDate)) % mostYears)}${birthDate.slice(4)}`;
  return earlier.endsWith('-02-29') ? `${earlier.slice(0, 8)}28` : earlier;
}

function drawLeader(faker: Faker, role: 'director' | 'deputy', hasOldest: boolean): Working {
  const born = hasOldest ? bornBeforePension : bornAt;
  const birthDate = born(faker, role === 'director' ? 46 : 40, OLDEST);
  return workingLife(
    faker,
    birthDate,
    yearOf(birthDate) + faker.number.int({ min: 22, max: 25 }),
    LEADERS[role],
  );
}

function drawStaff(faker: Faker, hasOldest: boolean): Working {
  const born = hasOldest ? bornBeforePension : bornAt;
  const post = faker.helpers.weightedArrayElement(POSTS);
  if (post === 'permanent') {
    const birthDate = born(faker, 40, OLDEST);
    const hired = yearOf(birthDate) + faker.number.int({ min: 22, max: 30 });
    return workingLife(faker, birthDate, Math.max(hired, CENSUS_YEAR - 25), WORKERS.permanent);
  }
  const isOnContract = post === 'contract';
  const birthDate = isOnContract ? bornAt(faker, 27, 50) : born(faker, 25, OLDEST);
  const hired = Math.min(
    yearOf(birthDate) + faker.number.int({ min: 22, max: 28 }),
    CENSUS_YEAR - 1,
  );
  if (isOnContract) {
    return workingLife(faker, birthDate, Math.max(hired, CENSUS_YEAR - 15), WORKERS.contract);
  }
  const promotions = drawPromotions(faker);
  return workingLife(faker, birthDate, hired, teacherRung(CENSUS_YEAR - hired, promotions));
}

function drawAssociate(faker: Faker): Working {
  const rung = faker.helpers.arrayElement(ASSOCIATES);
  const birthDate = bornAt(faker, 25, 57);
  const hired = Math.min(
    yearOf(birthDate) + faker.number.int({ min: 22, max: 40 }),
    CENSUS_YEAR - 1,
  );
  const life = workingLife(faker, birthDate, Math.max(hired, CENSUS_YEAR - 20), rung);
  return { ...life, kind: 'สมทบ' };
}

/** Years of service of most members at retirement. */
const PENSIONER_RISE = 34;

function drawPensioner(faker: Faker): Working {
  const birthDate = bornAt(faker, 61, 86);
  const hired = yearOf(birthDate) + faker.number.int({ min: 22, max: 26 });
  const lastMonth = lastSalaryMonth({ birthDate });
  const retired = Math.floor(lastMonth / 12);
  // Pay of a colleague of the same service in the year of retiring, based on that year's first pay.
  const years = Math.min(retired - hired, PENSIONER_RISE);
  const pay = risen(firstPaySatang(retired), faker.number.int(RISE), years);
  const lastSatang = Math.round(pay / 10_00) * 10_00;
  return {
    kind: 'บำนาญ',
    position: PENSIONER,
    birthDate,
    joinedOn: joinedAfter(faker, hired),
    salarySatang: 0,
    career: {
      hiredMonth: hiredIn(hired),
      firstSatang: firstPaySatang(hired),
      lastMonth,
      lastSatang,
    },
  };
}

/** @param hasOldest whether there are colleagues in the last years before the pension */
export function drawCareer(
  faker: Faker,
  kind: AgencyKind,
  role: Role,
  hasOldest: boolean,
): Working {
  if (kind === 'pension') return drawPensioner(faker);
  if (kind === 'associate') return drawAssociate(faker);
  return role === 'staff' ? drawStaff(faker, hasOldest) : drawLeader(faker, role, hasOldest);
}

/** First pay of those whose story only tells today's. */
const FIRST_SATANG = 8_000_00;

/** Derives the working life of a persona: hired in the month of joining. */
export function toldCareer({
  joinedOn,
  salarySatang,
}: Pick<Member, 'joinedOn' | 'salarySatang'>): Career {
  return {
    hiredMonth: monthIndex(joinedOn),
    firstSatang: FIRST_SATANG,
    lastMonth: CENSUS_MONTH,
    lastSatang: salarySatang,
  };
}
