import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './world.ts';

// What an agency reads off its pages, and how it gets in.

export const SCHOOL = '80010001';
export const LARGE = '80010002';

/** Types an agency's number and password into its logon page, and sends them. */
export async function fillGroupLogon(page: Page, no: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('เลขหน่วยงาน').fill(no);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

/** Signs an agency in as its representative would, and waits for the page. */
export async function signInGroup(
  page: Page,
  no: string,
  returnTo = '/membergroup/dashboard',
): Promise<void> {
  await page.goto(`/membergroup/logon?returnTo=${encodeURIComponent(returnTo)}`);
  await fillGroupLogon(page, no);
  await page.waitForURL((url) => url.pathname + url.search === returnTo);
  await settled(page);
}

/** The page has its content. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('หน่วยงาน agency')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

export const groupMenu = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'เมนูหน่วยงาน' });

/** A message with the title that errors have. */
export const errorToast = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: words });

export const stored = (page: Page, key: 'user' | 'usermemgroup') =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The page is not wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    page.url(),
  ).toBe(0);
}
