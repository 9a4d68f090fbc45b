import type { Address } from '@coop/addresses/address';
import { sampleAddress } from '@coop/addresses/sample';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { WALKED } from '../kit/axe-coverage.ts';
import { expectFits, groupMenu, SCHOOL, signInGroup } from '../kit/group-page.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, fillLogon, signInByForm, test } from '../kit/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const walkedBy = (session: Address['session']) => WALKED.filter((row) => row.session === session);

/** The sample page of each address, light and dark, when its content has come. */
async function walk(page: Page, rows: readonly Address[]): Promise<void> {
  for (const row of rows) {
    const address = sampleAddress(row);
    await page.goto(address);
    await expect(heading(page), address).toContainText(row.sample.heading ?? '');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, ['light', 'dark']);
    await expectFits(page);
  }
}

test('[LAY-05] public pages without an axe test of their own pass, light and dark', async ({
  page,
}) => {
  await walk(page, walkedBy('none'));
});

test('[LAY-05] pages of the member area without an axe test of their own pass, light and dark', async ({
  page,
}) => {
  const rows = walkedBy('member');
  await signInByForm(page, '1');
  await walk(
    page,
    rows.filter(({ layout }) => layout !== 'welcome'),
  );
  // Only who has not accepted the terms stays on the welcome page.
  await page.goto('/member/logon');
  await fillLogon(page, '8');
  await page.waitForURL('**/member/welcome');
  await walk(
    page,
    rows.filter(({ layout }) => layout === 'welcome'),
  );
});

test('[GRP-03] the agency area too, and what is chosen there for the eyes holds everywhere and is remembered', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL);
  await walk(page, walkedBy('membergroup'));
  await groupMenu(page).getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).click();
  await page.getByRole('combobox', { name: 'ขนาดตัวอักษร' }).selectOption('ใหญ่มาก');
  await page.getByLabel('ความเข้มของสี').selectOption('เข้มเป็นพิเศษ');
  await page.getByLabel('สีของหน้าจอ').selectOption('มืด');
  await page.getByRole('button', { name: 'เสร็จแล้ว' }).click();
  const html = page.locator('html');
  await expect(html).toHaveCSS('font-size', '20.8px');
  for (const [address, words] of [
    ['/member/logon', 'เข้าสู่ระบบสมาชิก'],
    ['/home', 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toContainText(words);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(html, address).toHaveCSS('font-size', '20.8px');
    await expect(html, address).toHaveAttribute('data-theme', 'dark');
    await expect(html, address).toHaveAttribute('data-contrast', 'more');
  }
  await expectAccessible(page);
});

test('[LAY-05][PUB-10] the footer leads to the accessibility statement: standard, tests, limits, whom to tell @phone', async ({
  page,
}) => {
  await page.goto('/home');
  await takenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'การเข้าถึงเว็บไซต์' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(heading(page)).toHaveText('การเข้าถึงเว็บไซต์');
  await expect(heading(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('WCAG 2.2 ระดับ AA');
  await expect(main).toContainText('ตรวจสอบล่าสุด 21 พฤศจิกายน 2569');
  await expect(main).toContainText('ยังไม่ได้ทดสอบกับผู้ใช้โปรแกรมอ่านหน้าจอจริง');
  await expect(main.getByRole('link', { name: '075-123-456' })).toHaveAttribute(
    'href',
    'tel:075123456',
  );
  await expectFits(page);
});
