import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** What axe finds on the page as it stands; each finding says where and why. Colours are read once they rest. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  const axe = new AxeBuilder({ page });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/**
 * The page that is open has no accessibility fault: every rule in the first theme; in the second only its
 * colours, because nothing else differs between them.
 */
export async function expectAccessible(
  page: Page,
  [first, second]: readonly [Theme?, Theme?] = [],
): Promise<void> {
  if (first) await page.emulateMedia({ colorScheme: first });
  expect(await violations(page), page.url()).toEqual([]);
  if (!second) return;
  await page.emulateMedia({ colorScheme: second });
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), page.url()).toEqual([]);
}
