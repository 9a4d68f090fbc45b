import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../kit/accessible.ts';
import { CLOCK_START } from '../kit/device-clock.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, signIn, test } from '../kit/world.ts';

const THEMES = ['light', 'dark'] as const;
const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'เมนูหลัก' });
const item = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const news = (page: Page) => page.getByRole('region', { name: 'ข้อความประกาศ' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Opens the page and waits for all that its feeds bring. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(news(page)).toContainText('สหกรณ์ปิดทำการวันที่ 7 และ 10 ธันวาคม 2569');
  await expect(footer(page).getByText('เว้นวันหยุดราชการ')).toBeVisible();
}

test('[PUB-01] the header names the cooperative and leads to both areas and to the settings @phone', async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  const header = page.getByRole('banner');
  await expect(header.getByText('สอ.')).toBeVisible();
  await expect(header.getByText(COOP)).toBeVisible();
  await expect(header.getByText('Example Teachers’ Savings and Credit Cooperative')).toBeVisible();
  await expect(header.getByRole('link', { name: 'สำหรับหน่วยงาน' })).toHaveAttribute(
    'href',
    '/membergroup/logon',
  );
  const settings = isMobile ? page.getByRole('dialog') : header;
  const opener = isMobile
    ? header.getByRole('button', { name: 'เมนู' })
    : header.getByRole('button', { name: 'ตั้งค่าการแสดงผล' });
  if (isMobile) await opener.click();
  await settings.getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).click();
  await page.getByLabel('ความเข้มของสี').selectOption('เข้มเป็นพิเศษ');
  await page.getByLabel('สีของหน้าจอ').selectOption('มืด');
  await page.getByRole('button', { name: 'เสร็จแล้ว' }).click();
  await expect(opener).toBeFocused();
  const large = header.getByRole('button', { name: 'ขนาดตัวอักษร ใหญ่มาก' });
  const place = await large.boundingBox();
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  if (!isMobile) expect((await large.boundingBox())?.width).toBe(place?.width);
  await page.reload();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  const html = page.locator('html');
  await expect(html).toHaveCSS('font-size', '20.8px');
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await header.getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
});

/** How the line of the announcement moves: undefined where it stands still. */
const motion = (page: Page) =>
  news(page).evaluate((region) => {
    const [run] = region.getAnimations({ subtree: true });
    return run && { state: run.playState, ms: run.effect?.getTiming().duration };
  });

/** Where the line stands after so many milliseconds of its lap. */
const positionAfter = (page: Page, ms: number) =>
  news(page).evaluate((region, time) => {
    const [run] = region.getAnimations({ subtree: true });
    if (!run?.effect || !('target' in run.effect) || !(run.effect.target instanceof Element))
      return;
    run.currentTime = time;
    return new DOMMatrix(getComputedStyle(run.effect.target).transform).m41;
  }, ms);

test('[PUB-02] the announcement runs 1 px in 10 ms over 1280, and rests under the mouse, the focus and the button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  expect(await motion(page)).toEqual({ state: 'running', ms: 12_800 });
  await expect(news(page).getByRole('button', { name: 'อ่านทั้งหมด' })).toBeHidden();
  await news(page).hover();
  await expect.poll(() => motion(page)).toEqual({ state: 'paused', ms: 12_800 });
  expect(await positionAfter(page, 1_000)).toBe(-100);
  expect(await positionAfter(page, 10_000)).toBe(-1_000);
  await page.mouse.move(0, 600);
  await expect.poll(() => motion(page)).toMatchObject({ state: 'running' });

  await news(page).getByRole('button', { name: 'หยุดข้อความเลื่อน' }).focus();
  await page.keyboard.press('Tab');
  await expect(news(page).getByRole('link', { name: 'ทุนการศึกษาบุตร' })).toBeFocused();
  expect(await motion(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => motion(page)).toMatchObject({ state: 'running' });

  await page.keyboard.press('Enter');
  await expect(news(page).getByRole('button', { name: 'เลื่อนข้อความต่อ' })).toBeFocused();
  expect(await motion(page)).toBeUndefined();
  await page.keyboard.press('Enter');
  await expect.poll(() => motion(page)).toMatchObject({ state: 'running' });
});

