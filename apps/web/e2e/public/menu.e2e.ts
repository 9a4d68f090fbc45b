import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { CLOCK_START } from '../kit/device-clock.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

// What of the top menu only a browser shows; frame/public/layout-info.test.tsx has what it does.

const THEMES = ['light', 'dark'] as const;

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
  await expectAccessible(page, THEMES);
});

test('[PUB-05] the way of the mouse to a list beside its item may lead over other items, and a press keeps it', async ({
  page,
}) => {
  await open(page);
  await item(page, 'เกี่ยวกับสหกรณ์').click();
  // The mouse is as fast as we are: the page's timers stand still while it is on its way.
  await page.clock.install({ time: CLOCK_START });
  await page.clock.pauseAt(Date.parse(CLOCK_START) + 60_000);
  const owner = item(page, 'โครงสร้างองค์กร');
  await owner.hover();
  const last = entry(page, 'รายชื่อเจ้าหน้าที่');
  const from = await owner.boundingBox();
  const to = await last.boundingBox();
  if (!from || !to) throw new Error('nothing is shown');
  // Straight from the middle of the item to the last link, over the items below it.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 12 });
  await page.clock.resume();
  await expect(last).toBeVisible();
  await entry(page, 'การเลือกตั้งกรรมการ').hover();
  await expect(last).toHaveCount(0);

  await owner.click();
  await expect(last).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await entry(page, 'ระเบียบและข้อบังคับ').hover();
  await expect(owner).toHaveAttribute('aria-expanded', 'true');
  await owner.click();
  await expect(owner).toHaveAttribute('aria-expanded', 'false');
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
  await expectAccessible(page, THEMES);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'ดาวน์โหลด' }).click();
  await expect(page).toHaveURL('/list/download');
  await expect(drawer).toBeHidden();
});
