import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import type { BrowserContext, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, signIn, test } from '../kit/world.ts';

// React takes a rendered page over as it stands: no word in the console, no call, no jump, no other text.

/** One is not rendered on the server, the other must ask first who is there. */
const OTHERS = ['/colors', '/member/impersonate'];
const PUBLIC = ADDRESSES.filter(({ session, path }) => session === 'none' && !OTHERS.includes(path));
const AT = PUBLIC.flatMap((row) => [sampleAddress(row), ...(row.sample.alsoAt ?? [])]);

/** Only in print, and only this device knows when that is. */
const PRINTED_AT = /พิมพ์เมื่อ \d+ \S+ \d{4} \d\d:\d\d น\./;

/** The words of the page's main part, without its charts and what only readers without scripts are told. */
function wordsOf(html: string): string {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector('main');
  for (const one of main?.querySelectorAll('noscript, script, style, svg') ?? []) one.remove();
  const words = main?.textContent ?? '';
  return words.replace(PRINTED_AT, '').replace(/\s+/g, ' ').trim();
}

/** Where two texts part, with some words of each. */
function partingOf(written: string, shown: string): string[] {
  if (written === shown) return [];
  const at = [...written].findIndex((letter, index) => letter !== [...shown][index]);
  const from = Math.max(0, (at < 0 ? written.length : at) - 30);
  return [`“${written.slice(from, from + 100)}” became “${shown.slice(from, from + 100)}”`];
}

/** Keeps what the pages of a context say in the console, and what they ask the backend. */
function watch(context: BrowserContext) {
  const said: string[] = [];
  const asked: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error())));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return { take: () => ({ said: said.splice(0), asked: asked.splice(0) }) };
}

/** Adds up how far the page has moved what was already shown. */
const countShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a page and waits until its code has taken it over and nothing more is loaded. */
async function open(page: Page, at: string) {
  const answer = await page.goto(at, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  return { written: wordsOf((await answer?.text()) ?? ''), shown: wordsOf(await page.content()) };
}

/** What is wrong with how the public pages are taken over, in words. */
async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const watched = watch(page.context());
  await countShifts(page.context());
  const faults: string[] = [];
  for (const at of addresses) {
    const { written, shown } = await open(page, at);
    const { said, asked } = watched.take();
    const shifted: number = await page.evaluate(() => Reflect.get(window, 'shifted'));
    if (written === '') faults.push(`${at} came without a word`);
    faults.push(...partingOf(written, shown).map((words) => `${at}: ${words}`));
    faults.push(...said.map((words) => `${at} said: ${words}`));
    faults.push(...asked.map((path) => `${at} asked: ${path}`));
    if (shifted > 0.01) faults.push(`${at} moved by ${shifted}`);
  }
  return faults;
}

test('[WEB-04] every public page is taken over as it came, without a word, a call or a jump @phone', async ({
  page,
}) => {
  expect(await faultsOf(page, AT)).toEqual([]);
});

test('[WEB-04] so it is with letters, theme and contrast of the reader’s own', async ({ page }) => {
  await page.goto('/load');
  const choices = { text: '130', theme: 'dark', contrast: 'more', hideAmounts: true };
  await page.evaluate((json) => localStorage.setItem('preferences', json), JSON.stringify(choices));
  expect(await faultsOf(page, AT)).toEqual([]);
});

test('[WEB-04] so it is for a member who has signed in', async ({ page }) => {
  await signIn(page, '00001');
  expect(await faultsOf(page, AT)).toEqual([]);
});
