import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asked } from '../../src/site/found.ts';
import { openMock } from '../testing/before-mock.ts';
import { entriesOf, readFeeds } from './entries.ts';
import { buildIndex } from './search-index.ts';

/** Words that people type, and the beginning of a title that must stand in the first three. */
const QUERIES: readonly (readonly [q: string, wanted: string])[] = [
  ['ทุนการศึกษา', 'ทุนการศึกษา'],
  ['ทุนการศีกษา', 'ทุนการศึกษา'],
  ['ทุนบุตร', 'ทุนการศึกษาบุตรสมาชิก ประจำปี 2569'],
  ['scholarship', 'ทุนการศึกษา'],
  ['ฌาปนกิจ', 'สวัสดิการสมาชิก'],
  ['ฌาปณกิจ', 'สวัสดิการสมาชิก'],
  ['สงเคราะห์ศพ', 'สวัสดิการสมาชิก'],
  ['สวัสดิการ', 'สวัสดิการสมาชิก'],
  ['คลอดบุตร', 'สวัสดิการสมาชิก'],
  ['น้ำท่วม', 'สวัสดิการประสบอุทกภัย 2569'],
  ['อัตราดอกเบี้ยเงินกู้สามัญ', 'อัตราดอกเบี้ยและเงินปันผล'],
  ['อัตราดอกเบี้ยเงินฝาก', 'อัตราดอกเบี้ยและเงินปันผล'],
  ['ดอกเบี้ย', 'อัตราดอกเบี้ยและเงินปันผล'],
  ['แบบฟอร์มกู้สามัญ', 'คำขอกู้เงินสามัญ ฉบับปี 2569'],
  ['กู้สามัญ', 'คำขอกู้เงินสามัญ ฉบับปี 2569'],
  ['ฉุกเฉิม', 'คำขอกู้เงินเพื่อเหตุฉุกเฉิน ฉบับปี 2569'],
  ['กู้ฉุกเฉิน', 'คำขอกู้เงินเพื่อเหตุฉุกเฉิน ฉบับปี 2569'],
  ['กู้บ้าน', 'คำขอกู้เงินพิเศษเพื่อการเคหะ ฉบับปี 2569'],
  ['loan', 'เงินกู้ของสหกรณ์'],
  ['อยากกู้เงินต้องทำยังไง', 'เงินกู้ของสหกรณ์'],
  ['คำนวณเงินกู้', 'คำนวณเงินกู้'],
  ['วันจ่ายเงินกู้', 'เงินกู้ของสหกรณ์'],
  ['คนค้ำ', 'หลักเกณฑ์การค้ำประกัน ปรับปรุงเดือนกรกฎาคม 2569'],
  ['กำหนดการ', 'กำหนดการมอบทุนการศึกษา 2569'],
  ['ปันผล', 'คำนวณเงินปันผลและเฉลี่ยคืน'],
  ['dividend', 'กำหนดวันรับเงินปันผลและเงินเฉลี่ยคืน ประจำปี 2568'],
  ['ATM', 'ระเบียบว่าด้วยการรับจ่ายและเก็บรักษาเงิน'],
  ['ใบลาออก', 'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569'],
  ['ลาออก', 'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569'],
  ['สมัครสมาชิก', 'ใบสมัครสมาชิกสามัญ ฉบับปี 2569'],
  ['ผู้รับโอนประโยชน์', 'หนังสือตั้งผู้รับโอนประโยชน์ ฉบับปี 2569'],
  ['แบบฟอร์มสวัสดิการ', 'แบบคำขอรับสวัสดิการสมาชิก ฉบับปี 2569'],
  ['เปลี่ยนค่าหุ้น', 'คำขอเปลี่ยนแปลงค่าหุ้นรายเดือน ฉบับปี 2569'],
  ['เบอร์โทร', 'ติดต่อสหกรณ์'],
  ['วันหยุด', 'ประกาศ เรื่อง วันหยุดทำการของสหกรณ์ ประจำปี 2569'],
  ['ลืมรหัสผ่าน', 'ลืมรหัสผ่าน'],
  ['เลือกตั้ง', 'การเลือกตั้งกรรมการดำเนินการ'],
  ['งบการเงิน', 'รายงานกิจการประจำปี'],
  ['ระเบียบสวัสดิการ', 'ระเบียบว่าด้วยสวัสดิการสมาชิก พ.ศ. 2569'],
  ['เจ้าหน้าที่', 'เจ้าหน้าที่สหกรณ์ ประจำปี 2569'],
  ['ยืนยันยอด', 'เตือนยืนยันยอดทุนเรือนหุ้น เงินกู้ และเงินฝาก รอบปี 2569'],
  ['ร้องเรียน', 'คำร้องและข้อเสนอแนะ'],
  ['สมัครสมาชิกสหกรณ์', 'สมัครเป็นสมาชิก'],
  ['เบิกค่ารักษาพยาบาล', 'สวัสดิการสมาชิก'],
  ['แม่เสีย', 'สวัสดิการสมาชิก'],
  ['ค่าหุ้นขั้นต่ำ', 'สมัครเป็นสมาชิก'],
  ['เปิดทำการวันเสาร์ไหม', 'ติดต่อสหกรณ์'],
  ['เปิดกี่โมง', 'ติดต่อสหกรณ์'],
  ['โอนเงินเข้าสหกรณ์', 'ติดต่อสหกรณ์'],
  ['ธนาคารเลขบัญชี', 'ติดต่อสหกรณ์'],
  ['ถอนเงินฝาก', 'เข้าสู่ระบบสมาชิก'],
];