test('[PUB-02] for those who ask for less motion it stands still and can be read to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  expect(await motion(page)).toBeUndefined();
  await expect(news(page).getByRole('button', { name: 'หยุดข้อความเลื่อน' })).toBeHidden();
  const end = news(page).getByText('30 มิถุนายน 2570').first();
  await news(page).getByRole('button', { name: 'อ่านทั้งหมด' }).click();
  await expect(end).toBeInViewport({ ratio: 1 });
  await news(page).getByRole('button', { name: 'ย่อ' }).click();
  await expect(news(page).getByRole('button', { name: 'อ่านทั้งหมด' })).toBeVisible();
});

test('[PUB-03][PUB-04][PUB-07] a click opens one dropdown at a time; home is first; links lead on', async ({
  page,
}) => {
  await openHome(page);
  const first = bar(page).getByRole('listitem').first();
  await expect(first.getByRole('link', { name: 'หน้าหลัก' })).toHaveAttribute('href', '/home');
  await expect(entry(page, 'ดาวน์โหลด')).toHaveAttribute('href', '/list/download');
  const about = item(page, 'เกี่ยวกับสหกรณ์');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about.locator('.lucide-chevron-down')).toBeVisible();
  await about.click();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(about.locator('.lucide-chevron-up')).toBeVisible();
  await expect(entry(page, 'ระเบียบและข้อบังคับ')).toHaveAttribute('href', '/list/rules');
  await expectAccessible(page, THEMES);

  await item(page, 'ข่าวและประกาศ').click();
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'ระเบียบและข้อบังคับ')).toHaveCount(0);
  await expect(entry(page, 'ประกาศ')).toBeVisible();
  await item(page, 'ข่าวและประกาศ').click();
  await expect(entry(page, 'ประกาศ')).toHaveCount(0);

  await item(page, 'สื่อการเรียนรู้').click();
  await expect(bar(page).getByText('ยังไม่พบเมนู')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar(page).getByText('ยังไม่พบเมนู')).toHaveCount(0);

  await item(page, 'ข่าวและประกาศ').click();
  await entry(page, 'ประกาศ').click();
  await expect(page).toHaveURL('/list/notice');
});

