import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../kit/world.ts';

const news = (page: Page) => page.getByRole('region', { name: 'ข้อความประกาศ' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Opens the page and waits for all that its feeds bring. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(news(page)).toContainText('ส่งหลักฐานขอทุนการศึกษาบุตรได้ถึง');
  await expect(footer(page).getByText('เว้นวันหยุดราชการ')).toBeVisible();
}

test('[PUB-01] the header leads to the settings, which hold at the next visit, and to the members’ area @phone', async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  const header = page.getByRole('banner');
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
  const letters = header.getByRole('button', { name: 'ขนาดตัวอักษร', exact: true });
  if (isMobile) await letters.click();
  const place = await large.boundingBox();
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  if (!isMobile) expect((await large.boundingBox())?.width).toBe(place?.width);
  await page.reload();
  if (isMobile) {
    // As high as in the members' area, whatever the size of the letters.
    expect((await page.locator('header > :first-child').boundingBox())?.height).toBe(56);
    await letters.click();
  }
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  const html = page.locator('html');
  await expect(html).toHaveCSS('font-size', '20.8px');
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await header.getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL('/member/logon');
});

/** Returns how the line of the announcement moves: undefined where it stands still. */
const motion = (page: Page) =>
  news(page).evaluate((region) => {
    const [run] = region.getAnimations({ subtree: true });
    return run && { state: run.playState, ms: run.effect?.getTiming().duration };
  });

/** Returns where the line stands after so many milliseconds of its lap. */
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
  await expect.poll(() => motion(page)).toEqual({ state: 'running', ms: 12_800 });
  await expect(news(page).getByRole('button', { name: 'อ่านทั้งหมด' })).toBeHidden();
  await news(page).hover();
  await expect.poll(() => motion(page)).toEqual({ state: 'paused', ms: 12_800 });
  expect(await positionAfter(page, 1_000)).toBe(-100);
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

/** The strongest colour in what one sees: how far the parts of a pixel lie apart, made small so that it is quick. */
async function colourfulness(page: Page): Promise<number> {
  const small = sharp(await page.screenshot())
    .resize(360)
    .removeAlpha();
  const bytes = await small.raw().toBuffer();
  let highest = 0;
  for (let index = 0; index + 2 < bytes.length; index += 3) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(index, index + 3);
    highest = Math.max(highest, Math.max(r, g, b) - Math.min(r, g, b));
  }
  return highest;
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
