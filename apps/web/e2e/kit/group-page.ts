import { expect, type Page } from '@playwright/test';
import { settledMain } from './member-page.ts';
import { enter, PASSWORD } from './world.ts';

// What an agency reads off its pages, and how it gets in.

export const SCHOOL = '80010001';
export const LARGE = '80010002';

/** Types an agency's number and password into its logon page, and sends them. */
export async function fillGroupLogon(page: Page, no: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('เลขหน่วยงาน').fill(no);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
}

/** Opens a page signed in as an agency; how its form does it: agency/access.e2e.ts. */
export async function signInGroup(
  page: Page,
  no: string,
  path = '/membergroup/dashboard',
): Promise<void> {
  await enter(page, { agency: no }, path);
  await settled(page);
}

/** The page has its content. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('หน่วยงาน agency').waitFor();
  await settledMain(page);
}

export const groupMenu = (page: Page) =>
  page.getByRole('complementary').getByRole('navigation', { name: 'เมนูหน่วยงาน' });

/** The page is not wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    page.url(),
  ).toBe(0);
}
