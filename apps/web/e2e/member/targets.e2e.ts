import type { Page } from '@playwright/test';
import { ALL_SCREENS, open } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Height that a thumb hits. */
const TAP_PX = 44;

/** Links, buttons and folds of the page that are too low; a link within a sentence is as high as its line. */
const tooSmall = (page: Page) =>
  page.getByRole('main').evaluate((main, least) => {
    const inSentence = (one: Element) => {
      const block = one.closest('p, li, dd, small, .note, td, label, h2, h3');
      const own = (one.textContent ?? '').trim();
      const all = (block?.textContent ?? '').trim();
      return one.matches('a') && block !== null && all.length > own.length;
    };
    const found: string[] = [];
    for (const one of main.querySelectorAll('a[href], button, summary, select, [role=tab]')) {
      const covers = getComputedStyle(one, '::after').position === 'absolute';
      const hit = covers ? ((one as HTMLElement).offsetParent ?? one) : one;
      const { width, height } = hit.getBoundingClientRect();
      const isShown = width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
      if (!isShown || inSentence(one) || height >= least - 0.5) continue;
      found.push(`${(one.textContent ?? '').trim().slice(0, 40)}: ${Math.round(height)}`);
    }
    return found;
  }, TAP_PX);

test('[MEM-02] on a phone everything that is pressed is as high as a thumb', async ({ page }) => {
  await signIn(page, '1');
  const low: string[] = [];
  for (const [at] of ALL_SCREENS) {
    await open(page, at);
    low.push(...(await tooSmall(page)).map((one) => `${at}: ${one}`));
  }
  expect(low).toEqual([]);
});
