import type { Page } from '@playwright/test';
import { type Doorman, deploy } from '../kit/deploy.ts';
import { expect, test } from '../kit/world.ts';

const BROKEN = 'ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const register = (page: Page) => page.getByRole('link', { name: 'สมัครใช้งานครั้งแรก' });

/** Words that stand only in the code of the screen for registering. */
const ITS_WORDS = 'กรอกข้อมูลสามอย่างให้ตรงกับทะเบียนของสหกรณ์';

/** Answers of a server for a piece of a version that it no longer has. */
const MISSING = {
  'not found': [404, 'text/plain', 'not found'],
  'the page instead': [200, 'text/html', '<!doctype html><title>หน้าหลัก</title>'],
} as const;

for (const [how, [status, type, body]] of Object.entries(MISSING)) {
  test(`[LAY-03] a page whose code is gone after a deployment loads itself anew, once (${how})`, async ({
    page,
    baseURL,
  }) => {
    let isGone = false;
    const doorman: Doorman = async ({ url = '' }, outgoing) => {
      if (!isGone || !/^\/assets\/.*\.js$/.test(url)) return false;
      const code = await (await fetch(new URL(url, baseURL))).text();
      if (!code.includes(ITS_WORDS)) return false;
      outgoing.writeHead(status, { 'content-type': type });
      outgoing.end(body);
      return true;
    };
    await using door = await deploy(baseURL ?? '', doorman);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${door.url}/member/logon`);
    await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
    // With it comes what reloads.
    await expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toBeAttached();
    isGone = true;
    await register(page).click();
    await expect(heading(page, BROKEN)).toBeVisible();
    await expect(page).toHaveURL(`${door.url}/member/register`);
    await expect.poll(() => loads).toBe(2);
    await expect(heading(page, BROKEN)).toBeVisible();
    const again = page.getByRole('main').getByRole('button', { name: 'ลองใหม่' });
    await again.click();
    await expect.poll(() => loads).toBe(3);
    await expect(heading(page, BROKEN)).toBeFocused();
    expect(loads).toBe(3);
    isGone = false;
    await again.click();
    await expect(heading(page, 'สมัครใช้งานครั้งแรก')).toBeVisible();
  });
}
