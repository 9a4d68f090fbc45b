import { dayNumber, dayOfMonth, isoOfDay, monthIndex } from '@coop/finance/calendar';
import { yearOf } from '@coop/format/thai-date';
import type { Stream } from '../chance/stream.ts';
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
const RISE = { least: 31, most: 41 } as const;
/** Workers per hundred people in a school who are no leaders: with a permanent post, and on a contract. */
const WORKERS_IN_100 = { permanent: 5, contract: 5 } as const;
/** Probability that a teacher of long service stays ครูชำนาญการ, and that one becomes ครูเชี่ยวชาญ. */
const STAYS_SKILLED = 0.2;
const BECOMES_EXPERT = 0.06;

function dayIn(stream: Stream, year: number): string {
  return isoOfDay(stream.int(dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)));
}

/** Draws a first day of a month some years after being hired, before the year of the census. */
function joinedAfter(stream: Stream, hiredYear: number): string {
  const day = dayIn(stream, Math.min(hiredYear + stream.int(0, 4), CENSUS_YEAR - 1));
  const hired = `${hiredYear}-06-01`;
  const first = isoOfDay(dayNumber(day) - dayOfMonth(day) + 1);
  return first < hired ? hired : first;
}

const hiredIn = (year: number) => monthIndex(`${year}-05-01`);

function drawPromotions(stream: Stream): Promotions {
  const skilledAfter = stream.int(6, 10);
  const staysSkilled = stream.chance(STAYS_SKILLED);
  return {
    skilledAfter,
    seniorAfter: staysSkilled ? Number.POSITIVE_INFINITY : skilledAfter + stream.int(5, 9),
    becomesExpert: !staysSkilled && stream.chance(BECOMES_EXPERT),
  };
}

/** Returns the pay after years of service with a yearly rise in thousandths, satang. */
function risen(firstSatang: number, thousandths: number, years: number): number {
  return firstSatang * (1 + thousandths / 1000) ** years;
}

function workingLife(stream: Stream, birthDate: string, hiredYear: number, rung: Rung): Working {
  const years = CENSUS_YEAR - hiredYear;
  const lastSatang = payOn(rung, risen(rung.firstSatang, stream.int(RISE.least, RISE.most), years));
  return {
    kind: 'สามัญ',
    position: rung.position,
    birthDate,
    joinedOn: joinedAfter(stream, hiredYear),
    salarySatang: lastSatang,
    career: {
      hiredMonth: hiredIn(hiredYear),
      firstSatang: Math.min(lastSatang, firstPaySatang(hiredYear)),
      lastMonth: CENSUS_MONTH,
      lastSatang,
    },
  };
}

function bornAt(stream: Stream, youngest: number, oldest: number): string {
  return dayIn(stream, CENSUS_YEAR - stream.int(youngest, oldest));
}

function drawLeader(stream: Stream, role: 'director' | 'deputy'): Working {
  const birthDate = bornAt(stream, role === 'director' ? 46 : 40, 58);
  return workingLife(stream, birthDate, yearOf(birthDate) + stream.int(22, 25), LEADERS[role]);
}

function drawStaff(stream: Stream): Working {
  const roll = stream.int(1, 100);
  if (roll <= WORKERS_IN_100.permanent) {
    const birthDate = bornAt(stream, 40, 58);
    const hired = yearOf(birthDate) + stream.int(22, 30);
    return workingLife(stream, birthDate, Math.max(hired, CENSUS_YEAR - 25), WORKERS.permanent);
  }
  const isOnContract = roll <= WORKERS_IN_100.permanent + WORKERS_IN_100.contract;
  const birthDate = bornAt(stream, isOnContract ? 27 : 25, isOnContract ? 50 : 58);
  const hired = Math.min(yearOf(birthDate) + stream.int(22, 28), CENSUS_YEAR - 1);
  if (isOnContract) {
    return workingLife(stream, birthDate, Math.max(hired, CENSUS_YEAR - 15), WORKERS.contract);
  }
  const promotions = drawPromotions(stream);
  return workingLife(stream, birthDate, hired, teacherRung(CENSUS_YEAR - hired, promotions));
}

function drawAssociate(stream: Stream): Working {
  const rung = stream.pick(ASSOCIATES);
  const birthDate = bornAt(stream, 25, 57);
  const hired = Math.min(yearOf(birthDate) + stream.int(22, 40), CENSUS_YEAR - 1);
  const life = workingLife(stream, birthDate, Math.max(hired, CENSUS_YEAR - 20), rung);
  return { ...life, kind: 'สมทบ' };
}

/** Years of service of most members at retirement. */
const PENSIONER_RISE = 34;

function drawPensioner(stream: Stream): Working {
  const birthDate = bornAt(stream, 61, 86);
  const hired = yearOf(birthDate) + stream.int(22, 26);
  const lastMonth = lastSalaryMonth({ birthDate });
  const retired = Math.floor(lastMonth / 12);
  // Pay of a colleague of the same service in the year of retiring, based on that year's first pay.
  const years = Math.min(retired - hired, PENSIONER_RISE);
  const pay = risen(firstPaySatang(retired), stream.int(RISE.least, RISE.most), years);
  const lastSatang = Math.round(pay / 10_00) * 10_00;
  return {
    kind: 'บำนาญ',
    position: PENSIONER,
    birthDate,
    joinedOn: joinedAfter(stream, hired),
    salarySatang: 0,
    career: {
      hiredMonth: hiredIn(hired),
      firstSatang: firstPaySatang(hired),
      lastMonth,
      lastSatang,
    },
  };
}

export function drawCareer(stream: Stream, kind: AgencyKind, role: Role): Working {
  if (kind === 'pension') return drawPensioner(stream);
  if (kind === 'associate') return drawAssociate(stream);
  return role === 'staff' ? drawStaff(stream) : drawLeader(stream, role);
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
