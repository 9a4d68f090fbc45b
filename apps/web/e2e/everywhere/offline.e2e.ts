import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { deploy } from '../kit/deploy.ts';
import { drawn } from '../kit/drawn.ts';
import { keptBy, keptFeeds } from '../kit/kept-on-device.ts';
import { ALL_SCREENS, goTo, heading } from '../kit/member-page.ts';
import { readPdf } from '../kit/pdf.ts';
import { twoVersions, versionsOf } from '../kit/two-versions.ts';
import { expect, fillLogon, test } from '../kit/world.ts';

test.use({ serviceWorkers: 'allow' });

const READ_AT = '2026-11-20T09:05:00+07:00';
const OFFLINE = 'ข้อมูล ณ 20 พ.ย. 2569 09:05 น. · ขณะนี้ออฟไลน์';
const NOT_KEPT = 'ส่วนนี้ไม่ได้เก็บไว้ในเครื่อง เมื่อมีอินเทอร์เน็ตแล้วจึงดูได้';
const SHARES = '480,200.00';
/** Entries of the menu whose screens show kept figures. */
const WITH_FIGURES = ['ภาพรวม', 'ทุนเรือนหุ้น', 'เงินกู้', 'เงินฝาก'];

/** Screens that need no answer of the backend to stand there. */
const ASKS_NOTHING = ['/member/password', '/member/family'];

