import type { Page } from '@playwright/test';
import { printed } from '../kit/pdf.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const rows = (page: Page, name: string) =>
  page.getByRole('list', { name: `รายการใน${name}` }).getByRole('listitem');

test('[PUB-14][PUB-24] page, year and words of a list live in the address and come back', async ({
  page,
}) => {
  await page.goto('/list/news');
  await takenOver(page);
  const words = page.getByLabel('ค้นหาในหมวดนี้');
  await page.getByRole('link', { name: 'ถัดไป' }).click();
  await expect(page).toHaveURL('/list/news?page=2');
  await expect(rows(page, 'ข่าวสหกรณ์').first()).toContainText('2 ก.พ. 2569');
  await expect(count(page)).toBeFocused();
  await page.getByLabel('ปี พ.ศ.').selectOption('2568');
  await expect(count(page)).toHaveText('พบ 16 รายการ');
  await words.fill('ดอกเบี้ย');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
  await expect(page).toHaveURL(`/list/news?year=2568&q=${encodeURIComponent('ดอกเบี้ย')}`);
  await expect(count(page)).toHaveText('พบ 3 รายการ');
  await page.reload();
  await takenOver(page);
  await expect(words).toHaveValue('ดอกเบี้ย');
  await page.goBack();
  await expect(count(page)).toHaveText('พบ 16 รายการ');
  await expect(words).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/list/news?page=2');
  await page.goBack();
  await expect(count(page)).toHaveText('ทั้งหมด 63 รายการ');
});

test('[PUB-15][PUB-25] an item has files to save, a link to copy and a sheet for print', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/show/69002?from=chat');
  await takenOver(page);
  const file = page.getByRole('link', { name: /^ประกาศอัตราดอกเบี้ย ฉบับที่ 1-2569\.pdf/ });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('ประกาศอัตราดอกเบี้ย ฉบับที่ 1-2569.pdf');
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(page.getByText('คัดลอกลิงก์แล้ว')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/show\/69002$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'พิมพ์' })).toBeHidden();
  await expect(page.getByText(/^พิมพ์เมื่อ/)).toBeVisible();
});

test('[PUB-25] the printed committee stands on one page, each with face, name and office', async ({
  page,
}) => {
  await page.goto('/show/103');
  await takenOver(page);
  const [first = '', ...more] = (await printed(page)).pages;
  expect(first.replaceAll(' ', '').match(/\(สพ[มป]\.นศ\.\d?\)/g)).toHaveLength(9);
  expect(more).toEqual([]);
});

test('[PUB-25] the print button waits for the pictures to which nobody has scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto('/show/103');
  await takenOver(page);
  const last = page.getByRole('list', { name: 'รายชื่อ' }).getByRole('listitem').last();
  await expect(last.locator('img')).toHaveCount(0);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.print = () =>
          resolve([...document.querySelectorAll('img')].filter((image) => image.complete).length);
      }),
  );
  await page.getByRole('button', { name: 'พิมพ์' }).click();
  expect(await shown).toBeGreaterThanOrEqual(15);
});
