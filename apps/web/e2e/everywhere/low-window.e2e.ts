import type { Locator, Page } from '@playwright/test';
import { signInGroup } from '../kit/group-page.ts';
import { covered, LOW } from '../kit/low-window.ts';
import { ALL_SCREENS, open } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

// A desk of 1280 px at 400 %: pages and dialogs are read and pressed to the end.

test.use({ viewport: LOW });

/** Says what of a page cannot be read: it is wider than the window, or half of it is covered. */
async function hidden(page: Page, at: string): Promise<string[]> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const height = await page.evaluate(covered);
  return [
    ...(wider > 0 ? [`${at} is ${wider} px wider than the window`] : []),
    ...(height > LOW.height / 2 ? [`${height} px of ${at} are covered`] : []),
  ];
}

test('[EAR-04] at 400 % no page of a member is wider than its window or half covered', async ({
  page,
}) => {
  await signIn(page, '1', '/member/password');
  const found: string[] = [];
  for (const [at] of ALL_SCREENS) {
    await open(page, at);
    found.push(...(await hidden(page, at)));
  }
  expect(found).toEqual([]);
});

/** The dialog scrolls as a whole: nothing in it is read through a gap, and its last button can be pressed. */
async function expectRead(dialog: Locator): Promise<void> {
  const gaps = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((other) => other.scrollHeight > other.clientHeight + 1)
      .filter((other) => /auto|scroll/.test(getComputedStyle(other).overflowY))
      .map((other) => other.clientHeight),
  );
  for (const height of gaps) expect(height).toBeGreaterThan(LOW.height / 2);
  const last = dialog.getByRole('button').last();
  await last.click();
  await expect(dialog).toBeHidden();
}

test('[EAR-04] at 400 % the question before a request is read to the end and closed', async ({
  page,
}) => {
  await signIn(page, '1', '/member/requestpromoney');
  await page.getByLabel('จำนวนเงิน (บาท)').fill('5000');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await expectRead(page.getByRole('dialog', { name: /^ถอนเงินฝาก 5,000.00 บาท/ }));
});

test('[EAR-04] at 400 % an agency’s result is read and no half of it covered', async ({ page }) => {
  await signInGroup(page, '80010001', '/membergroup/deduct_result');
  expect(await hidden(page, 'the result')).toEqual([]);
});