test('[PUB-04] the whole menu can be used by the keyboard', async ({ page }) => {
  await openHome(page);
  await takenOver(page);
  const { keyboard } = page;
  await bar(page).getByRole('link', { name: 'หน้าหลัก' }).focus();
  await keyboard.press('ArrowRight');
  await expect(item(page, 'เกี่ยวกับสหกรณ์')).toBeFocused();
  for (const key of ['Enter', ' ']) {
    await keyboard.press(key);
    await expect(item(page, 'เกี่ยวกับสหกรณ์')).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Escape');
    await expect(item(page, 'เกี่ยวกับสหกรณ์')).toHaveAttribute('aria-expanded', 'false');
  }
  await keyboard.press('ArrowDown');
  await expect(item(page, 'โครงสร้างองค์กร')).toBeFocused();
  await keyboard.press('End');
  await expect(entry(page, 'การเลือกตั้งกรรมการ')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(entry(page, 'รายชื่อผู้บริหาร')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(entry(page, 'รายชื่อเจ้าหน้าที่')).toBeFocused();
  await keyboard.press('Escape');
  await expect(item(page, 'โครงสร้างองค์กร')).toBeFocused();
  await keyboard.press('Escape');
  await expect(item(page, 'เกี่ยวกับสหกรณ์')).toBeFocused();
  await expect(item(page, 'เกี่ยวกับสหกรณ์')).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('End');
  await expect(entry(page, 'กระดานถามตอบ')).toBeFocused();
  await keyboard.press('Home');
  await expect(bar(page).getByRole('link', { name: 'หน้าหลัก' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowUp');
  await expect(entry(page, 'การเลือกตั้งกรรมการ')).toBeFocused();
  await keyboard.press('Tab');
  await expect(entry(page, 'การเลือกตั้งกรรมการ')).toHaveCount(0);
});

test('[PUB-05] the way of the mouse to a list beside its item may lead over other items, and a press keeps it', async ({
  page,
}) => {
  await openHome(page);
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

const SLIPS = [
  ['สพป.นศ.1', ['ข้าราชการ', 'พนักงานราชการ', 'ข้าราชการบำนาญ']],
  ['สพป.นศ.2', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
  ['สพป.นศ.3', ['ข้าราชการ', 'ลูกจ้างประจำ', 'ข้าราชการบำนาญ']],
  ['สพป.นศ.4', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
  ['สพม.นศ.', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
] as const;

test('[PUB-05][PUB-06] hovering or focusing an item shows its own list, which opens in new tabs', async ({
  page,
  context,
}) => {
  await openHome(page);
  await item(page, 'เกี่ยวกับสหกรณ์').click();
  await item(page, 'โครงสร้างองค์กร').hover();
  const pages = bar(page).locator('a[target=_blank]');
  await expect(pages).toHaveText([
    'รายชื่อผู้บริหาร',
    'รายชื่อผู้ตรวจสอบกิจการ',
    'รายชื่อผู้ตรวจสอบภายใน',
    'รายชื่อเจ้าหน้าที่',
  ]);
  const hrefs = await pages.evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual(['/show/103', '/show/104', '/show/105', '/show/106']);
  const opened = context.waitForEvent('page');
  await entry(page, 'รายชื่อผู้ตรวจสอบภายใน').click();
  expect(new URL((await opened).url()).pathname).toBe('/show/105');
  await entry(page, 'ระเบียบและข้อบังคับ').hover();
  await expect(pages).toHaveCount(0);

  await item(page, 'สลิปเงินเดือน').click();
  for (const [office, audiences] of SLIPS) {
    await item(page, office).focus();
    await expect(pages).toHaveText(audiences);
    for (const link of await pages.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/[\w-]+\.example\/\w+$/);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleDescription('เปิดในแท็บใหม่');
    }
  }
  await item(page, 'สพป.นศ.1').hover();
  await expect(entry(page, 'พนักงานราชการ')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(item(page, 'สพป.นศ.1')).toHaveCount(0);
});

test('[PUB-04][PUB-06] on a small screen the menu is a drawer, and lists open by a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  await expect(bar(page)).toBeHidden();
  const opener = page.getByRole('banner').getByRole('button', { name: 'เมนู' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'เมนูหลัก' });
  await drawer.getByRole('button', { name: 'สลิปเงินเดือน' }).click();
  await drawer.getByRole('button', { name: 'สพป.นศ.3' }).click();
  await expect(drawer.locator('a[target=_blank]')).toHaveText([...SLIPS[2][1]]);
  await expectAccessible(page, THEMES);
  await drawer.getByRole('button', { name: 'สื่อการเรียนรู้' }).click();
  await expect(drawer.getByText('ยังไม่พบเมนู')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'สพป.นศ.3' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'ดาวน์โหลด' }).click();
  await expect(page).toHaveURL('/list/download');
  await expect(drawer).toBeHidden();
});

/** Longer than any call may take: the answer does not come. */
const NEVER_MS = 60_000;

test('[PUB-08][PUB-09][PUB-10][PUB-25] the footer comes with its feed: contact, three channels, who we are @phone', async ({
  page,
  control,
  world,
}) => {
  await control.faults.add.mutate({
    world,
    endpoint: 'infoFooterShow',
    delayMs: NEVER_MS,
  });
  await page.goto('/home');
  await expect(news(page)).toContainText('สหกรณ์ปิดทำการ');
  await expect(footer(page)).toHaveCount(0);

  await control.faults.clear.mutate({ world });
  await openHome(page);
  const card = footer(page).locator('section', { hasText: 'ติดต่อเรา' });
  await expect(card.getByRole('heading', { name: 'ติดต่อเรา' })).toBeVisible();
  await expect(card.locator('b', { hasText: 'วันและเวลาทำการ' })).toBeVisible();
  for (const [name, href, icon] of [
    ['เฟซบุ๊ก', 'https://social.example/teachers-coop', 'community'],
    ['ไลน์', 'https://chat.example/teachers-coop', 'chat'],
    ['แผนที่', 'https://map.example/?q=8.4324,99.9599', 'map'],
  ] as const) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    const image = link.locator('img');
    await expect(image).toHaveAttribute('src', `/mediafiles/images/Utils/icon/${icon}.png`);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(128);
    await expect(image.locator('..')).toHaveCSS('border-radius', '50%');
  }
  for (const words of [
    COOP,
    'Example Teachers’ Savings and Credit Cooperative',
    '99 ถนนราชดำเนิน ตำบลในเมือง อำเภอเมือง จังหวัดนครศรีธรรมราช 80000',
    'อีเมล info@coop.example',
    `สงวนลิขสิทธิ์ © 2021 ${COOP}`,
    'พัฒนาระบบโดย Example Teachers’ Cooperative',
  ]) {
    await expect(footer(page)).toContainText(words);
  }
  await expectAccessible(page, THEMES);
});

test('[PUB-08][PUB-09] what the feeds leave out is inert, has a plain sign, or says that it is loading', async ({
  page,
  control,
  world,
}) => {
  const body = {
    facebook_contact: { Note: 0, nphoto: 0 },
    line_contact: { Note: '', nphoto: '/mediafiles/images/Utils/icon/gone.png' },
    loaction_contact: { Note: 'javascript:alert(1)', nphoto: 'javascript:alert(1)' },
    title_contact: { Note: '' },
  };
  await control.faults.add.mutate({ world, endpoint: 'infoFooterShow', body });
  await control.faults.add.mutate({ world, endpoint: 'infoMenuShow', delayMs: NEVER_MS });
  await page.goto('/home');
  const card = footer(page).locator('section', { hasText: 'ติดต่อเรา' });
  await expect(card).toContainText('กำลังโหลด');
  for (const name of ['เฟซบุ๊ก', 'ไลน์', 'แผนที่']) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link.locator('svg')).toBeVisible();
    await expect(link.locator('img')).toHaveCount(0);
  }
});

test('[PUB-03][PUB-08] a page stays usable when its feeds fail, and the menu can be asked for again', async ({
  page,
  control,
  world,
}) => {
  for (const endpoint of ['infoMenuShow', 'infoFooterShow'] as const) {
    await control.faults.add.mutate({ world, endpoint, status: 500, body: {} });
  }
  await page.goto('/home');
  await expect(page.getByText('ไม่สามารถเชื่อมต่อได้').first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'หน้าหลัก' })).toBeVisible();
  await expect(footer(page)).toContainText('โทรศัพท์ 075-123-456');
  await expect(footer(page)).not.toContainText('ช่องทางออนไลน์');
  await expectAccessible(page);
  await control.faults.clear.mutate({ world });
  await bar(page).getByRole('button', { name: 'โหลดเมนูไม่สำเร็จ ลองใหม่' }).click();
  await expect(item(page, 'เกี่ยวกับสหกรณ์')).toBeVisible();
  await expect(news(page)).toContainText('สหกรณ์ปิดทำการ');
});

test('[PUB-02][PUB-08] nothing moves on the page when the feeds come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHome(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
    expect(shifts.filter((one) => one > 0.002)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

/** The strongest colour in what one sees: how far the parts of a pixel lie apart, made small so that it is quick. */
async function colourfulness(page: Page): Promise<number> {
  const small = sharp(await page.screenshot())
    .resize(360)
    .removeAlpha();
  const bytes = await small.raw().toBuffer();
  let most = 0;
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    most = Math.max(most, Math.max(r, g, b) - Math.min(r, g, b));
  }
  return most;
}

test('[LAY-08] all of a public page is gray, also an open dialogue and a message, and print is not', async ({
  page,
  control,
  world,
}) => {
  await control.faults.add.mutate({ world, endpoint: 'infoFooterShow', status: 500, body: {} });
  await page.goto('/home');
  const toast = page.getByText('ไม่สามารถเชื่อมต่อได้');
  await toast.hover();
  const place = await toast.boundingBox();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await toast.boundingBox()).toEqual(place);
  expect(await colourfulness(page)).toBeLessThanOrEqual(2);

  // The message lies over it.
  await page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'ตั้งค่าการแสดงผล' });
  await expect(dialog.getByRole('button', { name: 'เสร็จแล้ว' })).toBeInViewport();
  expect(await colourfulness(page)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('filter', 'none');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' }).press('Enter');
  await expect(page.getByLabel('เลขทะเบียนสมาชิก')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('filter', 'none');
  expect(await colourfulness(page)).toBeGreaterThan(30);
});

const head = (page: Page, selector: string) => page.locator(`head > ${selector}`);

test('[LAY-05] a public page says where it is and what it shows; members’ pages stay out of an index', async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto('/home?utm_source=chat#top');
  await expect(head(page, 'link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/home`);
  await expect(head(page, 'meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/home`);
  await expect(head(page, 'meta[property="og:type"]')).toHaveAttribute('content', 'website');
  const image = await head(page, 'meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(image ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await expect(head(page, 'meta[name=robots]')).toHaveCount(0);
  await page.goto('/member/logon');
  await expect(head(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(head(page, 'link[rel=canonical]')).toHaveCount(0);
  await signIn(page, '1');
  await expect(head(page, 'meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'ข้อมูลของท่าน' })).toHaveAttribute(
    'href',
    '/member/status',
  );

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/home</loc>`);
  expect(sitemap).toContain(`<loc>${baseURL}/show/106</loc>`);
});
