import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, test } from '../kit/world.ts';

/** Takes the cache away; what it answers sets how many bytes a second come, -1 for all there are. */
async function slowNetwork(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  return (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      // Without any, Chromium forgets that it is online where the machine has no network.
      latency: 1,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
}

const main = (page: Page) => page.getByRole('main');

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  // What each page says of itself: public/rendered.e2e.ts.
  test('[PUB-13][WEB-01][WEB-03][LAY-07] the public site is read and searched', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('หน้าหลัก - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
    await expect(page.locator('body > noscript')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'ขนาดตัวอักษร' })).toBeHidden();
    await page.locator('summary', { hasText: 'เมนู' }).click();
    await page.locator('noscript').getByRole('link', { name: 'รายชื่อผู้บริหาร' }).click();
    await expect(page).toHaveURL('/show/103');
    await expect(main(page)).toContainText('ผู้ช่วยเลขานุการ');
    await expect(page.getByRole('contentinfo')).toContainText('ช่องทางออนไลน์');
    await page.goto('/list/news');
    await main(page).getByRole('searchbox').fill('ดอกเบี้ย');
    await main(page).getByRole('button', { name: 'ค้นหา' }).click();
    await expect(main(page)).toContainText('พบ 12 รายการ');
    // A picture lies over its category's, which is seen where it does not come.
    await page.goto('/list/news?year=2569');
    const lost = main(page).getByRole('img', { name: /^ภาพประกอบ กำหนดปิดทำการช่วงเทศกาลสงกรานต์/ });
    await expect(lost).toHaveCSS('background-image', /ContentDefault\/news\.webp"\)$/);
    await expect(lost.locator('img')).toHaveAttribute('src', '/mediafiles/missing-photo.jpg');
  });

  test('[WEB-03] what needs a script says so, asks nothing that nobody can answer, and sends nothing', async ({
    page,
    context,
  }) => {
    await context.clearCookies({ name: 'acceptCookie' });
    for (const [path, words] of [
      ['/loancal', 'การคำนวณ ต้องเปิดใช้ JavaScript'],
      ['/boardPost', 'การตั้งกระทู้ ต้องเปิดใช้ JavaScript'],
      ['/member/register', 'การลงทะเบียนและตั้งรหัสผ่าน ต้องเปิดใช้ JavaScript'],
    ] as const) {
      await page.goto(path);
      const note = main(page).locator('noscript');
      expect(await note.textContent()).toContain(words);
      await expect(note.locator('a')).toHaveAttribute('href', /^tel:075-?123-?456$/);
      await expect(page.getByLabel('การใช้คุกกี้')).toBeHidden();
    }
    await page.goto('/member/share');
    await expect(
      page.locator('noscript').getByRole('link', { name: '075-123-456' }),
    ).toBeInViewport();
    await page.goto('/home');
    await page.getByRole('link', { name: /^ตรวจสอบยอดของท่าน/ }).click();
    await expect(page).toHaveURL('/member/logon');
    // Nothing typed can leave in an address before the page's own code checks and sends it.
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill('secret');
    await page.getByLabel('รหัสผ่าน', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeDisabled();
    await expect(page).toHaveURL('/member/logon');
  });
});

/** Tells whether anything on the page pulses without end. */
const pulses = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );

test('[AUTH-05] a page behind the sign-in asks for its records while its scripts are on their way, each once', async ({
  page,
}) => {
  await signIn(page, '1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const early = [
    '/api/member/auth/getAuthUser',
    '/api/member/termofconditional',
    '/api/member/lastupdate_bydepstatement',
    '/api/member/mem_overview',
  ];
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (early.includes(pathname)) urls.push(pathname);
  });
  // React itself comes late; what is asked does not wait for it.
  const limit = await slowNetwork(page);
  await limit(50_000);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => urls).toEqual(early);
  await expect(page.locator('#root').getByText('กำลังตรวจสอบการเข้าสู่ระบบ')).toBeVisible();
  await expect(page.getByText(/ข้อมูล ณ วันที่|สมชาย/)).toHaveCount(0);
  await expect.poll(() => pulses(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => pulses(page)).toBe(false);
  await limit(-1);
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวม' })).toBeVisible();
  expect(urls).toEqual(early);
});

test('[LAY-06][PUB-15][WEB-04] while the scripts are on their way a news item can be read, and stands under the question about cookies unless that was answered', async ({
  page,
  context,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) urls.push(request.url());
  });
  const limit = await slowNetwork(page);
  await limit(50_000);
  const banner = page.getByRole('region', { name: 'การใช้คุกกี้' });
  const accept = banner.getByRole('button', { name: 'ยอมรับ' });
  await page.goto('/show/103', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeDisabled();
  await expect(banner).toBeHidden();
  await context.clearCookies({ name: 'acceptCookie' });
  await page.reload({ waitUntil: 'commit' });
  await expect(banner).toBeVisible();
  await expect(accept).toBeDisabled();
  await limit(-1);
  await accept.click();
  await expect(banner).toBeHidden();
  expect(urls).toEqual([]);
});

test('[AUTH-01][WEB-04][PUB-20] what is typed and chosen before the page’s script has come is kept', async ({
  page,
}) => {
  const limit = await slowNetwork(page);
  await limit(25_000);
  await page.goto('/election', { waitUntil: 'commit' });
  await page.getByLabel('เลือกหน่วย').selectOption('หน่วย 4 ท่าศาลา');
  await limit(-1);
  await expect(page).toHaveURL('/election?unit=4');
  await expect(main(page)).toContainText('นายวิชัย นวลสกุล (หมายเลข 3) ได้รับเลือก');

  await limit(25_000);
  await page.goto('/board', { waitUntil: 'commit' });
  const words = main(page).getByRole('searchbox');
  const clear = main(page).getByRole('button', { name: /^ล้าง/ });
  await words.fill('เงินกู้');
  await expect(clear).toHaveCount(0);
  await limit(-1);
  await expect(clear).toBeVisible();
  await expect(words).toHaveValue('เงินกู้');

  await limit(25_000);
  await page.goto('/member/logon', { waitUntil: 'commit' });
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD);
  const submit = page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
  await expect(submit).toBeDisabled();
  await limit(-1);
  await submit.click();
  await expect(page).toHaveURL('/member/status');
});

test('[LAY-10] the chosen theme and text size are there with the first paint', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() =>
    localStorage.setItem('preferences', JSON.stringify({ text: '130', theme: 'dark' })),
  );
  // Read when the document has been parsed, which is before the page's own code runs.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const { text, theme } = document.documentElement.dataset;
      Object.assign(window, { firstLook: `${theme} ${text}` });
    }),
  );
  await page.goto('/member/logon');
  expect(await page.evaluate(() => Reflect.get(window, 'firstLook'))).toBe('dark 130');
});
