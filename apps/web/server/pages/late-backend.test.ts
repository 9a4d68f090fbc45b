import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isDrawn } from '../../src/testing/drawn.ts';
import { findEntries } from '../share/sitemap/entries.ts';
import { PAGES, startRenderer } from '../testing/before-mock.ts';

const inside = (pattern: RegExp, html: string) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

/** Words that a mistake of ours reads like, in text and attributes as in what the browser takes over. */
const NONSENSE = /.{0,60}(?:undefined|NaN|\[object ).{0,20}/;

/** Expects a page with words of its own, and no mistake among them. */
function expectWords(url: string, html: string) {
  expect(NONSENSE.exec(html)?.[0], url).toBeUndefined();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const description = inside(/<meta name="description" content="([^"]*)"/, html);
  expect(description.length, url).toBeGreaterThan(10);
  expect(inside(/<h1[^>]*>(.*?)<\/h1>/s, main).length, url).toBeGreaterThan(3);
  expect(inside(/(.*)/s, main).length, url).toBeGreaterThan(60);
  expect(main, url).not.toContain('aria-busy="true"');
  return { title: inside(/<title[^>]*>([^<]*)/, html), main };
}

test.each([0, 3_000])(
  '[WEB-09] with a backend %i ms late, every page that answers 200 says what it is',
  async (lateMs) => {
    const { render } = await startRenderer(() => wait(lateMs));
    const pages = await Promise.all(PAGES.map(async (url) => ({ url, ...(await render(url)) })));
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    const titles = pages.map(({ url, html }) => expectWords(url, html).title);
    expect(new Set(titles).size).toBe(pages.length);
  },
);

test('[WEB-09] of addresses that are drawn, asked for eight at a time while some answers are late, each has words of its own', async () => {
  let calls = 0;
  let isCrawling = false;
  const { client, render } = await startRenderer(async () => {
    if (!isCrawling) return;
    calls += 1;
    if (calls % 30 === 0) await wait(3_000);
    else if (calls % 7 === 0) await wait(600);
  });
  const all = [...new Set((await findEntries(client, [])).map(({ path }) => path))];
  const paths = all.filter((_, index) => isDrawn(index, 20));
  expect(paths.length).toBeGreaterThan(35);
  isCrawling = true;
  const left = paths.values();
  const found: { title: string; main: string }[] = [];
  const crawl = async () => {
    for (const path of left) {
      const { status, html } = await render(path);
      expect(status, path).toBe(200);
      expect(html, path).toMatch(/property="og:image" content="https:/);
      found.push(expectWords(path, html));
    }
  };
  await Promise.all(Array.from({ length: 8 }, crawl));
  expect(new Set(found.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(found.map(({ main }) => main)).size).toBe(paths.length);
});
