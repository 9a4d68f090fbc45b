import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Its small edition: the whole one is read by the browser for twice as long as it is asked. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Theme = 'light' | 'dark';

interface Scope {
  /** Only what this selector finds: something that opened over a page which is checked as a whole elsewhere. */
  readonly within?: string;
}

/** Rows of a long list, which are made as the twelve before them are: asking each costs most of the time. */
const ALIKE = ['tbody > tr:nth-child(n+13)', 'li:nth-child(n+13)'];

/** Puts axe into the document that is open, once: reading its source costs more than asking it. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
}

/**
 * Returns what axe finds on the page as it stands; each finding says where and why. Colours are read once they rest.
 */
async function violations(page: Page, { within }: Scope, rules?: string[]): Promise<string[]> {
  // A frame has a document of its own, which this axe does not see.
  expect(page.frames(), 'frames of the page').toHaveLength(1);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await bringAxe(page);
  return await page.evaluate(
    async ([scope, only, alike]) => {
      const exclude = alike.filter((text) => document.querySelector(text));
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include: [scope ?? 'html'], exclude },
        {
          // What passes is not told one by one: nobody reads it, and writing it down takes longer than the rules.
          resultTypes: ['violations'],
          // Only rules about sound and video need it, and no page has either.
          preload: false,
          ...(only && { runOnly: { type: 'rule', values: only } }),
        },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
    },
    [within, rules, ALIKE] as const,
  );
}

/**
 * Returns what axe lets pass: one heading for the whole page, and tables that say what they hold and what each column
 * is.
 */
function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = [...document.querySelectorAll('h1')].filter((element) =>
      element.checkVisibility(),
    );
    const faults = main.length === 1 ? [] : [`${main.length} headings of the first level`];
    for (const table of document.querySelectorAll('table')) {
      if (!table.checkVisibility()) continue;
      const name = table.caption?.textContent ?? table.getAttribute('aria-label') ?? '';
      const named = name.trim() !== '' || table.hasAttribute('aria-labelledby');
      if (!named) faults.push(`a table without a name: ${table.textContent?.slice(0, 60)}`);
      const heads = [...table.querySelectorAll('th')];
      if (!heads.some(({ scope }) => scope === 'col')) faults.push(`no column heads: ${name}`);
      if (heads.some(({ scope }) => scope === '')) faults.push(`a head without a scope: ${name}`);
    }
    return faults;
  });
}

/**
 * The page that is open has no accessibility fault: every rule in the first theme; in the second only its
 * colours, because nothing else differs between them.
 */
export async function expectAccessible(
  page: Page,
  [first, second]: readonly [Theme?, Theme?] = [],
  scope: Scope = {},
): Promise<void> {
  // A page that is left is none to look at.
  await expect(page.getByRole('progressbar', { name: 'กำลังเปิดหน้า' })).toHaveCount(0);
  if (scope.within) await expect(page.locator(scope.within).first()).toBeVisible();
  if (first) await page.emulateMedia({ colorScheme: first });
  expect(await violations(page, scope), page.url()).toEqual([]);
  expect(await structureFaults(page), page.url()).toEqual([]);
  if (!second) return;
  await page.emulateMedia({ colorScheme: second });
  expect(
    await violations(page, scope, ['color-contrast', 'link-in-text-block']),
    page.url(),
  ).toEqual([]);
}
