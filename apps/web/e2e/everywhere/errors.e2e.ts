import type { Page } from '@playwright/test';
import { CLOCK_START } from '../kit/device-clock.ts';
import { expectToastFor, toasts } from '../kit/toasts.ts';
import { expect, signIn, signInByForm, test } from '../kit/world.ts';

// The words of each failure: src/feed/use-feed.test.tsx. Every call in each of its failures: src/testing/faults.

const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้';
const NUMBERED = /^ไม่สามารถเชื่อมต่อได้ \(แจ้งรหัส [\dA-Z]{4}-[\dA-Z]{4}\)$/;
const OFFLINE = 'ขณะนี้ไม่มีการเชื่อมต่ออินเทอร์เน็ต จึงเปิดหน้านี้ไม่ได้';

const open = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'เมนูสมาชิก' })
    .getByRole('link', { name, exact: true })
    .click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[ERR-01][LAY-04] a failure is told for 5 seconds, longer under the mouse or the focus, and can be closed', async ({
  page,
  control,
  world,
}) => {
  await page.clock.install({ time: CLOCK_START });
  await signIn(page, '1');
  await control.faults.add.mutate({ world, endpoint: 'memberShareList', status: 500, body: {} });
  await expectToastFor(page, `Error${CANNOT_CONNECT}`, 5_000, () => open(page, 'ทุนเรือนหุ้น'));
  await page.getByRole('main').getByRole('button', { name: 'ลองใหม่' }).click();
  const toast = toasts(page).filter({ hasText: CANNOT_CONNECT });
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'ปิดข้อความ' });
  await close.focus();
  await page.mouse.move(10, 700);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await close.press('Enter');
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
  // Whoever missed it reads it later.
  await page
    .getByRole('navigation', { name: 'เมนูสมาชิก' })
    .getByRole('button', { name: 'ตั้งค่าการแสดงผล' })
    .click();
  const settings = page.getByRole('dialog', { name: 'ตั้งค่าการแสดงผล' });
  await expect(settings.getByRole('heading', { name: 'ข้อความที่แจ้งล่าสุด' })).toBeVisible();
  await expect(settings.getByRole('definition').first()).toHaveText(NUMBERED);
});

/**
 * Tells whether a new version is the cause has been asked, and nobody has answered: the page will not load itself anew.
 */
const askedInVain = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');

/** Waits until one of the scripts that the page has fetched says what it says without a connection. */
const offlinePageReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (words) => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const scripts = [...new Set(names)].filter((name) => /\/assets\/[^/]+\.js$/.test(name));
        const texts = scripts.map(async (name) =>
          (await fetch(name, { cache: 'force-cache' })).text(),
        );
        return (await Promise.all(texts)).some((text) => text.includes(words));
      }, OFFLINE),
    )
    .toBe(true);

test('[LAY-03][MEM-26] offline, a screen or a whole layout that was not opened before says so, and opens once there is a connection', async ({
  page,
  context,
}) => {
  await signInByForm(page, '1');
  await offlinePageReady(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'กลับหน้าเว็บไซต์' }).click();
  await expect(heading(page, OFFLINE)).toBeVisible();
  await expect(page).toHaveTitle('ไม่มีอินเทอร์เน็ต - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await open(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, OFFLINE)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toHaveCount(1);
  await expect(main.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
  await main.getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(main.getByRole('status')).toHaveText(/^ยังเชื่อมต่อไม่ได้/);
  await main.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  const request = askedInVain(page);
  await open(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, OFFLINE)).toBeFocused();
  await request;
  await context.setOffline(false);
  await expect(page.getByText('หุ้นสะสมรวม')).toBeVisible();
  await expect(page).toHaveURL('/member/share');
});