let find: Awaited<ReturnType<typeof buildIndex>>;

beforeAll(async () => {
  await using mock = await openMock();
  const feeds = await readFeeds(mock.client);
  find = await buildIndex(
    feeds,
    entriesOf(feeds, ({ summary }) => summary),
  );
});

/** Sheet of what was typed, what was wanted and where it stands, for whoever keeps the words of the search. */
const SHEET = new URL('../../.report/search-queries.md', import.meta.url);

afterAll(() => {
  const rows = QUERIES.map(([q, wanted]) => {
    const titles = find({ q, page: 1 }).hits.map(({ title }) => title);
    const place = titles.findIndex((title) => title.startsWith(wanted)) + 1;
    return `| ${q} | ${wanted} | ${place || '-'} | ${titles[0] ?? ''} |`;
  });
  const head = ['| query | wanted | place | first |', '| --- | --- | --- | --- |'];
  mkdirSync(new URL('.', SHEET), { recursive: true });
  writeFileSync(SHEET, `${[...head, ...rows].join('\n')}\n`);
});

describe('[VIS-01] what people type', () => {
  test.each(QUERIES)('%s finds %s in the first three', (q, wanted) => {
    const titles = find({ q, page: 1 })
      .hits.slice(0, 3)
      .map(({ title }) => title);
    expect(
      titles.filter((title) => title.startsWith(wanted)),
      titles.join(' | '),
    ).not.toEqual([]);
  });

  test('a word that nobody has written finds nothing, and is not taken for another', () => {
    const found = find({ q: 'กขคงจฉชซ', page: 1 });
    expect(found.hits).toEqual([]);
    expect(found.corrected).toBeUndefined();
  });

  test('one typing fault is mended, and said', () => {
    expect(find({ q: 'ฌาปณกิจ', page: 1 }).corrected).toBe('ฌาปนกิจ');
    expect(find({ q: 'ฌาปนกิจ', page: 1 }).corrected).toBeUndefined();
  });

  test('the newest edition stands for all, with the earlier ones behind it', () => {
    const [form] = find({ q: 'ใบลาออก', page: 1 }).hits;
    expect(form?.title).toBe('ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569');
    expect(form?.older.map(({ title }) => title)).toEqual([
      'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2568',
      'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2567',
      'ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2566',
    ]);
  });

  test('year and category narrow what was found, and both lists stay whole', () => {
    const all = find({ q: 'ทุนการศึกษา', page: 1 });
    const some = find({ q: 'ทุนการศึกษา', category: 'Scholarships', yearBE: 2568, page: 1 });
    expect(some.categories).toEqual(all.categories);
    expect(some.yearsBE).toEqual([2569, 2568, 2567, 2566]);
    expect(some.hits.length).toBeGreaterThan(3);
    expect(some.hits.filter(({ on }) => !on.startsWith('2025'))).toEqual([]);
    expect(new Set(some.hits.map(({ categoryName }) => categoryName))).toEqual(
      new Set(['ทุนการศึกษา']),
    );
    expect(some.total).toBeLessThan(all.total);
  });

  test('what has no place on the first page stands on the others, once', () => {
    const first = find({ q: 'เงินกู้', page: 1 });
    const second = find({ q: 'เงินกู้', page: 2 });
    expect(first.pages).toBeGreaterThan(1);
    const seen = first.hits.map(({ href }) => href);
    expect(second.hits.filter(({ href }) => seen.includes(href))).toEqual([]);
  });
});

describe('[VIS-01] common questions are told', () => {
  test.each<[string, Asked]>([
    ['อัตราดอกเบี้ยเงินกู้สามัญ', 'rate'],
    ['วันจ่ายเงินกู้', 'payday'],
    ['เบอร์โทร', 'phone'],
    ['วันหยุด', 'closed'],
    ['วันสุดท้ายยื่นทุน', 'deadline'],
    ['ปันผลปีนี้', 'dividend'],
  ])('%s asks for %s', (q, asks) => {
    expect(find({ q, page: 1 }).asked).toContain(asks);
  });

  test('with the rate of the product that was named', () => {
    const { rates } = find({ q: 'อัตราดอกเบี้ยเงินกู้สามัญ', page: 1 });
    expect(rates.map(({ name, rate }) => [name, rate])).toEqual([['เงินกู้สามัญ', '5.50']]);
  });

  test.each([
    ['จ่ายปันผลวันไหน', 'PAID', '2027-02-01'],
    ['วันจ่ายเงินกู้', 'PAYOUT', '2026-11-27'],
    ['วันสุดท้ายส่งเอกสารกู้', 'PAPERS', '2026-12-01'],
  ])('with the next day of the calendar: %s', (q, kind, date) => {
    expect(find({ q, page: 1 }).days[0]).toMatchObject({ kind, date });
  });

  test('with the newest form as a file, and the announced closed days', () => {
    const { form } = find({ q: 'แบบฟอร์มกู้สามัญ', page: 1 });
    expect(form?.title).toBe('คำขอกู้เงินสามัญ ฉบับปี 2569');
    expect(form?.file).toBe('mediafiles/69521-1.pdf');
    expect(find({ q: 'วันหยุด', page: 1 }).closed).toContain('ปิดทำการวันที่ 7 และ 10 ธันวาคม 2569');
  });
});
