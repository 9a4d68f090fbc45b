import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../../rules/working-days.ts';
import { START_DAYS } from '../../testing/days.ts';
import { topicCategories } from './categories.ts';
import { organizationTopics } from './organization.ts';
import {
  fileNamesOf,
  findTopic,
  htmlOf,
  isPinned,
  newUntil,
  titleOf,
  topicsOf,
  viewsOf,
} from './topics.ts';

const TODAY = '2026-11-20';
const KEYS = topicCategories().map((topicCategory) => topicCategory.key);

const allOn = (day: string) => KEYS.flatMap((key) => topicsOf(key, day) ?? []);

describe('what the public site says', () => {
  test('has the fourteen categories of the specification and three of its second mapping', () => {
    expect(KEYS).toEqual(
      expect.arrayContaining([
        'news',
        'order',
        'rules',
        'overall_operation',
        'coop_investment',
        'coop_order',
        'coop_act',
        'welfare',
        'notice',
        'activity-gallary',
        'video',
        'bussiness_report',
        'bussiness_report_monthy',
        'download',
        'Scholarships',
        'news_letters',
        'report_center',
      ]),
    );
    expect(KEYS).toHaveLength(17);
  });

  test.each(START_DAYS)('on %s every category has over a dozen items of several years', (day) => {
    for (const key of KEYS) {
      const topics = topicsOf(key, day) ?? [];
      expect(topics.length, key).toBeGreaterThan(24);
      expect(new Set(topics.map((topic) => topic.on.slice(0, 4))).size, key).toBeGreaterThan(2);
    }
  });

  test.each(KEYS)(
    'no two items of %s have the same title, and none has a place left open',
    (key) => {
      const topics = topicsOf(key, '2031-06-30') ?? [];
      const titles = topics.map(titleOf);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      for (const topic of topics) {
        const words = [titleOf(topic), ...htmlOf(topic), ...fileNamesOf(topic)].join(' ');
        expect(words).not.toMatch(/[{}]|undefined|NaN/);
      }
    },
  );

  test('no two items have the same number, and each number leads to its item', () => {
    const all = allOn(TODAY);
    expect(new Set(all.map((topic) => topic.id)).size).toBe(all.length);
    for (const topic of all) expect(findTopic(topic.id, TODAY)).toEqual(topic);
  });

  test.each(START_DAYS)(
    'on %s the newest item is a few days old and none is of tomorrow',
    (day) => {
      const days = allOn(day).map((topic) => topic.on);
      const newest = days.sort().at(-1) ?? day;
      expect(newest <= day).toBe(true);
      expect(Date.parse(day) - Date.parse(newest)).toBeLessThanOrEqual(9 * 86_400_000);
    },
  );

  test('nothing comes out while the cooperative is closed', () => {
    const days = allOn('2028-12-31').map((topic) => topic.on);
    expect(days.filter((day) => !isWorkingDay(day))).toEqual([]);
  });
});

describe('the words', () => {
  const find = (key: string, start: string) =>
    topicsOf(key, TODAY)?.find((topic) => titleOf(topic).startsWith(start));

  test('carry the year, the rates in force and the approved dividend', () => {
    const meeting = find('news', 'ที่ประชุมใหญ่สามัญประจำปี 2568');
    expect(meeting && titleOf(meeting)).toBe(
      'ที่ประชุมใหญ่สามัญประจำปี 2568 อนุมัติเงินปันผลร้อยละ 5.25 เงินเฉลี่ยคืนร้อยละ 12.00',
    );
    const rates = find('news', 'ประกาศอัตราดอกเบี้ยเงินฝากและเงินกู้ ฉบับที่ 1/2569');
    expect(rates && htmlOf(rates)[1]).toContain('<td>เงินกู้สามัญ</td><td>5.50</td>');
    const lower = find('news', 'อัตราดอกเบี้ยเงินกู้พิเศษเพื่อการเคหะ ฉบับที่ 2/2569');
    expect(lower && titleOf(lower)).toMatch(/ร้อยละ 5\.25$/);
  });

  test('name the committee after the one that sits, and days that are working days', () => {
    const call = find('news', 'รับสมัครกรรมการดำเนินการ');
    expect(call && titleOf(call)).toContain('ชุดที่ 63');
    const confirm = find('news', 'เตือนยืนยันยอด');
    expect(confirm && htmlOf(confirm)[0]).toContain(
      'ยืนยันยอด ณ วันที่ 31 ธันวาคม 2568 ในระบบสมาชิกออนไลน์ ภายในวันที่ 31 ธันวาคม 2569',
    );
  });
});

describe('an item', () => {
  test('is pinned for two months, new for two weeks and read more each day', () => {
    const rates = topicsOf('news', TODAY)?.find((topic) => topic.on === '2026-02-02');
    if (!rates) throw new Error('the announcement of the rates is not out');
    expect(isPinned(rates, '2026-04-03')).toBe(true);
    expect(isPinned(rates, '2026-04-04')).toBe(false);
    expect(newUntil(rates)).toBe('2026-02-16');
    expect(viewsOf(rates, '2026-02-03')).toBeGreaterThan(viewsOf(rates, '2026-02-02'));
  });
});

describe('the pages of the organisation', () => {
  test.each([
    [103, 'คณะกรรมการดำเนินการ ชุดที่ 62 ประจำปี 2569', 'ประธานกรรมการ'],
    [104, 'ผู้ตรวจสอบกิจการ ประจำปี 2569', 'หัวหน้าผู้ตรวจสอบกิจการ'],
    [105, 'ผู้ตรวจสอบภายใน ประจำปี 2569', 'ผู้ช่วยผู้ตรวจสอบภายใน'],
    [106, 'เจ้าหน้าที่สหกรณ์ ประจำปี 2569', 'ผู้จัดการ'],
  ])('[PUB-15] show/%i lists people with their posts', (id, title, post) => {
    const topic = findTopic(id, TODAY);
    if (!topic) throw new Error(`there is no item ${id}`);
    expect(titleOf(topic)).toBe(title);
    expect(htmlOf(topic).join('')).toContain(`<td>${post}</td>`);
  });

  test('name nobody twice', () => {
    const html = organizationTopics(TODAY)
      .flatMap((organizationTopic) => htmlOf(organizationTopic))
      .join('');
    const names = [...html.matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, name]) => name);
    expect(names).toHaveLength(15 + 3 + 3 + 14);
    expect(new Set(names).size).toBe(names.length);
  });
});
