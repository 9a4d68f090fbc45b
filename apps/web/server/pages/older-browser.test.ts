import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = readFileSync(`${WEB}public/older-browser.js`, 'utf8');
const NEEDED = ['selector(:has(a))', 'container-type: inline-size'];

interface Browser {
  readonly supports: readonly string[];
  readonly Intl: object;
  readonly AbortSignal: object;
}
const ENOUGH: Browser = {
  supports: NEEDED,
  Intl: { Segmenter: Object },
  AbortSignal: { timeout: Object },
};

/** Opens a page in a browser that has these; true if it says that the browser is too old. */
function isTooOld(browser: Browser | undefined): boolean {
  const page = '<p id="older-browser" hidden>รุ่นเก่า</p>';
  const { window } = new JSDOM(page, { runScripts: 'outside-only' });
  const { document } = window;
  const { supports = [], ...globals } = browser ?? { Intl: undefined, AbortSignal: undefined };
  const css = browser && { supports: (what: string) => supports.includes(what) };
  Object.assign(window, { CSS: css, ...globals });
  window.eval(SCRIPT);
  const isSaid = document.getElementById('older-browser')?.hidden === false;
  expect('older' in document.documentElement.dataset).toBe(isSaid);
  return isSaid;
}

test('a browser with all that the pages rest on is not too old', () => {
  expect(isTooOld(ENOUGH)).toBe(false);
});

test.each([
  ['none of it', undefined],
  ['no :has()', { ...ENOUGH, supports: NEEDED.slice(1) }],
  ['no container queries', { ...ENOUGH, supports: NEEDED.slice(0, 1) }],
  ['no words of Thai', { ...ENOUGH, Intl: {} }],
  ['no limit for calls', { ...ENOUGH, AbortSignal: {} }],
])('one with %s is', (_lacks, browser) => {
  expect(isTooOld(browser)).toBe(true);
});

test('the oldest browser understands the script', () => {
  expect(SCRIPT).not.toMatch(/=>|\?\.|\?\?|`|\b(?:const|let|class)\b/);
});

test('every browser of the list has what the script asks for in styles', () => {
  const listed = browserslist(null, { path: WEB });
  expect(listed.length).toBeGreaterThan(100);
  for (const feature of ['css-has', 'css-container-queries']) {
    const able = browserslist(`fully supports ${feature}`);
    expect(listed.filter((browser) => !able.includes(browser))).toEqual([]);
  }
});