/** Signs in as a member who wants to be remembered on this device. */
async function signInToStay(page: Page, no: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/member/logon?returnTo=%2Fmember%2Fstatus`);
  await page.getByLabel('จดจำการเข้าสู่ระบบในเครื่องนี้').check();
  await fillLogon(page, no);
  await expect(page.getByText(SHARES).first()).toBeVisible();
}

/** Opens the screens whose figures are kept. */
async function walkFigures(page: Page): Promise<void> {
  for (const name of ['ทุนเรือนหุ้น', 'เงินกู้', 'เงินฝาก']) {
    await goTo(page, name);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  }
}

/** Some versions of Chromium do not let pages know that are opened after a test took the connection away. */
async function newPagesKnow(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  await context.setOffline(true);
  await page.goto('data:text/html,');
  const isTold = await page.evaluate(() => !navigator.onLine);
  await context.setOffline(false);
  await page.close();
  return isTold;
}
const UNTOLD = 'this browser does not tell a new page that there is no connection';

/** Lets the page find that it was opened from the home screen, which a test cannot do. */
const openAsInstalled = (page: Page) =>
  page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
  });

/** Letters for PDF files that lie on the device: the last of what makes such a file. */
const keptLetters = (page: Page) =>
  page.evaluate(async () => {
    const files = await (await caches.open('late-files')).keys();
    return files.filter(({ url }) => url.endsWith('.ttf')).length;
  });

const workerReady = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('[MEM-26] the installed portal opens without a connection: the last figures, their date, nothing else', async ({
  page,
  context,
}) => {
  test.skip(!(await newPagesKnow(context)), UNTOLD);
  await page.clock.setFixedTime(READ_AT);
  await openAsInstalled(page);
  await signInToStay(page, '1');
  await walkFigures(page);
  await workerReady(page);
  await expect
    .poll(() => keptFeeds(page))
    .toEqual([
      'memberDepositList',
      'memberLastUpdateShow',
      'memberLoanList',
      'memberOverviewShow',
      'memberShareList',
    ]);
  await expect.poll(() => keptLetters(page)).toBe(2);

  await page.clock.setFixedTime('2026-11-23T18:00:00+07:00');
  await context.setOffline(true);
  await page.goto('/member/status');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(heading(page, 'ภาพรวม')).toBeVisible();
  await expect(page.getByText(SHARES).first()).toBeVisible();
  await expect(page.getByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('สมชาย ใจงาม');
  await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await expect(page.getByRole('region', { name: 'ข้อความแจ้ง' })).toBeEmpty();
  await expectAccessible(page, ['light', 'dark']);
  await goTo(page, 'ทุนเรือนหุ้น');
  await expect(heading(page, 'ทุนเรือนหุ้น')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^แสดง 10 จาก 358\sรายการ/);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  // [ABI-10] a PDF file that was never made before.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด' }).first().click();
  await page.getByRole('menuitem', { name: 'ไฟล์ PDF (.pdf)' }).click();
  const { pages } = await readPdf(await readFile(await (await download).path()));
  expect(pages[0]).toContain(SHARES);
  for (const [address, name, entry = ''] of drawn(ALL_SCREENS)) {
    if (WITH_FIGURES.includes(entry)) continue;
    await page.goto(address);
    await expect(heading(page, name)).toBeVisible();
    if (ASKS_NOTHING.includes(address)) continue;
    await expect(page.getByText(NOT_KEPT).first(), address).toBeVisible();
  }

  // What failed for want of a connection is asked for anew as soon as there is one, without a new document.
  await goTo(page, 'ภาพรวม');
  await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await goTo(page, 'ทุนเรือนหุ้น');
  await context.setOffline(false);
  await expect(page.getByText('ขณะนี้ออฟไลน์')).toHaveCount(0);
  await goTo(page, 'ภาพรวม');
  await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
  await expect(page.getByText('เลขประจำตัวประชาชน')).toBeVisible();
});

test('[AUTH-09] signing out kills the token, and nothing that the browser keeps names the member; the portal still opens offline', async ({
  page,
  context,
}) => {
  await signInToStay(page, '1');
  await workerReady(page);
  await walkFigures(page);
  await expect.poll(() => keptFeeds(page)).toHaveLength(5);
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  // Who asks to be remembered has name, number and records here: the search finds what is to be found.
  const secrets = [token, '"00001"', 'read:00001', 'สมชาย', 'ใจงาม', '480200'];
  const found = async () => {
    const kept = await keptBy(page);
    return secrets.filter((value) => kept.includes(value));
  };
  await expect.poll(found).toEqual(secrets);

  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  await expect(page.getByText('ออกจากระบบแล้ว')).toBeVisible();
  // The next person at this machine is not led to the page of the last one.
  await expect(page).toHaveURL(/\/member\/logon$/);
  await expect.poll(found).toEqual([]);
  expect(await keptFeeds(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  const csrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { Authorization: `Bearer ${token}`, 'X-CSRF-TOKEN': csrf };
  const check = await page.request.post('/api/member/auth/getAuthUser', { headers, data: {} });
  expect(check.status()).toBe(401);

  await context.setOffline(true);
  await page.goto('/member/share');
  await expect(heading(page, 'เข้าสู่ระบบสมาชิก')).toBeVisible();
  await page.goto('/home');
  await expect(heading(page, 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeVisible();
});

test('[LAY-03] a new version never mixes with the old: it waits for the open page and then takes all', async ({
  page,
  context,
  baseURL,
}) => {
  test.skip(!(await newPagesKnow(context)), UNTOLD);
  const server = twoVersions(baseURL ?? '');
  await using door = await deploy(baseURL ?? '', server.doorman);
  await signInToStay(page, '1', door.url);
  await workerReady(page);
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /^shell-/.test(name)));
  const [first = ''] = await shells();
  expect(first).toMatch(/^shell-[0-9a-f]{8}$/);
  await page.reload();
  await expect(page.getByText(SHARES).first()).toBeVisible();

  server.deploySecond(first.slice('shell-'.length));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(shells).toHaveLength(2);
  // The page that is open goes on in its own version, also where the server no longer has the file.
  await goTo(page, 'เงินกู้');
  await expect(heading(page, 'เงินกู้')).toBeVisible();
  expect(await versionsOf(page)).toEqual(['assets']);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'เงินกู้')).toBeVisible();
  expect(await versionsOf(page)).toEqual(['assets']);

  await page.close();
  // The worker changes a moment after its last page has gone; until then a page is the first version's, whole.
  const seen: string[][] = [];
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(`${door.url}/member/status`);
    await expect(next.getByText(SHARES).first()).toBeVisible();
    seen.push(await versionsOf(next));
    await next.close();
    expect(seen.at(-1)).toEqual(['assets2']);
  }).toPass();
  expect(seen.filter((versions) => versions.length > 1)).toEqual([]);
});

test('[ABI-07] who has opened the page that checks papers once can check one without a connection', async ({
  page,
  context,
}) => {
  test.skip(!(await newPagesKnow(context)), UNTOLD);
  await page.goto('/verify');
  await workerReady(page);
  const keys = () => page.evaluate(() => localStorage.getItem('verify-keys'));
  await expect.poll(keys).toContain('public_key');
  await context.setOffline(true);
  await page.goto('/verify');
  await expect(heading(page, 'ตรวจสอบเอกสาร')).toBeVisible();
  await page.getByText('กุญแจสาธารณะ').first().click();
  await expect(page.getByRole('main').locator('code').first()).toBeVisible();
});
