import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts that are up. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'ข้อความแจ้ง' }).getByRole('group');

/**
 * Does something that raises a toast with these words, and sees that it stays for so long and no longer. Wants
 * `page.clock.install()` before the page is opened; afterwards the page's time stands still.
 */
export async function expectToastFor(
  page: Page,
  words: string,
  ms: number,
  action: () => Promise<unknown>,
): Promise<void> {
  const toast = toasts(page).filter({ hasText: words });
  // Whatever was said before is over, also what came up only after the time had been stopped.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return toasts(page).count();
    })
    .toBe(0);
  await action();
  // In small steps until it is there, and no further.
  const aMoment = { intervals: [20] };
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return toast.count();
    }, aMoment)
    .toBe(1);
  await page.clock.runFor(ms - 100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
}
