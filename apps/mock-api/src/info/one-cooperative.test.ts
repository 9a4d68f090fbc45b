import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PublicText, publicTexts, wordsOf } from '../testing/public-texts.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

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

/** Whatever had come out before stands there, too. */
const DAY = '2028-02-29';

describe(`on ${DAY}`, () => {
  let texts: PublicText[] = [];
  let words: string[] = [];
  let letters: Awaited<ReturnType<typeof lettersOf>> = [];
  let confirmations: Awaited<ReturnType<typeof confirmationsOf>> = [];
  let guide = '';

  beforeAll(async () => {
    await using mock = await startMock();
    moveTo(mock.world, DAY);
    texts = await publicTexts(await mock.caller());
    words = texts.map(wordsOf);
    letters = await lettersOf(mock);
    confirmations = await confirmationsOf(mock);
    const agency = await mock.signInAgency('80010001');
    guide = JSON.stringify(await agency.ok('membergroupGuideGroupShow'));
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
    expect(distinct(confirmations.map((confirmation) => confirmation.auditor_name))).toHaveLength(
      1,
    );
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
});

describe('the committee', () => {
  const pageOn = async (mock: Mock, day: string) => {
    moveTo(mock.world, day);
    const { title, html } = await (await mock.caller()).ok('infoTopicShow', {
      body: { topic_id: 103 },
    });
    return { title, people: [...html.matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, name]) => name) };
  };

  test('that was elected sits from the day after the general meeting', async () => {
    await using mock = await startMock();
    const before = await pageOn(mock, '2027-01-24');
    expect(before.title).toBe('คณะกรรมการดำเนินการ ชุดที่ 62 ประจำปี 2569');
    expect(before.people[0]).toBe('นายวิชัย ใจงาม');
    const { title, people } = await pageOn(mock, '2027-01-25');
    expect(title).toBe('คณะกรรมการดำเนินการ ชุดที่ 63 ประจำปี 2570');
    const { positions, results } = await (await mock.caller()).ok('infoElectionShow');
    const winner = (position: string, units: readonly number[]) => {
      const votes = (number: number) =>
        results
          .filter((result) => result.position === position && units.includes(result.unit_no))
          .reduce(
            (sum, result) => sum + (result.scores.find((s) => s.number === number)?.score ?? 0),
            0,
          );
      return positions
        .flatMap((other) => (other.position === position ? other.candidates : []))
        .filter(({ unit_no }) => unit_no === 0 || units.includes(unit_no))
        .toSorted((a, b) => votes(b.number) - votes(a.number))[0]?.name;
    };
    const units = distinct(results.map((result) => String(result.unit_no))).map(Number);
    expect(people[0]).toBe(winner('ประธานกรรมการ', units));
    expect(people.slice(1).sort()).toEqual(units.map((no) => winner('กรรมการ', [no])).sort());
  });
});
