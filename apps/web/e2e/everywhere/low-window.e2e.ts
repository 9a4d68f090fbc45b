import type { Locator } from '@playwright/test';
import { signInGroup } from '../kit/group-page.ts';
import { expectReadLow, LOW } from '../kit/low-window.ts';
import { expect, signIn, test } from '../kit/world.ts';

// A desk of 1280 px at 400 %: dialogs are read and pressed to the end. The pages of a member: member/screens.e2e.ts.

test.use({ viewport: LOW });

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
  await expectReadLow(page, 'the result');
});
