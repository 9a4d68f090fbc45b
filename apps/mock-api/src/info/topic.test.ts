import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const DAY_MS = 86_400_000;

describe('a list', () => {
  test('[PUB-14] comes by the dozen, pinned ones first and then the newest', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const first = await caller.ok('infoTopicList', { body: { category: 'news', page: 1 } });
    expect([first.category_name, first.total, first.page_size]).toEqual(['ข่าวสหกรณ์', 63, 12]);
    expect(first.rows).toHaveLength(12);
    expect(first.years).toEqual([2026, 2025, 2024, 2023]);
    const [top, ...rest] = first.rows;
    expect(top?.pinned).toBe(true);
    const days = rest.map((item) => item.published_at);
    expect(days).toEqual([...days].sort().reverse());
    const last = await caller.ok('infoTopicList', { body: { category: 'news', page: 6 } });
    expect(last.rows).toHaveLength(3);
    const beyond = await caller.ok('infoTopicList', { body: { category: 'news', page: 7 } });
    expect([beyond.rows, beyond.total]).toEqual([[], 63]);
  });

  test('[PUB-14] keeps to a year and to every word that is looked for', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const of = (more: object) =>
      caller.ok('infoTopicList', { body: { category: 'news', page: 1, ...more } });
    const year = await of({ year: 2025 });
    expect(year.total).toBe(16);
    expect(year.rows.every((row) => row.published_at.startsWith('2025'))).toBe(true);
    const found = await of({ year: 2026, q: 'อุทกภัย  5,000' });
    expect(found.rows.map((row) => row.title)).toEqual([
      expect.stringContaining('ระดมความช่วยเหลือสมาชิกผู้ประสบอุทกภัย'),
    ]);
    expect(found.years).toHaveLength(4);
    const worn = await of({ year: 2026, q: '\u200Eอ\u0E38ท\u0E01ภ\u200Bัย 5,๐๐๐\u3000' });
    expect(worn.rows.map((row) => row.title)).toEqual(found.rows.map((row) => row.title));
    const marksFirst = await of({ q: 'ท\u0E48\u0E35' });
    expect(marksFirst.total).toBe((await of({ q: 'ที่' })).total);
    expect(marksFirst.total).toBeGreaterThan(0);
    expect((await of({ q: 'ไม่มีคำนี้แน่นอน' })).total).toBe(0);
  });
});

describe('an item', () => {
  test('[PUB-15] knows its neighbours, pictures and attachments', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const { rows } = await caller.ok('infoTopicList', {
      body: { category: 'news', page: 1, year: 2026, q: 'ที่ประชุมใหญ่สามัญประจำปี' },
    });
    const id = rows.at(-1)?.topic_id ?? 0;
    const topic = await caller.ok('infoTopicShow', { body: { topic_id: id } });
    expect(topic.html).toContain('<b>5.25</b>');
    expect(topic.gallery).toHaveLength(6);
    expect(topic.previous?.title).toContain('กำหนดวันรับเงินปันผล');
    expect(topic.next?.title).toContain('ประกาศอัตราดอกเบี้ยเงินฝากและเงินกู้');
    const others = topic.related?.map((item) => item.topic_id) ?? [];
    expect(others).toHaveLength(3);
    // The list and the links beside it name nothing twice.
    expect(others).not.toContain(topic.topic_id);
    expect(others).not.toContain(topic.next?.topic_id);
  });

  test('[PUB-15] that is not out yet answers 404, and is there once its day has come', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const call = () => caller.call('infoTopicShow', { body: { topic_id: 69_014 } });
    expectRefusal(await call(), 404);
    mock.world.clock.advance(30 * DAY_MS);
    expect((await call()).status).toBe(200);
  });
});

