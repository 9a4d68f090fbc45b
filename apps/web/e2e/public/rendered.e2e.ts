import { ADDRESSES } from '@coop/addresses/addresses';
import { readPreview } from '../../server/share/testing/open-graph.ts';
import { crawl, type PlainPage } from '../kit/crawl.ts';
import { expect, test } from '../kit/world.ts';

// What is in the HTML of the public site: for search engines, previews of shared links, and readers without scripts.

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
/** Addresses that are found by searching, and from nowhere else. */
const NOT_LISTED = ['/search'];

const wordsOf = (page: PlainPage, selector: string) =>
  [...page.document.querySelectorAll(selector)].map((element) => element.textContent.trim());
const contentOf = ({ document }: PlainPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** Returns what is wrong with the page, in words. */
async function faultsOf(page: PlainPage): Promise<string[]> {
  const { document, status, row } = page;
  const titles = wordsOf(page, 'head > title');
  const headings = wordsOf(page, 'h1');
  const { title = '', type, url, problems } = await readPreview(page.html);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const isListed = !NOT_LISTED.includes(row.path);
  const checks: Record<string, boolean> = {
    [`status ${status}`]: status === 200,
    [`titles ${titles}, shared as ${title}`]:
      titles.length === 1 &&
      title === titles[0] &&
      !/^ - /.test(title) &&
      title.endsWith(` - ${COOP}`),
    'no description': Boolean(contentOf(page, 'description')),
    [`headings ${headings}`]: headings.length === 1 && headings[0] !== '',
    [`shared as ${type}`]: type === (row.path === '/show/:topicId' ? 'article' : 'website'),
    'half-made words': !/undefined|\bNaN\b|\{\{|\[object /.test(document.body.textContent),
    [`robots: ${contentOf(page, 'robots')}`]:
      contentOf(page, 'robots') === (isListed ? undefined : 'noindex'),
    [`canonical ${canonical}, shared ${url}`]:
      !isListed || (Boolean(canonical) && canonical === url),
    [`shared with ${problems}`]: !isListed || problems.length === 0,
  };
  return Object.entries(checks).flatMap(([words, isRight]) =>
    isRight ? [] : [`${page.at}: ${words}`],
  );
}

/** Pictures that are lost or something else, as the sample site has them so that pages are seen to bear it. */
const BROKEN = ['missing-photo', 'moved-photo', 'scanned-photo'];

test('[WEB-01] from the first page and the sitemap on, every page of the site says what it is', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const from = ['/home', ...listed.map(({ pathname }) => pathname)];
  const { pages, files } = await crawl(request, from);
  expect((await Promise.all(pages.map(faultsOf))).flat()).toEqual([]);
  const found = new Set(pages.map(({ row }) => row.path));
  const rows = ADDRESSES.filter(({ layout }) => layout === 'info').map(({ path }) => path);
  expect(
    rows.filter((path) => !found.has(path)),
    'nothing leads to them',
  ).toEqual([]);
  // Parts of a list share its title; other pages have one each.
  const whole = pages.filter(({ at }) => !at.includes('?'));
  const titled = Map.groupBy(whole, ({ document }) => document.title);
  const alike = [...titled.values()].filter(({ length }) => length > 1);
  expect(alike.map((same) => same.map(({ at }) => at))).toEqual([]);

  const wrong: string[] = [];
  for (const file of files) {
    const answer = await request.get(file);
    const type = answer.headers()['content-type'] ?? '';
    const isPicture = /\.(png|jpe?g|webp|svg|gif|bmp)$/.test(file);
    const isRight = isPicture ? type.startsWith('image/') : !type.startsWith('text/html');
    if (answer.status() !== 200 || !isRight) wrong.push(file);
  }
  expect(wrong.sort()).toEqual(BROKEN.map((name) => `/mediafiles/${name}.jpg`));
});
