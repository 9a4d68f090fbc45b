import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

// What of the top menu only a browser shows; routes/layouts/info.test.tsx has what it does.

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'เมนูหลัก' });
const item = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/home');
  await takenOver(page);
}

test('[PUB-04][PUB-05][PUB-06] lists fit the window, open new tabs, and are left by the keyboard', async ({
  page,
  context,
}) => {
  await open(page);
  const { keyboard } = page;
  await bar(page).getByRole('link', { name: 'หน้าหลัก' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowUp');
  await expect(entry(page, 'การเลือกตั้งกรรมการ')).toBeFocused();
  await keyboard.press('Home');
  await expect(item(page, 'โครงสร้างองค์กร')).toBeFocused();
  await expect(entry(page, 'รายชื่อผู้ตรวจสอบภายใน')).toBeInViewport({ ratio: 1 });
  const opened = context.waitForEvent('page');
  await entry(page, 'รายชื่อผู้ตรวจสอบภายใน').click();
  expect(new URL((await opened).url()).pathname).toBe('/show/105');
  await item(page, 'เกี่ยวกับสหกรณ์').focus();
  await keyboard.press('ArrowUp');
  await keyboard.press('Tab');
  await expect(entry(page, 'การเลือกตั้งกรรมการ')).toHaveCount(0);

  await item(page, 'สลิปเงินเดือน').click();
  await item(page, 'สพป.นศ.1').hover();
  await expect(entry(page, 'พนักงานราชการ')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, ['light', 'dark']);
});

test('[PUB-04][PUB-06] on a small screen the menu is a drawer, and lists open by a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect(bar(page)).toBeHidden();
  const opener = page.getByRole('banner').getByRole('button', { name: 'เมนู' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'เมนูหลัก' });
  await drawer.getByRole('button', { name: 'สลิปเงินเดือน' }).click();
  await drawer.getByRole('button', { name: 'สพป.นศ.3' }).click();
  await expect(drawer.locator('a[target=_blank]')).toHaveText([
    'ข้าราชการ',
    'ลูกจ้างประจำ',
    'ข้าราชการบำนาญ',
  ]);
  await expectAccessible(page, ['light', 'dark']);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'ดาวน์โหลด' }).click();
  await expect(page).toHaveURL('/list/download');
  await expect(drawer).toBeHidden();
});
