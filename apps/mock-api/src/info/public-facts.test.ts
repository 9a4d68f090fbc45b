import type { CalendarDay } from '@coop/contracts/info/calendar';
import type { YearFigures } from '@coop/contracts/info/figures';
import { DISTRICTS } from '@coop/cooperative/chance/province/places';
import { agenciesOf } from '@coop/cooperative/people/agency';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { closedDays } from '@coop/cooperative/rules/closed-days';
import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { isWorkingDay } from '@coop/cooperative/rules/working-days';
import { addDays } from '@coop/finance/calendar';
import { formatThaiDate, THAI_MONTHS, thaiDateToIso, toBuddhistYear } from '@coop/format/thai-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PublicText, publicTexts, wordsOf } from '../testing/public-texts.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

// Reads every figure, date and place of all public posts, and compares it with the world or with another post. All
// are read once, which takes a while.

/** Returns every text of one kind, each once. */
const distinct = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

/** Returns what a pattern's groups match in all texts, each once. */
const caught = (texts: readonly string[], pattern: RegExp): string[] =>
  distinct(
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(' '))),
  );

async function lettersOf(mock: Mock) {
  const letters = [];
  for (const agency of ['80010001', '80010003']) {
    const caller = await mock.signInAgency(agency);
    const body = { member_group_no: agency };
    letters.push(await caller.ok('membergroupDeliveryBookShow', { body }));
  }
  return letters;
}

async function confirmationsOf(mock: Mock) {
  const letters = [];
  for (const member of ['00001', '00004', '00010']) {
    letters.push(await (await mock.signIn(member)).ok('memberConfirmLetterShow'));
  }
  return letters;
}

interface Post {
  readonly where: string;
  readonly on: string;
  readonly words: string;
}

/** Whatever had come out before stands there, too. */
const DAY = '2028-02-29';

let texts: PublicText[] = [];
let words: string[] = [];
let posts: Post[] = [];
let years: readonly YearFigures[] = [];
let days: readonly CalendarDay[] = [];
let marquee = '';
let letters: Awaited<ReturnType<typeof lettersOf>> = [];
let confirmations: Awaited<ReturnType<typeof confirmationsOf>> = [];
let guide = '';

