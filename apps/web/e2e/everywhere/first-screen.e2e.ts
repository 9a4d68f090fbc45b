import type { Page } from '@playwright/test';
import { HELD_MS } from '../faults/walk.ts';
import { expect, PASSWORD, signInByForm, test } from '../kit/world.ts';

/** Takes the cache away; what it answers sets how many bytes a second come, -1 for all there are. */
async function slowNetwork(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  return (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
}

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('[PUB-13][LAY-07][WEB-03] the public pages and the logon page can be read, with the cooperative’s own name @phone', async ({
    page,
  }) => {
    for (const [path, heading, title] of [
      ['/', COOP, 'หน้าหลัก'],
      ['/loancal', 'คำนวณเงินกู้', 'คำนวณเงินกู้'],
      ['/board', 'กระดานถามตอบ', 'กระดานถามตอบ'],
      ['/privacy-policy/cookies-policy', 'นโยบายคุกกี้', 'นโยบายคุกกี้'],
      ['/member/logon', 'เข้าสู่ระบบสมาชิก Member system', 'เข้าสู่ระบบสมาชิก'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} - ${COOP}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(heading.replaceAll(' ', '\\s*')),
      );
      await expect(page.getByRole('banner').getByText(COOP)).toBeVisible();
      await expect(page.locator('body > noscript')).toHaveCount(0);
      expect(await page.content()).not.toMatch(/\{\{|portal\.invalid|undefined/);
    }
  });

  test('[WEB-01][WEB-03] the page of one item has it, with its text and the menu', async ({
    page,
  }) => {
    for (const [path, words] of [
      ['/show/103', 'ผู้ช่วยเลขานุการ'],
      ['/boardShow/388', 'ปีนี้เงินปันผลและเฉลี่ยคืนโอนเข้าบัญชีวันไหนครับ'],
      ['/showdemand/D2569-0033', 'หักเงินซ้ำสองครั้งเดือนกันยายน'],
      ['/list/news', 'ผลการเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 63'],
      ['/election', 'นางวรรณภา หนูพรหม'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('contentinfo')).toContainText('ช่องทางออนไลน์');
    }
  });

  test('[WEB-03] lists are searched and paged', async ({ page }) => {
    await page.goto('/list/news');
    await page.getByRole('main').getByRole('searchbox').fill('ดอกเบี้ย');
    await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).click();
    await expect(page.getByRole('main')).toContainText('พบ 12 รายการ');
    await page.goto('/board');
    await page
      .getByRole('navigation', { name: 'หน้าของกระดานถามตอบ' })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/page=/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('[WEB-03] forms say that they need scripts, and nothing asks what nobody can answer @phone', async ({
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
      const note = page.getByRole('main').locator('noscript');
      expect(await note.textContent()).toContain(words);
      await expect(note.locator('a')).toHaveAttribute('href', /^tel:075-?123-?456$/);
      await expect(page.getByLabel('การใช้คุกกี้')).toBeHidden();
    }
  });

  test('[PUB-13][WEB-03] links and the menu lead on, and what needs a script is not there, or says so @phone', async ({
    page,
  }) => {
    await page.goto('/member/share');
    await expect(
      page.locator('noscript').getByRole('link', { name: '075-123-456' }),
    ).toBeInViewport();
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'ขนาดตัวอักษร' })).toBeHidden();
    await page.locator('summary', { hasText: 'เมนู' }).click();
    await page.locator('noscript').getByRole('link', { name: 'รายชื่อผู้บริหาร' }).click();
    await expect(page).toHaveURL('/show/103');
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

test('[PUB-13] the prerendered page is taken over as it stands, without a jump and without a word in the console', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/home');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeEnabled();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  expect(said).toEqual([]);
});

test('[AUTH-05] a page behind the sign-in asks for its records while its scripts are on their way, each once', async ({
  page,
}) => {
  await signInByForm(page, '1');
  const early = [
    '/api/member/auth/getAuthUser',
    '/api/member/termofconditional',
    '/api/member/lastupdate_bydepstatement',
    '/api/member/mem_overview',
  ];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (early.includes(pathname)) asked.push(pathname);
  });
  const root = page.locator('#root');
  const loading = root.getByText('กำลังตรวจสอบการเข้าสู่ระบบ');
  // React itself comes late; what is asked does not wait for it.
  const limit = await slowNetwork(page);
  await limit(50_000);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(early);
  await expect(loading).toBeVisible();
  await limit(-1);
  await expect(page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' })).toBeVisible();
  expect(asked).toEqual(early);
});

test('[WEB-04][PUB-15] a news item can be read while the scripts are on their way, and is not asked for again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const limit = await slowNetwork(page);
  await limit(50_000);
  await page.goto('/show/103', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeDisabled();
  await limit(-1);
  await expect(page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' })).toBeEnabled();
  expect(asked).toEqual([]);
});

test('[PUB-15] a slow news item holds nothing up: the page wakes, and the item comes when it comes', async ({
  page,
  control,
  world,
}) => {
  await control.faults.add.mutate({ world, endpoint: 'infoTopicShow', delayMs: HELD_MS });
  await page.goto('/show/103');
  await page.getByRole('button', { name: 'ตั้งค่าการแสดงผล' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await control.faults.clear.mutate({ world });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[LAY-06] the question about cookies stands in the page from the first moment, unless it was answered', async ({
  page,
  context,
}) => {
  const limit = await slowNetwork(page);
  await limit(50_000);
  const banner = page.getByRole('region', { name: 'การใช้คุกกี้' });
  const accept = banner.getByRole('button', { name: 'ยอมรับ' });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await context.clearCookies({ name: 'acceptCookie' });
  await page.reload({ waitUntil: 'commit' });
  await expect(banner).toBeVisible();
  await expect(accept).toBeDisabled();
  await limit(-1);
  await accept.click();
  await expect(banner).toBeHidden();
});

test('[AUTH-01] what is typed before the page’s script has come is kept', async ({ page }) => {
  const limit = await slowNetwork(page);
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

test('[WEB-04][PUB-20] what is chosen and typed on a public page before its script has come is not lost', async ({
  page,
}) => {
  const limit = await slowNetwork(page);
  await limit(25_000);
  await page.goto('/election', { waitUntil: 'commit' });
  await page.getByLabel('เลือกหน่วย').selectOption('หน่วย 4 ท่าศาลา');
  await limit(-1);
  await expect(page).toHaveURL('/election?unit=4');
  await expect(page.getByText('หมายเลข 3 นายวิชัย นวลสกุล')).toBeVisible();

  await limit(25_000);
  await page.goto('/board', { waitUntil: 'commit' });
  const words = page.getByRole('main').getByRole('searchbox');
  await words.fill('เงินกู้');
  await expect(page.getByRole('main').getByRole('button', { name: /^ล้าง/ })).toHaveCount(0);
  await limit(-1);
  await expect(page.getByRole('main').getByRole('button', { name: /^ล้าง/ })).toBeVisible();
  await expect(words).toHaveValue('เงินกู้');
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
  expect(await page.evaluate(() => (window as unknown as { firstLook: string }).firstLook)).toBe(
    'dark 130',
  );
});
