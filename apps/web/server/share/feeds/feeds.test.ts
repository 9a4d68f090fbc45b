import { JSDOM } from 'jsdom';
import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { ORIGIN, openShareApp } from '../testing/share-app.ts';
import { FEED_LINKS } from './feed-list.ts';
import { type FeedSource, writeFeed } from './write-feed.ts';

const ROW = {
  topic_id: 103,
  category: 'news',
  title: 'ประกาศอัตราดอกเบี้ยเงินฝาก',
  summary: 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
  image: '',
  file_url: '',
  file_size: 0,
  pinned: false,
  new_until: '',
  published_at: '2026-02-01',
  views: 1,
};
const SOURCE: FeedSource = {
  category: 'news',
  list: { rows: [ROW] },
  title: 'ข่าวสหกรณ์',
  about: 'ข่าวสาร กิจกรรม และเรื่องที่สมาชิกควรรู้',
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  origin: ORIGIN,
};

const parser = new Parser();
/** Throws when the text is not well-formed. */
const xmlOf = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document;

test.each(FEED_LINKS)('[WEB-01] $href can be subscribed to', async ({ href, type }) => {
  await using opened = await openShareApp();
  const answer = await opened.app.inject(href);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  const feed = await parser.parseString(answer.body);
  expect(feed.title).toMatch(/^(ข่าวสหกรณ์|ประกาศ) - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด$/);
  expect(feed.items.length).toBeGreaterThan(3);
  for (const item of feed.items) {
    expect(item.link).toMatch(/^https:\/\/portal\.example\/show\/\d+$/);
    expect(item.title).toBeTruthy();
  }
  const days = feed.items.map(({ isoDate = '' }) => isoDate);
  expect(days).toEqual([...days].sort().reverse());
  expect(answer.body).toContain(`${ORIGIN}${href}`);
});

test('[WEB-01] RSS names an item by its address and dates it by Bangkok’s clock', async () => {
  const rss = writeFeed(SOURCE, 'xml');
  const { items, language } = await parser.parseString(rss);
  expect(language).toBe('th');
  expect(items[0]).toMatchObject({
    guid: 'https://portal.example/show/103',
    isoDate: '2026-01-31T17:00:00.000Z',
    content: 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
  });
  const guid = xmlOf(rss).querySelector('guid');
  expect(guid?.getAttribute('isPermaLink')).toBe('true');
  expect(xmlOf(rss).querySelector('item > pubDate')?.textContent).toBe(
    'Sat, 31 Jan 2026 17:00:00 GMT',
  );
});

test('[WEB-01] Atom says its language, its own address and the same instant', () => {
  const feed = xmlOf(writeFeed(SOURCE, 'atom')).documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('th');
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
    'https://portal.example/feeds/news.atom',
  );
  expect(feed.querySelector('entry > published')?.textContent).toBe('2026-01-31T17:00:00.000Z');
  expect(feed.querySelector('entry > id')?.textContent).toBe('https://portal.example/show/103');
});

test.each(['xml', 'atom'] as const)('[WEB-01] %s survives whatever is written', (format) => {
  const title = '<script>alert(1)</script> & ]]> "x" \u0000\u0008\uFFFE\uD800 จบ';
  const hostile = {
    ...SOURCE,
    title,
    about: title,
    coopNameTH: title,
    list: {
      rows: [
        { ...ROW, title, summary: title },
        { ...ROW, topic_id: Number.NaN },
        { ...ROW, title: '' },
        { ...ROW, published_at: '' },
        { ...ROW, topic_id: 104, published_at: '2026-02-02 08:30:00' },
      ],
    },
  };
  const document = xmlOf(writeFeed(hostile, format));
  const items = [...document.querySelectorAll('item, entry')];
  expect(items.map((item) => item.querySelector('link')?.outerHTML)).toEqual([
    expect.stringContaining('/show/104'),
    expect.stringContaining('/show/103'),
  ]);
  expect(items[1]?.querySelector('title')?.textContent).toContain('alert(1)');
  expect(document.querySelector('script')).toBeNull();
  const summary = items[1]?.querySelector('summary, description')?.textContent ?? '';
  expect(summary).toContain('&lt;script&gt;');
});

test('[WEB-02] without an address of the portal’s own there is no feed, and none when the backend is down', async () => {
  await using nameless = await openShareApp({ originOf: () => '' });
  expect((await nameless.app.inject('/feeds/news.xml')).statusCode).toBe(404);
  await using opened = await openShareApp();
  expect((await opened.app.inject('/feeds/video.xml')).statusCode).toBe(404);
  opened.world.faults.add({ endpoint: 'infoTopicList', status: 500 });
  const { statusCode, headers } = await opened.app.inject('/feeds/news.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
});
