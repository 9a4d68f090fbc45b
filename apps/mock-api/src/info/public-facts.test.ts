import { DISTRICTS } from '@coop/cooperative/chance/province/places';
import { agenciesOf } from '@coop/cooperative/people/agency';
import { closedDays } from '@coop/cooperative/rules/closed-days';
import { isWorkingDay } from '@coop/cooperative/rules/working-days';
import { addDays } from '@coop/finance/calendar';
import { formatThaiDate, THAI_MONTHS, thaiDateToIso, toBuddhistYear } from '@coop/format/thai-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicTexts, wordsOf } from '../testing/public-texts.ts';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

// Reads every figure, date and place of all public posts, and compares it with the world or with another post.

interface Post {
  readonly where: string;
  readonly on: string;
  readonly words: string;
}

let posts: Post[] = [];
let years: readonly { year: number; members: number; [of: string]: unknown }[] = [];

beforeAll(async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2028-02-29');
  const caller = await mock.caller();
  posts = (await publicTexts(caller)).map((text) => ({
    where: text.where,
    on: text.publishedAt,
    // Marks that hold a word together are no part of it.
    words: wordsOf(text).replace(/[\u2060\u200B]/g, ''),
  }));
  years = (await caller.ok('infoFiguresList')).years;
});

const numberOf = (text = '') => Number(text.replaceAll(',', ''));

/** Returns what a pattern finds in all posts, with its post. */
const found = (pattern: RegExp) =>
  posts.flatMap(({ where, on, words }) =>
    [...words.matchAll(pattern)].map((match) => ({ where, on, match })),
  );

const MONTHS = THAI_MONTHS.join('|');
const DATE = new RegExp(`(\\d{1,2}) (${MONTHS}) (25\\d\\d)`, 'g');
const isoOf = ([, day, month = '', year]: readonly (string | undefined)[]) =>
  thaiDateToIso(Number(day), THAI_MONTHS.indexOf(month) + 1, Number(year));

describe('[VIS-03] every date of the posts', () => {
  test('is a day of the calendar', () => {
    const dates = found(DATE);
    expect(dates.length).toBeGreaterThan(300);
    expect(dates.filter(({ match }) => isoOf(match) === null)).toEqual([]);
  });

  test('is of the weekday that stands before it', () => {
    const named = found(new RegExp(`วัน(\\S+?)ที่ ?(${DATE.source})`, 'g')).flatMap(({ match }) => {
      const iso = isoOf(match.slice(2));
      return /^(จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)$/.test(match[1] ?? '')
        ? [[`วัน${match[1]}`, formatThaiDate(iso, 'full').split('ที่')[0]]]
        : [];
    });
    expect(named).not.toEqual([]);
    for (const [written, real] of named) expect(written).toBe(real);
  });

  test('on which the office is said to close is no working day, and the day it opens again is one', () => {
    const closings = found(new RegExp(`สหกรณ์ปิดทำการวันที่ ${DATE.source}`, 'g'));
    expect(closings.length).toBeGreaterThan(3);
    for (const { where, match } of closings) {
      const day = isoOf(match) ?? '';
      expect(isWorkingDay(day), `${where}: ${day}`).toBe(false);
      expect(closedDays(day, addDays(day, 1)), where).toContain(day);
    }
    const openings = found(new RegExp(`เปิดให้บริการตามปกติวันที่ ${DATE.source}`, 'g'));
    expect(openings.length).toBeGreaterThan(3);
    for (const { where, match } of openings)
      expect(isWorkingDay(isoOf(match) ?? ''), `${where}: ${match[0]}`).toBe(true);
  });
});

describe('[VIS-03] every count of members', () => {
  test('at the end of a year is that of the cooperative in figures', () => {
    const ends = found(/ณ สิ้นปี (25\d\d) สหกรณ์มีสมาชิก ([\d,]+) คน/g);
    expect(ends.length).toBeGreaterThan(3);
    for (const { where, match } of ends) {
      const row = years.find(({ year }) => String(toBuddhistYear(year)) === match[1]);
      expect(numberOf(match[2]), where).toBe(row?.members);
    }
  });

  test('at the end of a month is that of the month before, and who joined, left and died', () => {
    const months = found(/สิ้นเดือน(\S+?)มีสมาชิก ([\d,]+) คน/g)
      .map(({ where, on, match }) => {
        const words = posts.find((post) => post.where === where)?.words ?? '';
        const moved = /รับสมาชิกใหม่ (\d+) คน ลาออก (\d+) คน ถึงแก่กรรม (\d+) คน/.exec(words) ?? [];
        const [joined, left, died] = moved.slice(1).map(numberOf);
        return { on, members: numberOf(match[2]), joined, left, died };
      })
      .sort((a, b) => (a.on < b.on ? -1 : 1));
    expect(months.length).toBeGreaterThan(40);
    for (const [index, { on, members, joined = NaN, left = NaN, died = NaN }] of months.entries()) {
      const before = months[index - 1];
      if (before) expect(before.members + joined - left - died, on).toBe(members);
    }
  });

  test('in half a year grows by what the post says', () => {
    const halves = found(/ครึ่งปีแรกสมาชิกเพิ่มสุทธิ ([\d,]+) คน เป็น ([\d,]+) คน/g);
    expect(halves.length).toBeGreaterThan(3);
    for (const { where, on, match } of halves) {
      const before = years.find(({ year }) => year === Number(on.slice(0, 4)) - 1);
      if (before) expect(before.members + numberOf(match[1]), where).toBe(numberOf(match[2]));
    }
  });
});

describe('[VIS-03] every place of the posts', () => {
  test('is a district of the province, and no post counts more of them than there are', () => {
    const names = new Set(DISTRICTS.map(({ name }) => name));
    const written = found(/(?<!ทุก)อำเภอ(?!มี)([ก-๙]+)/g).filter(
      ({ match }) => ![...names].some((name) => match[1]?.startsWith(name)),
    );
    expect(written.map(({ where, match }) => `${where} ${match[0]}`)).toEqual([]);
    const counted = found(/(\d+) อำเภอ/g).map(({ match }) => Number(match[1]));
    expect(counted).not.toEqual([]);
    expect(Math.max(...counted)).toBeLessThanOrEqual(names.size);
  });

  test('where a school stands is the district of its agency', () => {
    const agencies = [...agenciesOf(12_000)].filter(({ kind }) => kind === 'school');
    const schools = found(/ที่(โรงเรียน\S+(?: \d+)?) อำเภอ(\S+)/g).concat(
      found(/ให้(โรงเรียน\S+(?: \d+)?) อำเภอ(\S+)/g),
    );
    expect(schools.length).toBeGreaterThan(3);
    for (const { where, match } of schools) {
      const there = agencies.filter(({ name }) => name === match[1]).map(({ amphur }) => amphur);
      expect(there, `${where}: ${match[0]}`).toContain(match[2]);
    }
  });

  test('the units of an election are the districts, in its regulation as on its page', () => {
    const rules = found(/แบ่งหน่วยเลือกตั้งตาม(\S+)/g).map(({ match }) => match[1]);
    expect(new Set(rules)).toEqual(new Set(['อำเภอ']));
  });
});

test('[VIS-03] nothing that the portal does already is said to be in preparation', () => {
  const late = posts.filter(({ words }) => /QR[^<]*(?:ระหว่างเตรียม|เร็ว ๆ นี้)/.test(words));
  expect(late.map(({ where }) => where)).toEqual([]);
});
