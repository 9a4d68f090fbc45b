import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { printed } from '../kit/pdf.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const rows = (page: Page, name: string) =>
  page.getByRole('list', { name: `รายการใน${name}` }).getByRole('listitem');

/** The picture of a row as it is drawn, once the row is in sight: its address and whether there is anything to see. */
async function drawn(row: Locator): Promise<{ src: string; wide: boolean }> {
  await row.scrollIntoViewIfNeeded();
  const image = row.locator('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  return image.evaluate((one: HTMLImageElement) => ({ src: one.src, wide: one.width > 80 }));
}

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

test('[PUB-11] an uploaded picture is shown when it is one, else the default of its kind', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/list/news?year=2569');
  const rowOf = (title: string) => rows(page, 'ข่าวสหกรณ์').filter({ hasText: title });
  const own = rowOf('พิธีแสดงมุทิตาจิต');
  expect((await drawn(own)).src).toMatch(/^blob:/);
  await expect(own.getByRole('img', { name: /^ภาพประกอบ พิธีแสดงมุทิตาจิต/ })).toBeVisible();
  for (const [title, file] of [
    ['กำหนดปิดทำการช่วงเทศกาลสงกรานต์', 'missing-photo.jpg'],
    ['ตรวจสอบข้อมูลผู้รับโอนประโยชน์', 'moved-photo.jpg'],
    ['ระดมความช่วยเหลือสมาชิก', 'scanned-photo.jpg'],
    ['สหกรณ์เปิดจุดบริการเคลื่อนที่', 'broken-photo.jpg'],
  ] as const) {
    await rowOf(title).scrollIntoViewIfNeeded();
    await expect(rowOf(title).locator('img')).toHaveAttribute('alt', '');
    const { src, wide } = await drawn(rowOf(title));
    expect(src).toMatch(/\/picture\/Utils\/ContentDefault\/news\.webp$/);
    expect(wide).toBe(true);
    expect(asked.filter((path) => path === `/mediafiles/${file}`)).toHaveLength(1);
  }
  expect(asked.filter((path) => path === '/mediafiles/elders-1.jpg')).toHaveLength(1);
});

test('[PUB-11][PUB-15] an article has a picture of its own at its head or none, in a column of some 70 letters', async ({
  page,
}) => {
  await page.goto('/show/69011');
  const article = page.getByRole('article');
  await expect(article.getByRole('img', { name: /^ภาพประกอบ รับสมัครกรรมการ/ })).toBeVisible();
  const letters = await article.evaluate((box) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return box.clientWidth / rem;
  });
  expect(letters).toBeLessThanOrEqual(42);
  const others = page.getByRole('navigation', { name: 'รายการอื่นในข่าวสหกรณ์' });
  await expect(others.getByRole('listitem')).toHaveCount(5);
  // Its file does not exist.
  const asked = page.waitForResponse(/missing-photo/);
  await page.goto('/show/69004');
  expect((await asked).status()).toBe(404);
  await expect(article.locator('img')).toHaveCount(0);
});

test('[PUB-15] an album is opened by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/show/69367');
  await takenOver(page);
  const third = page.getByRole('button', { name: 'เปิดภาพที่ 3 จาก 10 ประธานกรรมการมอบทุน' });
  await third.focus();
  await page.keyboard.press('Enter');
  const album = page.getByRole('dialog', { name: /^อัลบั้มภาพ/ });
  await expect(album.getByRole('img', { name: 'ประธานกรรมการมอบทุน' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(album.getByRole('status')).toHaveText('ภาพที่ 4 จาก 10 ผู้ปกครองรับทุนแทนบุตร');
  await expectAccessible(page, ['light', 'dark']);
  await page.keyboard.press('Escape');
  await expect(album).toHaveCount(0);
  await expect(third).toBeFocused();
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

test('[PUB-25] the printed committee stands on one page with its table, and its pictures on the next', async ({
  page,
}) => {
  await page.goto('/show/103');
  await takenOver(page);
  const [first = '', second = '', ...more] = (await printed(page)).pages;
  expect(first.match(/กรรมการ \(สพ[มป]\.นศ\.\d?\)/g)).toHaveLength(9);
  expect(first).not.toContain('15 ภาพ');
  expect(second).toContain('15 ภาพ');
  expect(more).toEqual([]);
});
