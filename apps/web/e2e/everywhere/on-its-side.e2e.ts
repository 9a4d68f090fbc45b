import type { Page } from '@playwright/test';
import { enter, expect, signIn, test } from '../kit/world.ts';

const PHONE = { width: 844, height: 390 };
/** The island on one side, as much room on the other. */
const SIDE_PX = 59;

/** Turns the page into that of a phone on its side. */
async function turn(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const devtools = await page.context().newCDPSession(page);
  const insets = { left: SIDE_PX, right: SIDE_PX, bottom: 21 };
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Names of what can be read or pressed and lies under the island or the round corners. */
const covered = (page: Page) =>
  page.evaluate((side) => {
    const names: string[] = [];
    for (const element of document.querySelectorAll(
      'a, button, input, h1, h2, p, dt, dd, th, td',
    )) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isSeen =
        element.checkVisibility() && right - left > 1 && bottom > 0 && top < innerHeight;
      if (!isSeen || (left >= side && right <= innerWidth - side)) continue;
      names.push(`${element.tagName} ${element.textContent}`);
    }
    return names;
  }, SIDE_PX);

test('on a phone that lies on its side nothing is under the island', async ({ page }) => {
  await turn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await signIn(page, '00001');
  expect(await covered(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'เมนู' }).click();
  await expect(page.getByRole('dialog', { name: 'เมนูสมาชิก' })).toBeVisible();
  expect(await covered(page)).toEqual([]);
  await enter(page, { agency: '80010001' }, '/membergroup/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await covered(page)).toEqual([]);
});
