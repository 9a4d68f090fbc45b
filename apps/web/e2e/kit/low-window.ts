import { expect, type Locator, type Page } from '@playwright/test';

/** A desk of 1280 px at 400 %. */
export const LOW = { width: 320, height: 256 };

/** Counts the pixels of the window's height that are behind what sticks to it: for a page to be asked. */
export function covered(): number {
  const lines = new Set<number>();
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = getComputedStyle(element);
    const drawn = { opacityProperty: true, visibilityProperty: true };
    if (!/fixed|sticky/.test(position) || !element.checkVisibility(drawn)) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width < innerWidth / 2 || element.closest('[inert]')) continue;
    const from = Math.max(0, Math.round(top));
    const to = Math.min(innerHeight, Math.round(bottom));
    for (let line = from; line < to; line += 1) lines.add(line);
  }
  return lines.size;
}

/** The page that is open is neither wider than such a window nor half covered in it. */
export async function expectReadLow(page: Page, where: string): Promise<void> {
  await page.setViewportSize(LOW);
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      `width of ${where}`,
    )
    .toBeLessThanOrEqual(0);
  expect(await page.evaluate(covered), `what is covered of ${where}`).toBeLessThanOrEqual(
    LOW.height / 2,
  );
}

/** A dialog scrolls as a whole in such a window: nothing in it is read through a gap, and its last control can be pressed. */
export async function expectDialogRead(page: Page, dialog: Locator): Promise<void> {
  const before = page.viewportSize() ?? LOW;
  await page.setViewportSize(LOW);
  await expect(dialog).toBeVisible();
  const gaps = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((other) => other.scrollHeight > other.clientHeight + 1)
      .filter((other) => /auto|scroll/.test(getComputedStyle(other).overflowY))
      .map((other) => other.clientHeight),
  );
  for (const height of gaps) expect(height).toBeGreaterThan(LOW.height / 2);
  const controls = dialog.getByRole('button').or(dialog.getByRole('link'));
  await controls.last().click({ trial: true });
  await page.setViewportSize(before);
}
