import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, sampleOf } from '@coop/addresses/sample';
import type { BrowserContext, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { drawn } from '../kit/drawn.ts';
import { expect, signIn, test } from '../kit/world.ts';

// React takes a rendered page over as it stands: no word in the console, no call, no jump, no other text. Of many pages a
// run opens those that its commit draws.

/** One measures the colours of the device, the other must ask first who is there. */
const OTHERS = ['/colors', '/member/impersonate'];
const PUBLIC = ADDRESSES.filter(
  ({ session, path }) => session === 'none' && !OTHERS.includes(path),
);
/** Addresses that lead on whoever is signed in. */
const AT = PUBLIC.filter(({ path }) => path !== '/member/logon').flatMap((row) => [
  sampleAddress(row),
  ...(sampleOf(row).alsoAt ?? []),
]);
/** One page of each layout: nothing that is not chosen is another on another page. */
const ONE_OF_EACH = [...Map.groupBy(PUBLIC, ({ layout }) => layout).values()].flatMap(([first]) =>
  first ? [sampleAddress(first)] : [],
);

/** Only in print, and only this device knows when that is. */
const PRINTED_AT = /พิมพ์เมื่อ \d+ \S+ \d{4} \d\d:\d\d น\./;

/** The words of a page's main part, without its charts and what only readers without scripts are told. */
function textOf(page: Element): string {
  const main = page.querySelector('main')?.cloneNode(true) as Element | undefined;
  for (const element of main?.querySelectorAll('noscript, script, style, svg') ?? [])
    element.remove();
  return main?.textContent ?? '';
}
const tidy = (words: string) => words.replace(PRINTED_AT, '').replace(/\s+/g, ' ').trim();

const wordsOf = (html: string) => tidy(textOf(new JSDOM(html).window.document.documentElement));
const wordsOn = async (page: Page) => tidy(await page.locator(':root').evaluate(textOf));

/** Some words of two texts from where they part. */
function partingOf(written: string, shown: string): string {
  let index = 0;
  while (index < written.length && written[index] === shown[index]) index += 1;
  const words = (text: string) => text.slice(Math.max(0, index - 30), index + 70);
  return `“${words(written)}” became “${words(shown)}”`;
}

/** Adds up how far the pages move what they have already shown. */
const countShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    let shifted = 0;
    Object.defineProperty(window, 'shifted', { get: () => shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what is wrong with how a page is taken over, in words. */
async function faultsAt(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  // The worker has tests of its own, and Playwright, which blocks it here, says so in the console.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  page.on('console', (message) => faults.push(`${path} said: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`${path} threw: ${error.message}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) faults.push(`${path} asked: ${pathname}`);
  });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  const written = wordsOf((await answer?.text()) ?? '');
  if (written === '') faults.push(`${path} came without a word`);
  const shown = await wordsOn(page);
  if (shown !== written) faults.push(`${path}: ${partingOf(written, shown)}`);
  const shifted: number = await page.evaluate(() => Reflect.get(window, 'shifted'));
  if (shifted > 0.01) faults.push(`${path} moved by ${shifted}`);
  await page.close();
  return faults;
}

/** The same of several pages, a few at a time, since each is mostly waited for. */
async function faultsOf(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  await countShifts(context);
  const left = [...addresses];
  const faults: string[] = [];
  const work = async () => {
    for (let path = left.shift(); path; path = left.shift())
      faults.push(...(await faultsAt(context, path)));
  };
  await Promise.all(Array.from({ length: 3 }, work));
  return faults;
}

test('[WEB-04][PUB-02][PUB-08] a page of each layout is taken over as it came for a reader who has chosen nothing @phone', async ({
  context,
  world: _world,
}) => {
  expect(await faultsOf(context, ONE_OF_EACH)).toEqual([]);
});

test('[WEB-04] every public page is taken over as it came, without a word, a call or a jump, with letters, theme and contrast of the reader’s own, for a member who is signed in', async ({
  page,
  context,
}) => {
  await signIn(page, '00001');
  const choices = { text: '130', theme: 'dark', contrast: 'more', hideAmounts: true };
  await page.evaluate((json) => localStorage.setItem('preferences', json), JSON.stringify(choices));
  expect(await faultsOf(context, drawn(AT))).toEqual([]);
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-text', '130');
  await expect(page.getByRole('banner').getByText('ข้อมูลของท่าน')).toBeVisible();
});
