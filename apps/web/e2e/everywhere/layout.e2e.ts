import type { Page } from '@playwright/test';
import { takenOver } from '../kit/taken-over.ts';
import { expect, signInByForm, test } from '../kit/world.ts';

// Each page by itself: accessibility.e2e.ts.

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' }).getByRole('link', { name, exact: true });

/** Notes the address of every page that stands there without a title, at whatever moment. */
async function watchTitles(page: Page): Promise<readonly string[]> {
  const untitled: string[] = [];
  await page.exposeFunction('sayUntitled', (address: string) => untitled.push(address));
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main') && !document.title) {
        Reflect.get(globalThis, 'sayUntitled')(location.pathname);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return untitled;
}

test('[LAY-05][LAY-09][MEM-06] moving about, title, focus and view are those of the page that has come, at every moment', async ({
  page,
}) => {
  const untitled = await watchTitles(page);
  const arrive = async (words: string, title: string) => {
    await expect(heading(page)).toHaveText(words);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${title} - ${COOP}`);
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
  };
  await page.goto('/load');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await takenOver(page);
  await expect(heading(page)).not.toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'นโยบายคุกกี้' }).click();
  await arrive('นโยบายคุกกี้', 'นโยบายคุกกี้');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await arrive(COOP, 'หน้าหลัก');
  await page.goBack();
  await expect(page).toHaveURL('/load');
  await signInByForm(page, '1');
  await arrive('ภาพรวม', 'main');
  for (const name of ['ทุนเรือนหุ้น', 'เงินกู้', 'เงินฝาก']) {
    await menu(page, name).click();
    await arrive(name, `${name} · main`);
  }
  await page.reload();
  await expect(page).toHaveTitle(`เงินฝาก · main - ${COOP}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'ข้ามไปยังเนื้อหา' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'กลับหน้าเว็บไซต์' }).click();
  await arrive(COOP, 'หน้าหลัก');
  await expect(page.locator('head > meta[name=robots]')).toHaveCount(0);
  expect(untitled).toEqual([]);
});

test('[LAY-05] what the keyboard stands on stays so while a slow phone wakes the prerendered page', async ({
  page,
}) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/privacy-policy/cookies-policy', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const home = page.getByRole('link', { name: COOP });
  await expect(home).toBeFocused();
  await takenOver(page);
  await expect(home).toBeFocused();
});

test('[LAY-06][PUB-23] the banner leads to both policies and waits there for an answer, which is remembered', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  const banner = page.getByRole('region', { name: 'การใช้คุกกี้' });
  for (const [link, address] of [
    ['นโยบายคุกกี้', '/privacy-policy/cookies-policy'],
    ['นโยบายความเป็นส่วนตัว', '/privacy-policy/private-policy'],
  ] as const) {
    await page.goto('/home');
    await banner.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(link);
  }
  await expect(page.getByRole('main')).toContainText('มีผลตั้งแต่วันที่ 21 พฤศจิกายน 2569');
  await banner.getByRole('button', { name: 'ปฏิเสธ' }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole('link', { name: 'อ่านนโยบายคุกกี้' }).click();
  await expect(page).toHaveURL('/privacy-policy/cookies-policy');
  await expect(banner).toHaveCount(0);
  await page.reload();
  const stored = page.waitForResponse('**/cookie-answer/Y');
  await banner.getByRole('button', { name: 'ยอมรับ' }).click();
  expect((await (await stored).allHeaders())['set-cookie']).toContain('acceptCookie=Y');
  await page.reload();
  await takenOver(page);
  await expect(banner).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'acceptCookie');
  expect(kept).toMatchObject({ value: 'Y', path: '/', sameSite: 'Lax' });
  // Not only until the browser is closed.
  expect(kept?.expires).toBeGreaterThan(0);
});

test('[LAY-06] going through a page by keyboard, nothing is reached that the banner hides @phone', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'acceptCookie' });
  await page.goto('/home');
  await takenOver(page);
  const banner = page.getByRole('region', { name: 'การใช้คุกกี้' });
  await expect(banner).toBeVisible();
  const hidden: (string | null)[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const found = await banner.evaluate((over) => {
      const element = document.activeElement;
      if (!element || element === document.body || over.contains(element)) return 'the end';
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > over.getBoundingClientRect().top && top < innerHeight
        ? element.textContent
        : '';
    });
    if (found === 'the end') break;
    if (found) hidden.push(found);
  }
  expect(hidden).toEqual([]);
  // The way through ended at the banner, behind the last link of the page.
  await expect(banner.locator(':focus')).toHaveCount(1);
});