describe('the first page', () => {
  test('[PUB-13] brings the newest of ten sections, the rates and the newest notice', async () => {
    await using mock = await startMock();
    const home = await (await mock.caller()).ok('infoHomeShow', { body: {} });
    expect(home.announcement?.title).toBe(
      'ประกาศปิดทำการวันที่ 7 และ 10 ธันวาคม 2569 และกำหนดตัดยอดเรียกเก็บสิ้นปี',
    );
    expect(home.sections.map((section) => section.category)).toEqual([
      'news',
      'notice',
      'activity-gallary',
      'Scholarships',
      'welfare',
      'coop_investment',
      'report_center',
      'rules',
      'news_letters',
      'download',
    ]);
    expect(home.rates.loans[1]).toEqual({ name: 'เงินกู้สามัญ', rate: '5.50', since: '2026-01-01' });
    expect(home.rates.loans[3]?.since).toBe('2026-07-16');
    const first = [...home.rates.loans, ...home.rates.deposits].filter(
      ({ since }) => since < '2000',
    );
    expect(first).toEqual([]);
    expect(home.rates.dividend).toEqual({
      year: 2025,
      dividend_rate: '5.25',
      refund_rate: '12.00',
      since: '2026-01-25',
    });
  });
});

describe('mediafiles', () => {
  const get = async (path: string) => {
    await using mock = await startMock();
    return mock.app.inject({ url: `/mediafiles/${path}` });
  };

  test.each([
    ['office-1.jpg', 'image/jpeg', 'ffd8ff'],
    ['poster-1.png', 'image/png', '89504e47'],
    ['report-1.gif', 'image/gif', '47494638'],
    ['badge-1.bmp', 'image/bmp', '424d'],
    ['images/Utils/content_default/Scholarships.webp', 'image/webp', '52494646'],
  ])('[PUB-26] %s is a small picture of type %s', async (name, type, magic) => {
    const answer = await get(name);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.rawPayload.toString('hex').startsWith(magic)).toBe(true);
    expect(answer.rawPayload.length).toBeLessThan(20_000);
  });

  test.each([
    ['missing-photo.jpg', 404, 'application/json'],
    ['moved-photo.jpg', 200, 'text/html'],
    ['scanned-photo.jpg', 200, 'application/pdf'],
    ['broken-photo.jpg', 200, 'image/jpeg'],
    ['..%2Fpackage.json', 404, 'application/json'],
    ['images/Utils/content_default/..%2F..%2F..%2Foffice-1.jpg', 404, 'application/json'],
    ['constructor', 404, 'application/json'],
    ['69014-1.pdf', 404, 'application/json'],
    ['69000-9.pdf', 404, 'application/json'],
  ])('[PUB-11] %s answers %i as %s', async (name, status, type) => {
    const answer = await get(name);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining(type),
    ]);
  });

  test('[PUB-15] an attachment is a whole PDF of the size that was announced', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const { rows } = await caller.ok('infoTopicList', { body: { category: 'rules', page: 1 } });
    for (const row of rows) {
      const answer = await mock.app.inject({ url: `/${row.file_url}` });
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.length).toBe(row.file_size);
      expect(answer.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7\n.+%%EOF\s*$/s);
    }
  });
});

test('[VIS-02] of several editions the one in force stands in the list, the others behind it', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { rows } = await caller.ok('infoTopicList', {
    body: { category: 'download', page: 1, q: 'ใบลาออก' },
  });
  expect(rows.map(({ title }) => title)).toEqual(['ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569']);
  const older = rows[0]?.older ?? [];
  expect(older.map(({ title }) => title.slice(-4))).toEqual(['2568', '2567', '2566']);
  const before = await caller.ok('infoTopicShow', { body: { topic_id: older[0]?.topic_id ?? 0 } });
  expect(before.replaced_by?.title).toBe('ใบลาออกจากสมาชิกสหกรณ์ ฉบับปี 2569');
  const now = await caller.ok('infoTopicShow', { body: { topic_id: rows[0]?.topic_id ?? 0 } });
  expect(now.replaced_by).toBeUndefined();
  // A year has one edition of each.
  const ofYear = await caller.ok('infoTopicList', {
    body: { category: 'download', page: 1, year: 2025, q: 'ใบลาออก' },
  });
  expect(ofYear.rows.map(({ title, older: others }) => [title.slice(-4), others])).toEqual([
    ['2568', undefined],
  ]);
});
