import { monthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import { depositPlans } from '../plans/deposit-plans.ts';
import { monthlyShareSatang } from '../plans/share-plan.ts';
import { viewOn } from '../testing/days.ts';
import { agencyAt, numbersOf } from './agency.ts';
import { stateOn } from './ending.ts';
import { deriveMember } from './member.ts';
import { ASSOCIATES, LEADERS, PENSIONER, TEACHERS, WORKERS } from './person/ladder.ts';
import type { Member } from './person/person.ts';
import { pensionSatang, retirementDate, salaryIn } from './person/salary.ts';

// Rules for each of 20,000 members. The personas are left out, because some of their stories break them.

const view = viewOn('2026-11-20', 1_000_000);
const FIRST = 13;
const numbers = Array.from({ length: 20_000 }, (_, i) => FIRST + i);
const members = numbers.map((no) => deriveMember(view, no));

const ageOf = ({ birthDate }: Member) => 2026 - Number(birthDate.slice(0, 4));
const share = (part: readonly unknown[], all: readonly unknown[] = members) =>
  part.length / all.length;

/** Returns the members that break a rule, because a test per member would report 20,000 lines. */
function without(holds: (member: Member) => boolean, of: readonly Member[] = members): string[] {
  return of
    .filter((member) => !holds(member))
    .slice(0, 5)
    .map(
      (member) =>
        `${member.membershipNo} ${member.position} ${member.birthDate} ${member.salarySatang}`,
    );
}

describe('careers', () => {
  const RUNGS = [
    ...Object.values(TEACHERS),
    ...Object.values(LEADERS),
    ...Object.values(WORKERS),
    ...ASSOCIATES,
  ];

  test('everybody earns what the position pays, and pensioners have no salary', () => {
    expect(
      without(({ position, salarySatang }) => {
        const rung = RUNGS.find((teacher) => teacher.position === position);
        if (!rung) return position === PENSIONER && salarySatang === 0;
        return salarySatang >= rung.leastSatang && salarySatang <= rung.mostSatang;
      }),
    ).toEqual([]);
  });

  test('nobody is on a rung too early: probation is for two years, a school has a director of at least 46', () => {
    const served = ({ career }: Member) => 2026 - Math.floor(career.hiredMonth / 12);
    const LEAST_YEARS: Partial<Record<string, number>> = {
      ครู: 2,
      ครูชำนาญการ: 6,
      ครูชำนาญการพิเศษ: 11,
      ครูเชี่ยวชาญ: 24,
      รองผู้อำนวยการ: 12,
      ผู้อำนวยการโรงเรียน: 18,
    };
    expect(without((member) => served(member) >= (LEAST_YEARS[member.position] ?? 0))).toEqual([]);
    expect(without((member) => member.position !== 'ครูผู้ช่วย' || served(member) < 2)).toEqual([]);
    expect(
      without((member) => member.position !== 'ผู้อำนวยการโรงเรียน' || ageOf(member) >= 46),
    ).toEqual([]);
  });

  test('there are few of the high ranks and many in the middle', () => {
    const part = (position: string) =>
      share(members.filter((member) => member.position === position));
    expect(part('ครูชำนาญการพิเศษ')).toBeGreaterThan(0.25);
    expect(part('ครูชำนาญการ')).toBeGreaterThan(0.15);
    expect(part('ผู้อำนวยการโรงเรียน')).toBeLessThan(0.045);
    expect(part('ครูเชี่ยวชาญ')).toBeLessThan(0.02);
    expect(part('ครูผู้ช่วย')).toBeLessThan(0.08);
  });

  test('a salary rises from the first pay to today’s and ends on retiring; a pension follows', () => {
    expect(
      without((member) => {
        const { hiredMonth, firstSatang, lastMonth, lastSatang } = member.career;
        const half = salaryIn(member, Math.floor((hiredMonth + lastMonth) / 2));
        return (
          salaryIn(member, hiredMonth) === firstSatang &&
          salaryIn(member, lastMonth) === lastSatang &&
          half >= firstSatang &&
          half <= lastSatang
        );
      }),
    ).toEqual([]);
    const pensioners = members.filter((member) => member.kind === 'บำนาญ');
    const retired = (member: Member) => monthIndex(retirementDate(member)) + 1;
    expect(without((member) => salaryIn(member, retired(member)) === 0, pensioners)).toEqual([]);
    expect(
      without((member) => pensionSatang(member) * 10 <= member.career.lastSatang * 7, pensioners),
    ).toEqual([]);
    // A pensioner's monthly share was raised while there was a salary.
    const grew = pensioners.filter(
      (pensioner) =>
        monthlyShareSatang(pensioner, retired(pensioner) - 1) >
        monthlyShareSatang(pensioner, pensioner.career.hiredMonth),
    );
    expect(share(grew, pensioners)).toBeGreaterThan(0.9);
  });
});

test('there are people in the last years of their service, and no pensioner saves for retirement', () => {
  for (const age of [57, 58, 59, 60, 61]) {
    expect(members.filter((member) => ageOf(member) === age).length).toBeGreaterThan(20);
  }
  const pensioners = members.filter(({ kind }) => kind === 'บำนาญ').slice(0, 400);
  const savesOn = (member: Member) =>
    depositPlans(view, member).some(({ product }) => product === 'retirement');
  expect(without((member) => !savesOn(member), pensioners)).toEqual([]);
});

describe('names', () => {
  test('no two colleagues of one school have the same, however large it is', () => {
    for (let index = 1; index < 480; index += 1) {
      const school = numbersOf(agencyAt(index, view.population));
      const names = school
        .map((no) => deriveMember(view, no))
        .map(({ firstName, surname }) => `${firstName} ${surname}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('the title agrees with the state of marriage, and whoever is married has somebody', () => {
    expect(
      without(({ prename, maritalStatus, spouseName }) => {
        const isMarried = maritalStatus === 'สมรส';
        if (isMarried !== (spouseName !== '')) return false;
        return prename !== 'นาง' || maritalStatus !== 'โสด';
      }),
    ).toEqual([]);
    const states = new Set(members.map((member) => member.maritalStatus));
    expect(states).toEqual(new Set(['โสด', 'สมรส', 'หม้าย', 'หย่า']));
  });
});

describe('states', () => {
  test('few wait, have left, moved or died; nobody leaves before having been there a year', () => {
    const of = (state: string) =>
      share(members.filter((member) => stateOn(member, view.asOf) === state));
    expect(of('ปกติ')).toBeGreaterThan(0.95);
    for (const state of ['รออนุมัติ', 'ลาออก', 'โอนสมาชิกภาพ', 'เสียชีวิต']) {
      expect(of(state)).toBeGreaterThan(0.001);
      expect(of(state)).toBeLessThan(0.02);
    }
    expect(
      without(({ ending, joinedOn }) => !ending || ending.on.slice(0, 4) > joinedOn.slice(0, 4)),
    ).toEqual([]);
  });

  test('shares are paused after 120 instalments only', () => {
    const paused = members.filter((member) => member.sharesPausedFrom !== undefined);
    expect(share(paused)).toBeGreaterThan(0.01);
    const paid = ({ sharesPausedFrom = 0, joinedOn }: Member) =>
      sharesPausedFrom - monthIndex(joinedOn);
    expect(without((member) => paid(member) >= 120, paused)).toEqual([]);
  });
});
