import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { EMERGENCY, goTo, loanStatement } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const SETTINGS = 'ตั้งค่าการแสดงผล';

const THEMES = ['light', 'dark'] as const;

test('[MEM-04][MEM-28] what opens passes axe too: tables, filters, download, settings, drawer, light and dark @phone', async ({
  page,
}) => {
  const statement = loanStatement(EMERGENCY);
  await signIn(page, '1', `${statement}?period=own&from=2026-09-01&to=2026-08-01`);
  await page.getByText('ดูเป็นตาราง').click();
  await page.getByText('ดูตารางผ่อนชำระที่เหลือ 8 งวด').click();
  await expectAccessible(page, THEMES);
  const opened = (within: string) => expectAccessible(page, THEMES, { within });
  await page.getByRole('button', { name: 'ดาวน์โหลด' }).first().click();
  await opened('[role=menu]');
  await page.keyboard.press('Escape');
  const menuButton = page.getByRole('banner').getByRole('button', { name: 'เมนู Menu' });
  const isPhone = await menuButton.isVisible();
  if (isPhone) {
    await menuButton.click();
    await opened('dialog[open]');
  }
  await page.getByRole('button', { name: SETTINGS }).click();
  await expect(page.getByLabel('ซ่อนจำนวนเงิน')).toBeVisible();
  await opened('dialog[open]');
  await page.getByLabel('ซ่อนจำนวนเงิน').check();
  await page.getByRole('button', { name: 'เสร็จแล้ว' }).click();
  if (isPhone) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'พิมพ์', exact: true }).first().click();
  await opened('dialog[open]');
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const words = await focused.evaluateAll(
      ([value]) =>
        value?.getAttribute('aria-label') ??
        (value as HTMLInputElement | undefined)?.labels?.[0]?.textContent ??
        value?.textContent ??
        '',
    );
    if (words.trim().startsWith(name)) {
      const ring = await focused.evaluate((item) => getComputedStyle(item).outlineStyle);
      expect(ring, name).toBe('solid');
      return;
    }
  }
  throw new Error(`the Tab key never came to ${name}`);
}

/** Every link and button of the content is a stop of the Tab key. */
async function expectAllReached(page: Page): Promise<void> {
  const all = page.getByRole('main').locator('a[href], button');
  const wanted = await all.count();
  const reached = new Set<number>();
  await all.first().focus();
  for (let i = 0; i < wanted * 2; i += 1) {
    reached.add(
      await all.evaluateAll((stops) => stops.indexOf(document.activeElement as HTMLElement)),
    );
    await page.keyboard.press('Tab');
  }
  reached.delete(-1);
  expect(reached.size).toBe(wanted);
}

test('[MEM-02][MEM-15][MEM-28] by keyboard alone: past the menu to the filters, through the download menu, and out of it', async ({
  page,
}) => {
  await signIn(page, '1', '/member/share');
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^แสดง 10 จาก 358\sรายการ/);
  await tabTo(page, 'ข้ามไป');
  for (const stop of ['ซ่อนจำนวนเงิน', 'ภาพรวม', 'ออกจากระบบ', 'กลับ', 'ดูเป็นตาราง', 'ปีบัญชีก่อน']) {
    await tabTo(page, stop);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=lastFiscal/);
  for (const stop of ['ค้นหา', 'พิมพ์', 'ดาวน์โหลด']) await tabTo(page, stop);
  await page.keyboard.press('Enter');
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  await expect(item(/Excel/)).toBeFocused();
  for (const name of [/CSV/, /PDF/, /Excel/]) {
    await page.keyboard.press('ArrowDown');
    await expect(item(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ดาวน์โหลด' })).toBeFocused();
  for (const name of [/PDF/, /CSV/]) {
    await page.keyboard.press('ArrowUp');
    await expect(item(name)).toBeFocused();
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('ทุนเรือนหุ้น 00001 ปีบัญชี 2568.csv');
  await goTo(page, 'การค้ำประกัน');
  await expect(page.getByText('สัญญาที่ท่านค้ำประกันค้างชำระ 1 สัญญา')).toBeVisible();
  await expectAllReached(page);
});

test('[LAY-05][MEM-04] in the device’s own few colours one still sees where one is, what is chosen and where the focus is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, '1', '/member/share');
  const edge = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const links = page.getByRole('navigation', { name: 'เมนูสมาชิก' }).getByRole('link');
  const here = links.and(page.locator('[aria-current=page]'));
  const other = links.and(page.locator(':not([aria-current])')).first();
  await expect(here).toHaveText('ทุนเรือนหุ้น');
  expect(await edge(here, 'border-inline-start-color')).not.toBe(
    await edge(other, 'border-inline-start-color'),
  );
  const periods = page.getByRole('group', { name: 'ช่วงเวลา' }).getByRole('button');
  const chosen = periods.and(page.locator('[aria-pressed=true]'));
  expect(await edge(chosen, 'border-top-width')).toBe('3px');
  expect(await edge(periods.last(), 'border-top-width')).toBe('1px');
  await tabTo(page, 'ข้ามไปยังเนื้อหา');
});