beforeAll(async () => {
  await using mock = await startMock();
  moveTo(mock.world, DAY);
  const caller = await mock.caller();
  texts = await publicTexts(caller);
  words = texts.map(wordsOf);
  posts = texts.map((text, index) => ({
    where: text.where,
    on: text.publishedAt,
    // Marks that hold a word together are no part of it.
    words: (words[index] ?? '').replace(/[\u2060\u200B]/g, ''),
  }));
  years = (await caller.ok('infoFiguresList')).years;
  days = (await caller.ok('infoCalendarList')).days;
  marquee = (await caller.ok('infoMenuShow')).marquee?.[0]?.Note ?? '';
  letters = await lettersOf(mock);
  confirmations = await confirmationsOf(mock);
  const agency = await mock.signInAgency('80010001');
  guide = JSON.stringify(await agency.ok('membergroupGuideGroupShow'));
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
    const closings = found(
      new RegExp(`ปิดทำการวันที่ ((?:\\d{1,2}, )*(?:\\d{1,2} และ )?)${DATE.source}`, 'g'),
    );
    expect(closings.filter(({ match }) => match[1]).length).toBeGreaterThan(3);
    for (const { where, match } of closings)
      for (const [other] of `${match[1]}${match[2]}`.matchAll(/\d+/g)) {
        const day = isoOf(['', other, ...match.slice(3)]) ?? '';
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

describe('[VIS-03] every sum of money', () => {
  const inMillions = (baht = '') => (Math.round(Number(baht) / 100_000) / 10).toFixed(1);

  test.each([
    ['assets', /สิ้นปี (25\d\d) สหกรณ์มีสมาชิก [\d,]+ คน สินทรัพย์รวม ([\d,.]+) ล้านบาท/g],
    ['assets', /ผลการดำเนินงานปี (25\d\d) สินทรัพย์รวม ([\d,.]+) ล้านบาท/g],
    ['assets', /31 ธันวาคม (25\d\d) งบทดลองก่อนปิดบัญชี สินทรัพย์รวม ([\d,.]+) ล้านบาท/g],
    ['shares', /31 ธันวาคม (25\d\d) งบทดลองก่อนปิดบัญชี .{1,40} ทุนเรือนหุ้น ([\d,.]+) ล้านบาท/g],
  ] as const)('of %s at the end of a year is that of the cooperative in figures', (of, pattern) => {
    const ends = found(pattern);
    expect(ends.length).toBeGreaterThan(3);
    for (const { where, match } of ends) {
      const row = years.find(({ year }) => String(toBuddhistYear(year)) === match[1]);
      expect(match[2]?.replaceAll(',', ''), where).toBe(inMillions(row?.[of]));
    }
  });

  test.each([
    ['BIRTH', /รับขวัญทายาทคนละ ([\d,]+) บาท/g],
    ['DISASTER', /ประสบภัยได้ไม่เกิน ([\d,]+) บาท/g],
    ['HOSPITAL', /คืนละ ([\d,]+) บาท/g],
    ['SCHOOL', /หลักเกณฑ์ ทุนละ ([\d,]+) บาท/g],
    ['STUDY', /ขอรับทุนได้ ([\d,]+) บาท/g],
    ['BIRTHDAY', /สวัสดิการวันเกิด ([\d,]+) บาท/g],
    ['RETIRE', /เกษียณ.{1,60}ปีขึ้นไปรับ ([\d,]+) บาท/g],
  ])('of the welfare %s is what the by-laws pay', (code, pattern) => {
    const sums = found(pattern).map(({ match }) => numberOf(match[1]));
    expect(sums).not.toEqual([]);
    const kind = BY_LAWS.welfare.kinds.find((other) => other.code === code);
    expect(distinct(sums.map(String))).toEqual([String(Number(kind?.pays[0]?.amount))]);
  });

  test('that a death costs each member is what the by-laws take', () => {
    const sums = distinct(found(/ศพละ ([\d,.]+) บาท/g).map(({ match }) => match[1] ?? ''));
    expect(sums.map(Number)).toEqual([Number(BY_LAWS.cremation.per_death)]);
  });
});

describe('[VIS-03] every day of the calendar', () => {
  test('on which the roll closes is that of the election', () => {
    const closes = found(new RegExp(`ในทะเบียนภายในวันที่ ${DATE.source}`, 'g'));
    expect(closes).not.toEqual([]);
    for (const { where, match } of closes)
      expect(isoOf(match)?.slice(5), where).toBe(BY_LAWS.election.roll_closes_on);
    const page = texts.find(({ where }) => where === 'infoElectionShow')?.html ?? '';
    expect(page).toContain(`-${BY_LAWS.election.roll_closes_on}","what":"วันปิดบัญชีรายชื่อ`);
  });

  test('until which scholarships are asked for is one in posts, marquee and calendar', () => {
    const round = days.find(({ title }) => title === 'วันสุดท้ายที่ยื่นขอทุนการศึกษาบุตร');
    expect(marquee).toContain(`<u>${formatThaiDate(round?.date, 'long')}</u>`);
    const closes = found(new RegExp(`ปิดรับทุนการศึกษา ${DATE.source}`, 'g'));
    expect(closes.length).toBeGreaterThan(3);
    for (const { where, match } of closes)
      expect(isoOf(match)?.slice(5), where).toBe(round?.date.slice(5));
  });
});

/** Returns the people listed with a post. */
const holders = (post: string) =>
  caught(
    texts.map(({ html }) => html),
    new RegExp(`<tr><td>([^<]+)</td><td>${post}</td></tr>`, 'g'),
  );

test('one manager stands on the page of the staff and signs every letter', () => {
  const signers = [...letters, ...confirmations].map((letter) => letter.signer_name);
  expect(signers).toHaveLength(5);
  expect(distinct([...holders('ผู้จัดการ'), ...signers])).toEqual(['นางเพ็ญศรี คงมั่น']);
  expect(distinct(confirmations.map((confirmation) => confirmation.auditor_name))).toHaveLength(1);
});

test.each(['ประธานกรรมการ', 'เลขานุการ', 'เหรัญญิก'])('one person is %s', (post) => {
  expect(holders(post)).toHaveLength(1);
});

test('the office closes at one hour', () => {
  expect(caught(words, /เวลา 0?8[.:]30 ?[–-] ?(\d\d[.:]\d\d)/g)).toEqual(['16:30']);
  expect(words.filter((text) => /\b15\.30 น\./.test(text))).toEqual([]);
});

test('it has one telephone, and one number each for fax and data protection', () => {
  const numbers = caught([...words, guide, JSON.stringify(letters)], /\b(0\d\d-\d{3}-\d{3})\b/g);
  expect(numbers).toEqual(['075-123-456', '075-123-458']);
  expect(COOPERATIVE.privacyContact.phone).toBe('075-123-457');
});

test.each([
  ['retired members', /เกษียณ(?:อายุ)? ([\d,]+) คน/g],
  ['scholarships', /(?:ได้รับทุน|แก่บุตรสมาชิก|ทุนการศึกษาบุตร) ([\d,]+) (?:คน|ทุน)/g],
  ['baht for scholarships', /(?:คน|ทุน) รวม ([\d,]+) บาท (?:ใน 5 เขต|เงินเข้า)/g],
])('every text of a year has the same number of %s', (_, pattern) => {
  for (const year of [2023, 2024, 2025, 2026]) {
    const ofYear = texts.filter((text) => text.publishedAt.startsWith(String(year))).map(wordsOf);
    expect(caught(ofYear, pattern), String(year)).toHaveLength(1);
    expect(ofYear.flatMap((text) => [...text.matchAll(pattern)]).length).toBeGreaterThan(1);
  }
});

test('the round that the news tell of is that of the letters', () => {
  const year = Number(DAY.slice(0, 4));
  const [round] = distinct(
    confirmations.map((confirmation) => `${confirmation.as_of_date} ${confirmation.return_by}`),
  );
  expect(round).toBe(`${year - 1}-12-31 ${year}-12-31`);
  const years = caught(words, /ยืนยันยอด ณ วันที่ 31 ธันวาคม (\d{4})[^<]*?31 ธันวาคม (\d{4})/g);
  expect(years.length).toBeGreaterThan(2);
  expect(years.filter((text) => Number(text.slice(5)) - Number(text.slice(0, 4)) !== 1)).toEqual(
    [],
  );
});

test('[VIS-03] nothing that the portal does already is said to be in preparation', () => {
  const late = posts.filter(({ words }) => /QR[^<]*(?:ระหว่างเตรียม|เร็ว ๆ นี้)/.test(words));
  expect(late.map(({ where }) => where)).toEqual([]);
});
