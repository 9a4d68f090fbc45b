import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const rows = (page: Page, name: string) =>
  page.getByRole('list', { name: `รายการใน${name}` }).getByRole('listitem');

/** Whether one would have to scroll sideways at any of the widths that matter. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (own) await page.setViewportSize(own);
}

/** The picture of a row as it is drawn, once the row is in sight: its address and whether there is anything to see. */
async function drawn(row: Locator): Promise<{ src: string; wide: boolean }> {
  await row.scrollIntoViewIfNeeded();
  const image = row.locator('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  return image.evaluate((one: HTMLImageElement) => ({ src: one.src, wide: one.width > 80 }));
}

const LISTS = [
  ['ภาพกิจกรรม', '/list/activity-gallary'],
  ['ทุนการศึกษา', '/list/Scholarships'],
  ['สวัสดิการ', '/list/welfare'],
  ['การลงทุนของสหกรณ์', '/list/coop_investment'],
  ['ศูนย์รายงาน', '/list/report_center'],
  ['ระเบียบและข้อบังคับ', '/list/rules'],
  ['จดหมายข่าว', '/list/news_letters'],
  ['ดาวน์โหลดแบบฟอร์ม', '/list/download'],
] as const;

test('[PUB-13] the first page says the newest notice, the rates and the news, and leads to every list by its name', async ({
  page,
}) => {
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.getByText('ประกาศล่าสุด')).toBeVisible();
  await expect(main.getByText('เงินกู้สามัญ', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('ปรับปรุงล่าสุด 16 กรกฎาคม 2569')).toBeVisible();
  await main.getByText('ดูอัตราทั้งหมด').click();
  await expect(main.getByRole('table', { name: 'เงินกู้' })).toContainText('เงินกู้พิเศษเพื่อการเคหะ');
  const index = main.getByRole('navigation', { name: 'เรื่องอื่นจากสหกรณ์' });
  for (const [name, address] of [
    ['ข่าวสหกรณ์', '/list/news'],
    ['ประกาศ', '/list/notice'],
    ...LISTS,
  ] as const) {
    await main
      .getByRole('link', { name: new RegExp(`^(ดูทั้งหมด )?${name}$`) })
      .last()
      .click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(name);
    await expect(rows(page, name)).toHaveCount(12);
    await page.goBack();
    await expect(index).toBeVisible();
  }
  const quick = page.getByRole('navigation', { name: 'บริการที่ใช้บ่อย' });
  for (const [name, address] of [
    [/^ตรวจสอบยอดของท่าน/, '/member/logon'],
    [/^คำนวณเงินกู้/, '/loancal'],
    [/^ดาวน์โหลดแบบฟอร์ม/, '/list/download'],
    ['คำนวณเงินปันผลและเฉลี่ยคืน', '/caldividend'],
    ['กระดานถามตอบ', '/board'],
  ] as const) {
    await expect(quick.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await main
    .getByRole('link', { name: /^ประกาศปิดทำการวันที่ 7 และ 10 ธันวาคม 2569/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^ประกาศปิดทำการวันที่ 7 และ 10 ธันวาคม 2569/);
});

test('[PUB-14][PUB-24] pages, year and words of a list live in the address and come back', async ({
  page,
}) => {
  await page.goto('/list/news');
  await takenOver(page);
  await expect(count(page)).toHaveText('ทั้งหมด 63 รายการ');
  await expect(rows(page, 'ข่าวสหกรณ์').first()).toContainText('ในระบบสมาชิกออนไลน์ ภายในวั...');
  await page.getByRole('link', { name: 'ถัดไป' }).click();
  await expect(page).toHaveURL('/list/news?page=2');
  await expect(rows(page, 'ข่าวสหกรณ์').first()).toContainText('2 ก.พ. 2569');
  await expect(count(page)).toBeFocused();
  await page.getByLabel('ปี พ.ศ.').selectOption('2568');
  await expect(page).toHaveURL('/list/news?year=2568');
  await expect(count(page)).toHaveText('พบ 16 รายการ');
  await page.getByLabel('ค้นหาในหมวดนี้').fill('ดอกเบี้ย');
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click();
  await expect(page).toHaveURL(`/list/news?year=2568&q=${encodeURIComponent('ดอกเบี้ย')}`);
  await expect(count(page)).toHaveText('พบ 3 รายการ');
  await expect(page.locator('mark').first()).toHaveText('ดอกเบี้ย');
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel('ค้นหาในหมวดนี้')).toHaveValue('ดอกเบี้ย');
  await page.getByLabel('ค้นหาในหมวดนี้').fill('ไม่มีคำนี้');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ไม่พบรายการตามที่เลือก')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('ค้นหาในหมวดนี้')).toHaveValue('ดอกเบี้ย');
  await page.goBack();
  await expect(count(page)).toHaveText('พบ 16 รายการ');
  await page.goBack();
  await expect(page).toHaveURL('/list/news?page=2');
  await page.goBack();
  await expect(count(page)).toHaveText('ทั้งหมด 63 รายการ');
});

test('[PUB-11][PUB-12] an uploaded picture is shown when it is one, else the default of its kind @phone', async ({
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
  // A category that the first mapping does not know has the news' picture, or its content type's.
  await page.goto('/list/organization');
  const unknown = await drawn(rows(page, 'โครงสร้างองค์กร').first());
  expect(unknown.src).toMatch(/\/picture\/Utils\/ContentDefault\/news\.webp$/);
  await page.goto('/list/Scholarships?year=2569&q=สัมภาษณ์ทุน');
  const typed = await drawn(rows(page, 'ทุนการศึกษา').first());
  expect(typed.src).toMatch(/\/mediafiles\/images\/Utils\/content_default\/Scholarships\.webp$/);
});

test('[PUB-15] an album is looked through by keyboard and gives the focus back', async ({
  page,
}) => {
  await page.goto('/show/69367');
  await expect(heading(page)).toHaveText('ภาพมอบทุนการศึกษาบุตรสมาชิก ประจำปี 2569');
  await takenOver(page);
  const third = page.getByRole('button', { name: 'เปิดภาพที่ 3 จาก 10 ประธานกรรมการมอบทุน' });
  await third.focus();
  await page.keyboard.press('Enter');
  const album = page.getByRole('dialog', { name: /^อัลบั้มภาพ/ });
  const place = album.getByRole('status');
  await expect(place).toHaveText('ภาพที่ 3 จาก 10 ประธานกรรมการมอบทุน');
  await expect(album.getByRole('img', { name: 'ประธานกรรมการมอบทุน' })).toBeVisible();
  for (const [key, words] of [
    ['ArrowRight', 'ภาพที่ 4 จาก 10 ผู้ปกครองรับทุนแทนบุตร'],
    ['End', 'ภาพที่ 10 จาก 10 ถ่ายภาพร่วมกันก่อนกลับ'],
    ['ArrowRight', 'ภาพที่ 1 จาก 10 นักเรียนทุนระดับมัธยม'],
    ['ArrowLeft', 'ภาพที่ 10 จาก 10 ถ่ายภาพร่วมกันก่อนกลับ'],
    ['Home', 'ภาพที่ 1 จาก 10 นักเรียนทุนระดับมัธยม'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(place).toHaveText(words);
  }
  await expectAccessible(page, ['light', 'dark']);
  await page.keyboard.press('Escape');
  await expect(album).toHaveCount(0);
  await expect(third).toBeFocused();
});

test('[PUB-15][PUB-25] an item has rich text, files to save, a link to copy, neighbours and a sheet for print', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/show/69002?from=chat');
  await expect(heading(page)).toHaveText('ประกาศอัตราดอกเบี้ยเงินฝากและเงินกู้ ฉบับที่ 1/2569');
  await expect(page.getByRole('cell', { name: '5.50' })).toBeVisible();
  const file = page.getByRole('link', { name: /^ประกาศอัตราดอกเบี้ย ฉบับที่ 1-2569\.pdf/ });
  await expect(file).toContainText(/PDF · \d+ KB/);
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('ประกาศอัตราดอกเบี้ย ฉบับที่ 1-2569.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(page.getByText('คัดลอกลิงก์แล้ว')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/show\/69002$/);
  const shared = (name: string) => page.locator(`head > meta[property="og:${name}"]`);
  await expect(shared('type')).toHaveAttribute('content', 'article');
  await expect(shared('image')).toHaveAttribute('content', /\/og\/show\/69002\.png$/);
  await expect(shared('description')).toHaveAttribute(
    'content',
    /^สหกรณ์ประกาศอัตราดอกเบี้ยที่ใช้ในปี 2569/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'พิมพ์' })).toBeHidden();
  await expect(page.getByText(/^พิมพ์เมื่อ/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^รายการก่อนหน้า/ }).click();
  await expect(heading(page)).toHaveText(/^ที่ประชุมใหญ่สามัญประจำปี 2568/);
  const crumbs = page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' });
  await crumbs.getByRole('link', { name: 'ข่าวสหกรณ์' }).click();
  await expect(page).toHaveURL('/list/news');
});

test('[PUB-15] the pages of the organisation list people, and what is not there says so inside the site', async ({
  page,
}) => {
  for (const [id, title, post] of [
    [103, 'คณะกรรมการดำเนินการ ชุดที่ 62 ประจำปี 2569', 'ประธานกรรมการ'],
    [104, 'ผู้ตรวจสอบกิจการ ประจำปี 2569', 'หัวหน้าผู้ตรวจสอบกิจการ'],
    [105, 'ผู้ตรวจสอบภายใน ประจำปี 2569', 'หัวหน้าผู้ตรวจสอบภายใน'],
    [106, 'เจ้าหน้าที่สหกรณ์ ประจำปี 2569', 'ผู้จัดการ'],
  ] as const) {
    await page.goto(`/show/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('cell', { name: post, exact: true })).toBeVisible();
  }
  for (const [address, words] of [
    ['/show/999999', 'ไม่พบรายการนี้'],
    ['/show/abc', 'ไม่พบรายการนี้'],
    ['/list/nowhere', 'ไม่พบหมวดนี้'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(words);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('link', { name: 'ดูข่าวทั้งหมด' }).click();
  await expect(page).toHaveURL('/list/news');
});

for (const [address, words] of [
  ['/home', 'ดูอัตราทั้งหมด'],
  ['/list/news?q=ดอกเบี้ย', 'พบ 12 รายการ'],
  ['/list/activity-gallary', 'ทั้งหมด 47 รายการ'],
  ['/show/69002', '2 ก.พ. 2569'],
  ['/show/69367', 'นักเรียนทุนระดับมัธยม'],
] as const) {
  test(`[PUB-13][PUB-14][PUB-15] ${address} is accessible and never scrolls sideways @phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['light', 'dark']);
  });
}
